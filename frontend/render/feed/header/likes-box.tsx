import type { CSSProperties } from 'react';
import { webAddress } from '../../address';
import type { LikesBoxView } from '../types';

/**
 * What stands in place of Facebook's box until it is allowed. Twin: php/Consent/Embeds/EmbedPrinter.php; what the script reads is nothing that is seen.
 *
 * @param props        What to show.
 * @param props.box    The box.
 * @param props.button Classes of its button.
 */
export const LikesBox = ( {
	box,
	button,
}: {
	box: LikesBoxView;
	button: string;
} ) => (
	<div
		className="vitrine-embed is-facebook"
		style={
			{
				'--vitrine-embed-height': `${ box.height }px`,
				'--vitrine-embed-width': `${ box.width }px`,
			} as CSSProperties
		}
	>
		<div className="vitrine-embed__box">
			<div className="vitrine-embed__notice">
				<p>{ box.notice }</p>
				<button
					type="button"
					className={ `vitrine-embed__allow ${ button }` }
					aria-label={ box.allowThis }
					hidden
				>
					{ box.allow }
				</button>
			</div>
		</div>
		{ /* eslint-disable-next-line react/jsx-no-target-blank -- Facebook may know where somebody comes from who follows the link. */ }
		<a
			className="vitrine-embed__link"
			href={ webAddress( box.page ) }
			target="_blank"
			rel="noopener"
		>
			{ box.link }
		</a>
	</div>
);

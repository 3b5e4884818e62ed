import { Fragment } from 'react';
import type { CSSProperties } from 'react';
import { webAddress } from '../address';
import { buttonClasses } from '../theme-buttons';
import type { EmbedKind } from './address';

/** What the block shows. Twin: php/Embed/EmbedView.php. */
export interface EmbedView {
	kind: EmbedKind;
	/** Address of the original. */
	page: string;
	/** Width by height, 0 = it has a height. */
	ratio: number;
	/** Px, 0 = none. */
	height: number;
	width: number;
	/** Whether nothing in it plays. */
	isBox: boolean;
	/** Whether visitors are asked. */
	asks: boolean;
	/** Name of the button that plays it. */
	play: string;
	/** Paragraphs of the post. */
	quote: string[];
	/** Whether the button has the shape of WordPress's Button block. */
	themeButtons: boolean;
	/** Words that stand in its place. */
	notice: string;
	allow: string;
	allowThis: string;
	link: string;
}

/**
 * Class of the wrapper.
 *
 * @param view      The block's view.
 * @param view.kind What it shows.
 */
export const embedClassName = ( { kind }: Pick< EmbedView, 'kind' > ): string =>
	`is-${ kind }`;

/**
 * Everything inside the wrapper. Twins: blocks/embed/render.php, php/Consent/Embeds/EmbedPrinter.php.
 *
 * @param props      What to show.
 * @param props.view The block's view.
 */
export function Embed( { view }: { view: EmbedView } ) {
	return (
		<div className="vitrine-embed is-facebook" style={ sizes( view ) }>
			<div className="vitrine-embed__box">
				{ view.quote.length > 0 && <Quote view={ view } /> }
				<div
					className="vitrine-embed__notice"
					hidden={ ! view.isBox && ! view.asks }
				>
					<p>{ view.notice }</p>
					<button
						type="button"
						className={ `vitrine-embed__allow ${ buttonClasses( view ) }` }
						aria-label={ view.allowThis }
						hidden
					>
						{ view.allow }
					</button>
				</div>
				{ ! view.isBox && (
					<button
						type="button"
						className="vitrine-embed__play"
						aria-label={ view.play }
						hidden
					>
						<svg viewBox="0 0 24 24" aria-hidden="true">
							<path d="M8 5.5v13l10.5-6.5z" />
						</svg>
					</button>
				) }
			</div>
			{ /* eslint-disable-next-line react/jsx-no-target-blank -- Facebook may know where somebody comes from who follows the link. */ }
			<a
				className="vitrine-embed__link"
				href={ webAddress( view.page ) }
				target="_blank"
				rel="noopener"
			>
				{ view.link }
			</a>
		</div>
	);
}

/**
 * Room that is kept for the frame.
 *
 * @param view The block's view.
 */
const sizes = ( { ratio, height, width }: EmbedView ): CSSProperties =>
	Object.fromEntries(
		[
			[ '--vitrine-embed-ratio', ratio && String( ratio ) ],
			[ '--vitrine-embed-height', height && `${ height }px` ],
			[ '--vitrine-embed-width', width && `${ width }px` ],
		].filter( ( [ , value ] ) => value )
	);

/**
 * Words of the post.
 *
 * @param props      What to show.
 * @param props.view The block's view.
 */
const Quote = ( { view }: { view: EmbedView } ) => (
	<blockquote
		className="wp-block-vitrine-embed__quote"
		cite={ webAddress( view.page ) }
	>
		{ view.quote.map( ( text, index ) => (
			<p key={ index }>
				{ text.split( '\n' ).map( ( line, at ) => (
					<Fragment key={ at }>
						{ at > 0 && <br /> }
						{ at > 0 ? `\n${ line }` : line }
					</Fragment>
				) ) }
			</p>
		) ) }
	</blockquote>
);

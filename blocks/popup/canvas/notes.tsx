import { __ } from '@wordpress/i18n';
import type { Variant } from '../variants/use-variant';

interface NotesProps {
	/** Whether it stands in other content. */
	isInline: boolean;
	/** Whether the close button comes back, because nothing else closes the popup. */
	closeCameBack: boolean;
	/** Whether it is the popup of a post, which is not published like that (Guard). */
	isPost: boolean;
	variant: Variant;
}

/**
 * What cannot be seen in the canvas.
 *
 * @param props               What to show.
 * @param props.isInline      Whether it stands in other content.
 * @param props.closeCameBack Whether the close button comes back.
 * @param props.isPost        Whether it is the popup of a post.
 * @param props.variant       Its two contents.
 */
export function Notes( {
	isInline,
	closeCameBack,
	isPost,
	variant,
}: NotesProps ) {
	const hasVariant = variant.id !== undefined;
	if ( ! isInline && ! closeCameBack && ! hasVariant ) {
		return null;
	}
	return (
		<div className="vitrine-popup-notes" contentEditable={ false }>
			{ hasVariant && (
				<div
					className="vitrine-popup-variants"
					role="group"
					aria-label={ __(
						'Variant shown in the editor',
						'vitrine'
					) }
				>
					{ ( [ 'a', 'b' ] as const ).map( ( half ) => (
						<button
							key={ half }
							type="button"
							aria-pressed={ variant.half === half }
							onClick={ () => variant.show( half ) }
						>
							{ half === 'a'
								? __( 'Variant A', 'vitrine' )
								: __( 'Variant B', 'vitrine' ) }
						</button>
					) ) }
				</div>
			) }
			{ isInline && (
				<p>{ __( 'Popup: hidden until it opens', 'vitrine' ) }</p>
			) }
			{ closeCameBack && (
				<p>
					{ isPost
						? __(
								'Visitors have no other way to close this popup. To publish it, turn on the close button or add a button that closes it.',
								'vitrine'
							)
						: __(
								'Visitors have no other way to close this popup, so it keeps its close button.',
								'vitrine'
							) }
				</p>
			) }
		</div>
	);
}

import { __ } from '@wordpress/i18n';

interface NotesProps {
	/** Whether it stands in other content. */
	isInline: boolean;
	/** Whether the close button comes back, because nothing else closes the popup. */
	closeCameBack: boolean;
	/** Whether it is the popup of a post, which is not published like that (Guard). */
	isPost: boolean;
}

/**
 * What cannot be seen in the canvas.
 *
 * @param props               What to show.
 * @param props.isInline      Whether it stands in other content.
 * @param props.closeCameBack Whether the close button comes back.
 * @param props.isPost        Whether it is the popup of a post.
 */
export function Notes( { isInline, closeCameBack, isPost }: NotesProps ) {
	if ( ! isInline && ! closeCameBack ) {
		return null;
	}
	return (
		<div className="vitrine-popup-notes" contentEditable={ false }>
			{ isInline && (
				<p>
					{ __(
						'Popup: closed for visitors until opened',
						'vitrine'
					) }
				</p>
			) }
			{ closeCameBack && (
				<p>
					{ isPost
						? __(
								'Nothing else closes this popup: it cannot be published before its close button is on or a button in it closes it.',
								'vitrine'
							)
						: __(
								'Nothing else closes this popup, so it keeps its close button.',
								'vitrine'
							) }
				</p>
			) }
		</div>
	);
}

import { __ } from '@wordpress/i18n';

interface NotesProps {
	/** Whether it stands in other content. */
	isInline: boolean;
	/** Whether the close button comes back, because nothing else closes the popup. */
	closeCameBack: boolean;
}

/**
 * What cannot be seen in the canvas.
 *
 * @param props               What to show.
 * @param props.isInline      Whether it stands in other content.
 * @param props.closeCameBack Whether the close button comes back.
 */
export function Notes( { isInline, closeCameBack }: NotesProps ) {
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
					{ __(
						'Nothing else closes this popup, so it keeps its close button.',
						'vitrine'
					) }
				</p>
			) }
		</div>
	);
}

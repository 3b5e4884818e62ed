import { keepFocus } from './focus';

/**
 * How a dialog stands to the page: what an open one answers to.
 *
 * @param element  The dialog.
 * @param onCancel Escape, a phone's Back and other requests of the browser; false = they are not meant for this one.
 * @param signal   Until it closes.
 */
export type DialogMode = (
	element: HTMLDialogElement,
	onCancel: () => unknown,
	signal: AbortSignal
) => void;

/**
 * Lets whoever opened a dialog decide what requests of the browser mean.
 *
 * @param element  The dialog.
 * @param onCancel Is asked.
 * @param signal   Until when.
 */
export const answerCancel: DialogMode = ( element, onCancel, signal ) =>
	element.addEventListener(
		'cancel',
		( event ) => {
			// A `<input type="file">` inside has such an event, too.
			if ( event.target === element ) {
				event.preventDefault();
				onCancel();
			}
		},
		{ signal }
	);

/** The page behind rests, the focus stays inside. A drawer is a modal dialog at an edge of the window: style places it. */
export const modal: DialogMode = ( element, onCancel, signal ) => {
	answerCancel( element, onCancel, signal );
	element.addEventListener( 'keydown', keepFocus, { signal } );
};

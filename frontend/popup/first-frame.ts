import { isModalKind } from './elements';
import type { Popup, Visit } from './visit';

/**
 * Shows a dialog, unless it is open, as it is to look in its first frame.
 *
 * @param popup   The popup; whatever it showed before is settled.
 * @param element The dialog.
 * @param opener  What was pressed; null = nobody asked for it.
 */
export function show(
	popup: Popup,
	element: HTMLDialogElement,
	opener: Element | null | undefined
): Visit {
	const left = popup.settle();
	const { settings } = popup.config;
	const { classList, dataset } = element;
	const { activeElement } = document;
	const before = opener ?? activeElement;
	// On a modal dialog only another one can be reached.
	const isModal =
		( isModalKind( popup.config ) &&
			! classList.contains( 'is-banner' ) ) ||
		!! before?.closest( 'dialog:modal' );
	dataset[ 'vitrineAnimation' ] = settings.entrance_animation ?? '';
	classList.toggle(
		'is-entering',
		!! settings.entrance_animation && ! classList.contains( 'is-row' )
	);
	classList.toggle( 'is-waiting', !! settings.close_button_delay );
	if ( ! element.open ) {
		if ( isModal ) {
			// Else the browser would choose a field, and a phone its keyboard.
			element.autofocus = true;
			element.showModal();
		} else {
			// `show()` would take the focus.
			element.open = true;
		}
	}
	if ( isModal || ( opener !== null && settings.a11y_navigation !== '' ) ) {
		element.focus( { preventScroll: true } );
	}
	return {
		popup,
		element,
		before,
		isModal,
		isUnasked: opener === null,
		left,
	};
}

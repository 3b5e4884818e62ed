import { onBackdrop } from '../../core/dialog/backdrop';
import { listen } from '../../core/listen';
import type { Visit } from '../visit';

/** Date pickers that put themselves at the end of the page. */
const PICKER = '.flatpickr-calendar';

/** A field whose picker is flatpickr. */
interface PickerField extends HTMLElement {
	_flatpickr?: { calendarContainer: HTMLElement };
}

/**
 * Closes a modal popup by a press on what is around it, and keeps date pickers in reach.
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function watchOverlay( visit: Visit, signal: AbortSignal ): void {
	const { element, popup } = visit;
	// At the end of the page nobody could use it: beside a modal dialog all is inert.
	listen(
		'focusin',
		( { target } ) => {
			const picker = ( target as PickerField )._flatpickr
				?.calendarContainer;
			if ( picker ) {
				const { left, top } = element.getBoundingClientRect();
				element.append( picker );
				// It reckons from the corner of the page.
				picker.style.translate = `${ -left - window.scrollX }px ${ -top - window.scrollY }px`;
			}
		},
		signal,
		element
	);
	if ( popup.config.settings.prevent_close_on_background_click !== 'yes' ) {
		onBackdrop( element, () => visit.leave?.( 'overlay' ), signal, PICKER );
	}
}

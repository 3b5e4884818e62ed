import { listen } from '../../core/listen';
import { emit } from '@vitrine/frontend';
import type { PopupConfig } from '../../render/popup/types';
import { onSent } from '../forms';

/** What an author has marked as the goal of the popup that it is in. Twin: php/Popup/Links/LinkActions.php. */
const GOAL = '[data-vitrine-goal]';

/** Which popup each dialog has shown last. */
const popups = new Map< string, PopupConfig[ 'id' ] >();

/** Dialogs whose goal has been reached since they opened: who presses twice is one conversion. */
const reached = new Set< Element >();

/**
 * Says of every form in a popup that is sent from now on, be it closed when the answer comes, and of the first press on its goal: `vitrine:popup:conversion`.
 *
 * @param popup         The popup, which has opened.
 * @param popup.id      Its post, or the id of its dialog.
 * @param popup.element The id of its dialog.
 * @param dialog        Its dialog.
 */
export function watchConversions(
	{ id, element }: PopupConfig,
	dialog: Element
): void {
	if ( ! popups.size ) {
		onSent( ( form, sender ) => tell( sender, { form } ) );
		// Before anybody closes the popup.
		listen( 'click', onPress );
	}
	popups.set( element, id );
	reached.delete( dialog );
}

function onPress( { target }: Event ): void {
	const control = ( target as Element ).closest?.( GOAL );
	const dialog = control?.closest( 'dialog' );
	// A form counts once it is sent.
	if ( dialog && ! control!.closest( 'form' ) && ! reached.has( dialog ) ) {
		reached.add( dialog );
		tell( dialog, { control: control! } );
	}
}

/**
 * Tells of a popup.
 *
 * @param dialog Its dialog; another one is none of ours.
 * @param by     What did it.
 */
function tell(
	dialog: Element | null,
	by: { form: Element } | { control: Element }
): void {
	const id = popups.get( dialog?.id ?? '' );
	if ( dialog && id !== undefined ) {
		emit( dialog, 'vitrine:popup:conversion', { id, ...by } );
	}
}

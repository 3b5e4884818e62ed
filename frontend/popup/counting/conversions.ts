import { listen } from '../../core/listen';
import { emit, on } from '@vitrine/frontend';
import type { VitrineEvents } from '@vitrine/frontend';
import type { PopupConfig } from '../../render/popup/types';
import { watchForms } from '../forms';

/** What an author has marked as the goal of the popup that it is in. Twin: php/Popup/Links/LinkActions.php. */
const GOAL = '[data-vitrine-goal]';

const POPUP = '.wp-block-vitrine-popup';

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
		on( 'vitrine:form:sent', onSent );
		on( 'vitrine:form:success', onSent );
		// A form may come later, too.
		listen( 'focusin', ( { target } ) => watchIn( target as Element ) );
		// Before anybody closes the popup.
		listen( 'click', onPress );
	}
	watchIn( dialog.querySelector( 'form' ) );
	popups.set( element, id );
	reached.delete( dialog );
}

let isWatching = false;

/** Forms are watched once there is one. */
function watchIn( element: Element | null ): void {
	if ( ! isWatching && element?.closest?.( 'form' ) ) {
		isWatching = true;
		watchForms().then(
			( told ) =>
				told.forEach(
					( { type, detail } ) =>
						type === 'vitrine:form:success' && onSent( detail )
				),
			() => ( isWatching = false )
		);
	}
}

/**
 * Counts a form, which may be gone by now; a dialog in the popup, where it was, is not the popup.
 *
 * @param sent        What is known of it.
 * @param sent.form   The form.
 * @param sent.dialog Where it was.
 */
function onSent( {
	form,
	dialog,
}: VitrineEvents[ 'vitrine:form:success' ] ): void {
	tell( ( form.isConnected ? form : dialog )?.closest( POPUP ) ?? null, {
		form,
	} );
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

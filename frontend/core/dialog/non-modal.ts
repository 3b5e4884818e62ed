import { isField } from './focus';
import { answerCancel } from './modal';
import type { DialogMode } from './modal';

/** Those that are open, in the order in which they opened; each says whether Escape was meant for it. */
const open = new Set<
	( target: Element, dialog: Element | null | undefined ) => boolean
>();

/**
 * The page stays in use. A corner is such a dialog: style places it.
 *
 * @param element  The dialog.
 * @param onCancel Is asked what Escape and requests of the browser mean.
 * @param signal   Until it closes.
 * @param isPart   It stands in the page, not over it: Escape means it only from inside.
 */
export function nonModal(
	element: Parameters< DialogMode >[ 0 ],
	onCancel: () => unknown,
	signal: AbortSignal,
	isPart = false
): void {
	const escape: Parameters< typeof open.add >[ 0 ] = ( target, dialog ) =>
		( dialog ? dialog === element : ! isField( target ) && ! isPart ) &&
		onCancel() !== false;
	answerCancel( element, onCancel, signal );
	open.add( escape );
	signal.addEventListener( 'abort', () => open.delete( escape ) );
}

// What the browser does for modal dialogs alone.
document.addEventListener( 'keydown', ( event ) => {
	const target = event.target as Element;
	const dialog = target.closest?.( 'dialog[open]' );
	if (
		event.key === 'Escape' &&
		! event.defaultPrevented &&
		! event.isComposing
	) {
		[ ...open ].reverse().some( ( escape ) => escape( target, dialog ) );
	}
} );

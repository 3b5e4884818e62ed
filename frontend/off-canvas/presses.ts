/** Which panel a press means. */
import { targetOf } from '../core/links/fragment';

export type Action = 'open' | 'close' | 'toggle';

/**
 * Finds a panel; only the server prints the script that is in one. A panel that was Elementor's may have its number alone.
 *
 * @param id Id of the dialog.
 */
export const panelOf = ( id: unknown ): HTMLDialogElement | undefined =>
	[
		...document.querySelectorAll< HTMLDialogElement >(
			'dialog.wp-block-vitrine-off-canvas'
		),
	].find(
		( panel ) =>
			panel.firstElementChild?.tagName === 'SCRIPT' &&
			[ panel.id, `off-canvas-${ panel.id }` ].includes( id as string )
	);

const ACTIONS: Record< string, Action > = {
	open: 'open',
	toggle: 'toggle',
	close: 'close',
	dismiss: 'close',
	'show-modal': 'open',
	'request-close': 'close',
};

/**
 * What a press on an element means: controls of popups (php/Popup/Links/LinkAction.php), buttons with a command, links to a panel.
 *
 * @param target What was pressed.
 * @return Undefined = nothing of ours.
 */
export function pressed(
	target: Element
): [ HTMLDialogElement, Action, Element ] | undefined {
	const control = target.closest< HTMLElement >(
		'[data-vitrine-popup], [commandfor], a[href*="#"]'
	);
	if ( ! control ) {
		return undefined;
	}
	const { vitrinePopup, vitrinePopupId } = control.dataset;
	const command = vitrinePopup ?? control.getAttribute( 'command' );
	const panel = panelOf(
		vitrinePopup
			? ( vitrinePopupId ?? control.closest( 'dialog' )?.id )
			: ( control.getAttribute( 'commandfor' ) ??
					targetOf( control as HTMLAnchorElement ) )
	);
	const action = command ? ACTIONS[ command ] : 'open';
	return panel && action && [ panel, action, control ];
}

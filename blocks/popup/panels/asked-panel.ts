/** Panels of a popup, by the names that addresses and preferences have for them. Twin: PANELS in php/Popup/Summary/PopupState.php. */
export type PanelName =
	| 'where'
	| 'who'
	| 'when'
	| 'general'
	| 'layout'
	| 'closing'
	| 'animation'
	| 'priority'
	| 'statistics';

/** Parameter of the editor's address: the panel that somebody is led to. */
const PARAMETER = 'vitrine-panel';

let asked = new URLSearchParams( window.location.search ).get( PARAMETER );

/** Whether the editor was opened for one of its panels. */
export const isPanelAsked = (): boolean => asked !== null;

/**
 * Whether the editor was opened for a panel; it is so once.
 *
 * @param name The panel.
 */
export function takeAskedPanel( name: PanelName ): boolean {
	const isAsked = asked === name;
	if ( isAsked ) {
		asked = null;
	}
	return isAsked;
}

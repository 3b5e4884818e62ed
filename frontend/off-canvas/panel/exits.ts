import { onBackdrop } from '../../core/dialog/backdrop';
import { targetOf } from '../../core/links/fragment';
import type { PanelSettings } from './settings';
import type { Visit } from './visits';

/**
 * Closes a panel by what closes it besides its buttons and requests of the browser.
 *
 * @param visit    The panel, open.
 * @param settings Its settings.
 * @param isModal  Whether the page rests meanwhile.
 * @param signal   Until when.
 */
export function watchExits(
	{ panel, close }: Visit,
	{ escape, backdrop, links }: PanelSettings,
	isModal: boolean,
	signal: AbortSignal
): void {
	if ( isModal && backdrop ) {
		onBackdrop( panel, () => close( 'backdrop' ), signal );
	}
	panel.addEventListener(
		'keydown',
		( event ) => {
			const isSearch = ( event.target as Element ).matches(
				'[type="search"]'
			);
			// A panel in this one has answered it.
			if (
				event.defaultPrevented ||
				event.key !== 'Escape' ||
				( escape && ! isSearch )
			) {
				return;
			}
			// Asked a second time in a row, some browsers close without a `cancel`, and search fields only empty themselves.
			event.preventDefault();
			if ( escape ) {
				close( 'escape' );
			}
		},
		{ signal }
	);
	if ( links ) {
		panel.addEventListener(
			'click',
			( event ) => {
				const link = ( event.target as Element ).closest( 'a' );
				const target =
					link && document.getElementById( targetOf( link ) );
				if (
					target &&
					! event.defaultPrevented &&
					! panel.contains( target )
				) {
					close( 'link' );
				}
			},
			{ signal }
		);
	}
}

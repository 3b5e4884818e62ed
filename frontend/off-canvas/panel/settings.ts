import { readData } from '@vitrine/frontend';
import type { SearchSettings } from '../../search-overlay/settings';

export type Occasion = 'form' | 'cart';

/** What the server tells of a panel. Twin: php/OffCanvas/OffCanvasView.php. */
export interface PanelSettings {
	side: 'start' | 'end' | 'top' | 'bottom';
	/** Whether the page makes room. */
	push: boolean;
	modal: boolean;
	/** What closes it: Escape, a press beside it, a link in it to another place on the page. */
	escape: boolean;
	backdrop: boolean;
	links: boolean;
	/** What opens it by itself. */
	after?: Occasion[];
	/** What gets the focus in it; '' = the panel itself. */
	focus: string;
	/** Suggestions for its search form. */
	search?: SearchSettings;
}

/**
 * Reads it; who has none of the server has the defaults of the block.
 *
 * @param panel The dialog.
 */
export const settingsOf = ( panel: HTMLElement ): PanelSettings => ( {
	side: 'start',
	push: false,
	modal: true,
	escape: true,
	backdrop: true,
	links: true,
	focus: '',
	...( readData( panel ) as Partial< PanelSettings > ),
} );

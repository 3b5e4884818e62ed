import type { Mode } from './docking';

type Device = 'phones' | 'tablets' | 'desktops';

/** What the server tells of a header. Twin: php/SiteHeader/SiteHeaderView.php. */
export interface HeaderData {
	/** When it stays in the window, by device. */
	modes: Record< Device, Mode >;
	/** How many of its first rows leave with the page. */
	rows: number;
}

/** The device that the window is of, as style has it. Twin: blocks/site-header/style.scss. */
const device = (): Device => {
	const { innerWidth: width } = window;
	if ( width < 768 ) {
		return 'phones';
	}
	return width > 1024 ? 'desktops' : 'tablets';
};

/**
 * When a header stays in the window as it is.
 *
 * @param data       What the server tells of it.
 * @param data.modes The same by device.
 */
export const modeOf = ( { modes }: HeaderData ): Mode => modes[ device() ];

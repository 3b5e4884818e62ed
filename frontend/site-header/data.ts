import { device, type Device } from '../core/device';
import type { Mode } from './docking';

/** What the server tells of a header. Twin: php/SiteHeader/SiteHeaderView.php. */
export interface HeaderData {
	/** When it stays in the window, by device. */
	modes: Record< Device, Mode >;
	/** How many of its first rows leave with the page. */
	rows: number;
	/** By how many percent it is lower while it stays. */
	shrink?: number;
}

/**
 * When a header stays in the window as it is.
 *
 * @param data       What the server tells of it.
 * @param data.modes The same by device.
 */
export const modeOf = ( { modes }: HeaderData ): Mode => modes[ device() ];

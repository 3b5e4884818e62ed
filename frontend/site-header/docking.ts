/** When a header stays in the window. */

/** Beyond this a header comes back on scrolling up, px. */
export const DOCK_FROM = 300;

/** `top`: where it stands in the page; `away`: out of sight, above the window; `docked`: at the top of the window. */
export type Docking = 'top' | 'away' | 'docked';

/** When it does: on scrolling up, always or never. */
export type Mode = 'up' | 'always' | 'never';

/** A step of scrolling, px. */
export interface Step {
	/** How far the page is scrolled; browsers that bounce tell less than 0. */
	y: number;
	/** The same before. */
	before: number;
	/** Where the header begins in the page. */
	place: number;
	height: number;
	/** Whether no hand has started it. */
	isAutomatic: boolean;
}

/**
 * What becomes of a header.
 *
 * @param docking What it is.
 * @param mode    When it stays in the window.
 * @param step    What has happened.
 */
export function dockingAfter(
	docking: Docking,
	mode: Mode,
	{ y, before, place, height, isAutomatic }: Step
): Docking {
	if ( mode === 'never' || y <= place ) {
		return 'top';
	}
	if ( mode === 'always' ) {
		return 'docked';
	}
	const end = place + height;
	// Where its own place is near, one that leaves would show a gap there.
	const isFar = y > Math.max( end, DOCK_FROM ) && ! isAutomatic;
	if ( docking === 'docked' ) {
		return isFar && y > before ? 'away' : 'docked';
	}
	if ( isFar && y < before ) {
		return 'docked';
	}
	return y < end ? 'top' : 'away';
}

/** Where a section stays in the window. */

/** What the server tells of a section. Twin: php/StickySection/StickySection.php. */
export interface StickyData {
	edge: 'top' | 'bottom';
	/** Distance from it, px. */
	offset: number;
	/** Whether it stays to the end of the page, not of the block around it. */
	isPage: boolean;
	/** The windows where it stays. */
	devices: string[];
	/** How far beyond where it begins to stay it has effects, px. */
	effects: number;
	/** Px above targets of links; 0 = as much as it covers. */
	room: number;
}

/** A part of the page, px. */
export interface Span {
	top: number;
	height: number;
}

/** What is seen of the page. */
interface View extends Span {
	/** Px that headers take at its top. */
	taken: number;
}

/**
 * How far the window is beyond the place where a section begins to stay, px.
 *
 * @param data   What the server tells of it.
 * @param place  Where it stands in the page.
 * @param window How far the page is scrolled, and how much of it is seen.
 * @return More than 0 where it stays.
 */
export const beyond = (
	{ edge, offset }: StickyData,
	place: Span,
	window: View
): number =>
	edge === 'top'
		? window.top + window.taken + offset - place.top
		: place.top + place.height - ( window.top + window.height - offset );

/** A number within the bounds of frontend/render/sticky-section/schema.json. */
const within = ( value: unknown, most: number ): number =>
	Math.max( 0, Math.min( most, Number( value ) || 0 ) );

/**
 * Reads what an attribute tells; authors may write it, too.
 *
 * @param written The attribute.
 * @return Undefined where it says nothing that can be used.
 */
export function readSticky( written: string ): StickyData | undefined {
	try {
		const { edge, offset, page, devices, effects, room } =
			JSON.parse( written );
		return {
			edge: edge === 'bottom' ? edge : 'top',
			offset: within( offset, 500 ),
			isPage: page === true,
			devices: Array.isArray( devices ) ? devices : [],
			effects: within( effects, 1000 ),
			room: within( room, 500 ),
		};
	} catch {
		return undefined;
	}
}

/** When a pointer means an item: it rests there, and it has left for good. */

/** A pointer that moves less than this within an interval rests, px. */
const REST = 7;

interface Point {
	x: number;
	y: number;
}

/** Where a pointer is to an item. */
export interface Hover {
	isOver: boolean;
	/** Where it was when the interval began. */
	from: Point;
	/** Where it was last. */
	at: Point;
	/** When to look again, ms; Infinity = there is nothing to wait for. */
	due: number;
}

/** What happens: the pointer comes, moves or leaves, or the time is up. */
export interface HoverEvent extends Point {
	type: 'over' | 'out' | 'due';
	/** Now, ms. */
	time: number;
}

export interface HoverTimes {
	/** So long a pointer rests before an item opens, ms. */
	interval: number;
	/** So long it is away before an item closes, ms: it may take the shortest way to the panel, across other items. */
	timeout: number;
}

/** No pointer is near. */
export const AWAY: Hover = {
	isOver: false,
	from: { x: 0, y: 0 },
	at: { x: 0, y: 0 },
	due: Infinity,
};

/**
 * What becomes of it.
 *
 * @param hover  How it was.
 * @param event  What happens.
 * @param isOpen Whether the item is open.
 * @param times  The settings.
 * @return How it is now, and whether the item is to be open.
 */
export function hoverAfter(
	hover: Hover,
	{ type, x, y, time }: HoverEvent,
	isOpen: boolean,
	{ interval, timeout }: HoverTimes
): [ Hover, boolean ] {
	const at = { x, y };
	if ( type === 'out' ) {
		const due = isOpen ? time + timeout : Infinity;
		return [ { ...hover, isOver: false, due }, isOpen ];
	}
	if ( type === 'over' ) {
		const isNew = ! hover.isOver;
		const due = isNew ? time + interval : hover.due;
		return [
			{
				isOver: true,
				from: isNew ? at : hover.from,
				at,
				due: isOpen ? Infinity : due,
			},
			isOpen,
		];
	}
	if ( ! hover.isOver ) {
		return [ { ...hover, due: Infinity }, false ];
	}
	const { from, at: last } = hover;
	const rests = Math.hypot( last.x - from.x, last.y - from.y ) < REST;
	return [
		{ ...hover, from: last, due: rests ? Infinity : time + interval },
		isOpen || rests,
	];
}

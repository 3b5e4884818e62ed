/**
 * Lengths that hold for a range of widths: a fraction of the container's width plus pixels (docs/decisions/0006). Twin: php/Gallery/Layout/Length.php.
 */
export interface Length {
	/** Of the container's width. */
	readonly part: number;
	readonly px: number;
}

export const ZERO: Length = { part: 0, px: 0 };

export function length( part: number, px: number ): Length {
	return { part, px };
}

export function plus( a: Length, b: Length ): Length {
	return { part: a.part + b.part, px: a.px + b.px };
}

export function times( a: Length, factor: number ): Length {
	return { part: a.part * factor, px: a.px * factor };
}

/**
 * The length in px.
 *
 * @param a     Length.
 * @param width Of the container, in px.
 */
export function at( a: Length, width: number ): number {
	return a.part * width + a.px;
}

/**
 * Widths: of containers in steps, of windows in classes (docs/decisions/0006).
 *
 * Twins: php/Gallery/Layout/Steps.php, php/Gallery/Layout/SizeClass.php.
 */
import type { SizeClass } from './types';

/** Nominal widths of a container, in px: an album is laid out at these. */
export const NOMINAL_WIDTHS = [
	320, 400, 500, 625, 780, 975, 1220, 1525, 1900, 2400,
] as const;

/** Narrowest container that the first step is made for, and widest of the last one, in px. */
const NARROWEST = 256;
const WIDEST = 3000;

/** Least widths, from the smallest class up. */
export const SIZE_CLASSES: readonly { name: SizeClass; min: number }[] = [
	{ name: 'xs', min: 0 },
	{ name: 'sm', min: 480 },
	{ name: 'me', min: 992 },
	{ name: 'la', min: 1200 },
	{ name: 'xl', min: 1800 },
];

/** Widths for which one geometry is made, in px. */
export interface Range {
	min: number;
	max: number;
}

/**
 * The class of a width.
 *
 * @param width Of the window or of the container, in px.
 */
export function sizeClassOf( width: number ): SizeClass {
	return SIZE_CLASSES.findLast( ( { min } ) => width >= min )?.name ?? 'xs';
}

/**
 * Where a step begins: the geometric mean of its nominal width and the one before, in hundredths of a px, so that CSS can say it exactly.
 *
 * @param step Place in NOMINAL_WIDTHS.
 * @return Px; 0 for the first step, Infinity behind the last one.
 */
export function stepMin( step: number ): number {
	const before = NOMINAL_WIDTHS[ step - 1 ];
	const own = NOMINAL_WIDTHS[ step ];
	if ( before === undefined ) {
		return 0;
	}
	return own === undefined
		? Infinity
		: Math.floor( Math.sqrt( before * own ) * 100 + 0.5 ) / 100;
}

/**
 * The step of a container.
 *
 * @param width Of the container, in px.
 * @return Place in NOMINAL_WIDTHS.
 */
export function stepOf( width: number ): number {
	let step = NOMINAL_WIDTHS.length - 1;
	while ( step > 0 && width < stepMin( step ) ) {
		step--;
	}
	return step;
}

/**
 * The nominal width of a step.
 *
 * @param step Place in NOMINAL_WIDTHS.
 */
export function nominalWidth( step: number ): number {
	return NOMINAL_WIDTHS[ step ] ?? NOMINAL_WIDTHS[ 0 ];
}

/**
 * The widths that share a geometry with a width; the first and the last step have ends here, too.
 *
 * @param width Px.
 */
export function rangeOf( width: number ): Range {
	const step = stepOf( width );
	return {
		min: Math.max( NARROWEST, stepMin( step ) ),
		max: Math.min( WIDEST, stepMin( step + 1 ) ),
	};
}

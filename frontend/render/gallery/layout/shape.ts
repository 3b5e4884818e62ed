/** Of a picture whose measures are not known. */
const UNKNOWN = 1.5;

/** Flatter and steeper pictures are cut or shown smaller: a tile of 1 to 60 has no use. */
const STEEPEST = 0.1;
const FLATTEST = 10;

/**
 * The shape that a tile has for a picture. Twin: `shape()` of php/Gallery/Layout/Layout.php.
 *
 * @param ratio Width by height, 0 = unknown.
 */
export function shape( ratio: number | undefined ): number {
	return ratio !== undefined && ratio > 0
		? Math.min( FLATTEST, Math.max( STEEPEST, ratio ) )
		: UNKNOWN;
}

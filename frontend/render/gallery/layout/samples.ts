/** Albums for tests. */

/** A photographer's mix; numbers in thousandths, as PHP stores them. */
const MIX = [
	1.5, 0.667, 1.333, 1.778, 0.75, 1, 1.5, 1.5, 0.667, 2.35, 1.333, 0.8, 1.5,
	0.563, 1.905, 1.25,
];

/**
 * So many shapes of the mix, always the same ones.
 *
 * @param count How many.
 */
export function album( count: number ): number[] {
	// Steps of 7 through 16 visit all of them; every 16 begin elsewhere.
	return Array.from(
		{ length: count },
		( _, place ) =>
			MIX[ ( place * 7 + Math.floor( place / 16 ) * 3 ) % 16 ] ?? 1
	);
}

/** Unknown, panoramas, towers, and nonsense. */
export const EXTREMES = [
	0, 6.75, 0.12, 65.535, 0.001, 1.5, 0, 0, 10, 0.1, 3, 0.333, 1, 20, 0.05,
	1.5,
];

/** How fast a pointer moves. Pure. */

/** Where it was, px, and when, ms. */
export interface Sample {
	x: number;
	y: number;
	time: number;
}

/** ms of the past that count: who stops before letting go throws nothing. */
const MEMORY = 100;

const recent = ( samples: readonly Sample[], now: number ): Sample[] =>
	samples.filter( ( { time } ) => now - time <= MEMORY );

/**
 * Adds what is needed of another sample, and forgets what is not needed any more.
 *
 * @param samples So far.
 * @param next    The latest one.
 */
export const remember = (
	samples: readonly Sample[],
	next: Sample
): Sample[] => [ ...recent( samples, next.time ), next ];

/**
 * px for each ms.
 *
 * @param samples In order.
 * @param now     When it is asked.
 */
export function velocityOf(
	samples: readonly Sample[],
	now: number
): { vx: number; vy: number } {
	const known = recent( samples, now );
	const [ first, last ] = [ known[ 0 ], known.at( -1 ) ];
	const past = first && last ? last.time - first.time : 0;
	return first && last && past > 0
		? { vx: ( last.x - first.x ) / past, vy: ( last.y - first.y ) / past }
		: { vx: 0, vy: 0 };
}

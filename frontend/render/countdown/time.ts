/**
 * When a countdown ends, and what is left until then. Twin: php/Countdown/Deadline.php; both are held to tests/fixtures/countdown.json.
 *
 * Times are milliseconds since 1970. A wall time is what a clock on the site's wall shows, written as if it were UTC.
 */

/** A time of every day, or of one day of the week. */
export interface Repeat {
	/** Name of a time zone, or an offset such as `+05:30`. */
	zone: string;
	/** Minutes of the day. */
	minutes: number;
	/** 0 = Sunday, -1 = every day. */
	weekday: number;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * How far the clocks of a zone are ahead of UTC.
 *
 * @param zone Name of a time zone, or an offset.
 * @param time When.
 */
function offsetOf( zone: string, time: number ): number {
	const [ , sign, hours, minutes ] = /^([+-])(\d+):(\d+)$/.exec( zone ) ?? [];
	return sign
		? Number( `${ sign }1` ) * ( +hours! * 60 + +minutes! ) * MINUTE
		: // Swedes write as ISO 8601 has it.
			Date.parse(
				new Date( time )
					.toLocaleString( 'sv', { timeZone: zone } )
					.replace( ' ', 'T' ) + 'Z'
			) -
				Math.floor( time / 1000 ) * 1000;
}

/**
 * The moment of a wall time: the first of two, and as much later as clocks were put forward where there is none.
 *
 * @param wall Wall time.
 * @param zone Time zone.
 */
export function momentOf( wall: number, zone: string ): number {
	const before = wall - offsetOf( zone, wall - DAY );
	const after = wall - offsetOf( zone, wall + DAY );
	const is = ( moment: number ) => moment + offsetOf( zone, moment ) === wall;
	return ! is( before ) && is( after ) ? after : before;
}

/**
 * The next time of a day or week.
 *
 * @param repeat         Which.
 * @param repeat.zone    Time zone.
 * @param repeat.minutes Minutes of the day.
 * @param repeat.weekday Day of the week.
 * @param now            After this moment.
 */
export function nextOf(
	{ zone, minutes, weekday }: Repeat,
	now: number
): number {
	const local = now + offsetOf( zone, now );
	let wall = local - ( local % DAY ) + minutes * MINUTE;
	let next = 0;
	while (
		( weekday >= 0 && new Date( wall ).getUTCDay() !== weekday ) ||
		( next = momentOf( wall, zone ) ) <= now
	) {
		wall += DAY;
	}
	return next;
}

/**
 * Figures of the parts that are shown; the largest has all that is above it.
 *
 * @param left  What is left.
 * @param units Seconds of each part, the largest first.
 */
export function figuresOf( left: number, units: number[] ): string[] {
	let rest = Math.max( 0, Math.ceil( left / 1000 ) );
	return units.map( ( unit ) => {
		const figure = Math.floor( rest / unit );
		rest %= unit;
		return String( figure ).padStart( 2, '0' );
	} );
}

/**
 * How many digits the figures of the parts have at most.
 *
 * @param most  What is left at most.
 * @param units Seconds of each part, the largest first.
 */
export const digitsOf = ( most: number, units: number[] ): number[] =>
	units.map(
		( unit, nth ) =>
			figuresOf( nth ? units[ nth - 1 ]! * 1000 - 1000 : most, [
				unit,
			] )[ 0 ]!.length
	);

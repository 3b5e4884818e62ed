/**
 * Moments and hours, by the site's clock or the visitor's. Pages are cached: what PHP says is true for ever, the rest is reckoned here.
 */

/** A time zone: a name, or minutes east of Greenwich; null = that of this browser. */
export type Zone = string | number | null;

/**
 * A date as a moment.
 *
 * @param date `2026-12-24 18:00`, or seconds since 1970 (what PHP makes of the site's dates).
 * @param zone Where the clock stands that shows this date.
 * @return Ms since 1970; not a number = no date.
 */
export function toTime( date: string | number, zone: Zone ): number {
	if ( date === '' || ! isNaN( +date ) ) {
		return date === '' ? NaN : +date * 1000;
	}
	const utc = Date.parse(
		`${ `${ date } 00:00`.slice( 0, 16 ).replace( ' ', 'T' ) }Z`
	);
	// The offset there is not the one of the same moment here when the clocks are changed in between.
	const guess = utc - offset( utc, zone );
	return utc - offset( guess, zone );
}

/**
 * Whether a moment is within the hours of some days of the week.
 *
 * @param now  Ms since 1970.
 * @param zone Where the clock stands.
 * @param days 0 = Sunday.
 * @param from `HH:MM`, '' = midnight.
 * @param to   `HH:MM`, '' = midnight; hours over midnight belong to the day that they begin on.
 */
export function isWithinHours(
	now: number,
	zone: Zone,
	days: readonly number[],
	from: string,
	to: string
): boolean {
	const local = now + offset( now, zone );
	const day = new Date( local ).getUTCDay();
	const time = new Date( local ).toISOString().slice( 11, 16 );
	const [ start, end ] = [ from || '00:00', to || '24:00' ];
	return start < end
		? days.includes( day ) && time >= start && time < end
		: ( days.includes( day ) && time >= start ) ||
				( days.includes( ( day + 6 ) % 7 ) && time < end );
}

/**
 * How far a clock is ahead of Greenwich.
 *
 * @param now  Ms since 1970.
 * @param zone Where it stands.
 * @return Ms.
 */
function offset( now: number, zone: Zone ): number {
	if ( typeof zone === 'number' ) {
		return zone * 60_000;
	}
	try {
		if ( ! zone ) {
			return new Date( now ).getTimezoneOffset() * -60_000;
		}
		// Swedes write dates as ISO does.
		const there = new Date( now ).toLocaleString( 'sv', {
			timeZone: zone,
		} );
		const local = Date.parse( `${ there.replace( ' ', 'T' ) }Z` );
		return Math.round( ( local - now ) / 60_000 ) * 60_000;
	} catch {
		return offset( now, null );
	}
}

/** Clocks elsewhere. */

/** A time zone: a name, or minutes east of Greenwich; '' = that of this browser. */
export type Zone = string | number;

/**
 * How far a clock is ahead of Greenwich.
 *
 * @param now  Ms since 1970.
 * @param zone Where it stands.
 * @return Ms.
 */
export function offset( now: number, zone: Zone ): number {
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
		return offset( now, '' );
	}
}

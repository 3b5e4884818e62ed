/**
 * A date as a moment. Pages are cached: what PHP says is true for ever, the rest is reckoned here.
 *
 * @param date `2026-12-24 18:00` by the clock of this browser, or seconds since 1970 (what PHP makes of the site's dates).
 * @return Ms since 1970; not a number = no date.
 */
export const toTime = ( date: string | number ): number =>
	date
		? Number( date ) * 1000 ||
			Date.parse( `${ date } 00:00`.slice( 0, 16 ).replace( ' ', 'T' ) )
		: NaN;

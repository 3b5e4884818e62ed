/** Times as readers say them, such as "3 days ago". Pure. */

/** Units with their seconds, and from how many seconds on each is used. */
const UNITS = [
	[ 'year', 31_557_600, 31_557_600 ],
	[ 'month', 2_629_800, 2_629_800 ],
	[ 'week', 604_800, 2 * 604_800 ],
	[ 'day', 86_400, 86_400 ],
	[ 'hour', 3600, 3600 ],
	[ 'minute', 60, 60 ],
	[ 'second', 1, 0 ],
] as const;

/** Clocks differ by some minutes; what is later than that is an event to come, or a clock that is wrong. */
const TOLERANCE = 300;

/**
 * Says how long ago something was.
 *
 * @param iso      When it was.
 * @param now      Unix time in ms.
 * @param language BCP 47, or '' for the browser's.
 * @return Null where a date says more: no time, or one to come.
 */
export function relativeTime(
	iso: string,
	now: number,
	language: string
): string | null {
	const age = ( now - Date.parse( iso ) ) / 1000;
	if ( ! ( age > -TOLERANCE ) ) {
		return null;
	}
	const unit = UNITS.find( ( [ , , from ] ) => age >= from ) ?? UNITS[ 6 ];
	// Less than a minute is "now".
	const count = unit[ 0 ] === 'second' ? 0 : Math.floor( age / unit[ 1 ] );
	return formatIn( language ).format( -count, unit[ 0 ] );
}

/**
 * Words of a language; a language that is none is the browser's.
 *
 * @param language BCP 47.
 */
function formatIn( language: string ): Intl.RelativeTimeFormat {
	const options = { numeric: 'auto' } as const;
	try {
		return new Intl.RelativeTimeFormat( language || undefined, options );
	} catch {
		return new Intl.RelativeTimeFormat( undefined, options );
	}
}

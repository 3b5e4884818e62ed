import type { RuleSet } from '../types';
import { offset } from './zone';
import type { Zone } from './zone';

/**
 * Makes of a set of rules what PHP makes of it for visitors: the site's dates become moments. Twin: php/Popup/Display/PopupView.php.
 *
 * @param set  A set of rules as it is stored.
 * @param zone Of the site.
 */
export const forVisitors = ( set: RuleSet, zone: Zone ): RuleSet =>
	set.schedule_timezone === 'site'
		? {
				...set,
				schedule_start_date: moment( set.schedule_start_date, zone ),
				schedule_end_date: moment( set.schedule_end_date, zone ),
			}
		: set;

/**
 * When a clock shows a date.
 *
 * @param date `2026-12-24 18:00`.
 * @param zone Where the clock stands.
 * @return Seconds since 1970; what is no date stays what it is.
 */
function moment( date = '', zone: Zone ): string {
	const utc = Date.parse(
		`${ `${ date } 00:00`.slice( 0, 16 ).replace( ' ', 'T' ) }Z`
	);
	if ( isNaN( utc ) ) {
		return date;
	}
	// The first offset is that of another moment: clocks may be changed in between.
	const guess = utc - offset( utc, zone );
	return String( ( utc - offset( guess, zone ) ) / 1000 );
}

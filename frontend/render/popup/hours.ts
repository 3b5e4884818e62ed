/** Hours of the day, by the site's clock or the visitor's. */
import type { Zone } from './zone';
import { offset } from './zone';

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

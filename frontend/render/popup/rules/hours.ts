/** Hours of the day, by the site's clock or the visitor's. */
import type { Zone } from './zone';
import { offset } from './zone';

/**
 * What a clock shows.
 *
 * @param now  Ms since 1970.
 * @param zone Where it stands.
 * @return Day of the week, 0 = Sunday, and `HH:MM`.
 */
export function localTime(
	now: number,
	zone: Zone
): { day: number; time: string } {
	const local = new Date( now + offset( now, zone ) );
	return {
		day: local.getUTCDay(),
		time: local.toISOString().slice( 11, 16 ),
	};
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
	const { day, time } = localTime( now, zone );
	const [ start, end ] = [ from || '00:00', to || '24:00' ];
	return start < end
		? days.includes( day ) && time >= start && time < end
		: ( days.includes( day ) && time >= start ) ||
				( days.includes( ( day + 6 ) % 7 ) && time < end );
}

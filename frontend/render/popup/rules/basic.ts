/** Rules of counting, of the window and of the clock: those that most popups have. */
import type { Facts, Rules } from './facts';
import { toTime } from './schedule';
import type { Timing } from '../types';

export const BASIC = {
	page_views: ( set, { pageViews, popup } ) =>
		pageViews - popup.first[ 0 ] >= set.page_views_views,

	sessions: ( set, { sessions, popup } ) =>
		sessions - popup.first[ 1 ] >= set.sessions_sessions,

	times: ( set, { popup } ) =>
		( popup.times[ set.times_period ] ?? 0 ) < set.times_times,

	devices: ( set, facts ) =>
		set.devices_devices.includes( deviceOf( facts ) ),

	/** An end that is open is no number, which nothing is less than. */
	schedule: ( set, { now } ) =>
		! ( now < toTime( set.schedule_start_date ) ) &&
		! ( now > toTime( set.schedule_end_date ) ),
} satisfies Rules;

/**
 * The device, which is the width of the window.
 *
 * @param facts What is known.
 */
export function deviceOf( {
	width,
	breakpoints,
}: Pick<
	Facts,
	'width' | 'breakpoints'
> ): Timing[ 'devices_devices' ][ number ] {
	if ( width > breakpoints.tablet ) {
		return 'desktop';
	}
	return width > breakpoints.mobile ? 'tablet' : 'mobile';
}

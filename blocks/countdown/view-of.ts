import { dateI18n, getSettings } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CountdownView } from '../../frontend/render/countdown';
import {
	digitsOf,
	figuresOf,
	momentOf,
	nextOf,
} from '../../frontend/render/countdown/time';
import type { CountdownAttributes } from './attributes.gen';

const DAY = 1440;

/** Seconds of each part, the largest first. */
const UNITS = { Days: 86_400, Hours: 3600, Minutes: 60, Seconds: 1 };

/**
 * The site's time zone: its name, or an offset such as `+05:30`. Twin: wp_timezone_string().
 *
 * @param timezone        What WordPress tells of it.
 * @param timezone.string Its name.
 * @param timezone.offset Hours ahead of UTC.
 */
export function zoneOf( {
	string,
	offset,
}: {
	string?: string;
	offset: number | string;
} ): string {
	const minutes = Math.round( Math.abs( Number( offset ) ) * 60 );
	const two = ( value: number ) => String( value ).padStart( 2, '0' );
	return (
		string ||
		`${ Number( offset ) < 0 ? '-' : '+' }${ two(
			Math.floor( minutes / 60 )
		) }:${ two( minutes % 60 ) }`
	);
}

/**
 * When a countdown ends. Twin: php/Countdown/Deadline.php.
 *
 * @param read Attributes within their bounds.
 * @param zone Time zone of the site.
 * @param now  Milliseconds since 1970.
 * @return Null = no date is chosen.
 */
export function endOf(
	read: CountdownAttributes,
	zone: string,
	now: number
): number | null {
	if ( read.kind === 'visitor' ) {
		return now + read.duration * 60_000;
	}
	if ( read.kind === 'repeat' ) {
		const [ hours, minutes ] = read.time.split( ':' ).map( Number );
		return nextOf(
			{
				zone,
				minutes: hours! * 60 + minutes!,
				weekday: read.repeat === 'daily' ? -1 : read.weekday,
			},
			now
		);
	}
	const wall = new Date( `${ read.date }Z` );
	// No month has a 31st of another one.
	return Number.isNaN( wall.valueOf() ) ||
		! wall.toISOString().startsWith( read.date )
		? null
		: momentOf( wall.valueOf(), zone );
}

/**
 * The site's time zone at a moment; one without a name as in Settings → General. Twin: CountdownView::zone() in
 * php/Countdown.
 *
 * @param date The moment.
 */
function zoneAt( date: Date ): string {
	const { string } = getSettings().timezone;
	return dateI18n( string ? 'T' : 'P', date, undefined ).replace(
		/^([+-])0?(\d{1,2}):?(\d\d)?$/,
		( _, sign, hours, minutes = '00' ) => {
			const ahead = minutes === '00' ? hours : `${ hours }:${ minutes }`;
			return ahead === '0' ? 'UTC' : `UTC${ sign }${ ahead }`;
		}
	);
}

/**
 * A moment, as the site writes it, with its time zone: visitors may be in another one.
 *
 * @param time Milliseconds since 1970.
 */
export function momentIn( time: number ): string {
	const { formats } = getSettings();
	const date = new Date( time );
	return sprintf(
		/* translators: 1: date, 2: time, 3: time zone, such as "EST" or "UTC+2". */
		__( '%1$s at %2$s %3$s', 'vitrine' ),
		dateI18n( formats.date, date, undefined ),
		dateI18n( formats.time, date, undefined ),
		zoneAt( date )
	);
}

/**
 * What the block shows. Twin: php/Countdown/CountdownView.php.
 *
 * @param read Attributes within their bounds.
 * @param end  Milliseconds since 1970.
 * @param now  The same.
 */
export function viewOf(
	read: CountdownAttributes,
	end: number,
	now: number
): CountdownView {
	const names = {
		Days: read.daysLabel || __( 'Days', 'vitrine' ),
		Hours: read.hoursLabel || __( 'Hours', 'vitrine' ),
		Minutes: read.minutesLabel || __( 'Minutes', 'vitrine' ),
		Seconds: read.secondsLabel || __( 'Seconds', 'vitrine' ),
	};
	const all = Object.keys( UNITS ) as ( keyof typeof UNITS )[];
	const some = all.filter( ( unit ) => read[ `show${ unit }` ] );
	const shown = some.length ? some : ( [ 'Seconds' ] as const );
	const units = shown.map( ( unit ) => UNITS[ unit ] );
	const figures = figuresOf( end - now, units );
	const digits = digitsOf( mostOf( read, end - now ), units );
	return {
		sentence: sentenceOf( read, end > now ),
		when:
			read.kind === 'visitor'
				? lengthOf( read.duration )
				: momentIn( end ),
		datetime:
			read.kind === 'visitor'
				? `PT${ read.duration }M`
				: new Date( end ).toISOString(),
		parts: shown.map( ( unit, nth ) => ( {
			figure: figures[ nth ]!,
			digits: digits[ nth ]!,
			label: names[ unit ],
		} ) ),
		labels: read.labels,
		separator: read.separator,
	};
}

/**
 * How many milliseconds are left at most, from now on. Twin: CountdownView::most() in php/Countdown.
 *
 * @param read        Attributes within their bounds.
 * @param read.kind   Until when it counts.
 * @param read.repeat How often it starts over.
 * @param left        How many are left now.
 */
function mostOf( { kind, repeat }: CountdownAttributes, left: number ): number {
	return kind === 'repeat'
		? ( repeat === 'daily' ? 1 : 7 ) * DAY * 60_000
		: left;
}

/**
 * What says when it ends.
 *
 * @param read      Attributes within their bounds.
 * @param read.kind Until when it counts.
 * @param isAhead   Whether that is still to come.
 */
function sentenceOf( { kind }: CountdownAttributes, isAhead: boolean ): string {
	if ( kind === 'visitor' ) {
		/* translators: %s: how long, such as "1 day, 2 hours". */
		return __( 'Ends %s after your first visit', 'vitrine' );
	}
	return isAhead
		? /* translators: %s: date and time. */
			__( 'Ends on %s', 'vitrine' )
		: /* translators: %s: date and time. */
			__( 'Ended on %s', 'vitrine' );
}

/**
 * How long, in words.
 *
 * @param minutes Minutes.
 */
function lengthOf( minutes: number ): string {
	const [ days, hours, rest ] = [
		Math.floor( minutes / DAY ),
		Math.floor( minutes / 60 ) % 24,
		minutes % 60,
	];
	/* translators: %s: a number. */
	const inDays = _n( '%s day', '%s days', days!, 'vitrine' );
	/* translators: %s: a number. */
	const inHours = _n( '%s hour', '%s hours', hours!, 'vitrine' );
	/* translators: %s: a number. */
	const inMinutes = _n( '%s minute', '%s minutes', rest!, 'vitrine' );
	return [
		days && sprintf( inDays, String( days ) ),
		hours && sprintf( inHours, String( hours ) ),
		rest && sprintf( inMinutes, String( rest ) ),
	]
		.filter( Boolean )
		.join( ', ' );
}

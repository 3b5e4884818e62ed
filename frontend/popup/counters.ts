/**
 * What this browser knows of popups (docs/popup.md, "What a browser keeps"). Everything read may be garbage, and nothing throws.
 */
import { erase, eraseWhenRefused, read, write } from '../consent/memory';
import type { Period, PopupCounters } from '../render/popup/rules';
import type { PopupConfig, RuleSet } from '../render/popup/types';

type Id = PopupConfig[ 'id' ];

/** "Never expires" of the specification. */
const YEARS = 10 * 365 * 86_400;

/** Seconds of a window, which begins with the first time (specification §9); the others have no end of their own. */
const WINDOWS: Partial< Record< Period, number > > = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
};

const VIEWS = 'popup.pageViews';
const SESSIONS = 'popup.sessions';
const ACTIVE = 'popup.active';

const isChoice = ( key: string ) => /^popup\..+\.disable$/.test( key );
const isOurs = ( key: string ) => key.startsWith( 'popup.' );

/**
 * Counts this page view and, in a tab that was not counted before, the visit. Once for each page, and not on the way back to one.
 */
export function countView(): void {
	eraseWhenRefused( 'functional', isChoice );
	eraseWhenRefused(
		'preferences',
		( key ) => isOurs( key ) && ! isChoice( key )
	);
	const [ navigation ] = performance.getEntriesByType?.( 'navigation' ) ?? [];
	if (
		( navigation as PerformanceNavigationTiming | undefined )?.type !==
		'back_forward'
	) {
		prefer( VIEWS, count( read( VIEWS ) ) + 1 );
	}
	if ( read( ACTIVE, 'session' ) !== 1 ) {
		prefer( SESSIONS, count( read( SESSIONS ) ) + 1 );
		write( 'preferences', ACTIVE, 1, YEARS, 'session' );
	}
}

/** Pages seen and visits, this one among them. */
export const visits = (): Pick< PopupCounters, 'first' >[ 'first' ] => [
	count( read( VIEWS ) ),
	count( read( SESSIONS ) ),
];

/**
 * What is known of a popup. Its first check is noted where a rule asks for it.
 *
 * @param popup The popup.
 */
export function countersOf( popup: PopupConfig ): PopupCounters {
	const { id } = popup;
	const now = visits();
	let first = pair( read( key( id, 'first' ) ) );
	// Later than now: what they count from was lost.
	if ( ! first[ 0 ] || first.some( ( value, at ) => value > now[ at ]! ) ) {
		first = now;
		if (
			setsOf( popup ).some( ( set ) => set.page_views || set.sessions )
		) {
			prefer( key( id, 'first' ), first );
		}
	}
	return {
		first,
		times: Object.fromEntries(
			[ ...periodsOf( popup ) ].map( ( period ) => [
				period,
				timesOf( id, period )[ 0 ],
			] )
		),
		converted: read( key( id, 'converted' ) ) === 1,
		disabled: isDisabled( id ),
	};
}

/**
 * Counts that a popup was shown or closed, where a rule asks for it.
 *
 * @param popup   The popup.
 * @param isClose Closed.
 */
export function countTime( popup: PopupConfig, isClose: boolean ): void {
	for ( const period of periodsOf( popup, isClose ) ) {
		const [ times, start ] = timesOf( popup.id, period );
		write(
			'preferences',
			timesKey( popup.id, period ),
			[ times + 1, start ],
			WINDOWS[ period ] ?? YEARS,
			kindOf( period )
		);
	}
}

/**
 * Notes a conversion.
 *
 * @param id The popup.
 */
export const convert = ( id: Id ): void => prefer( key( id, 'converted' ), 1 );

/**
 * Whether the visitor chose not to see it again.
 *
 * @param id The popup.
 */
export const isDisabled = ( id: Id ): boolean =>
	read( key( id, 'disable' ) ) === 1;

/**
 * Notes whether it is to be shown again: the visitor's own wish.
 *
 * @param id The popup.
 * @param is Not again.
 */
export const setDisabled = ( id: Id, is: boolean ): void =>
	write( 'functional', key( id, 'disable' ), Number( is ), YEARS );

/**
 * Forgets one popup, or everything.
 *
 * @param id The popup.
 */
export const reset = ( id?: Id ): void =>
	erase( ( name ) =>
		id === undefined ? isOurs( name ) : name.startsWith( key( id, '' ) )
	);

const key = ( id: Id, name: string ) => `popup.${ id }.${ name }`;

const timesKey = ( id: Id, period: Period ) =>
	key( id, WINDOWS[ period ] ? `times.${ period }` : 'times' );

const kindOf = ( period: Period ) =>
	period === 'session' ? 'session' : 'local';

const prefer = ( name: string, value: unknown ) =>
	write( 'preferences', name, value, YEARS );

const setsOf = ( { timing = {}, timing_any: groups = [] }: PopupConfig ) => [
	timing,
	...groups,
];

/**
 * Periods that the rules of a popup count in.
 *
 * @param popup   The popup.
 * @param isClose Only those that count this.
 */
const periodsOf = ( popup: PopupConfig, isClose?: boolean ): Set< Period > =>
	new Set(
		setsOf( popup )
			.filter(
				( set: RuleSet ) =>
					set.times &&
					( isClose === undefined ||
						isClose === ( set.times_count === 'close' ) )
			)
			.map( ( set ) => set.times_period ?? '' )
	);

/**
 * How often in the window that runs now, and since when. A window that begins later than now was begun by a wrong clock.
 *
 * @param id     The popup.
 * @param period Which window.
 */
function timesOf( id: Id, period: Period ): [ number, number ] {
	const [ times, start ] = pair(
		read( timesKey( id, period ), kindOf( period ) )
	);
	const now = Date.now();
	const seconds = WINDOWS[ period ];
	return seconds && ! ( now >= start && now < start + seconds * 1000 )
		? [ 0, now ]
		: [ times, start ];
}

const count = ( value: unknown ): number =>
	Number.isSafeInteger( value ) && ( value as number ) > 0
		? ( value as number )
		: 0;

const pair = ( value: unknown ): [ number, number ] =>
	Array.isArray( value )
		? [ count( value[ 0 ] ), count( value[ 1 ] ) ]
		: [ 0, 0 ];

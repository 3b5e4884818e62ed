/**
 * What this browser knows of popups (docs/popup.md, "What a browser keeps"). Everything read may be garbage, and nothing throws.
 */
import { forget, keep } from '@vitrine/frontend';
import { allows, isRefused, onChange } from '../../consent';
import { erase, read, write } from '../../consent/memory';
import type { Period, PopupCounters } from '../../render/popup/rules/facts';
import type { PopupConfig, RuleSet } from '../../render/popup/types';

type Id = PopupConfig[ 'id' ];

/** "Never expires" in the original. */
const YEARS = 10 * 365 * 86_400;

/** Seconds of a window, which begins with the first time; the others have no end of their own. */
const WINDOWS: Partial< Record< Period, number > > = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
};

const VIEWS = 'popup.pageViews';
const SESSIONS = 'popup.sessions';
const ACTIVE = 'popup.active';

/** Rules that hang on what is counted. */
const COUNTED = [
	'page_views',
	'sessions',
	'times',
	'visitor',
	'conversion',
] as const;

const isChoice = ( key: string ) => key.endsWith( '.disable' );

/** Forgets what a visitor has said no to, here or at another page, now and when it is said. */
export function forgetRefused(): void {
	const look = () => {
		for ( const purpose of [ 'functional', 'preferences' ] as const ) {
			if ( isRefused( purpose ) ) {
				reset(
					'',
					( name ) =>
						isChoice( name ) === ( purpose === 'functional' )
				);
			}
		}
	};
	onChange( look );
	look();
}

/**
 * Forgets what is kept of one popup, or everything.
 *
 * @param id      The popup; '' = all.
 * @param isMeant Keys, unless it is all of them.
 */
export const reset = (
	id: Id = '',
	isMeant: ( key: string ) => boolean = () => true
): void =>
	erase(
		( name ) =>
			name.startsWith( id === '' ? 'popup.' : key( id, '' ) ) &&
			isMeant( name )
	);

/**
 * Counts this page view and, in a tab that was not counted before, the visit. Once for each page, and not on the way back to one.
 */
export function countView(): void {
	const [ navigation ] = performance.getEntriesByType( 'navigation' );
	if (
		( navigation as PerformanceNavigationTiming | undefined )?.type !==
		'back_forward'
	) {
		prefer( VIEWS, count( read( VIEWS ) ) + 1 );
	}
	if ( ! read( ACTIVE, 'session' ) ) {
		prefer( SESSIONS, count( read( SESSIONS ) ) + 1 );
		prefer( ACTIVE, 1, 'session' );
	}
}

/**
 * Whether the rules of a popup can be answered: they read no counter, or counters may be kept and are not forgotten with the page.
 *
 * @param popup The popup.
 */
export function isCountable( popup: PopupConfig ): boolean {
	const probe = 'popup.probe';
	const isKept = () =>
		allows( 'preferences' ) && keep( probe, 1, 1, 'local' );
	const is =
		! setsOf( popup ).some( ( set ) =>
			COUNTED.some( ( name ) => set[ name ] )
		) || isKept();
	forget( probe, 'local' );
	return is;
}

/** Pages seen and visits, this one among them. */
export const visits = (): PopupCounters[ 'first' ] => [
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
	if ( ! first[ 0 ] || first[ 0 ] > now[ 0 ] || first[ 1 ] > now[ 1 ] ) {
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
			periodsOf( popup ).map( ( period ) => [
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
 * @param popup The popup.
 * @param what  '' = shown.
 */
export function countTime( popup: PopupConfig, what: '' | 'close' ): void {
	for ( const period of new Set( periodsOf( popup, what ) ) ) {
		const [ times, start ] = timesOf( popup.id, period );
		prefer(
			timesKey( popup.id, period ),
			[ times + 1, start ],
			kindOf( period ),
			WINDOWS[ period ]
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
 * All sets of rules of a popup.
 *
 * @param popup The popup.
 */
export const setsOf = ( {
	timing = {},
	timing_any: groups = [],
}: PopupConfig ): RuleSet[] => [ timing, ...groups ];

const key = ( id: Id, name: string ) => `popup.${ id }.${ name }`;

const timesKey = ( id: Id, period: Period ) =>
	key( id, WINDOWS[ period ] ? `times.${ period }` : 'times' );

const kindOf = ( period: Period ) =>
	period === 'session' ? period : 'local';

const prefer = (
	name: string,
	value: unknown,
	kind: 'local' | 'session' = 'local',
	seconds = YEARS
) => write( 'preferences', name, value, seconds, kind );

/**
 * Periods that the rules of a popup count in.
 *
 * @param popup The popup.
 * @param what  Only those that count this.
 */
const periodsOf = ( popup: PopupConfig, what?: '' | 'close' ): Period[] =>
	setsOf( popup )
		.filter(
			( set ) =>
				set.times && ( what === undefined || set.times_count === what )
		)
		.map( ( set ) => set.times_period! );

/**
 * How often in the window that runs now, and since when. A window that begins later than now was begun by a wrong clock.
 *
 * @param id     The popup.
 * @param period Which window.
 */
function timesOf( id: Id, period: Period ): [ number, number ] {
	const kept = pair( read( timesKey( id, period ), kindOf( period ) ) );
	const now = Date.now();
	const age = ( now - kept[ 1 ] ) / 1000;
	return age >= 0 && age < ( WINDOWS[ period ] ?? Infinity )
		? kept
		: [ WINDOWS[ period ] ? 0 : kept[ 0 ], now ];
}

const count = ( value: unknown ): number =>
	Number.isSafeInteger( value ) && ( value as number ) > 0
		? ( value as number )
		: 0;

const pair = ( value: unknown ): [ number, number ] => {
	const [ one, other ] = Array.isArray( value ) ? value : [];
	return [ count( one ), count( other ) ];
};

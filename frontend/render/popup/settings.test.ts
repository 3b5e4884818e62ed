/** A popup's settings are held to the same file as PHP. */
import { readTriggers as readOn } from './switches';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPattern, isRunaway } from './safe-regex';
import {
	readConditions,
	readSettings,
	readTiming,
	readTimingAny,
	readTriggers,
	RULES,
	TRIGGER_NAMES,
	DEFAULTS,
} from './settings';

const fixture = ( name: string ) =>
	JSON.parse(
		readFileSync(
			new URL(
				`../../../tests/fixtures/${ name }.json`,
				import.meta.url
			),
			'utf8'
		)
	);

/** Settings without those that are as by default. */
const changed = ( settings: object ) =>
	Object.fromEntries(
		Object.entries( settings ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !==
				JSON.stringify(
					DEFAULTS.settings[ name as keyof typeof DEFAULTS.settings ]
				)
		)
	);

interface Case {
	name: string;
	attributes: Record< string, unknown >;
	expected: Record< string, unknown >;
}

describe( 'settings mean the same as in PHP', () => {
	const { cases }: { cases: Case[] } = fixture( 'popup-settings' );

	test.each( cases )( '$name', ( { attributes, expected } ) => {
		const all: Record< string, unknown > = {
			settings: changed( readSettings( attributes[ 'settings' ] ) ),
			timing: readTiming( attributes[ 'timing' ] ),
			timing_any: readTimingAny( attributes[ 'timingAny' ] ),
			triggers: readTriggers( attributes[ 'triggers' ] ),
			conditions: readConditions( attributes[ 'conditions' ] ),
		};
		for ( const [ name, value ] of Object.entries( expected ) ) {
			// `kind` and `label` are attributes of their own: block.json bounds them.
			if ( name in all ) {
				expect( all[ name ] ).toEqual( value );
			}
		}
	} );
} );

describe( 'patterns that would run away', () => {
	const { refused, allowed }: Record< string, string[] > =
		fixture( 'popup-patterns' );

	test.each( refused! )( '%s is refused', ( pattern ) => {
		expect( isRunaway( pattern ) ).toBe( true );
		expect( isPattern( pattern ) ).toBe( false );
	} );

	test.each( allowed! )( '%s is allowed', ( pattern ) => {
		expect( isRunaway( pattern ) ).toBe( false );
		expect( isPattern( pattern ) ).toBe( pattern !== '' );
	} );

	test.each( [ '(', '[', '*', '\\', '(?<a' ] )( '%s is none', ( broken ) => {
		expect( isPattern( broken ) ).toBe( false );
	} );
} );

test( 'defaults of the original work', () => {
	expect( {
		...DEFAULTS.settings,
		...DEFAULTS.timing,
		...DEFAULTS.triggers,
	} ).toMatchObject( {
		page_views_views: 3,
		sessions_sessions: 2,
		times_times: 3,
		times_period: '',
		times_count: '',
		schedule_timezone: 'site',
		url_action: 'show',
		sources_sources: [ 'search', 'external', 'internal' ],
		logged_in_users: 'all',
		page_load_delay: 0,
		scrolling_direction: 'down',
		scrolling_offset: 50,
		click_times: 1,
		inactivity_time: 30,
		adblock_detection_delay: 0,
		entrance_animation_duration: { size: 1.2 },
		a11y_navigation: 'yes',
	} );
} );

test( 'every rule and every trigger has its switch, and nothing else', () => {
	expect(
		RULES.filter( ( name ) => DEFAULTS.timing[ name ] !== '' )
	).toEqual( [] );
	expect(
		TRIGGER_NAMES.filter( ( name ) => DEFAULTS.triggers[ name ] !== '' )
	).toEqual( [] );
	expect( readTiming( null ) ).toEqual( {} );
	expect( readTriggers( [ 'click' ] ) ).toEqual( {} );
	expect( readSettings( '<script>' ) ).toEqual( readSettings( {} ) );
} );

test( 'a member that no switch turns on is a mistake of block.json', () => {
	expect( () =>
		readOn(
			{ click_times: { type: 'integer', default: 1 } },
			{ click_times: 2 }
		)
	).toThrow( /click_times/ );
} );

import { describe, expect, test } from 'vitest';
import {
	DEFAULTS,
	TRIGGER_NAMES,
} from '../../../frontend/render/popup/settings';
import type {
	TriggerName,
	Triggers,
} from '../../../frontend/render/popup/types';
import { hasFired, NOTHING, PARTICULAR } from './moments';
import type { Acts } from './moments';

const fired = (
	name: TriggerName,
	triggers: Partial< Triggers >,
	acts: Partial< Acts >
) =>
	hasFired(
		name,
		{ ...DEFAULTS.triggers, ...triggers },
		{ ...NOTHING, ...acts },
		'popup-12'
	);

describe( 'when', () => {
	test.each< [ TriggerName, Partial< Triggers >, Partial< Acts >, boolean ] >(
		[
			[ 'page_load', { page_load_delay: 3 }, { seconds: 2 }, false ],
			[ 'page_load', { page_load_delay: 3 }, { seconds: 3 }, true ],
			[ 'scrolling', { scrolling_offset: 50 }, { scrolled: 49 }, false ],
			[ 'scrolling', { scrolling_offset: 50 }, { scrolled: 50 }, true ],
			[
				'scrolling',
				{ scrolling_direction: 'up' },
				{ scrolled: 90 },
				false,
			],
			[
				'scrolling',
				{ scrolling_direction: 'up' },
				{ scrolledUp: true },
				true,
			],
			[ 'click', { click_times: 2 }, { clicks: 1 }, false ],
			[ 'click', { click_times: 2 }, { clicks: 2 }, true ],
			[ 'inactivity', { inactivity_time: 30 }, { idle: 29 }, false ],
			[ 'inactivity', { inactivity_time: 30 }, { idle: 30 }, true ],
			[ 'exit_intent', {}, { left: true }, true ],
			[
				'adblock_detection',
				{ adblock_detection_delay: 1 },
				{ adblock: true },
				false,
			],
			[
				'adblock_detection',
				{ adblock_detection_delay: 1 },
				{ adblock: true, seconds: 1 },
				true,
			],
			[ 'hash', {}, { hash: '#popup-12' }, true ],
			[ 'hash', {}, { hash: '' }, false ],
			[ 'hash', { hash_hash: 'sale' }, { hash: '#sale' }, true ],
			[ 'hash', { hash_hash: '#sale' }, { hash: '#popup-12' }, false ],
			[ 'tab_return', { tab_return_time: 5 }, { away: 4 }, false ],
			[ 'tab_return', { tab_return_time: 5 }, { away: 5 }, true ],
			[ 'fast_scroll', {}, { scrolledFast: true }, true ],
			[ 'hover', {}, { happened: [ 'hover' ] }, true ],
		]
	)( '%s %j after %j: %j', ( name, triggers, acts, expected ) => {
		expect( fired( name, triggers, acts ) ).toBe( expected );
	} );

	test( 'nothing fires by itself but what needs nothing', () => {
		expect(
			TRIGGER_NAMES.filter( ( name ) => fired( name, {}, {} ) )
		).toEqual( [ 'page_load' ] );
		expect(
			PARTICULAR.every( ( name ) =>
				fired( name, {}, { happened: [ ...PARTICULAR ] } )
			)
		).toBe( true );
	} );
} );

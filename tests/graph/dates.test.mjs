import { expect, test } from 'vitest';
import { localStamp, seconds, stamp, unixOf } from './dates.mjs';

test( 'ages add up, and months are not minutes', () => {
	expect( seconds( '3d4h' ) ).toBe( 3 * 86400 + 4 * 3600 );
	expect( seconds( '1mo' ) ).toBe( 2629800 );
	expect( seconds( '5m' ) ).toBe( 300 );
	expect( seconds( 42 ) ).toBe( 42 );
} );

test( 'stamps are written as the real service writes them', () => {
	expect( stamp( 1625857792 ) ).toBe( '2021-07-09T19:09:52+0000' );
} );

test( 'local stamps carry the offset of their day', () => {
	const july = Date.UTC( 2026, 6, 1 ) / 1000;
	expect( localStamp( '+1d 18:30', july, 'Europe/London' ) ).toBe(
		'2026-07-02T18:30:00+0100'
	);
	expect( localStamp( '+180d 18:30', july, 'Europe/London' ) ).toBe(
		'2026-12-28T18:30:00+0000'
	);
	expect( localStamp( '-1d 09:00', july, 'America/New_York' ) ).toBe(
		'2026-06-30T09:00:00-0400'
	);
	expect( unixOf( '2026-07-02T18:30:00+0100' ) ).toBe(
		Date.UTC( 2026, 6, 2, 17, 30 ) / 1000
	);
} );

import { expect, test } from 'vitest';
import { barsOf } from './chart';
import { daysOf } from './range';

const day = ( name: string, impressions: number, conversions = 0 ) => ( {
	day: name,
	impressions,
	conversions,
} );

test( 'a bar for each day, both halves of it together', () => {
	expect(
		barsOf(
			[
				day( '2026-11-02', 3, 1 ),
				day( '2026-11-02', 2 ),
				day( '2026-11-04', 7 ),
			],
			'2026-11-01',
			'2026-11-04'
		).map( ( { impressions } ) => impressions )
	).toEqual( [ 0, 5, 0, 7 ] );
} );

test( 'many days share bars, and none is lost', () => {
	const bars = barsOf(
		[ day( '2025-01-01', 1 ), day( '2026-11-04', 2 ) ],
		'2025-01-01',
		'2026-11-04'
	);
	expect( bars.length ).toBeLessThanOrEqual( 60 );
	expect( bars[ 0 ]?.impressions ).toBe( 1 );
	expect( bars.at( -1 )?.impressions ).toBe( 2 );
} );

test( 'ranges end today, but for those that are chosen', () => {
	const now = Date.UTC( 2026, 10, 30, 12 );
	const range = { from: '2026-01-01', to: '2026-02-01' };
	expect( daysOf( { ...range, days: '7' }, now ) ).toEqual( [
		'2026-11-24',
		'',
	] );
	// Two years, one of them a leap year, and today.
	expect( daysOf( { ...range, days: 'all' }, now ) ).toEqual( [
		'2024-11-29',
		'',
	] );
	expect( daysOf( { ...range, days: 'custom' }, now ) ).toEqual( [
		'2026-01-01',
		'2026-02-01',
	] );
} );

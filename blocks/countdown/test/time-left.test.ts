import { getSettings, setSettings } from '@wordpress/date';
// WordPress loads the time zones with it.
import 'moment-timezone';
import { expect, test } from 'vitest';
import { readAttributes } from '../../../frontend/render/schema';
import cases from '../../../tests/fixtures/countdown.json';
import type { CountdownAttributes } from '../attributes.gen';
import metadata from '../block.json';
import { endOf, viewOf, zoneOf } from '../view-of';

// PHP is held to the same cases: tests/php/Countdown/DeadlineTest.php.
test.each( cases )( 'time left: $name', ( { attributes, zone, ...one } ) => {
	const read = readAttributes< CountdownAttributes >(
		metadata.attributes,
		attributes
	);
	const now = Date.parse( one.now );
	const end = endOf( read, zone, now );
	expect( end ).toBe( one.end === null ? null : Date.parse( one.end ) );
	const [ , sign, hours, minutes ] = /^([+-])(\d+):(\d+)$/.exec( zone ) ?? [];
	const settings = getSettings();
	setSettings( {
		...settings,
		formats: { ...settings.formats, date: 'F j, Y', time: 'g:i a' },
		timezone: {
			string: sign ? '' : zone,
			offset: Number( `${ sign }1` ) * ( +hours! + +minutes! / 60 ) || 0,
		} as never,
	} );
	const view = end === null ? null : viewOf( read, end, now );
	expect( view?.when ?? null ).toBe( one.when );
	expect( view?.parts.map( ( { figure } ) => figure ) ?? [] ).toEqual(
		one.figures
	);
	expect( view?.parts.map( ( { digits } ) => digits ) ?? [] ).toEqual(
		one.digits
	);
} );

test( 'a site has a zone with a name, or an offset', () => {
	expect( zoneOf( { string: 'Europe/Berlin', offset: '1' } ) ).toBe(
		'Europe/Berlin'
	);
	expect( zoneOf( { string: '', offset: '-3.5' } ) ).toBe( '-03:30' );
	expect( zoneOf( { offset: 5.75 } ) ).toBe( '+05:45' );
} );

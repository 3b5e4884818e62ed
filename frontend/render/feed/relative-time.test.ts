import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const NOW = Date.parse( '2026-06-15T12:00:00Z' );
const at = ( iso: string, language = 'en' ) =>
	relativeTime( iso, NOW, language );

describe( 'relativeTime', () => {
	it( 'counts in the largest unit that fits', () => {
		expect( at( '2026-06-15T11:59:30Z' ) ).toBe( 'now' );
		expect( at( '2026-06-15T11:59:00Z' ) ).toBe( '1 minute ago' );
		expect( at( '2026-06-15T11:00:01Z' ) ).toBe( '59 minutes ago' );
		expect( at( '2026-06-15T11:00:00Z' ) ).toBe( '1 hour ago' );
		expect( at( '2026-06-14T12:00:00Z' ) ).toBe( 'yesterday' );
		expect( at( '2026-06-03T12:00:00Z' ) ).toBe( '12 days ago' );
		expect( at( '2026-06-01T12:00:00Z' ) ).toBe( '2 weeks ago' );
		expect( at( '2026-05-15T00:00:00Z' ) ).toBe( 'last month' );
		expect( at( '2023-06-15T00:00:00Z' ) ).toBe( '3 years ago' );
	} );

	it( 'speaks the language of the page, and the browser’s for one that is none', () => {
		expect( at( '2026-06-12T12:00:00Z', 'de-DE' ) ).toBe( 'vor 3 Tagen' );
		expect( at( '2026-06-12T12:00:00Z', '"><b' ) ).toBe( '3 days ago' );
		expect( at( '2026-06-12T12:00:00Z', '' ) ).toBe( '3 days ago' );
	} );

	it( 'leaves times to come and times that are none to the date', () => {
		expect( at( '2026-06-15T12:04:00Z' ) ).toBe( 'now' );
		expect( at( '2026-06-15T12:10:00Z' ) ).toBeNull();
		expect( at( 'soon' ) ).toBeNull();
	} );
} );

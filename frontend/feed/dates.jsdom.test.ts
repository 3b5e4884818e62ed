import { afterEach, expect, it, vi } from 'vitest';
import { showAge } from './dates';

afterEach( () => vi.useRealTimers() );

it( 'says how long ago a post was written, and keeps the date', () => {
	vi.useFakeTimers( { now: Date.parse( '2026-06-15T12:00:00Z' ) } );
	document.body.innerHTML =
		'<p lang="de-DE"><time datetime="2026-06-12T12:00:00+00:00">12. Juni 2026</time><time datetime="2027-01-01T00:00:00+00:00">1. Januar 2027</time><time>nie</time></p>';
	const times = [ ...document.querySelectorAll( 'time' ) ];
	times.forEach( showAge );
	expect( times.map( ( time ) => [ time.textContent, time.title ] ) ).toEqual(
		[
			[ 'vor 3 Tagen', '12. Juni 2026' ],
			[ '1. Januar 2027', '' ],
			[ 'nie', '' ],
		]
	);
} );

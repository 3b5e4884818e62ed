/** Patterns begin with sample pictures. */
import { expect, test } from 'vitest';
import { withoutSample } from './sample';

test.each( [
	[ { source: 'album' as const } ],
	[ { items: [ { id: 3 } ] } ],
	[ { album: 7 } ],
	[ { provider: 'x' } ],
	[ { providerAlbum: 'y' } ],
] )( 'choosing %j ends the sample pictures', ( changes ) => {
	expect( withoutSample( { sample: true }, changes ) ).toEqual( {
		sample: false,
		...changes,
	} );
	expect( withoutSample( { sample: false }, changes ) ).toBe( changes );
} );

test( 'what only changes the look keeps them', () => {
	const changes = { search: true };
	expect( withoutSample( { sample: true }, changes ) ).toBe( changes );
} );

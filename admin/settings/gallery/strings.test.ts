import { expect, test } from 'vitest';

import { connectionTitle, connectionTone, contentText } from './strings';

test( 'a state has a tone, an unknown one that of the unknown', () => {
	expect( connectionTone( 'ok' ) ).toBe( 'good' );
	expect( connectionTone( 'key' ) ).toBe( 'bad' );
	expect( connectionTone( 'new-state' ) ).toBe( 'unknown' );
} );

test( 'a connection is named with its provider, but not twice', () => {
	expect(
		connectionTitle( { name: 'Garden', providerLabel: 'Flickr' } )
	).toBe( 'Garden (Flickr)' );
	expect(
		connectionTitle( { name: 'Flickr', providerLabel: 'Flickr' } )
	).toBe( 'Flickr' );
} );

test( 'counts say what is here and what is to come', () => {
	const pictures = { ready: 12, awaited: 3 };

	expect( contentText( { albums: 1, pictures, direct: false } ) ).toBe(
		'1 album · 12 images stored · 3 left to fetch'
	);
	expect(
		contentText( {
			albums: 2,
			pictures: { ready: 1, awaited: 0 },
			direct: false,
		} )
	).toBe( '2 albums · 1 image stored' );
	expect( contentText( { albums: 2, pictures, direct: true } ) ).toBe(
		'2 albums'
	);
} );

import { expect, test } from 'vitest';
import { SERVICES } from '../../../frontend/render/share-buttons/services';
import metadata from '../block.json';
import { offersFor } from './offers';
import { reasonOf, wordsOf } from './words';

const ids = ( search: string, used: string[] = [] ) =>
	offersFor( search, used ).services.map( ( { id } ) => id );

test( 'offers what the block has not, and says why the rest is missing', () => {
	expect( ids( 'whats' ) ).toEqual( [ 'whatsapp' ] );
	expect( ids( 'whats', [ 'whatsapp' ] ) ).toEqual( [] );
	expect( ids( '' ) ).not.toContain( 'pocket' );
	expect( offersFor( '', [] ).reasons ).toEqual( [] );
	expect( offersFor( ' SKYPE ', [] ) ).toEqual( {
		services: [],
		reasons: [ 'Skype shut down in May 2025.' ],
	} );
	expect( offersFor( 'twitter', [] ).reasons ).toEqual( [
		'Twitter is now called X.',
	] );
} );

test( 'block.json allows the services that there are', () => {
	expect(
		metadata.attributes.services.items.properties.service.enum
	).toEqual( SERVICES.map( ( { id } ) => id ) );
} );

test( 'each has closed, leads somewhere or does something', () => {
	for ( const service of SERVICES ) {
		const { id, address, action, closed, fields } = service;
		expect(
			[ address, action, closed ].filter( Boolean ),
			id
		).toHaveLength( 1 );
		// Whoever speaks to the device says what is written on the button.
		const [ name, label ] = wordsOf( service ).map( ( words ) =>
			words.toLowerCase()
		);
		expect( label, id ).toContain( name );
		if ( closed ) {
			expect( reasonOf( id ), id ).not.toBe( '' );
		}
		if ( address ) {
			expect( address ).toMatch( /^(https:\/\/[^ ]+[?#]|mailto:\?)$/ );
			expect( Object.values( fields! ).join() ).toContain( '{url}' );
		}
	}
} );

/**
 * How much light a color gives.
 *
 * @param color Such as `#0866ff`.
 */
function luminance( color: string ): number {
	const [ red, green, blue ] = [ 1, 3, 5 ].map( ( at ) => {
		const part = parseInt( color.slice( at, at + 2 ), 16 ) / 255;
		return part <= 0.03928
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} ) as [ number, number, number ];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test( 'white is readable on every color', () => {
	for ( const { id, color } of SERVICES ) {
		expect( color ).toMatch( /^#[0-9a-f]{6}$/ );
		expect(
			1.05 / ( luminance( color ) + 0.05 ),
			id
		).toBeGreaterThanOrEqual( 4.5 );
	}
} );

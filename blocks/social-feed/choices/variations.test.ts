import { expect, test } from 'vitest';
import metadata from '../block.json';
import { variations } from './variations';

test( 'a new block has a header and opens its pictures in the viewer; a stored one stays as it is', () => {
	expect( variations ).toHaveLength( 1 );
	expect( variations[ 0 ] ).toMatchObject( {
		isDefault: true,
		attributes: { openPosts: 'viewer', showHeader: true },
	} );
	expect( metadata.attributes.openPosts.default ).toBe( 'network' );
	expect( metadata.attributes.showHeader.default ).toBe( false );
} );

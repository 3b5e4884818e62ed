/** G7, G8: new defaults are for new blocks. */
import { expect, test } from 'vitest';
import metadata from './block.json';
import { blockOf } from './import/imported';
import { variations } from './variations';

test( 'a new block leaves out no album and takes details from files; a stored one stays as it is', () => {
	expect( variations ).toHaveLength( 1 );
	expect( variations[ 0 ] ).toMatchObject( {
		isDefault: true,
		attributes: {
			blackList: [],
			detailsFromFile: true,
			themeButtons: true,
			titleFrom: 'written',
		},
	} );
	const { blackList, detailsFromFile, themeButtons } = metadata.attributes;
	expect( [
		blackList.default,
		detailsFromFile.default,
		themeButtons.default,
	] ).toEqual( [ [ 'scrapbook', 'profil', 'auto backup' ], false, false ] );
} );

test( 'a gallery that is imported from a provider keeps the original’s list', () => {
	const gallery = { items: [], settings: {}, provider: { kind: 'flickr' } };
	expect( blockOf( gallery as never ).attributes.blackList ).toEqual(
		metadata.attributes.blackList.default
	);
	const settings = { blackList: [ 'own' ] };
	expect(
		blockOf( { ...gallery, settings } as never ).attributes.blackList
	).toEqual( [ 'own' ] );
} );

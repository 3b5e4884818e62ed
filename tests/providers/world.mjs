/** Invented albums and photographs, made of the pictures of tests/graph. */
import { readFileSync } from 'node:fs';

const FOLDER = new URL( '../graph/pictures/', import.meta.url );

/** Name → sizes, largest first. */
export const SIZES = JSON.parse(
	readFileSync( new URL( 'sizes.json', FOLDER ), 'utf8' )
);

export const NAMES = Object.keys( SIZES ).filter(
	( name ) => SIZES[ name ][ 0 ][ 0 ] >= 500
);

export const FLICKR_KEY = 'f1c0ffee00000000000000000000f1c0';
export const FLICKR_USER = '26011645@N00';
export const GOOGLE_USER = 'hollinbank';
/** Seconds that an address of a Google picture lives. */
export const GOOGLE_LIFE = 3600;
/** Photographs of the largest album of Flickr: two full pages and some. */
export const MANY = 1203;

/** Folders and files of nanoPhotosProvider2, with the conventions of its names. */
export const FOLDERS = {
	'': {
		albums: [ 'Spring', 'Woods', 'Scrapbook 2019', 'Empty' ],
		files: [
			[ '02==Meadow$$The meadow in June.jpg', 'meadow' ],
			[ '01==Poppy $$ Red, at the gate.jpg', 'poppy' ],
			[ 'Draft_hidden.jpg', 'cactus' ],
			[ 'Lupin.jpg', 'lupin' ],
		],
	},
	Spring: {
		albums: [],
		files: [
			[ 'Hibiscus.jpg', 'hibiscus' ],
			[ '@@@@@Peace lilies.jpg', 'peace-lilies' ],
		],
	},
	Woods: {
		albums: [ 'Oaks' ],
		files: [ [ 'Evening path.jpg', 'evening-path' ] ],
	},
	'Woods/Oaks': {
		albums: [ 'Old & crooked' ],
		files: [ [ 'Oak.jpg', 'meadow-oak' ] ],
	},
	'Woods/Oaks/Old & crooked': {
		albums: [],
		files: [ [ 'Windswept.jpg', 'windswept-tree' ] ],
	},
	'Scrapbook 2019': {
		albums: [],
		files: [ [ 'Thistle.jpg', 'thistle' ] ],
	},
	Empty: { albums: [], files: [] },
};

const photo = ( id, name, more = {} ) => ( { id, name, ...more } );

export function freshWorld() {
	return {
		folders: structuredClone( FOLDERS ),
		sets: [
			{
				id: '72157600000000001',
				title: 'Garden in summer',
				description:
					'By <a href="https://example.org/">the gate</a> &amp; beyond',
				photos: [
					photo( '5300000001', 'poppy', {
						title: 'Poppy *featured',
						tags: 'red summer',
					} ),
					photo( '5300000002', 'meadow', {
						title: 'Meadow',
						description: 'Wide #été',
						tags: 'green summer',
					} ),
					photo( '5300000003', 'bellflower', {
						title: 'Bellflower',
					} ),
				],
			},
			{
				id: '72157600000000002',
				title: 'Everything',
				photos: Array.from( { length: MANY }, ( _, index ) =>
					photo(
						String( 5400000000 + index ),
						NAMES[ index % NAMES.length ],
						{ title: `Photograph ${ index + 1 }` }
					)
				),
			},
			{
				id: '72157600000000003',
				title: 'Private',
				visible: 0,
				photos: [
					photo( '5500000001', 'thistle', { title: 'Private' } ),
				],
			},
			{
				id: '72157600000000004',
				title: 'Profil pictures',
				photos: [ photo( '5600000001', 'larkspur', { title: 'Me' } ) ],
			},
		],
		albums: [
			{
				id: 'AGoogleWoods',
				title: 'Woods',
				photos: [
					photo( 'G-oak', 'meadow-oak', {
						title: 'The oak',
						video: false,
					} ),
					photo( 'G-path', 'evening-path', {} ),
				],
			},
			{ id: 'AGoogleBare', title: 'No cover', photos: [], bare: true },
			{
				id: 'AGoogleShared',
				title: 'Shared by link',
				key: 'Gv1sRgCOxyz',
				photos: [
					photo( 'G-lily', 'peace-lilies', { title: 'Lilies' } ),
				],
			},
		],
	};
}

/**
 * The rendition at most so wide, the smallest where none is.
 *
 * @param {string} name
 * @param {number} width
 * @return {number[]} Width and height.
 */
export function rendition( name, width ) {
	const sizes = SIZES[ name ];
	return (
		sizes.find( ( size ) => size[ 0 ] <= width ) ??
		sizes[ sizes.length - 1 ]
	);
}

export const filmFile = () =>
	readFileSync( new URL( 'film-meadow.mp4', FOLDER ) );

export const pictureFile = ( name, width ) =>
	readFileSync( new URL( `${ name }-${ width }.jpg`, FOLDER ) );

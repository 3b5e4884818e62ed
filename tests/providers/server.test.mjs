import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProviders } from './server.mjs';
import { FLICKR_KEY, FLICKR_USER, MANY } from './world.mjs';

let server;
let base;

beforeAll( async () => {
	server = createProviders();
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	base = `http://127.0.0.1:${ server.address().port }`;
} );

afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

beforeEach( () => control( { reset: true } ) );

const control = async ( body ) =>
	(
		await fetch( `${ base }/__control`, {
			method: 'POST',
			body: JSON.stringify( body ),
		} )
	).json();
const get = ( path ) => fetch( `${ base }${ path }`, { redirect: 'manual' } );
const json = async ( path ) => ( await get( path ) ).json();
const flickr = ( query ) =>
	json(
		`/flickr/services/rest/?${ new URLSearchParams( { api_key: FLICKR_KEY, user_id: FLICKR_USER, format: 'json', nojsoncallback: 1, ...query } ) }`
	);
const nano = ( album, more = '' ) =>
	json(
		`/nano/nano_photos_provider2.php?albumID=${ album }&wxs=320&wsm=640&wme=1080&wla=1600&wxl=2048${ more }`
	);
const google = ( query ) =>
	json(
		`/google/nanogp2.php?${ new URLSearchParams( { nguserid: 'hollinbank', ...query } ) }`
	);

test( 'nanoPhotosProvider2 answers with every field and applies the conventions of names', async () => {
	const root = await nano( '0' );
	expect( root.nano_status ).toBe( 'ok' );
	expect( root.album_content.map( ( { title } ) => title ) ).toEqual( [
		'Spring',
		'Woods',
		'Scrapbook 2019',
		'Empty',
		'Poppy',
		'Meadow',
		'Lupin',
	] );
	const picture = root.album_content.find(
		( { title } ) => title === 'Meadow'
	);
	for ( const field of [
		'src',
		'title',
		'description',
		'kind',
		'ID',
		'albumID',
		'tags',
		'dcGIF',
		'dc',
		'imgWidth',
		'imgHeight',
		'originalURL',
		't_url',
		't_width',
		't_height',
	] ) {
		expect( picture ).toHaveProperty( field );
	}
	expect( picture.description ).toBe( 'The meadow in June' );
	expect( picture.t_url ).toHaveLength( 5 );
	expect( root.album_content[ 0 ] ).toMatchObject( {
		kind: 'album',
		cnt: 2,
	} );
	expect( root.album_content[ 0 ].t_url[ 0 ] ).toContain( 'peace-lilies' );
	expect(
		( await nano( encodeURIComponent( 'Woods/Oaks/Old & crooked' ) ) )
			.album_content
	).toHaveLength( 1 );
	expect( ( await nano( 'None' ) ).nano_status ).toBe( 'error' );
} );

test( 'Flickr pages to the end, hides nothing by itself and refuses other keys', async () => {
	const sets = await flickr( {
		method: 'flickr.photosets.getList',
		primary_photo_extras: 'url_s',
	} );
	expect(
		sets.photosets.photoset.map( ( set ) => set.visibility_can_see_set )
	).toEqual( [ 1, 1, 0, 1 ] );
	let seen = 0;
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const answer = await flickr( {
			method: 'flickr.photosets.getPhotos',
			photoset_id: '72157600000000002',
			per_page: 500,
			page,
			extras: 'url_s',
		} );
		pages = answer.photoset.pages;
		seen += answer.photoset.photo.length;
	}
	expect( seen ).toBe( MANY );
	expect(
		await flickr( { method: 'flickr.photosets.getList', api_key: 'none' } )
	).toMatchObject( { stat: 'fail', code: 100 } );
	expect(
		await flickr( {
			method: 'flickr.photosets.getPhotos',
			photoset_id: '9',
		} )
	).toMatchObject( { stat: 'fail', code: 1 } );
} );

test( 'Google’s addresses are new at every listing and end after an hour', async () => {
	const albums = await google( { kind: 'album' } );
	expect( albums[ 1 ] ).not.toHaveProperty( 'coverPhotoBaseUrl' );
	const first = await google( { kind: 'photo', ngalbumid: 'AGoogleWoods' } );
	const second = await google( { kind: 'photo', ngalbumid: 'AGoogleWoods' } );
	expect( first[ 0 ].baseUrl ).not.toBe( second[ 0 ].baseUrl );
	const address = `${ first[ 0 ].baseUrl }=w320`.replace( base, '' );
	expect( ( await get( address ) ).status ).toBe( 200 );
	await control( { clock: 3700 } );
	expect( ( await get( address ) ).status ).toBe( 403 );
	expect(
		(
			await google( {
				kind: 'photo',
				ngalbumid: 'AGoogleWoods',
				'max-results': 1,
			} )
		)[ 1 ]
	).toBeUndefined();
	expect(
		( await google( { kind: 'photo', ngalbumid: 'AGoogleShared' } ) )
			.nano_status
	).toBe( 'error' );
	expect(
		(
			await google( {
				kind: 'photo',
				ngalbumid: 'AGoogleShared',
				authkey: 'Gv1sRgCOxyz',
			} )
		).nano_status
	).toBe( 'ok' );
} );

test( 'faults strike where and as often as they are told', async () => {
	await control( { fail: 'html', path: '/nano/*', times: 1 } );
	expect(
		await ( await get( '/nano/nano_photos_provider2.php' ) ).text()
	).toContain( '<html>' );
	expect( ( await nano( '0' ) ).nano_status ).toBe( 'ok' );
	await control( { fail: 'redirect', path: '/google/*' } );
	expect(
		( await get( '/google/nanogp2.php' ) ).headers.get( 'location' )
	).toContain( '169.254' );
	expect( ( await control( { fail: 'nonsense' } ) ).ok ).toBe( false );
	await control( { fail: 'oversize', path: '/flickr/*' } );
	expect(
		( await ( await get( '/flickr/services/rest/' ) ).arrayBuffer() )
			.byteLength
	).toBe( 50 * 1024 * 1024 );
} );

test( 'the log has no key', async () => {
	await flickr( { method: 'flickr.photosets.getList' } );
	const log = await ( await get( '/__log' ) ).text();
	expect( log ).toContain( 'flickr.photosets.getList' );
	expect( log ).not.toContain( FLICKR_KEY );
} );

test( 'a hostile answer spoils texts, addresses, numbers and ids', async () => {
	await control( { hostile: true } );
	const text = JSON.stringify( await nano( '0' ) );
	expect( text ).toContain( 'onerror=alert(1)' );
	expect( text ).toMatch( /javascript:alert|169\.254/i );
} );

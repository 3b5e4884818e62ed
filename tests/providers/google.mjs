/** Speaks as the proxy nanogp2 does: entries of Google's library with numbers as keys, beside nano_status and nano_message. */
import { GOOGLE_LIFE, GOOGLE_USER, SIZES } from './world.mjs';

const error = ( message ) => ( {
	nano_status: 'error',
	nano_message: message,
} );
const answer = ( list ) => ( {
	nano_status: 'ok',
	nano_message: '',
	...Object.fromEntries( list.entries() ),
} );

let listings = 0;

/**
 * @param {Object}          world
 * @param {URLSearchParams} query
 * @param {string}          base  Address of this server.
 * @param {number}          now   Unix time.
 * @return {Object} Answer.
 */
export function google( world, query, base, now ) {
	if ( query.get( 'nguserid' ) !== GOOGLE_USER ) {
		return error( 'Missing access token. Please grant authorization.' );
	}
	const most = Number( query.get( 'max-results' ) ) || Infinity;
	// A new address at every listing, as Google's are.
	const at = ( name ) =>
		`${ base }/google/p/${ Math.floor( now + GOOGLE_LIFE ) }-${ ++listings }/${ name }`;
	if ( query.get( 'kind' ) === 'album' ) {
		return answer(
			world.albums.slice( 0, most ).map( ( album ) => ( {
				id: album.id,
				title: album.title,
				productUrl: `https://photos.google.com/lr/album/${ album.id }`,
				mediaItemsCount: String( album.photos.length ),
				...( album.bare
					? {}
					: { coverPhotoBaseUrl: at( album.photos[ 0 ].name ) } ),
			} ) )
		);
	}
	if ( query.get( 'kind' ) !== 'photo' ) {
		return error( 'Unknown kind.' );
	}
	const album = world.albums.find(
		( { id } ) => id === query.get( 'ngalbumid' )
	);
	if ( ! album || ( album.key && album.key !== query.get( 'authkey' ) ) ) {
		return error( 'No album found' );
	}
	return answer(
		album.photos.slice( 0, most ).map( ( { id, name, title, video } ) => ( {
			id,
			...( title ? { description: title } : {} ),
			productUrl: `https://photos.google.com/lr/photo/${ id }`,
			baseUrl: at( name ),
			mimeType: video ? 'video/mp4' : 'image/jpeg',
			filename: `${ name }.${ video ? 'mp4' : 'jpg' }`,
			mediaMetadata: {
				creationTime: '2026-06-01T10:20:30Z',
				width: String( SIZES[ name ][ 0 ][ 0 ] ),
				height: String( SIZES[ name ][ 0 ][ 1 ] ),
				...( video
					? {
							video: {
								cameraMake: 'Example',
								cameraModel: 'One',
								fps: 25,
								status: video,
							},
						}
					: {
							photo: {
								cameraMake: 'Example',
								cameraModel: 'One',
								focalLength: 35,
								apertureFNumber: 5.6,
								isoEquivalent: 100,
								exposureTime: '0.004s',
							},
						} ),
			},
		} ) )
	);
}

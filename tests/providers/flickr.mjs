/** Speaks as Flickr's REST interface does, with `format=json&nojsoncallback=1`. */
import { FLICKR_KEY, FLICKR_USER, SIZES } from './world.mjs';

const fail = ( code, message ) => ( { stat: 'fail', code, message } );

/** Codes by width, as far as the pictures have such sizes. */
const codeOf = ( width ) =>
	[
		[ 130, 't' ],
		[ 320, 's' ],
		[ 600, 'm' ],
		[ 800, 'z' ],
		[ 1200, 'l' ],
		[ 1700, 'h' ],
	].find( ( [ most ] ) => width <= most )?.[ 1 ] ?? 'k';

function sizes( name, extras, base ) {
	const found = {};
	const put = ( code, [ width, height ], file = width ) => {
		if ( extras.includes( `url_${ code }` ) ) {
			found[ `url_${ code }` ] =
				`${ base }/pictures/${ name }-${ file }.jpg`;
			found[ `width_${ code }` ] = width;
			found[ `height_${ code }` ] = String( height );
		}
	};
	for ( const size of SIZES[ name ] ) {
		put( codeOf( size[ 0 ] ), size );
	}
	put( 'sq', [ 75, 75 ], 130 );
	put( 'o', [ 8000, 6000 ], SIZES[ name ][ 0 ][ 0 ] );
	return found;
}

const photoOf = ( one, extras, base ) => ( {
	id: one.id,
	secret: 'abc',
	title: one.title ?? '',
	isprimary: '0',
	ispublic: 1,
	...( extras.includes( 'description' )
		? { description: { _content: one.description ?? '' } }
		: {} ),
	...( extras.includes( 'tags' ) ? { tags: one.tags ?? '' } : {} ),
	...( extras.includes( 'owner_name' ) ? { ownername: 'Hollin Bank' } : {} ),
	...( extras.includes( 'date_taken' )
		? { datetaken: one.datetaken ?? '2026-06-01 10:20:30' }
		: {} ),
	...( extras.includes( 'media' )
		? { media: one.media ?? 'photo', media_status: 'ready' }
		: {} ),
	...sizes( one.name, extras, base ),
} );

function slice( list, query ) {
	const perPage = Math.min( 500, Number( query.get( 'per_page' ) ) || 500 );
	const page = Math.max( 1, Number( query.get( 'page' ) ) || 1 );
	return {
		items: list.slice( ( page - 1 ) * perPage, page * perPage ),
		facts: {
			page,
			perpage: perPage,
			per_page: perPage,
			pages: Math.ceil( list.length / perPage ),
			total: list.length,
		},
	};
}

/**
 * @param {Object}          world
 * @param {URLSearchParams} query
 * @param {string}          base  Address of this server.
 * @return {Object} Answer.
 */
export function flickr( world, query, base ) {
	const method = query.get( 'method' );
	if ( query.get( 'format' ) !== 'json' ) {
		return fail( 111, 'Format not supported here' );
	}
	if ( query.get( 'api_key' ) !== FLICKR_KEY ) {
		return fail(
			100,
			`Invalid API Key (Key not found: ${ query.get( 'api_key' ) })`
		);
	}
	if ( query.get( 'user_id' ) !== FLICKR_USER ) {
		return fail(
			method === 'flickr.people.getPublicPhotos' ? 2 : 1,
			'User not found'
		);
	}
	const extras = (
		query.get( 'extras' ) ??
		query.get( 'primary_photo_extras' ) ??
		''
	).split( ',' );
	if ( method === 'flickr.photosets.getList' ) {
		const { items, facts } = slice( world.sets, query );
		return {
			photosets: {
				...facts,
				photoset: items.map( ( set ) => ( {
					id: set.id,
					owner: FLICKR_USER,
					primary: set.photos[ 0 ]?.id ?? '',
					count_photos: set.photos.length,
					photos: set.photos.length,
					visibility_can_see_set: set.visible ?? 1,
					title: { _content: set.title },
					description: { _content: set.description ?? '' },
					primary_photo_extras: set.photos[ 0 ]
						? sizes( set.photos[ 0 ].name, extras, base )
						: {},
				} ) ),
			},
			stat: 'ok',
		};
	}
	if ( method === 'flickr.photosets.getPhotos' ) {
		const set = world.sets.find(
			( { id } ) => id === query.get( 'photoset_id' )
		);
		if ( ! set ) {
			return fail( 1, 'Photoset not found' );
		}
		const { items, facts } = slice( set.photos, query );
		return {
			photoset: {
				id: set.id,
				owner: FLICKR_USER,
				ownername: 'Hollin Bank',
				title: set.title,
				...facts,
				photo: items.map( ( one ) => photoOf( one, extras, base ) ),
			},
			stat: 'ok',
		};
	}
	if ( method === 'flickr.people.getPublicPhotos' ) {
		const { items, facts } = slice(
			world.sets
				.filter( ( { visible } ) => visible !== 0 )
				.flatMap( ( { photos } ) => photos ),
			query
		);
		return {
			photos: {
				...facts,
				photo: items.map( ( one ) => photoOf( one, extras, base ) ),
			},
			stat: 'ok',
		};
	}
	return fail( 112, `Method "${ method }" not found` );
}

/** Speaks as nanoPhotosProvider2 does: `GET …?albumID=&hxs=…&wxl=…`. */
import { SIZES, rendition } from './world.mjs';

const CLASSES = [ 'xs', 'sm', 'me', 'la', 'xl' ];
const join = ( ...parts ) => parts.filter( Boolean ).join( '/' );
const encode = ( path ) => encodeURIComponent( path );

/** Sorts by the prefix, then takes prefix, mark of the cover and ending away. */
function titleOf( file ) {
	const bare = file.replace( /\.[a-z]+$/i, '' ).replace( '@@@@@', '' );
	const [ name, description = '' ] = (
		bare.split( '==' )[ 1 ] ?? bare
	).split( '$$' );
	return { title: name.trim(), description: description.trim() };
}

function thumbs( name, query, base ) {
	const found = CLASSES.map( ( size ) =>
		rendition( name, Number( query.get( `w${ size }` ) ) || 300 )
	);
	return {
		t_url: found.map(
			( [ width ] ) => `${ base }${ name }-${ width }.jpg`
		),
		t_width: found.map( ( [ width ] ) => width ),
		t_height: found.map( ( [ , height ] ) => height ),
	};
}

function entry( path, file, name, query ) {
	const [ width, height ] = SIZES[ name ][ 0 ];
	return {
		src: encodeURI( `../pictures/${ name }-${ width }.jpg` ),
		...titleOf( file ),
		ID: encode( join( path, file ) ),
		albumID: encode( path ) || '0',
		kind: '',
		tags: '',
		...thumbs( name, query, '../pictures/' ),
		dc: '#5a7d3c',
		dcGIF: 'R0lGODdhAQABAPAAAFp9PAAAACwAAAAAAQABAAACAkQBADs=',
		imgWidth: width,
		imgHeight: height,
		originalURL: encodeURI( `../pictures/${ name }-${ width }.jpg` ),
		mtime: 1700000000,
		ctime: 1700000000,
	};
}

/**
 * @param {Object}          world
 * @param {URLSearchParams} query
 * @return {Object} Answer.
 */
export function nano( world, query ) {
	const asked = query.get( 'albumID' ) ?? '0';
	const path = asked === '0' ? '' : asked;
	const folder = world.folders[ path ];
	if ( ! folder ) {
		return {
			nano_status: 'error',
			nano_message: `Album does not exist: ${ path }`,
		};
	}
	const cover = ( child ) => {
		const files = world.folders[ child ]?.files ?? [];
		return ( files.find( ( [ file ] ) => file.includes( '@@@@@' ) ) ??
			files[ 0 ] ??
			[] )[ 1 ];
	};
	const albums = folder.albums.map( ( name ) => {
		const child = join( path, name );
		const picture = cover( child );
		return {
			src: picture ? `../pictures/${ picture }-130.jpg` : '',
			title: name,
			description: '',
			ID: encode( child ),
			albumID: encode( path ) || '0',
			kind: 'album',
			cnt: world.folders[ child ]?.files.length ?? 0,
			dc: '#5a7d3c',
			...( picture ? thumbs( picture, query, '../pictures/' ) : {} ),
		};
	} );
	const files = [ ...folder.files ]
		.filter( ( [ file ] ) => ! file.includes( '_hidden' ) )
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
		.map( ( [ file, name ] ) => entry( path, file, name, query ) );
	return {
		nano_status: 'ok',
		nano_message: '',
		album_content: [ ...albums, ...files ],
		nanophotosprovider: '1.2',
	};
}

/** Signed picture addresses, and the bytes behind them. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { hex, letters, number } from './hash.mjs';

const FOLDER = new URL( './pictures/', import.meta.url );
const SIZES = JSON.parse(
	readFileSync( new URL( 'sizes.json', FOLDER ), 'utf8' )
);
const DRAWN = /^(logo|person)-[a-z0-9]+$/;
const SECRET = 'signed by the fake';
const TYPES = {
	jpg: 'image/jpeg',
	webp: 'image/webp',
	png: 'image/png',
	mp4: 'video/mp4',
};

export const PHOTO_LIFE = 4 * 86400;
export const VIDEO_LIFE = 7 * 3600;

let renewals = 0;

function signature( file, form, expiry, nonce ) {
	return createHmac( 'sha256', SECRET )
		.update( `${ file }|${ form }|${ expiry }|${ nonce }` )
		.digest( 'hex' )
		.slice( 0, 32 );
}

export function sizesOf( name ) {
	return SIZES[ name ] ?? [ [ 200, 200 ] ];
}

/**
 * The rendition of a picture that is at most this wide.
 *
 * @param {string} name
 * @param {number} width
 * @return {Array<number>} Width and height.
 */
export function rendition( name, width ) {
	const sizes = sizesOf( name );
	return (
		sizes.find( ( size ) => size[ 0 ] <= width ) ??
		sizes[ sizes.length - 1 ]
	);
}

/**
 * A fresh address of a file: the name stays, the signature is new every time.
 *
 * @param {Object} context
 * @param {string} file
 * @param {string} form    Rendition, such as dst-jpg_s720x479; empty for the original.
 * @param {number} life    Seconds.
 * @return {string} URL.
 */
export function signed( context, file, form = '', life = PHOTO_LIFE ) {
	const wanted =
		context.state.lifetime ??
		life + ( number( file, 20 ) - 10 ) * Math.floor( life / 100 );
	const expiry = Math.max( 0, Math.floor( context.now + wanted ) )
		.toString( 16 )
		.toUpperCase();
	const nonce = letters( `${ file }${ renewals++ }${ context.now }`, 23 );
	const query = new URLSearchParams( {
		...( form ? { stp: form } : {} ),
		_nc_cat: String( 100 + number( file, 12 ) ),
		ccb: '1-7',
		_nc_sid: hex( file, 6 ),
		_nc_ohc: nonce,
		_nc_ht: 'scontent-lhr6-1.xx',
		oh: signature( file, form, expiry, nonce ),
		oe: expiry,
	} );
	return `${ context.base }/pictures/${ file }?${ query }`;
}

export function image( context, file, name, width, life ) {
	const [ w, h ] = rendition( name, width );
	const full = sizesOf( name )[ 0 ][ 0 ] === w;
	return {
		height: h,
		src: signed(
			context,
			file,
			full ? '' : `dst-jpg_s${ w }x${ h }`,
			life
		),
		width: w,
	};
}

/**
 * Preview pictures of links come from another address that does not expire.
 *
 * @param {Object} context
 * @param {string} name
 * @param {string} source  The address on the linked site.
 * @return {string} URL.
 */
export function previewUrl( context, name, source ) {
	return `${ context.base }/pictures/safe_image.php?d=AQ${ letters( name + source, 14 ) }&w=720&h=720&url=${ encodeURIComponent( source ) }&cfs=1&ccb=3-5&_nc_hash=AQ${ letters( source, 14 ) }&p=${ name }`;
}

export function profileUrl( context, person ) {
	const expiry = Math.floor(
		context.now + ( context.state.lifetime ?? 30 * 86400 )
	);
	return `${ context.base }/pictures/profilepic?psid=${ person.id }&height=50&width=50&ext=${ expiry }&hash=${ letters( `${ person.id }${ expiry }`, 27 ) }&p=${ person.picture }`;
}

function bytesOf( name, width, type ) {
	let file = `${ name }-${ width }.${ type }`;
	if ( DRAWN.test( name ) ) {
		file = `${ name }.png`;
	} else if ( type === 'mp4' ) {
		file = `${ name }.mp4`;
	}
	return {
		bytes: readFileSync( new URL( file, FOLDER ) ),
		type: TYPES[ file.split( '.' ).pop() ],
	};
}

/**
 * The bytes of a picture address, or why there are none.
 *
 * @param {Object}          context
 * @param {string}          name    Last part of the path.
 * @param {URLSearchParams} query
 * @return {{status: number, type: string, bytes: Buffer}} Answer.
 */
export function picture( context, name, query ) {
	const refuse = ( status, text ) => ( {
		status,
		type: 'text/plain',
		bytes: Buffer.from( text ),
	} );
	if ( name === 'safe_image.php' || name === 'profilepic' ) {
		const known = query.get( 'p' );
		if ( ! SIZES[ known ] && ! DRAWN.test( known ?? '' ) ) {
			return refuse( 404, 'Not found' );
		}
		if (
			query.has( 'ext' ) &&
			Number( query.get( 'ext' ) ) <= context.now
		) {
			return refuse( 403, 'URL signature expired' );
		}
		return {
			status: 200,
			...bytesOf( known, rendition( known, 720 )[ 0 ], 'jpg' ),
		};
	}
	const plain = name.replace( /\.webp$/, '' );
	const known = context.world.files.get( plain );
	if ( ! known ) {
		return refuse( 404, 'Not found' );
	}
	const form = query.get( 'stp' ) ?? '';
	const expiry = query.get( 'oe' ) ?? '';
	if (
		query.get( 'oh' ) !==
		signature( name, form, expiry, query.get( '_nc_ohc' ) ?? '' )
	) {
		return refuse( 403, 'Bad URL hash' );
	}
	if ( parseInt( expiry, 16 ) <= context.now ) {
		return refuse( 403, 'URL signature expired' );
	}
	if ( plain.endsWith( '.mp4' ) ) {
		return { status: 200, ...bytesOf( known, 0, 'mp4' ) };
	}
	const width = Number(
		/_s(\d+)x/.exec( form )?.[ 1 ] ?? sizesOf( known )[ 0 ][ 0 ]
	);
	return {
		status: 200,
		...bytesOf( known, width, name.endsWith( '.webp' ) ? 'webp' : 'jpg' ),
	};
}

const CRC = Array.from( { length: 256 }, ( nothing, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value >>> 0;
} );

function crc( bytes ) {
	let value = 0xffffffff;
	for ( const byte of bytes ) {
		value = CRC[ ( value ^ byte ) & 255 ] ^ ( value >>> 8 );
	}
	return ( value ^ 0xffffffff ) >>> 0;
}

/**
 * A part of a PNG.
 *
 * @param {string} type
 * @param {Buffer} data
 * @return {Buffer} With length and check sum.
 */
export function chunk( type, data ) {
	const out = Buffer.alloc( 12 + data.length );
	out.writeUInt32BE( data.length, 0 );
	out.write( type, 4, 'latin1' );
	data.copy( out, 8 );
	out.writeUInt32BE(
		crc( out.subarray( 4, 8 + data.length ) ),
		8 + data.length
	);
	return out;
}

/**
 * A real one-bit PNG: few bytes, very many pixels.
 *
 * @param {number} width
 * @param {number} height
 * @return {Buffer} File.
 */
export function hugePng( width, height ) {
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	header[ 8 ] = 1;
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', header ),
		chunk(
			'IDAT',
			deflateSync(
				Buffer.alloc( ( Math.ceil( width / 8 ) + 1 ) * height )
			)
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

const HTML =
	'<!DOCTYPE html><html><head><title>Facebook</title></head><body><script>alert(1)</script><p>Sorry, something went wrong.</p></body></html>';
const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480" onload="alert(1)"><script>alert(1)</script><rect width="720" height="480" fill="red"/></svg>';
const PHP = '<?php echo "vitrine"; system( $_GET["c"] ?? "id" ); ?>';
const GIF = Buffer.from(
	'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
	'base64'
);

/**
 * What a picture fault makes of a good answer.
 *
 * @param {Object} fault
 * @param {Object} good
 * @return {Object} Answer; `cut` closes the connection early, `stream` is a number of bytes to send.
 */
export function spoil( fault, good ) {
	const text = ( status, body, type = 'text/plain' ) => ( {
		status,
		type,
		bytes: Buffer.from( body ),
	} );
	switch ( fault.kind ) {
		case 'html':
			return text( 200, HTML, 'text/html; charset=utf-8' );
		case 'htmljpeg':
			return text( 200, HTML, 'image/jpeg' );
		case 'svg':
			return text( 200, SVG, 'image/svg+xml' );
		case 'svgjpeg':
			return text( 200, SVG, 'image/jpeg' );
		case 'phptail':
			return {
				...good,
				bytes: Buffer.concat( [ good.bytes, Buffer.from( PHP ) ] ),
			};
		case 'gifphp':
			return {
				status: 200,
				type: 'image/gif',
				bytes: Buffer.concat( [ GIF, Buffer.from( PHP ) ] ),
			};
		case 'huge':
			return {
				status: 200,
				type: 'image/png',
				bytes: hugePng( fault.width ?? 20000, fault.height ?? 4000 ),
			};
		case 'truncated':
			return {
				...good,
				bytes: good.bytes.subarray(
					0,
					Math.floor( good.bytes.length * 0.4 )
				),
			};
		case 'cut':
			return { ...good, cut: Math.floor( good.bytes.length * 0.4 ) };
		case 'empty':
			return { ...good, bytes: Buffer.alloc( 0 ) };
		case 'redirect':
			return {
				status: 302,
				type: 'text/plain',
				bytes: Buffer.alloc( 0 ),
				location:
					fault.to ?? 'http://169.254.169.254/latest/meta-data/',
			};
		case 'expired':
			return text( 403, 'URL signature expired' );
		case 'oversize':
			return { ...good, pad: fault.bytes ?? 21 * 1024 * 1024 };
		case 'slow':
		case 'hang':
			return good;
		default:
			return text(
				Number( fault.kind ),
				Number( fault.kind ) === 404
					? 'Not found'
					: 'Internal Server Error'
			);
	}
}

export const PICTURE_FAULTS = [
	'html',
	'htmljpeg',
	'svg',
	'svgjpeg',
	'phptail',
	'gifphp',
	'huge',
	'truncated',
	'cut',
	'empty',
	'redirect',
	'expired',
	'oversize',
	'slow',
	'hang',
	'404',
	'500',
	'503',
];

/**
 * Zip archives, read and written with what Node brings.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const { deflateRawSync, inflateRawSync } = zlib;

/**
 * Unpacks a zip archive.
 *
 * @param {string} file
 * @param {string} folder
 */
export function unpack( file, folder ) {
	const data = fs.readFileSync( file );
	const end = data.lastIndexOf( Buffer.from( 'PK\x05\x06', 'latin1' ) );
	if ( end < 0 ) {
		throw new Error( `${ path.basename( file ) } is not a zip archive.` );
	}
	let at = data.readUInt32LE( end + 16 );
	for ( let left = data.readUInt16LE( end + 10 ); left > 0; left-- ) {
		const method = data.readUInt16LE( at + 10 );
		const size = data.readUInt32LE( at + 20 );
		const nameSize = data.readUInt16LE( at + 28 );
		const start = data.readUInt32LE( at + 42 );
		const name = data.toString( 'utf8', at + 46, at + 46 + nameSize );
		const body =
			start +
			30 +
			data.readUInt16LE( start + 26 ) +
			data.readUInt16LE( start + 28 );
		const target = path.resolve( folder, name );
		if ( ! target.startsWith( path.resolve( folder ) ) ) {
			throw new Error( `${ name } leads out of the folder.` );
		}
		if ( name.endsWith( '/' ) ) {
			fs.mkdirSync( target, { recursive: true } );
		} else {
			const packed = data.subarray( body, body + size );
			fs.mkdirSync( path.dirname( target ), { recursive: true } );
			fs.writeFileSync(
				target,
				method === 8 ? inflateRawSync( packed ) : packed
			);
		}
		at +=
			46 +
			nameSize +
			data.readUInt16LE( at + 30 ) +
			data.readUInt16LE( at + 32 );
	}
}

/**
 * Packs files into a zip archive. The same files make the same archive, byte for byte.
 *
 * @param {string}                                        file
 * @param {Map<string, string>}                           entries Name in the archive => file.
 * @param {(name: string, data: Buffer) => Buffer|string} as      What of a file goes in.
 */
export function pack( file, entries, as = ( name, data ) => data ) {
	const bodies = [];
	const directory = [];
	let offset = 0;
	for ( const [ name, source ] of [ ...entries ].sort( ( [ a ], [ b ] ) =>
		a < b ? -1 : 1
	) ) {
		const data = Buffer.from( as( name, fs.readFileSync( source ) ) );
		const packed = deflateRawSync( data, { level: 9 } );
		const nameBytes = Buffer.from( name );
		const common = Buffer.alloc( 26 );
		common.writeUInt16LE( 20, 0 );
		common.writeUInt16LE( 0x0800, 2 );
		common.writeUInt16LE( 8, 4 );
		// Midnight of 1 January 1980, the first moment that the format knows.
		common.writeUInt16LE( 0x21, 8 );
		common.writeUInt32LE( crc32( data ), 10 );
		common.writeUInt32LE( packed.length, 14 );
		common.writeUInt32LE( data.length, 18 );
		common.writeUInt16LE( nameBytes.length, 22 );
		const local = Buffer.concat( [
			Buffer.from( 'PK\x03\x04', 'latin1' ),
			common,
			nameBytes,
			packed,
		] );
		const rest = Buffer.alloc( 14 );
		rest.writeUInt32LE( ( 0o100644 << 16 ) >>> 0, 6 );
		rest.writeUInt32LE( offset, 10 );
		directory.push(
			Buffer.from( 'PK\x01\x02\x14\x03', 'latin1' ),
			common,
			rest,
			nameBytes
		);
		bodies.push( local );
		offset += local.length;
	}
	const index = Buffer.concat( directory );
	const end = Buffer.alloc( 22 );
	end.write( 'PK\x05\x06', 'latin1' );
	end.writeUInt16LE( entries.size, 8 );
	end.writeUInt16LE( entries.size, 10 );
	end.writeUInt32LE( index.length, 12 );
	end.writeUInt32LE( offset, 16 );
	fs.writeFileSync( file, Buffer.concat( [ ...bodies, index, end ] ) );
}

let table;

function crc32( data ) {
	if ( zlib.crc32 ) {
		return zlib.crc32( data );
	}
	table ??= Uint32Array.from( { length: 256 }, ( _, n ) => {
		for ( let bit = 0; bit < 8; bit++ ) {
			n = n & 1 ? ( n >>> 1 ) ^ 0xedb88320 : n >>> 1;
		}
		return n;
	} );
	let crc = ~0;
	for ( const byte of data ) {
		crc = ( crc >>> 8 ) ^ table[ ( crc ^ byte ) & 255 ];
	}
	return ~crc >>> 0;
}

/**
 * The pictures of the measured galleries: few bytes each, eight shapes, and an address of its own for every one.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chunk } from '../graph/pictures.mjs';

/** Width and height of the large pictures; a thumbnail is a quarter of that. */
const SHAPES = [
	[ 1600, 1064 ],
	[ 1064, 1600 ],
	[ 1600, 1200 ],
	[ 1200, 1600 ],
	[ 1600, 900 ],
	[ 1600, 1600 ],
	[ 900, 1600 ],
	[ 1600, 800 ],
];

/**
 * @param {number} width
 * @param {number} height
 * @param {number} hue    0 to 255.
 * @return {Buffer} A PNG in color.
 */
function png( width, height, hue ) {
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	header.set( [ 8, 2 ], 8 );
	const rows = Buffer.alloc( ( width * 3 + 1 ) * height );
	for ( let y = 0; y < height; y++ ) {
		for ( let x = 0; x < width; x++ ) {
			const at = y * ( width * 3 + 1 ) + 1 + x * 3;
			rows[ at ] = hue;
			rows[ at + 1 ] = Math.floor( ( x * 16 ) / width ) * 16;
			rows[ at + 2 ] = Math.floor( ( y * 16 ) / height ) * 16;
		}
	}
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', header ),
		chunk( 'IDAT', zlib.deflateSync( rows, { level: 9 } ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

/**
 * @typedef {Object} BenchPicture
 * @property {string} name   Of the large file.
 * @property {string} thumb  Of the small one.
 * @property {number} width  Of the large one.
 * @property {number} height
 */

/**
 * Writes the pictures: eight large and eight small files with thousands of names.
 *
 * @param {string} folder
 * @param {number} number How many.
 * @return {BenchPicture[]} What they are called.
 */
export function pictures( folder, number ) {
	fs.mkdirSync( folder, { recursive: true } );
	SHAPES.forEach( ( [ width, height ], shape ) => {
		fs.writeFileSync(
			path.join( folder, `large-${ shape }.png` ),
			png( width, height, shape * 30 )
		);
		fs.writeFileSync(
			path.join( folder, `small-${ shape }.png` ),
			png( width / 4, height / 4, shape * 30 )
		);
	} );
	return Array.from( { length: number }, ( _, index ) => {
		// Neighbors differ, and the order repeats itself only after 56 pictures.
		const shape = ( index * 3 + Math.floor( index / 7 ) ) % SHAPES.length;
		const [ width, height ] = SHAPES[ shape ];
		const name = `photo-${ index }.png`;
		const thumb = `photo-${ index }-${ width / 4 }x${ height / 4 }.png`;
		fs.linkSync(
			path.join( folder, `large-${ shape }.png` ),
			path.join( folder, name )
		);
		fs.linkSync(
			path.join( folder, `small-${ shape }.png` ),
			path.join( folder, thumb )
		);
		return { name, thumb, width, height };
	} );
}

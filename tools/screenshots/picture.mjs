/**
 * Pictures: from the PNG of a screenshot to a small file, made by the browser that took it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** How alike two pictures are taken for the same: mean difference of a channel, of 255. */
const ALIKE = 1.5;

/**
 * Writes a picture, unless the file shows the same already.
 *
 * @param {import('@playwright/test').Page} page    A page of its own, for the work.
 * @param {Buffer}                          png
 * @param {string}                          name    Of the file, from the root; `.webp` or `.jpg`.
 * @param {number}                          quality 0 to 1.
 * @return {Promise<string>} What was done.
 */
export async function write( page, png, name, quality = 0.82 ) {
	const file = path.join( root, name );
	const type = name.endsWith( '.jpg' ) ? 'image/jpeg' : 'image/webp';
	const before = fs.existsSync( file )
		? `data:${ type };base64,${ fs.readFileSync( file, 'base64' ) }`
		: '';
	const { data, difference } = await page.evaluate(
		async ( [ shot, former, kind, amount ] ) => {
			const drawn = async ( address ) => {
				const image = new window.Image();
				image.src = address;
				await image.decode();
				const canvas = document.createElement( 'canvas' );
				canvas.width = image.naturalWidth;
				canvas.height = image.naturalHeight;
				canvas.getContext( '2d' ).drawImage( image, 0, 0 );
				return canvas;
			};
			const pixels = ( canvas ) =>
				canvas
					.getContext( '2d' )
					.getImageData( 0, 0, canvas.width, canvas.height ).data;
			const now = await drawn( shot );
			const url = now.toDataURL( kind, amount );
			if ( ! former ) {
				return { data: url, difference: Infinity };
			}
			const then = await drawn( former );
			if ( then.width !== now.width || then.height !== now.height ) {
				return { data: url, difference: Infinity };
			}
			const a = pixels( now );
			const b = pixels( then );
			let sum = 0;
			for ( let at = 0; at < a.length; at++ ) {
				sum += Math.abs( a[ at ] - b[ at ] );
			}
			return { data: url, difference: sum / a.length };
		},
		[
			`data:image/png;base64,${ png.toString( 'base64' ) }`,
			before,
			type,
			quality,
		]
	);
	if ( difference < ALIKE ) {
		return 'as before';
	}
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	fs.writeFileSync( file, Buffer.from( data.split( ',' )[ 1 ], 'base64' ) );
	return `${ Math.ceil( fs.statSync( file ).size / 1024 ) } KB`;
}

/**
 * Figure 7: what a page of an album costs in a media library of 100,000 photographs, beside one of 1,000.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ms } from './figures.mjs';
import { inSite } from './sites.mjs';
import { quantile } from './statistics.mjs';

const MAX_QUERIES = 8;
const MAX_RATIO = 1.3;

/**
 * @param {string} url
 * @param {string} prefix Which library.
 * @return {Promise<{time: number, queries: number, tiles: number}>} What its gallery has cost.
 */
async function cost( url, prefix ) {
	const response = await fetch( url, {
		headers: { connection: 'close', 'x-bench-library': prefix },
	} );
	const html = await response.text();
	const told = response.headers.get( 'x-bench-gallery' );
	if ( ! told ) {
		throw new Error(
			`${ response.status } without a gallery at ${ url }: ${ html.slice( 0, 200 ) }`
		);
	}
	const [ time, queries, tiles ] = told.split( ' ' ).map( Number );
	return { time, queries, tiles };
}

/**
 * @param {Object}  site
 * @param {string}  database Its name in the table.
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function library( site, database, quick ) {
	const plugin = path.join(
		site.folder,
		'wp-content/mu-plugins/bench-library.php'
	);
	const small = await inSite( site, 'library.php', {
		prefix: 'small_',
		albums: 10,
	} );
	const large = await inSite( site, 'library.php', {
		prefix: 'large_',
		albums: quick ? 100 : 1000,
	} );
	fs.copyFileSync(
		path.join( import.meta.dirname, 'library-plugin.php' ),
		plugin
	);
	try {
		const figures = [];
		const address = ( { page, albums }, which, number ) =>
			`${ site.url }/?page_id=${ page }&vitrine-gallery[library][album]=${ which === 0 ? 0 : `a${ albums[ which ] }` }&vitrine-gallery[library][page]=${ number }`;
		for ( const [ which, number, words ] of [
			[ 0, 1, 'first page of the topmost album' ],
			[ 1, 2, 'second page of an album in the middle' ],
			[ 2, 1, 'first page of the last album' ],
			[ 2, 5, 'a later page of the last album' ],
		] ) {
			const all = { small_: [], large_: [] };
			for ( let i = -4; i < ( quick ? 15 : 60 ); i++ ) {
				for ( const [ prefix, store ] of i % 2
					? [
							[ 'small_', small ],
							[ 'large_', large ],
						]
					: [
							[ 'large_', large ],
							[ 'small_', small ],
						] ) {
					const one = await cost(
						address( store, which, number ),
						prefix
					);
					if ( i >= 0 ) {
						all[ prefix ].push( one );
					}
				}
			}
			// The undisturbed quarter: what others do on the machine only ever makes it slower.
			const calm = ( prefix ) =>
				quantile(
					all[ prefix ].map( ( { time } ) => time ),
					0.25
				);
			const ratio = calm( 'large_' ) / calm( 'small_' );
			const queries = Math.max(
				...all.large_.map( ( one ) => one.queries )
			);
			figures.push( {
				name: `7 Library of ${ large.attachments.toLocaleString( 'en' ) } photographs, ${ database }: ${ words }, ${ all.large_[ 0 ].tiles } tiles (baseline: ${ small.attachments.toLocaleString( 'en' ) })`,
				measured: ms( calm( 'large_' ) ),
				baseline: ms( calm( 'small_' ) ),
				difference: `× ${ ratio.toFixed( 2 ) }`,
				budget: `× ${ MAX_RATIO }`,
				holds: ratio <= MAX_RATIO,
			} );
			figures.push( {
				name: `7 The same, ${ database }: ${ words }: queries`,
				measured: String( queries ),
				baseline: String(
					Math.max( ...all.small_.map( ( one ) => one.queries ) )
				),
				difference: '',
				budget: String( MAX_QUERIES ),
				holds: queries <= MAX_QUERIES,
			} );
		}
		return figures;
	} finally {
		fs.rmSync( plugin );
	}
}

/**
 * An import of 100,000 posts: its memory.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../../tools/cleanup.mjs';
import { mb, more } from './figures.mjs';
import { benchSite, inSite } from './sites.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/** Above the budget, so that a figure that does not hold is measured, too. Without the code cache, whose memory is none of the import. */
const LIMITS = { memory_limit: '256M', 'opcache.enable_cli': '0' };

/**
 * A table of posts as people wrote them, about 300 bytes each.
 *
 * @param {number} posts
 * @return {string} Its path.
 */
function csvOf( posts ) {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-bench-' ) );
	atEnd( () => fs.rmSync( folder, { recursive: true, force: true } ) );
	const file = path.join( folder, 'posts.csv' );
	const out = fs.openSync( file, 'w' );
	fs.writeSync( out, 'id,date,author,text,likes\n' );
	for ( let at = 0; at < posts; at++ ) {
		const date = new Date( 1.2e12 + at * 3.6e6 )
			.toISOString()
			.slice( 0, 19 );
		fs.writeSync(
			out,
			`${ at },${ date },Member ${ at % 500 },"Post ${ at } of the garden: ${ 'roses, ferns and a gate; '.repeat( 10 ) }",${ at % 90 }\n`
		);
	}
	fs.closeSync( out );
	return file;
}

/**
 * @param {'sqlite'|'mysql'} db
 * @param {boolean}          quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function imports( db, quick ) {
	const posts = quick ? 5_000 : 100_000;
	const file = csvOf( posts );
	const site = await benchSite( { db } );
	try {
		const resting = await inSite(
			site,
			'imports.php',
			{ file, import: false },
			LIMITS
		);
		const begun = Date.now();
		const working = await inSite(
			site,
			'imports.php',
			{ file, import: true },
			LIMITS
		);
		const seconds = Math.round( ( Date.now() - begun ) / 1000 );
		const above = working.memory - resting.memory;
		return [
			{
				name: `5 Import of ${ working.posts } posts of ${ posts } from CSV (${ seconds } s): peak memory of PHP (baseline: WordPress alone)`,
				measured: mb( working.memory ),
				baseline: mb( resting.memory ),
				difference: more( above, mb ),
				budget: `+${ mb( MAX_BYTES ) }`,
				holds: above <= MAX_BYTES && working.posts === posts,
			},
		];
	} finally {
		await site.stop();
	}
}

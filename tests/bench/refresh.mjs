/**
 * Figure 5: a refresh of 500 posts with 500 pictures: its memory, and what ten kills leave behind.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../../tools/cleanup.mjs';
import { pause } from '../../tools/processes.mjs';
import { mb, more } from './figures.mjs';
import { benchSite, inSite, start } from './sites.mjs';

const MAX_BYTES = 128 * 1024 * 1024;
const KILLS = 10;

/** The account with the fewest posts of its own. */
const ACCOUNT = {
	account: '108420116093002',
	token: 'EAAVPagePrintroom00000000000000000000000000000ZDZD',
};

/** Without the code cache: its shared memory is none of the refresh. */
const LIMITS = { memory_limit: '128M', 'opcache.enable_cli': '0' };

/**
 * A site whose temporary files stand apart.
 *
 * @param {'sqlite'|'mysql'} db
 * @param {number}           posts
 */
async function prepared( db, posts ) {
	const temporary = fs.mkdtempSync(
		path.join( os.tmpdir(), 'vitrine-bench-' )
	);
	atEnd( () => fs.rmSync( temporary, { recursive: true, force: true } ) );
	const site = await benchSite( {
		db,
		constants: { WP_TEMP_DIR: temporary },
	} );
	await site.control( { bulk: posts, account: ACCOUNT.account } );
	return { site, temporary };
}

/**
 * @param {'sqlite'|'mysql'} db
 * @param {number}           posts
 */
async function undisturbed( db, posts ) {
	const { site } = await prepared( db, posts );
	try {
		const input = { ...ACCOUNT, kept: posts, refresh: false };
		const resting = await inSite( site, 'refresh.php', input, LIMITS );
		const begun = Date.now();
		const working = await inSite(
			site,
			'refresh.php',
			{ ...input, refresh: true },
			LIMITS
		);
		return { resting, working, seconds: ( Date.now() - begun ) / 1000 };
	} finally {
		await site.stop();
	}
}

/**
 * @param {'sqlite'|'mysql'} db
 * @param {number}           posts
 */
async function killed( db, posts ) {
	const { site, temporary } = await prepared( db, posts );
	try {
		const input = { ...ACCOUNT, kept: posts, refresh: true };
		const { source } = await inSite( site, 'refresh.php', {
			...input,
			refresh: false,
		} );
		const folder = path.join(
			site.folder,
			'wp-content/uploads/vitrine',
			String( source )
		);
		const files = () =>
			fs.existsSync( folder ) ? fs.readdirSync( folder ).length : 0;
		// Spread over the whole refresh by how many files are there, and in each place at a moment of chance.
		const places = Array.from( { length: KILLS }, () =>
			Math.floor( Math.random() * posts * 2.5 )
		).sort( ( one, other ) => one - other );
		let kills = 0;
		for ( const place of places ) {
			const { child, result } = start(
				site,
				'refresh.php',
				input,
				LIMITS
			);
			let isOver = false;
			result.finally( () => {
				isOver = true;
			} );
			while ( ! isOver && files() < place ) {
				await pause( 20 );
			}
			await pause( Math.random() * 600 );
			kills += child.kill( 'SIGKILL' ) && ! isOver ? 1 : 0;
			await result;
			await inSite( site, 'lease.php', { end: true } );
		}
		const last = await inSite( site, 'refresh.php', input, LIMITS );
		const left = await inSite( site, 'complete.php', {
			source,
			temporary,
		} );
		const { requests } = await site.graphLog();
		const times = new Map();
		for ( const { kind, path: name } of requests ) {
			if ( kind === 'picture' ) {
				times.set( name, ( times.get( name ) ?? 0 ) + 1 );
			}
		}
		const repeated = [ ...times.values() ].reduce(
			( sum, count ) => sum + count - 1,
			0
		);
		return { kills, last, left, repeated, requested: times.size };
	} finally {
		await site.stop();
	}
}

/**
 * @param {'sqlite'|'mysql'} db
 * @param {boolean}          quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function refresh( db, quick ) {
	const posts = quick ? 60 : 500;
	const [ whole, cut ] = await Promise.all( [
		undisturbed( db, posts ),
		killed( db, posts ),
	] );
	const { resting, working } = whole;
	const { left } = cut;
	const report = working.report;
	const isWhole =
		left.posts === posts && left.waiting === 0 && left.missing === 0;
	return [
		{
			name: `5 Refresh of ${ report.posts.added } posts with ${ report.pictures.downloaded } pictures (${ Math.round( whole.seconds ) } s, ${ report.calls } calls): peak memory of PHP (baseline: WordPress alone)`,
			measured: mb( working.memory ),
			baseline: mb( resting.memory ),
			difference: more( working.memory - resting.memory, mb ),
			budget: mb( MAX_BYTES ),
			holds: working.memory < MAX_BYTES,
		},
		{
			name: '5 The same: peak resident memory of the process',
			measured: mb( working.resident ),
			baseline: mb( resting.resident ),
			difference: more( working.resident - resting.resident, mb ),
			budget: mb( MAX_BYTES ),
			holds: working.resident < MAX_BYTES,
		},
		{
			name: `5 Killed ${ cut.kills } times: posts there in the end (${ left.pictures } pictures in ${ left.files } files; ${ left.waiting } posts waiting)`,
			measured: String( left.posts ),
			baseline: String( posts ),
			difference: String( left.posts - posts ),
			budget: String( posts ),
			holds: isWhole,
		},
		{
			name: '5 The same: pictures missing or broken',
			measured: String( left.missing ),
			baseline: '0',
			difference: `+${ left.missing }`,
			budget: '0',
			holds: left.missing === 0,
		},
		{
			name: `5 The same: pictures asked for again (of ${ cut.requested })`,
			measured: String( cut.repeated ),
			baseline: '0',
			difference: `+${ cut.repeated }`,
			budget: String( KILLS ),
			holds: cut.repeated <= cut.kills,
		},
		{
			name: '5 The same: files that belong to nothing, temporary ones among them',
			measured: `${ left.orphans } + ${ left.temporary }`,
			baseline: '0',
			difference: `+${ left.orphans + left.temporary }`,
			budget: '0',
			holds: left.orphans + left.temporary === 0,
		},
	];
}

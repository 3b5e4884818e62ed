/**
 * Each part of the bench once, with next to nothing: what it asks of the plugin is still there. It measures nothing.
 */
import path from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { EVERY_PART } from '../../tests/bench/render.mjs';
import { benchSite, inSite, view } from '../../tests/bench/sites.mjs';
import { checks, complaints } from './check.mjs';

const NUMBER = 3;

/** An account and a token of tests/graph. */
const ACCOUNT = {
	account: '108420116093001',
	token: 'EAAVPageGarden00000000000000000000000000000000ZDZD',
};

/** @param {(line: string) => void} print */
export async function benchChecks( print ) {
	const { check, result } = checks( print );
	const folder = path.join( root, 'tests/bench' );
	await check( 'its modules load', async () => {
		const { output } = await run( process.execPath, [
			path.join( folder, 'bench.mjs' ),
			'--only=nothing',
		] );
		return output.startsWith( 'Unknown: nothing. Known: render' )
			? ''
			: output;
	} );

	let site;
	try {
		await check( 'a site is made', async () => {
			site = await benchSite( { db: 'sqlite' } );
		} );
		if ( ! site ) {
			return result();
		}
		const asked = ( script, input, isRight ) =>
			check( `${ script } gives what its part expects`, async () => {
				const given = await inSite( site, script, input );
				return isRight( given ) ? '' : JSON.stringify( given );
			} );
		let source = 0;
		let url = '';
		await asked(
			'seed.php',
			{ prefix: 'wp_', posts: 1 },
			( given ) => ( source = given.source ) && given.posts >= NUMBER
		);
		await asked(
			'render.php',
			{
				stores: { few: 'wp_', whole: 'wp_' },
				attributes: { whole: EVERY_PART },
				source,
				number: NUMBER,
				times: 1,
			},
			( { without, few, whole } ) =>
				few.items === NUMBER &&
				whole.items === NUMBER &&
				whole.bytes > few.bytes &&
				without.items === 0 &&
				few.queries > 0
		);
		await asked(
			'pages.php',
			{ pages: { feed: { source, number: NUMBER } } },
			( given ) => ( url = given.feed )
		);
		await asked(
			'refresh.php',
			{ ...ACCOUNT, kept: NUMBER, refresh: false },
			( given ) => given.source === source
		);
		await asked(
			'complete.php',
			{ source, temporary: folder },
			( { posts, waiting } ) => posts >= NUMBER && waiting === 0
		);
		await asked(
			'talk.php',
			{ comments: 2 },
			( { page, comments, empty, webhook } ) =>
				page && comments && empty && webhook
		);
		await asked(
			'imports.php',
			{ file: '', import: false },
			( { memory } ) => memory > 0
		);
		await asked( 'lease.php', { end: true }, ( { busy } ) => busy === 0 );
		await asked(
			'crowd.php',
			{ state: 'broken', due: false },
			( given ) => given.source === source
		);
		await asked( 'run.php', {}, Array.isArray );
		await asked(
			'popup.php',
			{ all: 2, matching: 1 },
			( { plain, armed, many } ) => plain && armed && many
		);
		await asked(
			'navigation.php',
			{ times: 1 },
			( { pages, times } ) =>
				pages.header && pages.menu && times.contents.length === 1
		);
		await asked(
			'gallery.php',
			{
				pictures: [],
				pages: { gallery: { number: 0, known: true } },
			},
			( { gallery } ) => gallery
		);
		await asked(
			'library.php',
			{ prefix: 'library_', albums: 2 },
			( { attachments } ) => attachments > 0
		);
		await check( 'a page says what it costs', async () => {
			const { status, html, total, cpu, queries } = await view( url );
			return status === 200 &&
				html.split( '<article' ).length === NUMBER + 1 &&
				total > 0 &&
				cpu > 0 &&
				queries > 0
				? ''
				: JSON.stringify( { status, total, cpu, queries } );
		} );
		await check( 'PHP has nothing to complain of', () =>
			complaints( site.log() )
		);
	} finally {
		await site?.stop();
	}
	return result();
}

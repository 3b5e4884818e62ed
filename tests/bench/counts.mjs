/**
 * Figure 12: what numbers beside the terms of a filter cost.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ms } from './figures.mjs';
import { benchSite, inSite, inTurn, view } from './sites.mjs';
import { median } from './statistics.mjs';

const POSTS = 10_000;
const LARGE = 1_000_000;
const MAX = { cached: 1.2, cold: 2, queries: 12, large: 1000, kept: 5 };

const figure = ( name, measured, baseline, difference, budget, holds ) => ( {
	name: `12 ${ name }`,
	measured,
	baseline,
	difference,
	budget,
	holds,
} );

/** Address of the answer that a page's script would ask for. */
async function answerOf( page, at ) {
	const { html } = await view( page );
	const data = JSON.parse(
		/data-vitrine="">(\{[^<]*"proof"[^<]*)</.exec( html )[ 1 ]
	);
	const url = new URL( data.route );
	url.searchParams.set( 'proof', data.proof );
	url.searchParams.set( 'at', data.at + at );
	return url.href;
}

/**
 * @param {string}  db       `sqlite` or `mysql`.
 * @param {string}  database Its name in the table.
 * @param {boolean} quick
 * @param {Object}  say
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function counts( db, database, quick, say ) {
	const site = await benchSite( { db, say } );
	try {
		fs.copyFileSync(
			path.join( import.meta.dirname, 'counts-plugin.php' ),
			path.join( site.folder, 'wp-content/mu-plugins/counts-plugin.php' )
		);
		const pages = await inSite( site, 'counts.php', { posts: POSTS } );
		const figures = [];
		for ( const [ words, at, filtered, plain ] of [
			[ 'a category', 'category-7', pages.filtered, pages.plain ],
			[
				'all but a category',
				'!category-7',
				pages.without,
				pages.others,
			],
		] ) {
			figures.push(
				...( await answers(
					{ filtered, plain, empty: pages.empty },
					`?loop-bench12-category=${ at }`,
					`${ words }, ${ database }`,
					quick
				) )
			);
		}
		return figures;
	} finally {
		await site.stop();
	}
}

async function answers( { filtered, plain, empty }, at, words, quick ) {
	const answer = await answerOf( filtered, at );
	const figures = [];
	const nothing = await view( empty );
	for ( const [ kind, headers ] of [
		[ 'cold', {} ],
		[ 'cached', { 'x-bench-cached': '1' } ],
	] ) {
		const ask = () => view( answer, headers );
		for ( let i = 0; i < 6; i++ ) {
			await ask();
			await view( plain );
		}
		const [ ours, theirs ] = await inTurn( quick ? 15 : 60, ask, () =>
			view( plain )
		);
		const [ one, two ] = [ ours, theirs ].map( ( views ) =>
			median( views.map( ( { total } ) => total ) )
		);
		if ( ! ours[ 0 ].html.includes( '__count' ) ) {
			throw new Error( 'The answer shows no numbers.' );
		}
		figures.push(
			figure(
				`Filtered answer, ${ words }: 10 of ${ POSTS } posts, 200 terms with numbers, ${ kind } (baseline: page with the same posts and no filter)`,
				ms( one ),
				ms( two ),
				`× ${ ( one / two ).toFixed( 2 ) }`,
				`× ${ MAX[ kind ] }`,
				one / two <= MAX[ kind ]
			)
		);
		if ( kind === 'cold' ) {
			const { queries } = ours.at( -1 );
			figures.push(
				figure(
					`The same, ${ words }: queries (baseline: an empty REST route)`,
					String( queries ),
					String( nothing.queries ),
					`+${ queries - nothing.queries }`,
					`+${ MAX.queries }`,
					queries - nothing.queries <= MAX.queries
				)
			);
		}
	}
	return figures;
}

/**
 * @param {boolean} quick
 * @param {Object}  say
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function countsOfMany( quick, say ) {
	const site = await benchSite( { db: 'mysql', say } );
	try {
		const posts = quick ? LARGE / 5 : LARGE;
		await inSite( site, 'counts.php', { posts } );
		const seen = await inSite( site, 'counts-large.php' );
		return Object.entries( seen ).flatMap( ( [ chosen, times ] ) =>
			[
				[ 'cold', times.cold, MAX.large ],
				[ 'from the object cache', times.cached, MAX.kept ],
				[
					'without an object cache, the second time',
					times.kept,
					MAX.kept,
				],
			].map( ( [ kind, time, most ] ) =>
				figure(
					`Numbers of 100 tags with ${ chosen } chosen, ${ posts.toLocaleString( 'en' ) } posts, MySQL: ${ kind }`,
					ms( time ),
					'',
					'',
					`${ most } ms`,
					time <= most
				)
			)
		);
	} finally {
		await site.stop();
	}
}

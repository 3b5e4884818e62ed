/**
 * Figure 1: what a warm feed of 20 posts adds to its page, and what 100,000 stored posts add to that.
 */
import { ms } from './figures.mjs';
import { inSite, inTurn, view } from './sites.mjs';
import { median, spread } from './statistics.mjs';

const NUMBER = 20;
const MOST_MS = 3;
const MOST_QUERIES = 2;
const MOST_RATIO = 1.3;

const less = ( one, other ) =>
	one.map( ( value, index ) => value - other[ index ] );

/**
 * @param {Object}  site
 * @param {string}  database Its name in the table.
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function render( site, database, quick ) {
	const many = quick ? 5000 : 100000;
	const small = await inSite( site, 'seed.php', {
		prefix: 'small_',
		posts: 100,
	} );
	const large = await inSite( site, 'seed.php', {
		prefix: 'large_',
		posts: many,
	} );
	const { without, few, most } = await inSite( site, 'render.php', {
		stores: { few: 'small_', most: 'large_' },
		source: small.source,
		number: NUMBER,
		times: quick ? 60 : 400,
	} );
	if (
		few.items !== NUMBER ||
		most.items !== NUMBER ||
		large.posts !== many
	) {
		throw new Error(
			`${ few.items } and ${ most.items } posts were rendered of ${ small.posts } and ${ large.posts }.`
		);
	}
	const added = less( few.wall, without.wall );
	const addedOfMany = less( most.wall, without.wall );
	const cpu = median( less( few.cpu, without.cpu ) );
	const ratio = median( addedOfMany ) / median( added );
	return [
		{
			name: `1 Feed of ${ NUMBER } posts, ${ database }: time of render_block (of which the queries alone ${ ms( median( few.alone ) ) }; processor time of PHP +${ ms( cpu ) }; half of all within ${ ms( spread( added ) ) })`,
			measured: ms( median( few.wall ) ),
			baseline: ms( median( without.wall ) ),
			difference: `+${ ms( median( added ) ) }`,
			budget: `+${ MOST_MS } ms`,
			holds: median( added ) <= MOST_MS,
		},
		{
			name: `1 The same, ${ database }: queries`,
			measured: String( few.queries ),
			baseline: String( without.queries ),
			difference: `+${ few.queries - without.queries }`,
			budget: `+${ MOST_QUERIES }`,
			holds: few.queries - without.queries <= MOST_QUERIES,
		},
		{
			name: `1 The same with ${ many.toLocaleString( 'en' ) } stored posts, ${ database } (baseline: 100)`,
			measured: `+${ ms( median( addedOfMany ) ) }`,
			baseline: `+${ ms( median( added ) ) }`,
			difference: `× ${ ratio.toFixed( 2 ) }`,
			budget: `× ${ MOST_RATIO }`,
			holds: ratio <= MOST_RATIO,
		},
	];
}

/**
 * The same by HTTP, for the whole page: WordPress looks through the HTML of every page twice more.
 *
 * @param {Object}  site
 * @param {string}  database
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function renderByHttp( site, database, quick ) {
	const { source } = await inSite( site, 'seed.php', {
		prefix: 'wp_',
		posts: 100,
	} );
	const urls = await inSite( site, 'pages.php', {
		pages: {
			'http-with': { source, number: NUMBER },
			'http-same': { html: 'http-with' },
			'http-without': null,
		},
	} );
	for ( const url of Object.values( urls ) ) {
		for ( let i = 0; i < 12; i++ ) {
			await view( url );
		}
	}
	const figures = [];
	for ( const [ other, words, budget ] of [
		[ 'http-without', 'the page without the feed', null ],
		[ 'http-same', 'a page with the same HTML as text', MOST_MS ],
	] ) {
		const [ one, two ] = await inTurn(
			quick ? 20 : 100,
			() => view( urls[ 'http-with' ] ),
			() => view( urls[ other ] )
		);
		const totals = [ one, two ].map( ( views ) =>
			views.map( ( { total } ) => total )
		);
		const cpus = [ one, two ].map( ( views ) =>
			views.map( ( { cpu } ) => cpu )
		);
		const difference = median( less( ...totals ) );
		figures.push( {
			name: `1 Whole page by HTTP, ${ database } (baseline: ${ words }; processor ${ ms( median( less( ...cpus ) ) ) }, queries +${ median( one.map( ( { queries } ) => queries ) ) - median( two.map( ( { queries } ) => queries ) ) })`,
			measured: ms( median( totals[ 0 ] ) ),
			baseline: ms( median( totals[ 1 ] ) ),
			difference: `+${ ms( difference ) }`,
			budget: budget === null ? '' : `+${ budget } ms`,
			holds: budget === null ? null : difference <= budget,
		} );
	}
	return figures;
}

/**
 * Figure 1: what a warm feed of 20 posts adds to its page, and what 100,000 stored posts add to that.
 */
import { ms, more } from './figures.mjs';
import { inSite, inTurn, view } from './sites.mjs';
import { median, quantile } from './statistics.mjs';

const NUMBER = 20;
const MAX_MS = { MySQL: 2, SQLite: 2.5 };
const MAX_QUERIES = 1;
const MAX_RATIO = 1.3;
/** The same with every part on. */
const MAX_WHOLE_MS = { MySQL: 3.5, SQLite: 4.5 };
const MAX_WHOLE_QUERIES = 2;
export const EVERY_PART = {
	textLimit: 240,
	openPosts: 'viewer',
	showComments: true,
	showReactions: true,
	showShare: true,
	showHeader: true,
	likesBox: true,
	dates: 'relative',
};

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
	const seen = await inSite( site, 'render.php', {
		stores: {
			few: 'small_',
			most: 'large_',
			whole: 'small_',
			wholeOfMost: 'large_',
		},
		attributes: { whole: EVERY_PART, wholeOfMost: EVERY_PART },
		source: small.source,
		number: NUMBER,
		times: quick ? 60 : 400,
	} );
	const { without, few, most, whole, wholeOfMost } = seen;
	if (
		few.items !== NUMBER ||
		most.items !== NUMBER ||
		large.posts !== many
	) {
		throw new Error(
			`${ few.items } and ${ most.items } posts were rendered of ${ small.posts } and ${ large.posts }.`
		);
	}
	const cpu = median( less( few.cpu, without.cpu ) );
	// The undisturbed tenth of all: what others do on the machine only ever makes it slower.
	const calm = ( { wall } ) => quantile( wall, 0.1 );
	const added = calm( few ) - calm( without );
	const addedOfMany = calm( most ) - calm( without );
	const ratio = addedOfMany / added;
	const addedWhole = calm( whole ) - calm( without );
	const addedWholeOfMany = calm( wholeOfMost ) - calm( without );
	const wholeRatio = addedWholeOfMany / addedWhole;
	return [
		{
			name: `1 Feed of ${ NUMBER } posts, ${ database }: time of render_block (of which the queries alone ${ ms( quantile( few.alone, 0.1 ) ) }; median +${ ms( median( less( few.wall, without.wall ) ) ) }; processor time of PHP +${ ms( cpu ) })`,
			measured: ms( calm( few ) ),
			baseline: ms( calm( without ) ),
			difference: more( added, ms ),
			budget: `+${ MAX_MS[ database ] } ms`,
			holds: added <= MAX_MS[ database ],
		},
		{
			name: `1 The same, ${ database }: queries`,
			measured: String( few.queries ),
			baseline: String( without.queries ),
			difference: `+${ few.queries - without.queries }`,
			budget: `+${ MAX_QUERIES }`,
			holds: few.queries - without.queries <= MAX_QUERIES,
		},
		{
			name: `1 The same with every part on, ${ database }`,
			measured: ms( calm( whole ) ),
			baseline: ms( calm( without ) ),
			difference: more( addedWhole, ms ),
			budget: `+${ MAX_WHOLE_MS[ database ] } ms`,
			holds: addedWhole <= MAX_WHOLE_MS[ database ],
		},
		{
			name: `1 The same with every part on, ${ database }: queries`,
			measured: String( whole.queries ),
			baseline: String( without.queries ),
			difference: `+${ whole.queries - without.queries }`,
			budget: `+${ MAX_WHOLE_QUERIES }`,
			holds: whole.queries - without.queries <= MAX_WHOLE_QUERIES,
		},
		{
			name: `1 The same with ${ many.toLocaleString( 'en' ) } stored posts, ${ database } (baseline: 100)`,
			measured: more( addedOfMany, ms ),
			baseline: more( added, ms ),
			difference: `× ${ ratio.toFixed( 2 ) }`,
			budget: `× ${ MAX_RATIO }`,
			holds: ratio <= MAX_RATIO,
		},
		{
			name: `1 The same with ${ many.toLocaleString( 'en' ) } stored posts and every part on, ${ database } (baseline: 100)`,
			measured: more( addedWholeOfMany, ms ),
			baseline: more( addedWhole, ms ),
			difference: `× ${ wholeRatio.toFixed( 2 ) }`,
			budget: `× ${ MAX_RATIO }`,
			holds: wholeRatio <= MAX_RATIO,
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
	for ( const [ other, words ] of [
		[ 'http-without', 'the page without the feed' ],
		[ 'http-same', 'a page with the same HTML as text' ],
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
			difference: more( difference, ms ),
			budget: '',
			holds: null,
		} );
	}
	return figures;
}

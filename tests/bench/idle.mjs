/**
 * Figure 2: what the active plugin costs on a page that uses nothing of it.
 */
import { ms } from './figures.mjs';
import { inSite, inTurn, view } from './sites.mjs';
import { median, spread } from './statistics.mjs';

const MOST_MS = 0.5;

/**
 * @param {Object}  site
 * @param {string}  database Its name in the table.
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function idle( site, database, quick ) {
	const { idle: url } = await inSite( site, 'pages.php', {
		pages: { idle: null },
	} );
	const active = () => view( url );
	const inactive = () => view( url, { 'x-bench-without': '1' } );
	await inTurn( 15, active, inactive );
	const [ one, two ] = await inTurn( quick ? 40 : 250, active, inactive );
	const of = ( name ) =>
		[ one, two ].map( ( views ) =>
			views.map( ( { [ name ]: value } ) => value )
		);
	const differences = ( [ first, second ] ) =>
		first.map( ( value, index ) => value - second[ index ] );
	const totals = of( 'total' );
	const queries = of( 'queries' ).map( median );
	const added = differences( totals );
	const cpu = median( differences( of( 'cpu' ) ) );
	const bytes = [ one, two ].map( ( views ) =>
		Buffer.byteLength( views[ 0 ].html )
	);
	const isSame = one[ 0 ].html === two[ 0 ].html;
	return [
		{
			name: `2 Page that uses nothing of it, ${ database }: bytes of HTML${ isSame ? ', which are the same' : '' }`,
			measured: String( bytes[ 0 ] ),
			baseline: String( bytes[ 1 ] ),
			difference: `+${ bytes[ 0 ] - bytes[ 1 ] }`,
			budget: '+0',
			holds: isSame,
		},
		{
			name: `2 The same, ${ database }: queries`,
			measured: String( queries[ 0 ] ),
			baseline: String( queries[ 1 ] ),
			difference: `+${ queries[ 0 ] - queries[ 1 ] }`,
			budget: '+0',
			holds: queries[ 0 ] === queries[ 1 ],
		},
		{
			name: `2 The same, ${ database }: time (${ one[ 0 ].opcache ? 'with' : 'without' } opcache; of which processor ${ ms( cpu ) }; half of all within ${ ms( spread( added ) ) })`,
			measured: ms( median( totals[ 0 ] ) ),
			baseline: ms( median( totals[ 1 ] ) ),
			difference: `+${ ms( median( added ) ) }`,
			budget: `+${ MOST_MS } ms`,
			holds: median( added ) <= MOST_MS,
		},
	];
}

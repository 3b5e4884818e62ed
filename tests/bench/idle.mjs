/**
 * Figure 2: what the active plugin costs on a page that uses nothing of it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ms, more } from './figures.mjs';
import { inSite, inTurn, view } from './sites.mjs';
import { median, uncertainty } from './statistics.mjs';

const MAX_MS = 0.5;

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
	const [ one, two ] = await inTurn( quick ? 40 : 300, active, inactive );
	// What WordPress itself does for any plugin is in both.
	const empty = path.join( site.folder, 'wp-content/plugins/empty' );
	fs.mkdirSync( empty, { recursive: true } );
	fs.writeFileSync( path.join( empty, 'empty.php' ), '<?php\n' );
	const [ ours, nobodys ] = (
		await inTurn(
			quick ? 40 : 150,
			() => view( url, { 'x-bench-inside': '1' } ),
			() => view( url, { 'x-bench-inside': '1', 'x-bench-empty': '1' } )
		)
	).map( ( views ) => median( views.map( ( { inside } ) => inside ) ) );
	const of = ( name ) =>
		[ one, two ].map( ( views ) =>
			views.map( ( { [ name ]: value } ) => value )
		);
	const differences = ( [ first, second ] ) =>
		first.map( ( value, index ) => value - second[ index ] );
	const totals = of( 'total' );
	const processor = of( 'cpu' );
	const queries = of( 'queries' ).map( median );
	const added = differences( processor );
	const addedTotal = differences( totals );
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
			name: `2 The same, ${ database }: time inside the plugin, its files and hooks (baseline: an empty plugin), ${ one[ 0 ].opcache ? 'with' : 'without' } opcache`,
			measured: ms( ours ),
			baseline: ms( nobodys ),
			difference: more( ours - nobodys, ms ),
			budget: `+${ MAX_MS } ms`,
			holds: ours - nobodys <= MAX_MS,
		},
		{
			name: `2 The same, ${ database }: processor time of the whole page (${ added.length } pairs, ± ${ ms( uncertainty( added ) ) })`,
			measured: ms( median( processor[ 0 ] ) ),
			baseline: ms( median( processor[ 1 ] ) ),
			difference: more( median( added ), ms ),
			budget: '',
			holds: null,
		},
		{
			name: `2 The same, ${ database }: time of the whole page (± ${ ms( uncertainty( addedTotal ) ) })`,
			measured: ms( median( totals[ 0 ] ) ),
			baseline: ms( median( totals[ 1 ] ) ),
			difference: more( median( addedTotal ), ms ),
			budget: '',
			holds: null,
		},
	];
}

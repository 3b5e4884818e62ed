/** Filters in the canvas change what the canvas shows of a loop, and nothing that is saved. */
import type { Locator } from '@playwright/test';
import { publishPage } from './support/content';
import { block, FILTER, loopBlock, writeArticles } from './support/loop';
import { expect, test } from './support/test';

test( 'a filter can be tried in the canvas, by mouse and keyboard @smoke', async ( {
	admin,
	editor,
	site,
} ) => {
	await writeArticles( site, {
		'Sowing beans': [ 'Edible', 'Sun' ],
		'Watering thyme': [ 'Edible', 'Scented' ],
		'Dividing hostas': [ 'Shade' ],
		'Cutting lavender': [ 'Scented', 'Sun' ],
	} );
	const filters = [
		{ taxonomy: 'post_tag', multiple: true, join: 'all' },
		{ by: 'search' },
		{ by: 'sort', display: 'select', sorts: [ 'date-desc', 'title-asc' ] },
		{ by: 'size', display: 'chips', sizes: [ 1 ] },
		{ by: 'chosen' },
		{ by: 'results' },
	];
	const { id } = await publishPage(
		site,
		loopBlock( {
			perPage: 9,
			before: filters
				.map( ( one ) => block( 'vitrine/loop-filter', one ) )
				.join( '' ),
		} ) +
			block( 'vitrine/loop-filter', {
				taxonomy: 'post_tag',
				loop: 'abc1234',
			} )
	);
	await editor.open( id );
	const titles = editor.canvas.locator(
		'.wp-block-post-template > li:visible .wp-block-post-title'
	);
	const filter = ( nth: number ) =>
		editor.canvas.locator( FILTER ).nth( nth );
	const tag = ( name: string ) =>
		filter( 0 ).getByRole( 'link', { name, exact: true } );
	await expect( titles ).toHaveCount( 4 );
	const saved = await editor.content();

	// The first click selects the block.
	await filter( 0 ).click();
	await expect( editor.toolbar ).toBeVisible();
	await expect( titles ).toHaveCount( 4 );
	await tag( 'Scented' ).click();
	await expect( titles ).toHaveText( [
		'Watering thyme',
		'Cutting lavender',
	] );
	await expect( tag( 'Scented' ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( filter( 5 ) ).toHaveText( '2 results' );

	await tag( 'Scented' ).focus();
	await admin.keyboard.press( 'Tab' );
	await expect( tag( 'Shade' ) ).toBeFocused();
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.press( 'Enter' );
	await expect( titles ).toHaveText( [ 'Cutting lavender' ] );
	await expect( filter( 4 ).locator( `${ FILTER }__link` ) ).toHaveText( [
		'Clear all',
		'Scented',
		'Sun',
	] );
	await admin
		.getByRole( 'button', { name: 'Clear filters', exact: true } )
		.click();
	await expect( titles ).toHaveCount( 4 );
	await expect( tag( 'All' ) ).toHaveAttribute( 'aria-current', 'true' );

	const outside = filter( 6 );
	await select( outside );
	await outside.getByRole( 'link', { name: 'Shade', exact: true } ).click();
	await expect( titles ).toHaveText( [ 'Dividing hostas' ] );
	await outside.getByRole( 'link', { name: 'All', exact: true } ).click();
	await expect( titles ).toHaveCount( 4 );

	await select( filter( 1 ) );
	await filter( 1 ).getByRole( 'searchbox' ).fill( 'beans' );
	await admin.keyboard.press( 'Enter' );
	await expect( titles ).toHaveText( [ 'Sowing beans' ] );
	await filter( 1 ).getByRole( 'searchbox' ).fill( '' );
	await admin.keyboard.press( 'Enter' );
	await select( filter( 2 ) );
	await filter( 2 ).getByRole( 'combobox' ).selectOption( 'Title, A to Z' );
	await expect( titles.first() ).toHaveText( 'Cutting lavender' );
	await select( filter( 3 ) );
	await filter( 3 ).getByRole( 'link', { name: '1', exact: true } ).click();
	await expect( titles ).toHaveCount( 1 );
	expect( await editor.content() ).toBe( saved );
	await expect(
		editor.page.getByRole( 'button', { name: 'Undo' } )
	).toBeDisabled();
} );

/**
 * Selects a block by a click on its edge.
 *
 * @param filter The block.
 */
const select = ( filter: Locator ) =>
	filter.click( { position: { x: 2, y: 2 } } );

/** Headers, menus, panels and contents in a classic theme whose header is a template part of blocks. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { feedBlock, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { MENU } from './support/menu';
import { expectNoOverflow } from './support/page';
import { wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test, type Site } from './support/test';

const HEADER = '.wp-block-vitrine-site-header';
const CONTENTS = '.wp-block-vitrine-table-of-contents';

/** A table of contents, a button in outlines, and four long sections. */
const CONTENT = `<!-- wp:vitrine/table-of-contents /--><!-- wp:vitrine/share-buttons {"className":"is-style-outline","services":[{"service":"copy"}]} /-->${ [
	'Roses',
	'Tulips',
	'Herbs',
	'Trees',
]
	.map(
		( name ) =>
			`<!-- wp:heading --><h2 class="wp-block-heading">${ name }</h2><!-- /wp:heading -->${ '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->'.repeat(
				20
			) }`
	)
	.join( '' ) }`;

async function useClassicTheme( site: Site ): Promise< void > {
	cpSync(
		path.join( import.meta.dirname, '../fixtures/themes/classic' ),
		path.join( site.folder, 'wp-content/themes/minimal-classic' ),
		{ recursive: true }
	);
	await site.php( `switch_theme( 'minimal-classic' ); return true;` );
}

test( 'a classic theme has header, menu, panels, contents and a way back', async ( {
	open,
	site,
} ) => {
	await useClassicTheme( site );
	const { url } = await publishPage( site, CONTENT );
	const page = await open( { viewport: { width: 1280, height: 800 } } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const copy = page.getByRole( 'button', { name: 'Copy link' } );
	await expect( copy ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	await expect( copy ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
	await page.getByRole( 'link', { name: 'Garden', exact: true } ).hover();
	await expect( page.getByText( 'Roses and tulips' ) ).toBeVisible();
	await page.mouse.move( 600, 600 );
	await expect( page.getByText( 'Roses and tulips' ) ).toBeHidden();

	const header = page.locator( HEADER );
	await wheelTo( page, 1000 );
	await expect( header ).not.toBeInViewport();
	await wheelTo( page, 900 );
	await expect( header ).toHaveClass( /is-docked/ );
	await expect( header ).toBeInViewport();
	await page.getByRole( 'link', { name: 'Visit' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		'Open from ten to five.'
	);
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'link', { name: 'Back to top' } ).click();
	await expect.poll( () => page.evaluate( 'scrollY' ) ).toBe( 0 );
	await page
		.locator( CONTENTS )
		.getByRole( 'link', { name: 'Herbs' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Herbs' } )
	).toBeInViewport();
	expect( await shifts() ).toEqual( [] );

	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( url );
	await expectNoOverflow( page );
	await page.locator( MENU ).getByRole( 'button', { name: 'Menu' } ).click();
	await expect(
		page
			.locator( MENU )
			.getByRole( 'link', { name: 'Garden', exact: true } )
	).toBeVisible();
	await expectNoOverflow( page );

	const plain = await open( { javaScriptEnabled: false } );
	await plain.goto( url );
	await plain.getByRole( 'link', { name: 'Garden', exact: true } ).focus();
	await expect( plain.getByText( 'Roses and tulips' ) ).toBeVisible();
} );

test( 'a feed has a whole cover, plain counts and buttons in the shape of the theme', async ( {
	open,
	site,
} ) => {
	await useClassicTheme( site );
	const { url } = await publishPage(
		site,
		feedBlock( {
			showHeader: true,
			showComments: true,
			themeButtons: true,
			number: 1,
		} )
	);
	const page = await open( { viewport: { width: 1280, height: 800 } } );
	await page.goto( url );
	const feed = Feed.on( page );
	const inside = await feed
		.part( 'header' )
		.evaluate( ( { clientWidth } ) => clientWidth );
	const cover = await feed.part( 'header-cover' ).boundingBox();
	expect( Math.round( cover!.width ) ).toBe( inside );
	const counts = page.locator( 'button' + part( 'opener' ) );
	await expect( counts ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	for ( const button of [ 'header-follow', 'more' ] ) {
		await expect( feed.part( button ) ).toHaveCSS( 'border-radius', '0px' );
	}
} );

test( 'slides of a cover flow are seen where the style of the layout comes late', async ( {
	open,
	site,
} ) => {
	await useClassicTheme( site );
	const { url } = await publishPage(
		site,
		`<!-- wp:vitrine/carousel {"effect":"coverflow","centered":true,"ends":"loop","columns":2} -->${ [
			'One',
			'Two',
			'Three',
			'Four',
		]
			.map(
				( name ) =>
					`<!-- wp:vitrine/slide --><!-- wp:paragraph --><p>${ name }</p><!-- /wp:paragraph --><!-- /wp:vitrine/slide -->`
			)
			.join( '' ) }<!-- /wp:vitrine/carousel -->`
	);
	const page = await open( { viewport: { width: 1280, height: 800 } } );
	await page.goto( url );
	await expect( page.locator( '.is-moved' ) ).toBeVisible();
	const row = page.locator( '.wp-block-vitrine-carousel__frame' );
	const current = page.locator( '.is-moved > .is-current' );
	await expect
		.poll( async () => {
			const [ frame, slide ] = await Promise.all( [
				row.boundingBox(),
				current.boundingBox(),
			] );
			return Math.round( ( 10 * slide!.width ) / frame!.width );
		} )
		.toBe( 5 );
} );

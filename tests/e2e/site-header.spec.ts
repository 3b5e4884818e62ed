/** Headers that stay in the window: in a template part, moved by a real wheel and keyboard. */
import type { Locator, Page } from '@playwright/test';
import { publishPage, withPhp } from './support/content';
import { header, HEADER, LONG, useHeader } from './support/header';
import { item, menu, paragraph } from './support/menu';
import { expectNoOverflow } from './support/page';
import { wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

/** Where the header is in the window, px. */
const top = async ( page: Page ) =>
	( await page.locator( HEADER ).boundingBox() )!.y;

test( 'it leaves with the page, comes back on scrolling up, and covers nothing', async ( {
	open,
	site,
} ) => {
	await useHeader( site, header() );
	const { url } = await publishPage( site, LONG );
	const page = await open( { viewport: { width: 1280, height: 800 } } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const block = page.locator( HEADER );
	await page.mouse.move( 600, 400 );
	const place = await top( page );
	await wheelTo( page, 20 );
	expect( await top( page ) ).toBe( place - 20 );
	await wheelTo( page, 1000 );
	await expect( block ).not.toBeInViewport();
	await wheelTo( page, 900 );
	await expect( block ).toHaveClass( /is-docked/ );
	await expect.poll( () => top( page ) ).toBe( 0 );

	// Measured anew while it is docked, its place stays what it is.
	await block.evaluate( ( element ) =>
		element.style.removeProperty( '--vitrine-header-height' )
	);
	await page.setViewportSize( { width: 1200, height: 800 } );
	await expect
		.poll( () =>
			block.evaluate( ( element ) =>
				element.style.getPropertyValue( '--vitrine-header-height' )
			)
		)
		.not.toBe( '' );

	// What the keyboard reaches is not behind it.
	const { height } = ( await block.boundingBox() )!;
	await page.locator( '#p20 a' ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( '#p19 a' ) ).toBeFocused();
	await expect
		.poll( async () => {
			const { y } = ( await page.locator( '#p19 a' ).boundingBox() )!;
			return y >= height || ( await top( page ) ) < 0;
		} )
		.toBe( true );

	// A link leads to a place, and nothing docks meanwhile.
	await wheelTo( page, 0 );
	await expect( block ).not.toHaveClass( /is-docked|is-away/ );
	await page.getByRole( 'link', { name: 'To the end' } ).click();
	await expect( page.locator( '#end' ) ).toBeInViewport();
	await expect( block ).not.toBeInViewport();
	await page.goBack();
	await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await expect( block ).not.toHaveClass( /is-docked/ );

	// The keyboard brings it back: the focus is never out of sight.
	await wheelTo( page, 1000 );
	await block.getByRole( 'link' ).focus();
	await expect( block ).toHaveClass( /is-docked/ );
	await expect( block.getByRole( 'link' ) ).toBeInViewport();
	expect( await shifts() ).toEqual( [] );
} );

test( 'always in the window, lower and darker, also without JavaScript; not in low windows', async ( {
	open,
	site,
} ) => {
	await useHeader(
		site,
		header( {
			sticky: 'always',
			phones: 'never',
			shrink: 20,
			dockedBackground: '#111111',
		} )
	);
	const { url } = await publishPage( site, LONG );
	const page = await open( { viewport: { width: 1280, height: 800 } } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const block = page.locator( HEADER );
	const { height } = ( await block.boundingBox() )!;
	await page.mouse.move( 600, 400 );
	await wheelTo( page, 1000 );
	await expect( block ).toHaveCSS( 'background-color', 'rgb(17, 17, 17)' );
	await expect.poll( () => top( page ) ).toBeCloseTo( -height / 5, 0 );
	// Targets of links stand below it.
	await page.goto( `${ url }#p30` );
	await page.reload();
	await expect
		.poll( async () => ( await page.locator( '#p30' ).boundingBox() )!.y )
		.toBeGreaterThanOrEqual( height * 0.8 - 1 );
	expect( await shifts() ).toEqual( [] );

	await page.setViewportSize( { width: 1280, height: 400 } );
	await expect( block ).not.toBeInViewport();
	await page.setViewportSize( { width: 320, height: 640 } );
	await expect( block ).not.toBeInViewport();
	await expectNoOverflow( page );

	const plain = await open( {
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 800 },
	} );
	await plain.goto( `${ url }#end` );
	await expect( plain.locator( HEADER ) ).toBeInViewport();
} );

const COVER = `<!-- wp:cover {"customOverlayColor":"#223344","isUserOverlayColor":true,"minHeight":500,"align":"full"} --><div class="wp-block-cover alignfull" style="min-height:500px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim" style="background-color:#223344"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p>Spring</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->`;
const ANNOUNCEMENT =
	'<!-- wp:paragraph --><p><a href="/?sale">Sale</a></p><!-- /wp:paragraph -->';

/** Below twenty paragraphs: contents, a section that stays to the end of its column, and one that stays to the end of the page. */
const STICKY = `${ paragraph( 'Before' ).repeat(
	20
) }<!-- wp:columns --><div class="wp-block-columns">${ [
	'<!-- wp:vitrine/table-of-contents {"sticky":true} /-->',
	...[ 'parent', 'page' ].map(
		( within ) =>
			`<!-- wp:group {"className":"to-${ within }","vitrineSticky":{"edge":"top","within":"${ within }"}} --><div class="wp-block-group to-${ within }">${ paragraph( 'Section' ) }</div><!-- /wp:group -->`
	),
	LONG,
]
	.map(
		( blocks ) =>
			`<!-- wp:column --><div class="wp-block-column">${ blocks }</div><!-- /wp:column -->`
	)
	.join( '' ) }</div><!-- /wp:columns -->`;

for ( const sticky of [ 'up', 'always' ] ) {
	test( `what sticks does so below a header (${ sticky }), and moves with it`, async ( {
		open,
		site,
	} ) => {
		await useHeader( site, header( { sticky, shrink: 10 } ) );
		const { url } = await publishPage( site, STICKY );
		const page = await open( { viewport: { width: 1280, height: 800 } } );
		const shifts = await shiftsOf( page );
		await page.goto( url );
		const block = page.locator( HEADER );
		const docked = ( await block.boundingBox() )!.height * 0.9;
		const away = sticky === 'up' ? 0 : docked;
		const [ contents, parent, whole ] = [
			'.wp-block-vitrine-table-of-contents',
			'.to-parent',
			'.to-page',
		].map( ( selector ) => page.locator( selector ) ) as [
			Locator,
			Locator,
			Locator,
		];
		const tops = () =>
			Promise.all(
				[ contents, parent, whole ].map(
					async ( one ) => ( await one.boundingBox() )!.y
				)
			);
		const expectBelow = async ( edge: number ) => {
			await expect
				.poll( async () =>
					( await tops() ).map( ( y ) =>
						Math.abs( Math.round( y - edge ) )
					)
				)
				.toEqual( [ 16, 0, 0 ] );
			await expect( parent ).toHaveClass( /is-stuck/ );
			await expect( whole ).toHaveClass( /is-out-of-page/ );
		};
		const place = ( await tops() )[ 2 ]!;
		await page.mouse.move( 600, 400 );
		for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
			await page.emulateMedia( { reducedMotion } );
			await wheelTo( page, 1600 );
			await expectBelow( away );
			await wheelTo( page, 1500 );
			await expect( block ).toHaveClass( /is-docked/ );
			await expectBelow( docked );
		}
		await wheelTo( page, 1600 );
		await expectBelow( away );
		await wheelTo( page, 1500 );

		// Below a docked header they reach their places sooner, and leave the top of the window there.
		const way = Math.round( place - docked );
		await wheelTo( page, way + 4 );
		await expectBelow( docked );
		await wheelTo( page, way - 4 );
		await expect( parent ).not.toHaveClass( /is-stuck/ );
		await expect( whole ).not.toHaveClass( /is-out-of-page/ );
		expect( await shifts() ).toEqual( [] );
	} );
}

test( 'headers and menus go by the widths of the theme, in the canvas, too', async ( {
	open,
	editor,
	site,
} ) => {
	withPhp(
		site,
		"add_filter( 'wp_theme_json_data_theme', static fn( $data ) => $data->update_with( [ 'version' => 3, 'settings' => [ 'viewport' => [ 'mobile' => '600px', 'tablet' => '900px' ] ] ] ) );"
	);
	await useHeader(
		site,
		header(
			{ sticky: 'always', tablets: 'never' },
			menu( item( 'Garden', { url: '/' } ) )
		)
	);
	const { id, url } = await publishPage(
		site,
		LONG + menu( item( 'Garden', { url: '/' } ) )
	);
	const page = await open( { viewport: { width: 901, height: 800 } } );
	await page.goto( url );
	const block = page.locator( HEADER );
	const link = block.getByRole( 'link', { name: 'Garden' } );
	const bar = block.getByRole( 'button', { name: 'Menu', exact: true } );
	await page.mouse.move( 450, 400 );
	await wheelTo( page, 1000 );
	await expect( block ).toHaveClass( /is-docked/ );
	await expect( block ).toBeInViewport();
	await page.setViewportSize( { width: 900, height: 800 } );
	await wheelTo( page, 900 );
	await expect( block ).not.toHaveClass( /is-docked/ );
	await expect( block ).not.toBeInViewport();

	await wheelTo( page, 0 );
	await page.setViewportSize( { width: 601, height: 800 } );
	await expect( link ).toBeVisible();
	await expect( bar ).toBeHidden();
	await page.setViewportSize( { width: 600, height: 800 } );
	await expect( link ).toBeHidden();
	await bar.click();
	await expect( link ).toBeVisible();
	await expect( bar ).toHaveAttribute( 'aria-expanded', 'true' );

	await editor.open( id );
	await expect
		.poll( () =>
			editor.canvas
				.locator( ':root' )
				.evaluate( ( root ) =>
					getComputedStyle( root ).getPropertyValue(
						'--vitrine-viewports'
					)
				)
		)
		.toBe( '600,900' );
} );

test( 'it lies over the cover that a page begins with, and its first row leaves with the page', async ( {
	open,
	site,
} ) => {
	await useHeader(
		site,
		header(
			{
				sticky: 'always',
				hiddenRows: 1,
				overCover: true,
				overText: '#ffffff',
				align: 'full',
			},
			ANNOUNCEMENT
		)
	);
	const over = await publishPage( site, COVER + LONG );
	const plain = await publishPage( site, LONG );
	const page = await open( { viewport: { width: 1280, height: 800 } } );
	const shifts = await shiftsOf( page );
	await page.goto( over.url );
	const block = page.locator( HEADER );
	const cover = page.locator( '.wp-block-cover' );
	const sale = block.getByRole( 'link', { name: 'Sale' } );
	const end = block.getByRole( 'link', { name: 'To the end' } );
	expect( ( await cover.boundingBox() )!.y ).toBe( 0 );
	expect( await block.boundingBox() ).toMatchObject( {
		x: 0,
		y: 0,
		width: 1280,
	} );
	await expect( block ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	await expect( block ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	await page.mouse.move( 600, 400 );
	for ( const y of [ 20, 45, 70, 300, 1000 ] ) {
		await wheelTo( page, y );
	}
	await expect( block ).toHaveClass( /is-docked/ );
	await expect( block ).not.toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	await expect( block ).not.toHaveCSS(
		'background-color',
		'rgba(0, 0, 0, 0)'
	);
	await expect( sale ).not.toBeInViewport();
	await expect( end ).toBeInViewport();
	// Unless the keyboard is there.
	await sale.focus();
	await expect( sale ).toBeInViewport( { ratio: 1 } );
	expect( await shifts() ).toEqual( [] );

	// Where a page begins with something else, the header is as it was.
	await page.goto( plain.url );
	await expect( block ).not.toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	const { height } = ( await block.boundingBox() )!;
	expect(
		( await page.locator( 'main' ).boundingBox() )!.y
	).toBeGreaterThanOrEqual( height );
	await wheelTo( page, 1000 );
	await expect( sale ).not.toBeInViewport();
	await expect( end ).toBeInViewport();
	expect( await shifts() ).toEqual( [] );
} );

test( 'an editor makes a header of a group, and sees how it sticks', async ( {
	editor,
	site,
} ) => {
	const { id } = await publishPage(
		site,
		'<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Garden</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
	);
	await editor.open( id );
	await editor.canvas.getByText( 'Garden' ).click();
	await editor.toolbar
		.getByRole( 'button', { name: /^Select parent block/ } )
		.click();
	await editor.toolbar
		.getByRole( 'button', { name: 'Group', exact: true } )
		.click();
	await editor.page.getByRole( 'menuitem', { name: 'Site Header' } ).click();
	const block = editor.canvas.locator( HEADER );
	await expect( block ).toContainText( 'Garden' );
	await editor.toolbar
		.getByRole( 'button', { name: 'Preview sticky' } )
		.click();
	await expect( block ).toHaveClass( /is-docked/ );
	expect( await editor.content() ).toContain( 'wp:vitrine/site-header' );
	const over = editor.inspector.getByLabel( 'Transparent over a cover' );
	await over.check();
	await expect( block ).toHaveClass( /is-preview-over/ );
	await over.uncheck();
	await expect( block ).not.toHaveClass( /is-preview-over/ );
} );

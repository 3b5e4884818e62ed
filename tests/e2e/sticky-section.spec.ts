/** Groups, columns and covers that stay in the window, moved by a real wheel. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { placeOf, wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const paragraphs = ( name: string, count: number ) =>
	Array.from(
		{ length: count },
		( _, nth ) =>
			`<!-- wp:paragraph --><p id="${ name }${ nth }"><a href="#${ name }9">${ name } ${ nth }</a></p><!-- /wp:paragraph -->`
	).join( '' );

const group = ( sticky: object, text: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		vitrineSticky: sticky,
		className: 'section',
	} ) } --><div class="wp-block-group section"><!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

/** Such a section with fifteen paragraphs behind it in one group, and thirty below that. */
const content = ( sticky: object ) =>
	`<!-- wp:group --><div class="wp-block-group">${ group(
		sticky,
		'Offer'
	) }${ paragraphs( 'near', 15 ) }</div><!-- /wp:group -->${ paragraphs(
		'far',
		30
	) }`;

const section = ( page: Page ) => page.locator( '.section' );
const topOf = async ( page: Page ) =>
	( await section( page ).boundingBox() )!.y;

test( 'at the top: to the end of its parent, by style alone, and free of what is looked for', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		content( {
			edge: 'top',
			offset: 20,
			phones: false,
			effectsOffset: 100,
		} )
	);
	const viewport = { width: 1280, height: 600 };
	const page = await open( { viewport } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	await page.mouse.move( 600, 300 );
	const place = await topOf( page );
	await wheelTo( page, Math.ceil( place ) );
	await expect.poll( () => topOf( page ) ).toBeCloseTo( 20, 0 );
	await expect( section( page ) ).toHaveClass( /is-stuck/ );
	await expect( section( page ) ).not.toHaveClass( /has-sticky-effects/ );
	await wheelTo( page, Math.ceil( place ) + 200 );
	await expect( section( page ) ).toHaveClass( /has-sticky-effects/ );
	await page.locator( '#near1 a' ).press( 'Enter' );
	const { height } = ( await section( page ).boundingBox() )!;
	await expect
		.poll( async () => ( await page.locator( '#near9' ).boundingBox() )!.y )
		.toBeGreaterThanOrEqual( 19 + height );
	// Its parent takes it along.
	await page.keyboard.press( 'End' );
	await expect( section( page ) ).not.toBeInViewport();
	expect( await shifts() ).toEqual( [] );

	// Neither on phones, nor in low windows.
	for ( const size of [
		{ width: 320, height: 600 },
		{ width: 1280, height: 400 },
	] ) {
		await page.setViewportSize( size );
		await expect( section( page ) ).not.toHaveClass( /is-stuck/ );
		await expectNoOverflow( page );
	}

	const plain = await open( { viewport, javaScriptEnabled: false } );
	await plain.goto( `${ url }#near9` );
	await expect.poll( () => topOf( plain ) ).toBeCloseTo( 20, 0 );
} );

test( 'to the end of the page, and at the bottom until its place is there', async ( {
	open,
	site,
} ) => {
	const whole = await publishPage(
		site,
		content( { edge: 'top', within: 'page' } )
	);
	const page = await open( { viewport: { width: 1280, height: 600 } } );
	const shifts = await shiftsOf( page );
	await page.goto( whole.url );
	await page.mouse.move( 600, 300 );
	const { x, width } = ( await section( page ).boundingBox() )!;
	for ( const y of [ 200, 400, 900, 1500 ] ) {
		await wheelTo( page, y );
	}
	await expect( page.locator( '#near9' ) ).not.toBeInViewport();
	const box = ( await section( page ).boundingBox() )!;
	expect( box.y ).toBeCloseTo( 0, 0 );
	expect( box.x ).toBeCloseTo( x, 0 );
	expect( box.width ).toBeCloseTo( width, 0 );
	await wheelTo( page, 0 );
	await expect( section( page ) ).not.toHaveClass( /is-stuck/ );
	expect( await shifts() ).toEqual( [] );

	const bottom = await publishPage(
		site,
		`<!-- wp:group --><div class="wp-block-group">${ paragraphs(
			'near',
			30
		) }${ group( { edge: 'bottom', offset: 10 }, 'Offer' ) }</div><!-- /wp:group -->`
	);
	await page.goto( bottom.url );
	await expect( section( page ) ).toHaveClass( /is-stuck/ );
	const lower = ( await section( page ).boundingBox() )!;
	expect( lower.y + lower.height ).toBeCloseTo( 590, 0 );
	await page.keyboard.press( 'End' );
	await expect.poll( () => placeOf( page ) ).toBeGreaterThan( 500 );
	await expect( section( page ) ).not.toHaveClass( /is-stuck/ );
	expect( await shifts() ).toEqual( [] );
} );

test( 'an editor makes a group stay, and the canvas shows it', async ( {
	editor,
	site,
} ) => {
	const { id } = await publishPage(
		site,
		`<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Garden</p><!-- /wp:paragraph --></div><!-- /wp:group -->${ paragraphs(
			'far',
			9
		) }`
	);
	await editor.open( id );
	await editor.canvas.getByText( 'Garden' ).click();
	await editor.toolbar
		.getByRole( 'button', { name: /^Select parent block/ } )
		.click();
	const block = editor.canvas.locator( '.wp-block-group' );
	await editor.inspector
		.getByLabel( 'Stick to', { exact: true } )
		.selectOption( 'Top of the window' );
	await editor.inspector
		.getByRole( 'spinbutton', { name: 'Offset (px)', exact: true } )
		.fill( '30' );
	await expect( block ).toHaveCSS( 'position', 'sticky' );
	await expect( block ).toHaveCSS( 'top', '30px' );
	expect( await editor.content() ).toContain(
		'"vitrineSticky":{"edge":"top","offset":30}'
	);
	await editor.inspector
		.getByLabel( 'Stick to', { exact: true } )
		.selectOption( 'None' );
	await expect( block ).not.toHaveCSS( 'position', 'sticky' );
	expect( await editor.isValid() ).toBe( true );
} );

/** A link to the top of the page, and the scroll that it makes. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage, sendPolicy } from './support/content';
import { block } from './support/loop';
import { expectNoOverflow } from './support/page';
import { placeOf, scrollToEnd, wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { requestsOf } from './support/watch';

const LONG = Array.from(
	{ length: 60 },
	( _, nth ) =>
		`<!-- wp:paragraph --><p>Paragraph <a href="/?${ nth }">${ nth }</a></p><!-- /wp:paragraph -->`
).join( '' );

const link = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Back to top' } );

test( 'it comes beyond 300 px, and leads to the top by keyboard and by pointer', async ( {
	open,
	site,
} ) => {
	sendPolicy(
		site,
		"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'"
	);
	const { url } = await publishPage(
		site,
		// The second one is never seen.
		LONG + block( 'vitrine/back-to-top' ).repeat( 2 )
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	const shifts = await shiftsOf( page );
	const scripts = requestsOf( page, ( { pathname } ) =>
		/vitrine\/build\/.*\.js$/.test( pathname )
	);
	await page.goto( url );
	await expect( link( page ) ).toHaveCount( 0 );
	await wheelTo( page, 300 );
	await expect( link( page ) ).toHaveCount( 0 );
	await wheelTo( page, 301 );
	await expect( link( page ) ).toHaveCount( 1 );
	const { width, height } = ( await link( page ).boundingBox() )!;
	expect( Math.min( width, height ) ).toBeGreaterThanOrEqual( 44 );
	await expectNoOverflow( page );
	expect( scripts ).toHaveLength( 1 );

	await link( page ).focus();
	// It does not go from under the focus.
	await wheelTo( page, 100 );
	await expect( link( page ) ).toBeVisible();
	await wheelTo( page, 900 );
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => placeOf( page ) ).toBe( 0 );
	await expect( link( page ) ).toHaveCount( 0 );
	await expect( page.locator( 'body' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( ':focus' ) ).toHaveText( 'Skip to content' );
	await expect( page.locator( 'body' ) ).not.toHaveAttribute( 'tabindex' );
	expect( page.url() ).toBe( url );

	// Whoever does something meanwhile stays where they are.
	await wheelTo( page, 2000 );
	await link( page ).click();
	await expect.poll( () => placeOf( page ) ).toBeLessThan( 2000 );
	await page.keyboard.press( 'Shift' );
	const frames = ( number: number ) =>
		page.evaluate( async ( left ) => {
			while ( left-- ) {
				await new Promise( requestAnimationFrame );
			}
		}, number );
	await frames( 2 );
	const stopped = await placeOf( page );
	expect( stopped ).toBeGreaterThan( 0 );
	await frames( 5 );
	expect( await placeOf( page ) ).toBe( stopped );

	expect( await shifts() ).toEqual( [] );
} );

test( 'it is not over the footer, jumps with reduced motion, and is a link without script', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		LONG + block( 'vitrine/back-to-top', { side: 'start' } )
	);
	const page = await open( { reducedMotion: 'reduce' } );
	await page.goto( url );
	await wheelTo( page, 900 );
	await expect( link( page ) ).toBeVisible();
	expect( await faultsOf( page, '.wp-block-vitrine-back-to-top' ) ).toEqual(
		[]
	);
	await scrollToEnd( page );
	await expect( page.locator( 'footer' ).last() ).toBeInViewport();
	await expect( link( page ) ).toHaveCount( 0 );
	await wheelTo( page, 900 );
	await page.evaluate( () => {
		const places: number[] = [];
		Object.assign( window, { places } );
		window.addEventListener( 'scroll', () =>
			places.push( window.scrollY )
		);
	} );
	await link( page ).click();
	await expect.poll( () => placeOf( page ) ).toBe( 0 );
	expect(
		await page.evaluate(
			() => ( window as unknown as { places: number[] } ).places
		)
	).toEqual( [ 0 ] );

	const plain = await open( { javaScriptEnabled: false } );
	await plain.goto( url );
	await expect( link( plain ) ).toBeVisible();
	await link( plain ).click();
	await expect( plain ).toHaveURL( `${ url }#` );
	await plain.goBack();
	await expect( plain ).toHaveURL( url );
} );

test( 'the canvas shows it with its settings, and the page is as it says', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/back-to-top' );
	const shown = editor.canvas.locator( '.wp-block-vitrine-back-to-top' );
	await expect( shown ).toBeVisible();
	await editor.inspector.getByLabel( 'Text', { exact: true } ).fill( 'Up' );
	await editor.inspector.getByLabel( 'Show text' ).check();
	await expect( shown ).toHaveText( 'Up' );
	await editor.inspector.getByLabel( 'Show progress' ).check();
	await expect( shown.locator( 'circle' ) ).toHaveCount( 2 );
	await editor.inspector
		.getByRole( 'spinbutton', { name: 'Show after scrolling (px)' } )
		.fill( '0' );
	await editor.inspector.getByLabel( 'Hide over the footer' ).uncheck();
	expect( await editor.isValid() ).toBe( true );
	await editor.setTitle( 'A short page' );
	await visitor.setViewportSize( { width: 800, height: 300 } );
	await visitor.goto( await editor.publish() );
	await wheelTo( visitor, 10 );
	await expect(
		visitor.getByRole( 'link', { name: 'Up', exact: true } )
	).toBeVisible();
} );

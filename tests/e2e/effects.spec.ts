/** Effects of core's blocks, on pages that are scrolled by a real wheel, and in the canvas. */
import type { Locator } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const paragraphs = ( count: number ) =>
	'<!-- wp:paragraph --><p>Words of a garden.</p><!-- /wp:paragraph -->'.repeat(
		count
	);

const group = ( className: string, vitrineEffects: object, inside: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		className,
		vitrineEffects,
	} ) } --><div class="wp-block-group ${ className }">${ inside }</div><!-- /wp:group -->`;

/** Names of the animations of an element that have not ended. */
const playing = ( element: Locator ): Promise< string[] > =>
	element.evaluate( ( one ) =>
		one
			.getAnimations()
			.map( ( animation ) => ( animation as CSSAnimation ).animationName )
	);

const opacity = ( element: Locator ) =>
	element.evaluate( ( one ) => getComputedStyle( one ).opacity );

const ENTRANCES =
	group(
		'first',
		{ entrance: { animation: 'fadeInRight' } },
		paragraphs( 1 )
	) +
	paragraphs( 40 ) +
	group(
		'second',
		{ entrance: { animation: 'fadeInUp', stagger: 200 } },
		paragraphs( 3 )
	) +
	group( 'third', { entrance: { animation: 'tada' } }, paragraphs( 1 ) ) +
	paragraphs( 40 );

test( 'entrances: once, when a block comes into the window, and whole for everybody else', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, ENTRANCES );
	const viewport = { width: 1280, height: 600 };
	const page = await open( { viewport } );
	const shifts = await shiftsOf( page );
	// The way in goes on for as long as it is looked at.
	await page.addInitScript( () =>
		addEventListener( 'animationstart', ( { target } ) =>
			( target as Element )
				.getAnimations()
				.forEach( ( animation ) => animation.pause() )
		)
	);
	await page.goto( url );
	const [ first, second, third ] = [ 'first', 'second', 'third' ].map(
		( name ) => page.locator( `.${ name }` )
	) as [ Locator, Locator, Locator ];
	await expect.poll( () => playing( first ) ).toEqual( [ 'vitrine-enter' ] );
	await expect( first ).not.toHaveClass( /is-waiting/ );
	await expect( second ).toHaveClass( /is-waiting/ );
	const inside = second.locator( 'p' );
	expect( await opacity( inside.first() ) ).toBe( '0' );
	// What only calls attention is seen before, too.
	await expect( third ).toHaveClass( /is-waiting/ );
	expect( await opacity( third ) ).toBe( '1' );

	// Neither in print, nor for those who ask for less motion while it is there.
	for ( const media of [
		{ media: 'print' },
		{ reducedMotion: 'reduce' },
	] as const ) {
		await page.emulateMedia( media );
		expect( await opacity( inside.first() ) ).toBe( '1' );
		expect( await playing( first ) ).toEqual( [] );
		await page.emulateMedia( { media: null, reducedMotion: null } );
	}

	await page.mouse.move( 600, 300 );
	const { y } = ( await second.boundingBox() )!;
	await wheelTo( page, Math.ceil( y ) - 300 );
	await expect( second ).not.toHaveClass( /is-waiting/ );
	expect( await playing( inside.nth( 2 ) ) ).toEqual( [ 'vitrine-enter' ] );
	expect(
		await inside.evaluateAll( ( all ) =>
			all.map( ( one ) => getComputedStyle( one ).animationDelay )
		)
	).toEqual( [ '0s', '0.2s', '0.4s' ] );
	await wheelTo( page, 0 );
	await expect( second ).not.toHaveClass( /is-waiting/ );
	expect( await shifts() ).toEqual( [] );

	await page.setViewportSize( { width: 320, height: 600 } );
	await expectNoOverflow( page );

	const still = await open( { viewport, reducedMotion: 'reduce' } );
	await still.goto( url );
	expect( await faultsOf( still, 'main' ) ).toEqual( [] );

	const plain = await open( { viewport, javaScriptEnabled: false } );
	await plain.goto( url );
	await expect( plain.locator( '.second' ) ).not.toHaveClass( /is-waiting/ );
	await expect
		.poll( () => opacity( plain.locator( '.second p' ).last() ) )
		.toBe( '1' );
} );

test( 'an editor chooses an entrance and plays it', async ( {
	editor,
	site,
} ) => {
	const { id } = await publishPage(
		site,
		'<!-- wp:heading --><h2 class="wp-block-heading">Garden</h2><!-- /wp:heading -->'
	);
	await editor.open( id );
	const heading = editor.canvas.getByText( 'Garden' );
	await heading.click();
	await editor.inspector
		.getByRole( 'combobox', { name: 'Animation', exact: true } )
		.selectOption( 'Zoom' );
	await expect
		.poll( () => playing( heading ) )
		.toEqual( [ 'vitrine-enter' ] );
	await expect.poll( () => playing( heading ) ).toEqual( [] );
	await editor.inspector
		.getByRole( 'spinbutton', { name: 'Delay (ms)', exact: true } )
		.fill( '300' );
	await expect( heading ).not.toHaveAttribute( 'data-vitrine-animation' );
	await editor.inspector.getByRole( 'button', { name: 'Play' } ).click();
	await expect( heading ).toHaveCSS( 'animation-delay', '0.3s' );
	expect( await editor.content() ).toContain(
		'"vitrineEffects":{"entrance":{"animation":"zoomIn","delay":300}}'
	);
	expect( await editor.isValid() ).toBe( true );
} );

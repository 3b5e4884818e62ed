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

/** Sections that move, one of them the background of a cover. */
const MOTIONS =
	paragraphs( 20 ) +
	group(
		'moved',
		{
			motion: {
				y: { on: true, speed: 2 },
				x: { on: true, direction: 'right', start: 50 },
				opacity: { on: true, direction: 'out-in-out' },
			},
			entrance: { animation: 'fadeInUp' },
		},
		paragraphs( 3 )
	) +
	`<!-- wp:cover {"vitrineEffects":{"motion":{"background":true,"y":{"on":true}}},"isUserOverlayColor":true} --><div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container">${ paragraphs( 1 ) }</div></div><!-- /wp:cover -->` +
	group(
		'pointed',
		{ motion: { track: { on: true, speed: 2, direction: 'direct' } } },
		paragraphs( 1 )
	) +
	paragraphs( 40 );

/** Expects a section to be where the formulas want it, wherever the page is. */
async function expectMoved( section: Locator ): Promise< void > {
	await expect
		.poll( () =>
			section.evaluate( ( element ) => {
				const {
					transform,
					translate,
					opacity: shown,
				} = getComputedStyle( element );
				let top = 0;
				for (
					let at: Element | null = element;
					at instanceof HTMLElement;
					at = at.offsetParent
				) {
					top += at.offsetTop;
				}
				const gone = window.scrollY + window.innerHeight - top;
				const whole =
					window.innerHeight +
					( element as HTMLElement ).offsetHeight;
				const way = ( gone / whole ) * 100;
				const { e: x } = new DOMMatrix( transform );
				const y = parseFloat( translate.split( ' ' )[ 1 ] ?? '0' );
				// It stays where it is up to the middle, and fades at both ends.
				const wanted = [
					Math.max( 0, way - 50 ) * 4,
					-( way - 50 ) * 2,
					Math.min( 1, way / 20, ( 100 - way ) / 20 ),
				];
				return Math.max(
					Math.abs( x - wanted[ 0 ]! ),
					Math.abs( y - wanted[ 1 ]! ),
					Math.abs( Number( shown ) - wanted[ 2 ]! ) * 100
				);
			} )
		)
		.toBeLessThan( 2 );
}

test( 'motion: by the formulas, with timelines of the page and without them', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, MOTIONS );
	const viewport = { width: 1280, height: 600 };
	for ( const hasTimelines of [ true, false ] ) {
		const page = await open( { viewport } );
		const shifts = await shiftsOf( page );
		if ( ! hasTimelines ) {
			await page.addInitScript( () => {
				CSS.supports = () => false;
				addEventListener( 'DOMContentLoaded', () => {
					const sheet = new CSSStyleSheet();
					sheet.replaceSync(
						'* { animation-timeline: auto !important; animation-range: normal !important; }'
					);
					document.adoptedStyleSheets.push( sheet );
				} );
			} );
		}
		const scripts: string[] = [];
		page.on( 'request', ( request ) => scripts.push( request.url() ) );
		await page.goto( url );
		await page.mouse.move( 640, 300 );
		const moved = page.locator( '.moved' );
		const picture = page.locator( '.wp-block-cover img' );
		const top = await moved.evaluate(
			( element ) => ( element as HTMLElement ).offsetTop
		);
		for ( const y of [ top - 550, top - 300, top - 100 ] ) {
			await wheelTo( page, Math.max( 0, Math.round( y ) ) );
			await expectMoved( moved );
		}
		// The background fills its cover wherever it is.
		const [ inner, outer ] = await Promise.all( [
			picture.boundingBox(),
			page.locator( '.wp-block-cover' ).boundingBox(),
		] );
		expect( inner!.y ).toBeLessThanOrEqual( outer!.y );
		expect( inner!.y + inner!.height ).toBeGreaterThanOrEqual(
			outer!.y + outer!.height
		);
		await expect( picture ).not.toHaveCSS( 'translate', 'none' );

		await page.mouse.move( 1280 * 0.75, 600 * 0.25 );
		await expect( page.locator( '.pointed' ) ).toHaveCSS(
			'translate',
			'50px -50px'
		);
		expect(
			scripts.some( ( script ) => script.includes( 'motion-loop' ) )
		).toBe( ! hasTimelines );
		expect( await shifts() ).toEqual( [] );

		await page.setViewportSize( { width: 320, height: 600 } );
		await expectNoOverflow( page );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		for ( const still of [ moved, page.locator( '.pointed' ), picture ] ) {
			await expect( still ).toHaveCSS( 'translate', 'none' );
			await expect( still ).toHaveCSS( 'opacity', '1' );
		}
	}
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

test( 'an editor gives a group a divider and a motion, and sees both', async ( {
	editor,
	site,
} ) => {
	const { id } = await publishPage(
		site,
		`<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Garden</p><!-- /wp:paragraph --></div><!-- /wp:group -->${ paragraphs(
			3
		) }`
	);
	await editor.open( id );
	await editor.canvas.getByText( 'Garden', { exact: true } ).click();
	await editor.toolbar
		.getByRole( 'button', { name: /^Select parent block/ } )
		.click();
	const block = editor.canvas.locator( '.wp-block-group' );
	await editor.inspector
		.getByLabel( 'Shape', { exact: true } )
		.last()
		.selectOption( 'Mountains' );
	const divider = block.locator( '> .vitrine-divider.is-bottom' );
	await expect( divider ).toHaveCSS( 'position', 'absolute' );
	await editor.inspector
		.getByRole( 'spinbutton', { name: 'Height (px)', exact: true } )
		.fill( '40' );
	await expect( divider ).toHaveCSS( 'height', '40px' );

	await editor.inspector
		.getByRole( 'checkbox', { name: 'Vertical scroll' } )
		.check();
	await expect( block ).toHaveClass( /vitrine-motion / );
	// Whoever edits it sees it at rest.
	await expect( block ).toHaveCSS( 'translate', 'none' );
	await editor.canvas.getByText( 'Words of a garden.' ).first().click();
	await expect( block ).not.toHaveCSS( 'translate', 'none' );
	expect( await editor.content() ).toContain(
		'"vitrineEffects":{"dividerBottom":{"shape":"mountains","height":40},"motion":{"y":{"on":true}}}'
	);
	expect( await editor.isValid() ).toBe( true );
} );

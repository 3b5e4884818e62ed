/** Carousels as visitors have them. */
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage, withPhp } from './support/content';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

const json = ( attributes: object ) =>
	Object.keys( attributes ).length
		? `${ JSON.stringify( attributes ) } `
		: '';

const slide = ( inside: string, attributes: object = {} ) =>
	`<!-- wp:vitrine/slide ${ json( attributes ) }-->${ inside }<!-- /wp:vitrine/slide -->`;

const words = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text } <a href="#${ text }">More of ${ text }</a></p><!-- /wp:paragraph -->`;

const carousel = ( attributes: object, inside: string ) =>
	`<!-- wp:vitrine/carousel ${ json( attributes ) }-->${ inside }<!-- /wp:vitrine/carousel -->`;

const NAMES = [ 'One', 'Two', 'Three', 'Four', 'Five', 'Six' ];

const slides = ( number: number, attributes: object = {} ) =>
	carousel(
		{ label: 'News', ...attributes },
		NAMES.slice( 0, number )
			.map( ( name ) => slide( words( name ) ) )
			.join( '' )
	);

/** WordPress in the window of the editor. */
interface Wp {
	wp: {
		data: {
			dispatch: ( store: string ) => {
				selectBlock: ( id: string ) => void;
			};
		};
	};
}

/** What turns blocks into others. */
interface WpBlocks {
	wp: {
		blocks: {
			parse: ( html: string ) => object[];
			serialize: ( blocks: object[] ) => string;
			getPossibleBlockTransformations: (
				blocks: object[]
			) => { name: string }[];
			switchToBlockType: ( blocks: object[], name: string ) => object[];
		};
	};
}

/** A carousel, and what moves it. */
class Carousel {
	readonly root: Locator;
	readonly row: Locator;
	readonly slides: Locator;
	readonly previous: Locator;
	readonly next: Locator;
	readonly tabs: Locator;

	constructor( page: Page, label = 'News' ) {
		this.root = page.locator(
			`.wp-block-vitrine-carousel[aria-label="${ label }"]`
		);
		const part = ( name: string ) =>
			this.root.locator( `.wp-block-vitrine-carousel__${ name }` );
		this.row = part( 'row' ).first();
		this.slides = this.row.locator( '> *' );
		this.previous = this.root
			.getByRole( 'button', { name: 'Previous slide' } )
			.first();
		this.next = this.root
			.getByRole( 'button', { name: 'Next slide' } )
			.first();
		this.tabs = part( 'place' ).first().getByRole( 'tab' );
	}

	async isReady(): Promise< void > {
		await expect( this.root ).toHaveClass( /is-running/ );
	}

	/** Expects the row to stand still. */
	async rests(): Promise< void > {
		const place = () =>
			this.row.evaluate( ( row ) =>
				[
					row.scrollLeft,
					row.scrollTop,
					getComputedStyle( row ).transform,
				].join( ' ' )
			);
		let before = '';
		await expect
			.poll( async () => {
				const now = await place();
				const isStill = now === before;
				before = now;
				return isStill;
			} )
			.toBe( true );
	}

	/** Name of the first slide that is seen. */
	current(): Promise< string | undefined > {
		return this.row
			.locator( '> .is-current' )
			.first()
			.evaluate( ( one ) => one.textContent?.trim().split( ' ' )[ 0 ] );
	}

	/** Expects these slides in sight, by their names, and all others out of reach. */
	async shows( ...names: string[] ): Promise< void > {
		await expect
			.poll( () =>
				this.slides.evaluateAll( ( all ) =>
					all
						.filter( ( one ) => ! ( one as HTMLElement ).inert )
						.map(
							( one ) => one.textContent?.trim().split( ' ' )[ 0 ]
						)
				)
			)
			.toEqual( names );
	}
}

const EFFECTS = [ 'fade', 'coverflow', 'cards', 'creative' ];

test( 'with arrows alone it is the carousel of the ARIA practices', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		slides( 6, { columns: 2, place: 'none', ends: 'stop', autoplay: true } )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const { root, row, next, previous, ...one } = new Carousel( visitor );
	const it = new Carousel( visitor );
	await it.isReady();
	await expect( root ).toHaveRole( 'group' );
	await expect( root ).toHaveAccessibleName( 'News' );
	await expect( root ).toHaveAttribute( 'aria-roledescription', 'carousel' );
	for ( const [ index, slideOf ] of ( await one.slides.all() ).entries() ) {
		await expect( slideOf ).toHaveRole( 'group' );
		await expect( slideOf ).toHaveAttribute(
			'aria-roledescription',
			'slide'
		);
		await expect( slideOf ).toHaveAttribute(
			'aria-label',
			`${ index + 1 } of 6`
		);
	}
	// The button that stops it comes first; then the arrows, then what is seen.
	await expect( row ).toHaveAttribute( 'aria-live', 'off' );
	await it.shows( 'One', 'Two' );
	const pause = root.getByRole( 'button', { name: 'Pause slideshow' } );
	await pause.focus();
	await pause.press( 'Enter' );
	await expect( row ).toHaveAttribute( 'aria-live', 'polite' );
	await expect(
		root.getByRole( 'button', { name: 'Start slideshow' } )
	).toBeFocused();
	await visitor.keyboard.press( 'Tab' );
	await expect( previous ).toBeFocused();
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await visitor.keyboard.press( 'Tab' );
	await expect( next ).toBeFocused();
	await visitor.keyboard.press( 'Enter' );
	await it.shows( 'Three', 'Four' );
	await visitor.keyboard.press( 'Space' );
	await it.shows( 'Five', 'Six' );
	await expect( next ).toBeFocused();
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( root.getByRole( 'status' ) ).toHaveText(
		'This is the last slide'
	);
	// What is out of view is skipped.
	await visitor.keyboard.press( 'Tab' );
	await expect(
		visitor.getByRole( 'link', { name: 'More of Five' } )
	).toBeFocused();
	await visitor.keyboard.press( 'ArrowLeft' );
	await it.shows( 'Three', 'Four' );
	expect( await faultsOf( visitor, '.wp-block-vitrine-carousel' ) ).toEqual(
		[]
	);
} );

test( 'with dots each slide has a tab', async ( { site, visitor } ) => {
	const { url } = await publishPage( site, slides( 4 ) );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	await expect( it.tabs ).toHaveCount( 4 );
	await expect( it.root.getByRole( 'tablist' ) ).toHaveAccessibleName(
		'News'
	);
	const panels = await it.slides.evaluateAll( ( all ) =>
		all.map( ( { id, role } ) => [ id, role ] )
	);
	for ( const [ index, tab ] of ( await it.tabs.all() ).entries() ) {
		await expect( tab ).toHaveAttribute(
			'aria-controls',
			panels[ index ]![ 0 ]!
		);
		await expect( tab ).toHaveAccessibleName(
			`Go to slide ${ index + 1 }`
		);
		expect( panels[ index ]![ 1 ] ).toBe( 'tabpanel' );
	}
	const isAt = async ( nth: number ) => {
		await it.shows( NAMES[ nth ]! );
		for ( const [ index, tab ] of ( await it.tabs.all() ).entries() ) {
			await expect( tab ).toHaveAttribute(
				'aria-selected',
				String( index === nth )
			);
			await expect( tab ).toHaveAttribute(
				'tabindex',
				index === nth ? '0' : '-1'
			);
		}
	};
	await isAt( 0 );
	await it.tabs.first().focus();
	await visitor.keyboard.press( 'ArrowRight' );
	await isAt( 1 );
	await expect( it.tabs.nth( 1 ) ).toBeFocused();
	await visitor.keyboard.press( 'End' );
	await isAt( 3 );
	await visitor.keyboard.press( 'ArrowRight' );
	await isAt( 0 );
	await visitor.keyboard.press( 'ArrowLeft' );
	await isAt( 3 );
	await visitor.keyboard.press( 'Home' );
	await isAt( 0 );
	await it.tabs.nth( 2 ).click();
	await isAt( 2 );
	await expect( it.root ).toMatchAriaSnapshot( `
		- group "News":
		  - button "Previous slide"
		  - button "Next slide"
		  - tablist "News":
		    - tab "Go to slide 1"
		    - tab "Go to slide 2"
		    - tab "Go to slide 3" [selected]
		    - tab "Go to slide 4"
		  - group:
		    - tabpanel "3 of 4":
		      - paragraph:
		        - link "More of Three"
	` );
	expect( await faultsOf( visitor, '.wp-block-vitrine-carousel' ) ).toEqual(
		[]
	);
} );

for ( const [ name, attributes ] of Object.entries( {
	'a row': { columns: 3, columnsTablet: 2 },
	'a centered row': { columns: 3, centered: true },
	'a vertical row': { vertical: true, height: 200 },
	'two rows': { columns: 2, rows: 2 },
	'a row as high as its slide': { heights: 'current' },
	'a row without an end': { columns: 2, ends: 'loop' },
	...Object.fromEntries(
		EFFECTS.map( ( effect ) => [ effect, { effect } ] )
	),
} ) ) {
	test( `nothing shifts when ${ name } comes to life, and it goes there and back`, async ( {
		open,
		site,
	} ) => {
		const { url } = await publishPage(
			site,
			`${ slides( 6, attributes ) }<!-- wp:paragraph --><p>After it</p><!-- /wp:paragraph -->`
		);
		const page = await open( { viewport: WIDE } );
		const shifts = await shiftsOf( page );
		await page.goto( url );
		const it = new Carousel( page );
		await it.isReady();
		expect( await shifts() ).toEqual( [] );
		const current = () => it.current();
		const first = await current();
		expect( first ).toBe( 'One' );
		await it.next.click();
		await expect.poll( current ).not.toBe( first );
		await it.previous.click();
		await expect.poll( current ).toBe( first );
		// The row has no end, or begins again.
		await it.rests();
		await it.previous.click();
		await expect.poll( current ).not.toBe( first );
		await it.rests();
		await it.next.click();
		await expect.poll( current ).toBe( first );
		await expectNoOverflow( page );
	} );
}

test( 'each press counts, while the row is still moving, too', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, slides( 6 ) );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	await it.next.focus();
	for ( let press = 0; press < 5; press++ ) {
		await visitor.keyboard.press( 'Enter' );
	}
	await expect.poll( () => it.current() ).toBe( 'Six' );
	await it.rests();
	await it.previous.focus();
	for ( let press = 0; press < 4; press++ ) {
		await visitor.keyboard.press( 'Enter' );
	}
	// Not only on its way past it.
	await expect.poll( () => it.current() ).toBe( 'Two' );
	await it.rests();
	expect( await it.current() ).toBe( 'Two' );
} );

test( 'a row that is too short to have no end is seen to its end', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		slides( 3, { columns: 2, minWidth: 400, ends: 'loop' } )
	);
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	const last = it.slides.last();
	await expect( last ).not.toBeInViewport( { ratio: 0.9 } );
	await it.next.click();
	await it.rests();
	await it.next.click();
	await expect( last ).toBeInViewport( { ratio: 0.9 } );
	await it.rests();
	await it.next.click();
	await expect.poll( () => it.current() ).toBe( 'One' );
} );

test( 'without JavaScript every slide is reached, and there are no buttons', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, slides( 4, { effect: 'fade' } ) );
	const page = await open( { viewport: PHONE, javaScriptEnabled: false } );
	await page.goto( url );
	const it = new Carousel( page );
	await expect( it.root.getByRole( 'button' ) ).toHaveCount( 0 );
	await it.row.focus();
	for ( const name of NAMES.slice( 0, 4 ) ) {
		const link = page.getByRole( 'link', { name: `More of ${ name }` } );
		await page.keyboard.press( 'Tab' );
		await expect( link ).toBeFocused();
		await expect( link ).toBeInViewport( { ratio: 0.9 } );
	}
	await expectNoOverflow( page );
} );

test( 'right to left, at 320 px, in forced colors', async ( {
	open,
	site,
} ) => {
	withPhp(
		site,
		"add_action( 'init', static function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; }, 0 );"
	);
	const { url } = await publishPage(
		site,
		slides( 3, { place: 'thumbs', ends: 'stop' } ) +
			slides( 3, { label: 'Faded', effect: 'fade' } )
	);
	const page = await open( { viewport: PHONE, forcedColors: 'active' } );
	await page.goto( url );
	for ( const it of [
		new Carousel( page ),
		new Carousel( page, 'Faded' ),
	] ) {
		await it.isReady();
		await it.shows( 'One' );
		await it.next.click();
		await it.shows( 'Two' );
		await it.tabs.nth( 1 ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await it.shows( 'Three' );
		const [ previous, next ] = [
			await it.previous.boundingBox(),
			await it.next.boundingBox(),
		];
		expect( previous!.x ).toBeGreaterThan( next!.x );
	}
	await expectNoOverflow( page );
	// What is still fading has no contrast.
	await expect( new Carousel( page, 'Faded' ).slides.nth( 2 ) ).toHaveCSS(
		'opacity',
		'1'
	);
	expect( await faultsOf( page, '.wp-block-vitrine-carousel' ) ).toEqual(
		[]
	);
} );

test( 'it goes on by itself until somebody wants no motion', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		slides( 3, { autoplay: true, delay: 60000, ends: 'loop' } )
	);
	const page = await open( { viewport: WIDE } );
	await page.clock.install();
	await page.goto( url );
	const it = new Carousel( page );
	await it.isReady();
	/** Lets time pass until a slide is seen: what the page learns of its visitor comes in its own time. */
	const goesTo = ( name: string ) =>
		expect
			.poll(
				async () => {
					await page.clock.runFor( 5000 );
					return it.current();
				},
				// A slide that has begun to move is there long before the next one begins.
				{ intervals: [ 150 ] }
			)
			.toBe( name );
	await goesTo( 'Two' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const pause = it.root.getByRole( 'button', { name: /slideshow/ } );
	await expect( pause ).toBeHidden();
	await page.clock.runFor( 130000 );
	await it.shows( 'Two' );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect( pause ).toBeVisible();
	await goesTo( 'Three' );
	await goesTo( 'One' );
} );

test( 'a mouse drags slides, and presses nothing by that', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, slides( 3 ) );
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	const link = visitor.getByRole( 'link', { name: 'More of One' } );
	const { x, y } = ( await link.boundingBox() )!;
	await visitor.mouse.move( x + 20, y + 5 );
	await visitor.mouse.down();
	await visitor.mouse.move( x - 120, y + 5, { steps: 8 } );
	await visitor.mouse.up();
	await it.shows( 'Two' );
	expect( new URL( visitor.url() ).hash ).toBe( '' );
	// Nothing can be pressed while it is on its way.
	await expect( it.row ).not.toHaveClass( /is-dragged/ );
	await visitor.getByRole( 'link', { name: 'More of Two' } ).click();
	expect( new URL( visitor.url() ).hash ).toBe( '#Two' );
} );

test( 'the wheel moves slides as far as there are some, and the address names them', async ( {
	site,
	visitor,
} ) => {
	const named = NAMES.slice( 0, 3 )
		.map( ( name ) =>
			slide( words( name ), { anchor: `slide-${ name.toLowerCase() }` } )
		)
		.join( '' );
	const { url } = await publishPage(
		site,
		`${ carousel( { label: 'News', wheel: true, hash: true }, named ) }<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( `${ url }#slide-two` );
	const it = new Carousel( visitor );
	await it.isReady();
	await it.shows( 'Two' );
	await it.row.hover();
	await visitor.mouse.wheel( 0, 100 );
	await it.shows( 'Three' );
	await expect( visitor ).toHaveURL( /#slide-three$/ );
	const before = await visitor.evaluate( () => window.scrollY );
	await visitor.mouse.wheel( 0, 200 );
	await expect
		.poll( () => visitor.evaluate( () => window.scrollY ) )
		.toBeGreaterThan( before );
} );

test( 'one slide has nothing to press, and two are enough for all', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		`${ slides( 1 ) }${ slides( 2, { label: 'Two', ends: 'loop' } ) }${ slides( 2, { label: 'Grown', columns: 2, heights: 'current' } ) }${ carousel( { label: 'None' }, '' ) }`
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const two = new Carousel( visitor, 'Two' );
	await two.isReady();
	await two.next.click();
	await two.shows( 'Two' );
	await two.next.click();
	await two.shows( 'One' );
	for ( const label of [ 'News', 'Grown' ] ) {
		const { root, slides: all } = new Carousel( visitor, label );
		await expect( root ).toHaveClass( /is-alone/ );
		await expect( root.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( all.last() ).toBeVisible();
	}
	await expect( new Carousel( visitor, 'None' ).root ).toHaveCount( 0 );
} );

test( 'a carousel in a carousel, in something that is closed at first', async ( {
	site,
	visitor,
} ) => {
	const inner = slides( 3, { label: 'Inner', effect: 'fade' } );
	const { url } = await publishPage(
		site,
		`<!-- wp:details --><details class="wp-block-details"><summary>Open it</summary>${ carousel(
			{ label: 'Outer' },
			slide( inner ) + slide( words( 'Last' ) )
		) }</details><!-- /wp:details -->`
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	await visitor.getByText( 'Open it' ).click();
	const [ outer, within ] = [ 'Outer', 'Inner' ].map(
		( label ) => new Carousel( visitor, label )
	);
	await outer!.isReady();
	await within!.isReady();
	await within!.next.click();
	await within!.shows( 'Two' );
	await expect( outer!.slides.first() ).not.toHaveAttribute( 'inert' );
	await outer!.root.locator( ':scope > .is-next' ).click();
	await expect( outer!.slides.first() ).toHaveAttribute( 'inert' );
	await within!.shows( 'Two' );
} );

test( 'the layout of a carousel is not that of one in a slide', async ( {
	site,
	visitor,
} ) => {
	const inner = ( label: string ) =>
		slides( 3, { label, columns: 2, heights: 'own' } );
	const { url } = await publishPage(
		site,
		carousel(
			{ label: 'Tall', vertical: true, columns: 2 },
			slide( inner( 'In tall' ) ) + slide( words( 'Last' ) )
		) +
			carousel(
				{ label: 'Rows', rows: 2, free: true },
				slide( inner( 'In rows' ) ) + slide( words( 'Last' ) )
			)
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const laidOut = ( label: string ) =>
		new Carousel( visitor, label ).row.evaluate( ( row ) => {
			const { display, flexDirection, scrollSnapType, alignItems } =
				getComputedStyle( row );
			return [ display, flexDirection, scrollSnapType, alignItems ];
		} );
	const usual = [ 'flex', 'row', 'inline mandatory', 'start' ];
	expect( await laidOut( 'In tall' ) ).toEqual( usual );
	expect( await laidOut( 'In rows' ) ).toEqual( usual );
	expect( ( await laidOut( 'Tall' ) )[ 1 ] ).toBe( 'column' );
	expect( ( await laidOut( 'Rows' ) )[ 0 ] ).toBe( 'grid' );
} );

test( 'what the keyboard reaches is seen, also where nothing else leads to it', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		slides( 5, { ends: 'loop', arrows: 'none', place: 'none' } ) +
			slides( 3, { label: 'Faded', effect: 'fade' } )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	await it.row.getByRole( 'link', { name: 'More of One' } ).focus();
	await visitor.keyboard.press( 'Tab' );
	const second = it.row.getByRole( 'link', { name: 'More of Two' } );
	await expect( second ).toBeFocused();
	await expect( second ).toBeInViewport( { ratio: 1 } );

	const faded = new Carousel( visitor, 'Faded' );
	await faded.isReady();
	await faded.row.getByRole( 'link', { name: 'More of One' } ).focus();
	const { x, y } = ( await faded.row.boundingBox() )!;
	const device = await visitor.context().newCDPSession( visitor );
	const touch = ( type: 'touchStart' | 'touchMove', to: number ) =>
		device.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [ { x: x + to, y: y + 20 } ],
		} );
	await touch( 'touchStart', 500 );
	for ( const to of [ 450, 300, 100 ] ) {
		await touch( 'touchMove', to );
	}
	await device.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await faded.shows( 'Two' );
	await expect( faded.row ).toBeFocused();
	await visitor.keyboard.press( 'Tab' );
	await expect(
		faded.row.getByRole( 'link', { name: 'More of Two' } )
	).toBeFocused();
} );

test( 'posts and pictures are slides, also those that cannot be had', async ( {
	site,
	visitor,
} ) => {
	await site.php(
		`foreach ( array( 'First', 'Second', 'Third', 'Fourth' ) as $title ) {
			wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish' ) );
		}
		return true;`
	);
	const picture =
		'<!-- wp:image --><figure class="wp-block-image"><img src="/missing.jpg" alt="Missing" width="400" height="300"/></figure><!-- /wp:image -->';
	const { url } = await publishPage(
		site,
		carousel(
			{ label: 'Pictures', columns: 2 },
			`<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ picture.repeat( 4 ) }</figure><!-- /wp:gallery -->`
		) +
			carousel(
				{ label: 'Posts', columns: 2 },
				'<!-- wp:query {"query":{"perPage":4,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->'
			)
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	for ( const label of [ 'Pictures', 'Posts' ] ) {
		const it = new Carousel( visitor, label );
		await it.root.scrollIntoViewIfNeeded();
		await it.isReady();
		await expect( it.slides ).toHaveCount( 4 );
		const width = ( await it.root.boundingBox() )!.width;
		for ( const one of await it.slides.all() ) {
			const box = ( await one.boundingBox() )!;
			expect( box.width ).toBeCloseTo( ( width - 24 ) / 2, 0 );
			expect( box.height ).toBeGreaterThan( 30 );
		}
		await expect( it.slides.nth( 2 ) ).toHaveAttribute( 'inert' );
		await it.next.click();
		await expect( it.slides.nth( 2 ) ).not.toHaveAttribute( 'inert' );
		await expect( it.slides.nth( 0 ) ).toHaveAttribute( 'inert' );
	}
	// Items of a list that is none by its role may have any role (ARIA in HTML); axe does not look at the list.
	expect(
		await faultsOf( visitor, '.wp-block-vitrine-carousel', [
			'aria-allowed-role',
		] )
	).toEqual( [] );
} );

test( 'a slide is a link, and what is in it stays usable', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		carousel(
			{ label: 'News' },
			slide(
				`<!-- wp:heading --><h2 class="wp-block-heading">Spring</h2><!-- /wp:heading -->${ words( 'One' ) }`,
				{ url: '#all' }
			) + slide( words( 'Two' ) )
		)
	);
	await visitor.goto( url );
	await new Carousel( visitor ).isReady();
	await visitor.getByRole( 'link', { name: 'More of One' } ).click();
	expect( new URL( visitor.url() ).hash ).toBe( '#One' );
	await visitor
		.getByRole( 'heading', { name: 'Spring' } )
		.click( { force: true } );
	expect( new URL( visitor.url() ).hash ).toBe( '#all' );
	await visitor.getByRole( 'link', { name: 'Spring' } ).focus();
	await visitor.keyboard.press( 'Enter' );
	expect( new URL( visitor.url() ).hash ).toBe( '#all' );
} );

test( 'a thousand slides', async ( { site, visitor } ) => {
	const { url } = await publishPage(
		site,
		carousel(
			{ label: 'News', columns: 4, place: 'fraction' },
			slide( words( 'One' ) ).repeat( 1000 )
		)
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	await expect( it.root ).toContainText( '1 / 250' );
	await it.next.click();
	await expect( it.root ).toContainText( '2 / 250' );
	await it.previous.click();
	await it.previous.click();
	await expect( it.root ).toContainText( '250 / 250' );
} );

test( 'what moves a carousel comes after the page has loaded', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, slides( 3 ) );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	const { fetched, loaded } = await visitor.evaluate( () => {
		const [ page ] = performance.getEntriesByType(
			'navigation'
		) as PerformanceNavigationTiming[];
		const script = performance
			.getEntriesByType( 'resource' )
			.find( ( { name } ) => name.includes( '/frontend/carousel.js' ) );
		return { fetched: script?.startTime, loaded: page!.loadEventStart };
	} );
	// It waits for three seconds at most.
	expect( fetched ).toBeGreaterThanOrEqual( Math.min( loaded, 3000 ) );
	// The bar of the row is not seen; those of what scrolls in slides are.
	await expect( it.row ).toHaveCSS( 'scrollbar-color', /rgba\(0, 0, 0, 0\)/ );
	await expect( it.slides.first() ).toHaveCSS( 'scrollbar-color', 'auto' );
} );

test( 'a page that never finishes loading has its carousel, too', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		slides( 3 ) +
			'<!-- wp:html --><img src="/never.png" alt="" /><!-- /wp:html -->'
	);
	await visitor.route( '**/never.png', () => {} );
	await visitor.goto( url, { waitUntil: 'commit' } );
	const it = new Carousel( visitor );
	await it.isReady();
	expect( await visitor.evaluate( () => document.readyState ) ).toBe(
		'interactive'
	);
	await it.next.click();
	await it.shows( 'Two' );
} );

test( 'on paper all slides are seen', async ( { site, visitor } ) => {
	const { url } = await publishPage( site, slides( 4, { effect: 'fade' } ) );
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const it = new Carousel( visitor );
	await it.isReady();
	await visitor.emulateMedia( { media: 'print' } );
	for ( const one of await it.slides.all() ) {
		await expect( one ).toHaveCSS( 'opacity', '1' );
		expect( ( await one.boundingBox() )!.x ).toBeGreaterThanOrEqual( 0 );
	}
	await expect( it.next ).toBeHidden();
} );

test( 'an editor makes a carousel and sees its settings at once', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Quotes' );
	const id = await editor.insert( 'vitrine/carousel' );
	const block = editor.canvas.locator( '.wp-block-vitrine-carousel' );
	await block.getByRole( 'button', { name: 'More carousels' } ).click();
	await editor.page.getByRole( 'menuitem', { name: 'Testimonials' } ).click();
	const made = block.locator( '.wp-block-vitrine-slide' );
	await expect( made ).toHaveCount( 3 );
	await block
		.getByRole( 'document', { name: /^Empty block/ } )
		.first()
		.click();
	await editor.page.keyboard.type( 'It was grand' );
	const select = ( client: string ) =>
		editor.page.evaluate(
			( one ) =>
				( window as unknown as Wp ).wp.data
					.dispatch( 'core/block-editor' )
					.selectBlock( one ),
			client
		);
	await select( id );
	const { inspector, toolbar } = editor;
	await inspector
		.getByLabel( 'Pagination' )
		.selectOption( { label: 'Numbers' } );
	await expect( block ).toContainText( '1 / 3' );
	await inspector.getByLabel( 'Effect' ).selectOption( { label: 'Fade' } );
	await expect(
		block.locator( '.wp-block-vitrine-carousel__row' )
	).toHaveClass( /is-fade/ );
	await expect( inspector.getByLabel( 'Slides per view' ) ).toHaveCount( 0 );
	// The toolbar is hidden after typing until the mouse moves.
	await editor.page.mouse.move( 600, 400 );
	await editor.page.mouse.move( 620, 420 );
	await toolbar.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( made.nth( 1 ) ).toBeInViewport();
	await toolbar.getByRole( 'button', { name: 'Add slide' } ).click();
	await expect( made ).toHaveCount( 4 );

	// The last slide, which is selected now, leads to a sponsor.
	await toolbar.getByRole( 'button', { name: 'Link', exact: true } ).click();
	const dialog = editor.page.locator( '.block-editor-link-control' );
	const address = dialog.getByRole( 'combobox' );
	await address.fill( 'https://sponsor.example/' );
	await address.press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'Edit link' } ).click();
	await dialog.getByRole( 'button', { name: 'Advanced' } ).click();
	await dialog.getByLabel( 'Mark as nofollow' ).check();
	await dialog
		.getByRole( 'button', { name: /^(Apply|Save|Submit)$/ } )
		.click();
	expect( await editor.isValid() ).toBe( true );

	await visitor.goto( await editor.publish() );
	const it = new Carousel( visitor, 'Slides' );
	await it.isReady();
	await expect( it.slides ).toHaveCount( 4 );
	await expect(
		it.root.locator( 'a[href="https://sponsor.example/"]' )
	).toHaveAttribute( 'rel', 'nofollow' );
	await expect( it.root ).toContainText( 'It was grand' );
} );

test( 'an editor turns it into groups, columns and loops, and back', async ( {
	editor,
} ) => {
	await editor.open();
	const turn = ( html: string, ...names: string[] ) =>
		editor.page.evaluate(
			( [ content, ...into ] ) => {
				const { blocks } = ( window as unknown as WpBlocks ).wp;
				return into.reduce( ( code, name ) => {
					const from = blocks.parse( code );
					const offered = blocks
						.getPossibleBlockTransformations( from )
						.some( ( type ) => type.name === name );
					return offered
						? blocks.serialize(
								blocks.switchToBlockType( from, name )
							)
						: 'not offered';
				}, content! );
			},
			[ html, ...names ]
		);
	const named = slide( words( 'One' ), {
		label: 'First',
		backgroundColor: 'contrast',
	} );
	const CAROUSEL = 'vitrine/carousel';
	for ( const name of [ 'core/columns', 'core/group' ] ) {
		const there = await turn( carousel( {}, named ), name );
		expect( there ).toContain( '"name":"First"' );
		expect( there ).toContain( 'has-contrast-background-color' );
		const back = await turn( there, CAROUSEL );
		expect( back ).toContain( '"label":"First"' );
		expect( back ).toContain( '"backgroundColor":"contrast"' );
	}
	// Core puts columns around what it cannot turn: the link of a slide stays.
	expect(
		await turn(
			carousel( {}, slide( words( 'One' ), { url: '/shop/' } ) ),
			'core/columns'
		)
	).toContain( '"url":"/shop/"' );
	const loop =
		'<!-- wp:query {"queryId":4,"query":{"perPage":6,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->';
	expect(
		( await turn( loop, CAROUSEL, 'core/query' ) ).replace( /\s+/g, '' )
	).toBe( loop.replace( /\s+/g, '' ) );
} );

import type { Locator, Page } from '@playwright/test';
import { feedBlock, publishPage, withPhp } from './support/content';
import { Feed } from './support/feed';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { isFeedRequest } from './support/watch';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The row of a feed, and what moves it. */
class Row {
	readonly root: Locator;
	readonly list: Locator;
	readonly slides: Locator;
	readonly dots: Locator;
	readonly previous: Locator;
	readonly next: Locator;

	constructor( readonly page: Page ) {
		const feed = Feed.on( page );
		this.root = feed.part( 'carousel' );
		this.list = feed.list;
		this.slides = feed.items;
		this.dots = feed.part( 'dots' ).getByRole( 'button' );
		this.previous = this.root.getByRole( 'button', {
			name: 'Previous slide',
		} );
		this.next = this.root.getByRole( 'button', { name: 'Next slide' } );
	}

	/** Expects these slides in sight, counted from 1, and no others. */
	async shows( first: number, last: number ): Promise< void > {
		await expect
			.poll( () =>
				this.slides.evaluateAll( ( slides ) => {
					const frame = slides[ 0 ]!.closest(
						'.wp-block-vitrine-social-feed'
					)!;
					const { left, right } = frame.getBoundingClientRect();
					return slides.flatMap( ( slide, index ) => {
						const box =
							slide.firstElementChild!.getBoundingClientRect();
						return box.left > left - 2 && box.right < right + 2
							? [ index + 1 ]
							: [];
					} );
				} )
			)
			.toEqual(
				Array.from(
					{ length: last - first + 1 },
					( _, index ) => first + index
				)
			);
	}

	/** Expects a dot to be the current one, counted from 1. */
	async isAt( dot: number ): Promise< void > {
		await expect( this.dots.nth( dot - 1 ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await expect( this.root.locator( '[aria-current]' ) ).toHaveCount( 1 );
	}

	async isReady(): Promise< void > {
		await expect( this.root ).toHaveAttribute(
			'aria-roledescription',
			'carousel'
		);
	}
}

const carousel = ( attributes: object = {} ) =>
	feedBlock( { layout: 'carousel', number: 9, ...attributes } );

test( 'buttons and dots move a row by what is seen of it', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		carousel( { carouselRewind: false } )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await row.shows( 1, 3 );
	await row.isAt( 1 );
	await expect( row.dots ).toHaveCount( 3 );
	await expect( row.previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( row.next ).toHaveAttribute( 'aria-disabled', 'false' );

	await row.next.click();
	await row.shows( 4, 6 );
	await row.isAt( 2 );
	await row.next.click();
	await row.shows( 7, 9 );
	await row.isAt( 3 );
	// It keeps the focus and says that it leads nowhere.
	await expect( row.next ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( row.next ).toBeFocused();
	await row.next.press( 'Enter' );
	await row.shows( 7, 9 );

	await row.previous.click();
	await row.shows( 4, 6 );
	await row.root.getByRole( 'button', { name: 'Go to slide 7' } ).click();
	await row.shows( 7, 9 );
	await row.root.getByRole( 'button', { name: 'Go to slide 1' } ).click();
	await row.shows( 1, 3 );
	// Faster than the row.
	await row.next.dblclick();
	await row.shows( 7, 9 );
} );

test( 'after the last slide comes the first one again', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, carousel( { number: 7 } ) );
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await row.previous.click();
	await row.shows( 5, 7 );
	await row.isAt( 3 );
	await row.next.click();
	await row.shows( 1, 3 );
} );

test( 'a row is a carousel for assistive technology', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, carousel( { number: 4 } ) );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await expect( row.root ).toHaveRole( 'group' );
	await expect( row.root ).toHaveAccessibleName( 'Posts' );
	for ( const index of [ 0, 1, 2, 3 ] ) {
		const slide = row.slides.nth( index );
		await expect( slide ).toHaveRole( 'group' );
		await expect( slide ).toHaveAttribute(
			'aria-roledescription',
			'slide'
		);
		await expect( slide ).toHaveAccessibleName( `${ index + 1 } of 4` );
	}
	await Feed.on( visitor ).more.click();
	await expect( row.slides ).toHaveCount( 8 );
	await expect( row.slides.nth( 7 ) ).toHaveAccessibleName( '8 of 8' );
} );

test( 'the wheel, the keys and the focus move a row', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, carousel() );
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await row.slides.first().hover();
	await visitor.mouse.wheel( 230, 0 );
	await row.shows( 2, 4 );

	// From link to link, each one is brought into view.
	await row.slides
		.nth( 5 )
		.getByRole( 'link', { name: 'View on Facebook' } )
		.focus();
	await expect
		.poll( () =>
			row.slides
				.nth( 5 )
				.evaluate( ( slide ) =>
					Math.round( slide.getBoundingClientRect().right )
				)
		)
		.toBeLessThanOrEqual( WIDE.width );
	await visitor.keyboard.press( 'ArrowRight' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expect
		.poll( () => row.list.evaluate( ( list ) => list.scrollLeft ) )
		.toBeGreaterThan( 500 );
} );

test( 'a finger moves a row, and its dots follow', async ( { open, site } ) => {
	const { url } = await publishPage( site, carousel() );
	const phone = await open( { viewport: PHONE, hasTouch: true } );
	await phone.goto( url );
	const row = new Row( phone );
	await row.isReady();
	await row.shows( 1, 1 );
	await expect( row.dots ).toHaveCount( 9 );
	await expectNoOverflow( phone );

	await row.root.evaluate( ( root ) => root.scrollIntoView() );
	const box = ( await row.list.boundingBox() )!;
	const client = await phone.context().newCDPSession( phone );
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		x?: number
	) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: x === undefined ? [] : [ { x, y: box.y + 120 } ],
		} );
	await touch( 'touchStart', 320 );
	for ( let x = 310; x >= 60; x -= 25 ) {
		await touch( 'touchMove', x );
	}
	await touch( 'touchEnd' );
	await row.shows( 2, 2 );
	await row.isAt( 2 );
} );

test( 'right to left a row begins at the right', async ( {
	site,
	visitor,
} ) => {
	withPhp(
		site,
		"add_action( 'init', static function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; }, 0 );"
	);
	const { url } = await publishPage(
		site,
		carousel( { carouselRewind: false } )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await row.shows( 1, 3 );
	await row.next.click();
	await row.shows( 4, 6 );
	await row.isAt( 2 );
	await row.next.click();
	await row.shows( 7, 9 );
	await expect( row.next ).toHaveAttribute( 'aria-disabled', 'true' );
	await row.root.getByRole( 'button', { name: 'Go to slide 4' } ).click();
	await row.shows( 4, 6 );
	await expectNoOverflow( visitor );
} );

test( 'two rows move together', async ( { site, visitor } ) => {
	const { url } = await publishPage(
		site,
		carousel( { carouselRows: 2, postLayout: 'tile', number: 10 } )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await row.shows( 1, 6 );
	await expect( row.dots ).toHaveCount( 2 );
	await row.next.click();
	await row.shows( 5, 10 );
	await expect(
		row.root.getByRole( 'button', { name: 'Go to slide 5' } )
	).toHaveAttribute( 'aria-current', 'true' );
} );

test( 'many views are counted instead of dotted', async ( { open, site } ) => {
	const { url } = await publishPage( site, carousel( { number: 14 } ) );
	const phone = await open( { viewport: PHONE } );
	await phone.goto( url );
	const row = new Row( phone );
	await row.isReady();
	await expect( row.dots ).toHaveCount( 0 );
	await expect( Feed.on( phone ).part( 'dots' ) ).toHaveText( '1 / 14' );
	await row.next.click();
	await expect( Feed.on( phone ).part( 'dots' ) ).toHaveText( '2 / 14' );
} );

test( 'Load more adds to a row, and shows what it has added', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, carousel( { number: 6 } ) );
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	await Feed.on( visitor ).more.click();
	await expect( row.slides ).toHaveCount( 12 );
	await row.shows( 7, 9 );
	await expect( row.dots ).toHaveCount( 4 );
	await expect( row.slides.nth( 6 ).getByRole( 'article' ) ).toBeFocused();
} );

test( 'a row that goes on by itself stops for whoever takes hold of it', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		carousel( { carouselAutoplay: 1 } )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	const row = new Row( visitor );
	await row.isReady();
	const pause = row.root.getByRole( 'button', { name: 'Pause slideshow' } );
	const start = row.root.getByRole( 'button', { name: 'Start slideshow' } );
	// First in the order of the keyboard.
	expect(
		await row.root.evaluate( ( root ) =>
			root.querySelector( 'a, button' )?.getAttribute( 'aria-label' )
		)
	).toBe( 'Pause slideshow' );
	await row.isAt( 2 );
	await row.isAt( 3 );
	await row.isAt( 1 );

	await pause.press( 'Enter' );
	await expect( start ).toBeFocused();
	await start.press( 'Enter' );
	await row.isAt( 2 );

	await row.next.focus();
	await expect( start ).toBeVisible();
} );

test( 'a row stands still under reduced motion', async ( { open, site } ) => {
	const { url } = await publishPage(
		site,
		carousel( { carouselAutoplay: 1 } )
	);
	const page = await open( { viewport: WIDE, reducedMotion: 'reduce' } );
	await page.clock.install();
	await page.goto( url );
	const row = new Row( page );
	await row.isReady();
	await expect(
		row.root.getByRole( 'button', { name: /slideshow/ } )
	).toHaveCount( 0 );
	await page.clock.runFor( 5000 );
	await row.isAt( 1 );
	await row.next.click();
	await row.shows( 4, 6 );
} );

test( 'a row waits while the pointer is over it', async ( { open, site } ) => {
	const { url } = await publishPage(
		site,
		carousel( { carouselAutoplay: 2 } )
	);
	const page = await open( { viewport: WIDE } );
	await page.clock.install();
	await page.goto( url );
	const row = new Row( page );
	await row.isReady();
	await row.slides.first().hover();
	await page.clock.runFor( 10_000 );
	await row.isAt( 1 );
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 2100 );
	await row.isAt( 2 );
} );

for ( const size of [ WIDE, PHONE ] ) {
	test( `nothing shifts when a row comes to life at ${ size.width } px`, async ( {
		open,
		site,
	} ) => {
		const { url } = await publishPage(
			site,
			`${ carousel( { carouselAutoplay: 5 } ) }<!-- wp:paragraph --><p>After it</p><!-- /wp:paragraph -->`
		);
		const page = await open( { viewport: size } );
		const shifts = await shiftsOf( page );
		await page.goto( url );
		const row = new Row( page );
		const before = await row.list.boundingBox();
		await row.isReady();
		await row.isAt( 1 );
		expect( await row.list.boundingBox() ).toEqual( before );
		expect( await shifts() ).toEqual( [] );
	} );
}

test( 'without JavaScript a row scrolls, and has no buttons', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, carousel() );
	const page = await open( { viewport: WIDE, javaScriptEnabled: false } );
	await page.goto( url );
	await expect(
		Feed.on( page ).part( 'carousel' ).getByRole( 'button' )
	).toHaveCount( 0 );
	await expect( Feed.on( page ).list ).toHaveRole( 'list' );
	await Feed.on( page ).items.first().hover();
	await page.mouse.wheel( 700, 0 );
	await new Row( page ).shows( 4, 6 );
	await expectNoOverflow( page );
} );

test( 'a row far below asks for no script until it comes near', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		`<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ carousel() }`
	);
	const asked: string[] = [];
	visitor.on( 'request', ( request ) => asked.push( request.url() ) );
	await visitor.goto( url, { waitUntil: 'networkidle' } );
	expect( asked.filter( ( one ) => /carousel\.js/.test( one ) ) ).toEqual(
		[]
	);
	await Feed.on( visitor ).list.scrollIntoViewIfNeeded();
	await new Row( visitor ).isReady();
	expect(
		asked.filter( ( one ) => isFeedRequest( new URL( one ) ) )
	).toEqual( [] );
} );

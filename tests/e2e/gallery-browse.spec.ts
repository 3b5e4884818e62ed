/** Going through galleries. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
	addAlbums,
	addPhotos,
	Gallery,
	galleryBlock,
	galleryPage,
	galleryPart,
	layoutOf,
	publish,
	Viewer,
} from './support/gallery';
import { expect, test, type Site } from './support/test';

const STILL = {
	displayTransition: 'none' as const,
	viewer: { transition: 'none' },
};

/** A gallery of an album with two albums, one of them with a third level; albums are named by an 'a' and their id. */
async function albumsPage( site: Site ) {
	const photos = await addPhotos( site, 12 );
	const ids = await addAlbums( site, photos, {
		title: 'Garden',
		photos: [ 1, 2 ],
		albums: [
			{
				title: 'Spring',
				photos: [ 3, 4, 5 ],
				albums: [ { title: 'Tulips', photos: [ 6, 7, 8, 9 ] } ],
			},
			{ title: 'Winter', photos: [ 10, 11, 12 ] },
		],
	} );
	const page = await publish(
		site,
		galleryBlock( {
			...STILL,
			source: 'albums',
			album: ids[ 'Garden' ] ?? 0,
			anchor: 'garden',
			search: true,
		} )
	);
	return { ...page, ids, photos };
}

const album = ( gallery: Gallery, title: string ) =>
	gallery.items
		.filter( { hasText: title } )
		.locator( galleryPart( 'link' ) )
		.first();

test.describe( 'albums', () => {
	test( 'they open in place, have addresses, and Back returns', async ( {
		site,
		visitor,
	} ) => {
		const { url, ids } = await albumsPage( site );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		const top = await gallery.titles();
		expect( top ).toEqual(
			expect.arrayContaining( [ 'Spring', 'Winter' ] )
		);

		// The counter stands on the picture; a press on it is one on the album.
		const counter = await gallery.items
			.filter( { hasText: 'Spring' } )
			.locator( '.is-counter' )
			.boundingBox();
		await visitor.mouse.click( counter!.x + 16, counter!.y + 16 );
		await expect( album( gallery, 'Tulips' ) ).toBeVisible();
		await expect( visitor ).toHaveURL(
			`${ url }#nanogallery/garden/a${ ids[ 'Spring' ] }`
		);
		// The name of the album has the focus; who uses a mouse is not shown it.
		const name = gallery.crumbs.locator( '[aria-current]' );
		await expect( name ).toBeFocused();
		await expect( name ).toHaveCSS( 'outline-style', 'none' );
		await album( gallery, 'Tulips' ).press( 'Enter' );
		await expect( gallery.items ).toHaveCount( 4 );
		await expect( name ).toBeFocused();
		await expect( name ).toHaveCSS( 'outline-style', 'solid' );
		await expect( gallery.crumbs ).toContainText( 'Spring' );
		await expect( gallery.crumbs ).toContainText( 'Tulips' );
		await expect( gallery.crumbs.locator( '[aria-current]' ) ).toHaveText(
			'Tulips'
		);

		await visitor.goBack();
		await expect( album( gallery, 'Tulips' ) ).toBeVisible();
		await visitor.goBack();
		await expect.poll( () => gallery.titles() ).toEqual( top );
		await expect( visitor ).toHaveURL( url );
		await visitor.goForward();
		await expect( album( gallery, 'Tulips' ) ).toBeVisible();
		await gallery.crumbs.getByRole( 'link' ).first().click();
		await expect.poll( () => gallery.titles() ).toEqual( top );
		await expect.poll( () => new URL( visitor.url() ).hash ).toBe( '' );
	} );

	test( 'a deep link shows an album, and another one a picture in it', async ( {
		site,
		visitor,
	} ) => {
		const { url, ids, photos } = await albumsPage( site );
		await visitor.goto(
			`${ url }#nanogallery/garden/a${ ids[ 'Tulips' ] }`
		);
		const gallery = Gallery.on( visitor );
		await expect( gallery.items ).toHaveCount( 4 );
		await visitor.goto( 'about:blank' );
		await visitor.goto(
			`${ url }#nanogallery/garden/a${ ids[ 'Tulips' ] }/${ photos[ 7 ]?.id }`
		);
		const viewer = new Viewer( visitor );
		await expect( viewer.counter ).toHaveText( '3/4' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toHaveCount( 0 );
		await expect( gallery.items ).toHaveCount( 4 );
	} );

	test( 'without script they are pages of their own', async ( {
		open,
		site,
	} ) => {
		const { url } = await albumsPage( site );
		const page = await open( { javaScriptEnabled: false } );
		await page.goto( url );
		const gallery = Gallery.on( page );
		await album( gallery, 'Spring' ).click();
		await album( gallery, 'Tulips' ).click();
		await expect( gallery.items ).toHaveCount( 4 );
		await gallery.crumbs.getByRole( 'link', { name: 'Spring' } ).click();
		await expect( album( gallery, 'Tulips' ) ).toBeVisible();
	} );

	test( 'the viewer goes through the photographs of its album only', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await albumsPage( site );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await album( gallery, 'Spring' ).click();
		await album( gallery, 'Photo 4' ).click();
		await expect( new Viewer( visitor ).counter ).toHaveText( '2/3' );
	} );
} );

test.describe( 'filter and search', () => {
	/** Tags: all have one of three, every second one has 'été', too. */
	const tagged = ( site: Site, attributes: object = {} ) =>
		galleryPage(
			site,
			12,
			{ ...STILL, tagFilter: 'multiple', search: true, ...attributes },
			( _, index ) => ( {
				tags: [
					[ 'meadow', 'pond', 'oak' ][ index % 3 ],
					...( index % 2 ? [ 'été' ] : [] ),
				],
			} )
		);
	const tag = ( gallery: Gallery, name: string ) =>
		gallery.filter
			.locator( 'a, label, button' )
			.filter( { hasText: name } )
			.first();

	test( 'tags have counts, and OR shows those with any', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await tagged( site );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		for ( const [ name, count ] of [
			[ 'meadow', 4 ],
			[ 'été', 6 ],
		] as const ) {
			await expect( tag( gallery, name ) ).toContainText(
				String( count )
			);
		}
		await tag( gallery, 'meadow' ).click();
		await expect( gallery.items ).toHaveCount( 4 );
		await tag( gallery, 'été' ).click();
		await expect( gallery.items ).toHaveCount( 8 );
		await expect( gallery.status ).toHaveText( '8 items' );
		await expect( visitor ).toHaveURL( /tags/ );
		await visitor.goBack();
		await expect( gallery.items ).toHaveCount( 4 );
		await visitor.reload();
		await expect( gallery.items ).toHaveCount( 4 );
	} );

	test( 'AND shows those with all', async ( { site, visitor } ) => {
		const { url } = await tagged( site, { tagOperator: 'and' } );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await tag( gallery, 'meadow' ).click();
		await expect( gallery.items ).toHaveCount( 4 );
		await tag( gallery, 'été' ).click();
		await expect( gallery.items ).toHaveCount( 2 );
	} );

	test( 'single: another tag takes the place of the first', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await tagged( site, { tagFilter: 'single' } );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await tag( gallery, 'meadow' ).click();
		await expect( gallery.items ).toHaveCount( 4 );
		await tag( gallery, 'été' ).click();
		await expect( gallery.items ).toHaveCount( 6 );
	} );

	test( 'search finds what is two levels below, with and without script', async ( {
		site,
		visitor,
		open,
	} ) => {
		const { url, ids } = await albumsPage( site );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await expect( gallery.items ).toHaveCount( 2 );
		await gallery.search.fill( 'photo 7' );
		await gallery.search.press( 'Enter' );
		await expect( gallery.items ).toHaveCount( 1 );
		await expect( gallery.status ).toHaveText( '1 item' );
		const found = await visitor.content();
		await gallery.links.first().click();
		const viewer = new Viewer( visitor );
		await expect( viewer.dialog ).toBeVisible();
		// The address of the viewer says what was searched for: whoever gets it finds the picture.
		await visitor.reload();
		await expect( viewer.dialog ).toBeVisible();
		await visitor.keyboard.press( 'Escape' );
		await gallery.search.fill( 'tulip' );
		await gallery.search.press( 'Enter' );
		await album( gallery, 'Tulips' ).click();
		await expect( gallery.items ).toHaveCount( 4 );
		await expect( visitor ).toHaveURL(
			`${ url }#nanogallery/garden/a${ ids[ 'Tulips' ] }`
		);

		const plain = await open( { javaScriptEnabled: false } );
		await plain.goto( url );
		const form = Gallery.on( plain );
		await form.search.fill( 'photo 7' );
		await form.search.press( 'Enter' );
		await expect( form.items ).toHaveCount( 1 );
		const image = await form.items.locator( 'img' ).getAttribute( 'src' );
		expect( found ).toContain( image );
	} );

	test( 'search ignores case, is announced and is kept in the address', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await tagged( site );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await gallery.search.fill( 'PHOTO 1' );
		await gallery.search.press( 'Enter' );
		await expect( gallery.items ).toHaveCount( 4 );
		await expect( gallery.status ).toHaveText( '4 items' );
		await expect( gallery.search ).toBeFocused();
		await expect( visitor ).toHaveURL( /search/ );
		await gallery.search.fill( 'nothing like it' );
		await gallery.search.press( 'Enter' );
		await expect( gallery.status ).toHaveText( 'Nothing found.' );
		await expect( gallery.items ).toHaveCount( 0 );
		// One search is one entry, however often it is changed.
		await visitor.goBack();
		await expect( gallery.items ).toHaveCount( 12 );
		await expect( gallery.search ).toHaveValue( '' );
	} );
} );

for ( const look of [ 'rectangles', 'numbers', 'dots' ] as const ) {
	test( `pagination: ${ look }`, async ( { site, visitor } ) => {
		const { url } = await galleryPage( site, 40, {
			...STILL,
			mode: 'pagination',
			maxRows: 2,
			paginationMode: look,
		} );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		const first = await gallery.titles();
		const links = gallery.pages.last().getByRole( 'link' );
		await expect(
			gallery.pages.last().locator( '[aria-current]' )
		).toHaveCount( 1 );
		for ( const link of await links.all() ) {
			expect( await link.getAttribute( 'href' ) ).toContain( '#' );
			expect(
				( await link.getAttribute( 'aria-label' ) ) ??
					( await link.textContent() )
			).toBeTruthy();
		}
		const previous = gallery.pages
			.getByRole( 'link', { name: /previous/i } )
			.first();
		const next = gallery.pages
			.getByRole( 'link', { name: /next/i } )
			.first();
		await next.click();
		await expect.poll( () => gallery.titles() ).not.toEqual( first );
		await expect( visitor ).toHaveURL( /\[?page(\]|%5D)=2/ );
		await visitor.goBack();
		await expect.poll( () => gallery.titles() ).toEqual( first );
		// It wraps around.
		await previous.click();
		await expect.poll( () => gallery.titles() ).toContain( 'Photo 40' );
		await next.click();
		await expect.poll( () => gallery.titles() ).toEqual( first );
	} );
}

/** Moves a finger over the screen. */
async function swipe(
	page: Page,
	from: [ number, number ],
	to: [ number, number ]
): Promise< void > {
	const session = await page.context().newCDPSession( page );
	const send = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		at?: [ number, number ]
	) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: at ? [ { x: at[ 0 ], y: at[ 1 ] } ] : [],
		} );
	await send( 'touchStart', from );
	for ( let i = 1; i <= 5; i++ ) {
		await send( 'touchMove', [
			from[ 0 ] + ( ( to[ 0 ] - from[ 0 ] ) * i ) / 5,
			from[ 1 ] + ( ( to[ 1 ] - from[ 1 ] ) * i ) / 5,
		] );
	}
	await send( 'touchEnd' );
}

const PHONE = {
	viewport: { width: 390, height: 800 },
	hasTouch: true,
	isMobile: true,
};

test( 'Pagination swipe: to the side turns, up and down does not', async ( {
	open,
	site,
} ) => {
	const { url } = await galleryPage( site, 40, {
		...STILL,
		mode: 'pagination',
	} );
	const page = await open( PHONE );
	await page.goto( url );
	const gallery = Gallery.on( page );
	// The code that listens for swipes comes after the page.
	await page.evaluate( async () => {
		const name = '@vitrine/gallery';
		const { gallery: of } = await import( name );
		await of(
			document.querySelector( '.wp-block-vitrine-gallery' )
		).data();
	} );
	const first = await gallery.titles();
	const box = ( await gallery.list.boundingBox() )!;
	const y = box.y + Math.min( 200, box.height / 2 );
	await swipe( page, [ 300, y ], [ 290, y - 90 ] );
	// What was swiped may go on rolling for a while.
	await expect
		.poll( () =>
			page.evaluate( () => {
				const { scrollY } = window;
				window.scrollTo( 0, 0 );
				return scrollY;
			} )
		)
		.toBe( 0 );
	expect( await gallery.titles() ).toEqual( first );
	await swipe( page, [ 330, y ], [ 120, y ] );
	await expect.poll( () => gallery.titles() ).not.toEqual( first );
	await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
} );

test( 'moreButton: more rows come in place, until there are no more', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 30, {
		...STILL,
		mode: 'moreButton',
		moreStep: 2,
	} );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	expect( await gallery.items.count() ).toBeLessThan( 30 );
	while ( await gallery.more.count() ) {
		const before = await gallery.items.count();
		const words = ( await gallery.more.textContent() ) ?? '';
		await gallery.more.click();
		await expect
			.poll( () => gallery.items.count() )
			.toBeGreaterThan( before );
		// Tiles come by and by; once a step is done, the link says what is left, or is gone.
		await expect( gallery.more.filter( { hasText: words } ) ).toHaveCount(
			0
		);
	}
	await expect( gallery.more.filter( { visible: true } ) ).toHaveCount( 0 );
	await expect( gallery.items ).toHaveCount( 30 );
} );

test( 'moreButton: what has been shown stays through a reload, Back and Forward', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 60, {
		...STILL,
		...layoutOf( 'grid' ),
		mode: 'moreButton',
		moreStep: 2,
	} );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const heightOf = async () =>
		( await gallery.list.boundingBox() )?.height ?? 0;
	const first = await heightOf();
	await gallery.more.click();
	await expect.poll( heightOf ).toBeGreaterThan( first );
	const second = await heightOf();
	await gallery.more.click();
	await expect.poll( heightOf ).toBeGreaterThan( second );
	const third = await heightOf();
	await expect( visitor ).toHaveURL( /page%5D=3|page\]=3/ );
	const rest = await gallery.more.textContent();
	const check = async () => {
		await expect.poll( heightOf ).toBeCloseTo( third, 0 );
		await expect( gallery.items.first() ).toContainText( 'Photo 1' );
		await expect( gallery.more ).toHaveText( rest ?? '' );
	};
	await visitor.reload();
	await check();
	await visitor.goto( site.url );
	await visitor.goBack();
	await check();
	await visitor.goBack();
	await visitor.goForward();
	await check();
	await gallery.more.click();
	await expect.poll( heightOf ).toBeGreaterThan( third );
} );

test( 'rows: the last tile says how many more there are', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 30, {
		...STILL,
		mode: 'rows',
		maxRows: 2,
	} );
	for ( const width of [ 1280, 700, 320 ] ) {
		await visitor.setViewportSize( { width, height: 800 } );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		const shown = await gallery.items.count();
		expect( shown ).toBeLessThan( 30 );
		const rest = await gallery.items
			.last()
			.evaluate( ( tile ) =>
				getComputedStyle( tile ).getPropertyValue( '--rest' )
			);
		expect( rest ).toBe( `"+${ 30 - shown }"` );
		await gallery.links.last().click();
		await expect( new Viewer( visitor ).counter ).toHaveText(
			`${ shown }/30`
		);
	}
} );

test.describe( 'selection and cart', () => {
	const shop = ( site: Site ) =>
		galleryPage( site, 8, {
			...STILL,
			selectable: true,
			cart: true,
			tools: { image: { topLeft: 'select', topRight: 'shoppingcart' } },
		} );

	test( 'they outlive a reload', async ( { site, visitor } ) => {
		const { url } = await shop( site );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await gallery.tool( 1, 'select' ).click();
		await expect( gallery.tool( 1, 'select' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		// Once something is selected, a click on a tile selects.
		await gallery.links.nth( 2 ).click();
		await expect( gallery.tool( 2, 'select' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( new Viewer( visitor ).dialog ).toHaveCount( 0 );
		await gallery.tool( 0, 'shoppingcart' ).click();
		await gallery.tool( 0, 'shoppingcart' ).click();
		await visitor.reload();
		for ( const [ tile, pressed ] of [
			[ 0, 'false' ],
			[ 1, 'true' ],
			[ 2, 'true' ],
		] as const ) {
			await expect( gallery.tool( tile, 'select' ) ).toHaveAttribute(
				'aria-pressed',
				pressed
			);
		}
		await expect( gallery.block ).toContainText( '2 selected' );
		const cart = await visitor.evaluate( async () => {
			const name = '@vitrine/gallery';
			const { gallery: of } = await import( name );
			return of(
				document.querySelector( '.wp-block-vitrine-gallery' )
			).shoppingCartGet();
		} );
		expect( cart ).toMatchObject( [ { index: 0, cnt: 2 } ] );
	} );

	test( 'they are exported as CSV and as a link', async ( {
		open,
		site,
		visitor,
	} ) => {
		const { url } = await shop( site );
		await visitor
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await gallery.tool( 1, 'select' ).click();
		await gallery.tool( 3, 'shoppingcart' ).click();
		await gallery.block.getByText( '1 selected' ).click();
		const [ download ] = await Promise.all( [
			visitor.waitForEvent( 'download' ),
			gallery.block
				.getByRole( 'button', { name: 'Save as CSV' } )
				.first()
				.click(),
		] );
		expect( download.suggestedFilename() ).toMatch( /\.csv$/ );
		const csv = readFileSync( await download.path(), 'utf8' );
		expect( csv ).toContain( 'Photo 2' );
		expect( csv ).toContain( 'Photo 4' );

		await gallery.block
			.getByRole( 'button', { name: 'Copy link' } )
			.first()
			.click();
		const copied = () =>
			visitor.evaluate( () => navigator.clipboard.readText() );
		await expect.poll( copied ).toContain( '#vitrine-gallery-chosen/' );
		const other = await open();
		await other.goto( await copied() );
		await expect( Gallery.on( other ).tool( 1, 'select' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	} );
} );

test.describe( 'touch', () => {
	test( 'the first tap shows the hover effect, the second opens', async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 6, {
			...STILL,
			hoverEffects: [ 'imageScale150' ],
		} );
		const page = await open( PHONE );
		await page.goto( url );
		const gallery = Gallery.on( page );
		const viewer = new Viewer( page );
		await gallery.links.first().tap();
		await expect( gallery.items.first() ).toHaveClass( /is-hovered/ );
		await expect( viewer.dialog ).toHaveCount( 0 );
		await gallery.links.first().tap();
		await expect( viewer.dialog ).toBeVisible();
	} );

	test( 'the first tap opens where nothing appears at it', async ( {
		open,
		site,
	} ) => {
		// The default effect is that tools appear: a finger finds them shown.
		const { url } = await galleryPage( site, 6, {
			...STILL,
			tools: { image: { topLeft: 'select' } },
		} );
		const page = await open( PHONE );
		await page.goto( url );
		await Gallery.on( page ).links.first().tap();
		await expect( new Viewer( page ).dialog ).toBeVisible();
	} );

	test( 'the touch auto-open delay opens', async ( { open, site } ) => {
		const { url } = await galleryPage( site, 6, {
			...STILL,
			hoverEffects: [ 'imageScale150' ],
			touchAutoOpenDelay: 200,
		} );
		const page = await open( PHONE );
		await page.goto( url );
		await Gallery.on( page ).links.first().tap();
		await expect( new Viewer( page ).dialog ).toBeVisible();
	} );
} );

test( 'a destination is followed, and the viewer leaves it out', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 4, STILL, ( _, index ) =>
		index === 1 ? { destinationURL: `${ site.url }/social-feed/` } : {}
	);
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await gallery.links.nth( 2 ).click();
	const viewer = new Viewer( visitor );
	await expect( viewer.counter ).toHaveText( '2/3' );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	// Going back in the history takes the browser a moment.
	await expect( visitor ).toHaveURL( url );
	await gallery.links.nth( 1 ).click();
	await expect( visitor ).toHaveURL( /social-feed/ );
} );

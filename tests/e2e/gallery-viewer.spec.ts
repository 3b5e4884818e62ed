/** The full-screen viewer. */
import type { Locator, Page } from '@playwright/test';
import sizes from '../../sizes.json' with { type: 'json' };
import { withPhp } from './support/content';
import {
	addPhotos,
	Gallery,
	galleryBlock,
	galleryPage,
	publish,
	Viewer,
	viewerPart,
} from './support/gallery';
import { expect, test, type Site } from './support/test';
import { errorsOf, leaves, requestsOf } from './support/watch';

const STILL = { viewer: { transition: 'none', hideToolsDelay: -1 } };

/** Publishes a gallery, opens it and its viewer. */
async function view(
	page: Page,
	site: Site,
	attributes: Parameters< typeof galleryPage >[ 2 ] = {},
	tile = 0
) {
	const made = await galleryPage( site, 8, { ...STILL, ...attributes } );
	await page.goto( made.url );
	const gallery = Gallery.on( page );
	const viewer = new Viewer( page );
	await gallery.links.nth( tile ).click();
	await expect( viewer.picture ).toBeVisible();
	return { ...made, gallery, viewer };
}

/** Shows another picture by a key. */
async function turn( page: Page, key: string ): Promise< void > {
	// Changes at once; the counter is drawn later.
	const address = () => page.evaluate( () => window.location.hash );
	const before = await address();
	// Within 300 ms of a change the next one is ignored.
	await expect( async () => {
		await page.keyboard.press( key );
		expect( await address() ).not.toBe( before );
	} ).toPass( { intervals: [ 320 ] } );
}

/** Notes what an element is: what lasts a moment may be over before a test looks. */
async function statesOf( locator: Locator ) {
	await locator.evaluate( ( element ) => {
		const states: string[] = [];
		Object.assign( window, { states } );
		new MutationObserver( () => {
			states.push( `${ element.className } ${ element.textContent }` );
		} ).observe( element, {
			attributes: true,
			characterData: true,
			childList: true,
			subtree: true,
		} );
	} );
	return () =>
		locator
			.page()
			.evaluate(
				() => ( window as unknown as { states: string[] } ).states
			);
}

/** Turns the page round, as for Hebrew. */
const RTL =
	"add_filter( 'language_attributes', fn() => 'lang=\"he\" dir=\"rtl\"' ); add_action( 'wp_loaded', function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );";

test( 'a modal dialog with a name has the focus, keeps it and gives it back', async ( {
	site,
	visitor,
} ) => {
	const { viewer, gallery } = await view( visitor, site );
	const dialog = visitor.getByRole( 'dialog', { name: 'Image viewer' } );
	await expect( dialog ).toBeVisible();
	expect(
		await dialog.evaluate( ( element ) => element.matches( ':modal' ) )
	).toBe( true );
	const inside = () =>
		viewer.dialog.evaluate( ( element ) =>
			element.contains( element.ownerDocument.activeElement )
		);
	expect( await inside() ).toBe( true );
	const named = new Set< string >();
	for ( let i = 0; i < 30; i++ ) {
		await visitor.keyboard.press( i < 20 ? 'Tab' : 'Shift+Tab' );
		expect( await inside(), `after ${ i + 1 } tabs` ).toBe( true );
		named.add(
			await visitor.evaluate(
				() =>
					document.activeElement?.getAttribute( 'aria-label' ) ??
					document.activeElement?.textContent ??
					''
			)
		);
	}
	expect( named.size ).toBeGreaterThan( 4 );
	expect( [ ...named ] ).not.toContain( '' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expect( viewer.counter ).toHaveText( '2/8' );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	await expect( gallery.links.nth( 1 ) ).toBeFocused();
} );

test( 'a picture that is opened by mouse costs the files that sizes.json counts, and no other', async ( {
	site,
	visitor,
} ) => {
	const requests = requestsOf( visitor, ( { pathname } ) =>
		/\/build\/.+\.(js|css)$/.test( pathname )
	);
	await view( visitor, site );
	await visitor.waitForLoadState( 'networkidle' );
	const loaded = requests.map( ( url ) =>
		new URL( url ).pathname.replace( /^.*\/build\//, '' )
	);
	const { files } =
		sizes.budgets[
			'A page with a gallery, once the viewer has opened by mouse or keyboard'
		];
	expect( loaded ).toContain( 'frontend/viewer.js' );
	expect( loaded.filter( ( file ) => ! files.includes( file ) ) ).toEqual(
		[]
	);
} );

test( 'the position and the caption are announced', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site );
	await expect( viewer.status ).toContainText( 'Image 1 of 8: Photo 1' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expect( viewer.status ).toHaveText( 'Image 2 of 8: Photo 2' );
} );

test( 'Keys stolen: a control that has the focus keeps its keys', async ( {
	site,
	visitor,
} ) => {
	const { url, viewer } = await view( visitor, site );
	const play = viewer.button( 'Slideshow' );
	const rotate = viewer.button( 'Rotate right' );
	await rotate.focus();
	await visitor.keyboard.press( 'Space' );
	await expect( play ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect
		.poll( async () => {
			const { width, height } = await viewer.box();
			return width > height;
		} )
		.toBe( true );
	await visitor.keyboard.press( 'Escape' );
	await expect( visitor ).toHaveURL( url );

	// Outside the viewer no key is ours.
	await visitor.evaluate( () => document.querySelector( 'a' )?.focus() );
	const before = visitor.url();
	for ( const key of [ 'Space', 'ArrowUp', 'ArrowRight', 'PageDown' ] ) {
		await visitor.keyboard.press( key );
	}
	await expect( viewer.dialog ).toHaveCount( 0 );
	expect( visitor.url() ).toBe( before );
} );

test( 'next, previous, slideshow, close', async ( { site, visitor } ) => {
	const { viewer } = await view( visitor, site );
	const { keyboard } = visitor;
	for ( const [ key, counter ] of [
		[ 'ArrowRight', '2/8' ],
		[ 'ArrowUp', '3/8' ],
		[ 'PageUp', '4/8' ],
		[ 'ArrowLeft', '3/8' ],
		[ 'PageDown', '2/8' ],
		[ 'PageDown', '1/8' ],
		[ 'PageDown', '8/8' ],
	] as const ) {
		await turn( visitor, key );
		await expect( viewer.counter ).toHaveText( counter );
	}
	const play = viewer.button( 'Slideshow' );
	await keyboard.press( 'Space' );
	await expect( play ).toHaveAttribute( 'aria-pressed', 'true' );
	await keyboard.press( 'Enter' );
	await expect( play ).toHaveAttribute( 'aria-pressed', 'false' );
	await keyboard.press( 'ArrowDown' );
	await expect( viewer.dialog ).toHaveCount( 0 );
} );

test( 'a click on the picture never closes', async ( { site, visitor } ) => {
	const { viewer } = await view( visitor, site );
	for ( const [ x, y ] of [
		[ 640, 360 ],
		[ 300, 360 ],
		[ 980, 360 ],
		[ 640, 150 ],
	] as const ) {
		await visitor.mouse.click( x, y );
		await expect( viewer.dialog ).toBeVisible();
	}
} );

test( 'keys and sides are mirrored', async ( { site, visitor } ) => {
	withPhp( site, RTL );
	const { viewer } = await view( visitor, site );
	await visitor.keyboard.press( 'ArrowLeft' );
	await expect( viewer.counter ).toHaveText( '2/8' );
	const box = async ( side: string ) =>
		( await viewer.dialog
			.locator( `${ viewerPart( 'side' ) }.is-${ side }` )
			.boundingBox() )!;
	expect( ( await box( 'next' ) ).x ).toBeLessThan(
		( await box( 'previous' ) ).x
	);
} );

test.describe( 'History', () => {
	test( 'one entry for a viewing: Back closes, Forward opens again', async ( {
		site,
		visitor,
	} ) => {
		const { viewer, gallery, photos } = await view( visitor, site );
		const entries = await visitor.evaluate( () => history.length );
		const element = await gallery.element();
		await expect( visitor ).toHaveURL(
			new RegExp( `#nanogallery/${ element }/0/${ photos[ 0 ]?.id }$` )
		);
		for ( let picture = 2; picture <= 6; picture++ ) {
			await turn( visitor, 'ArrowRight' );
			await expect( viewer.counter ).toHaveText( `${ picture }/8` );
		}
		await expect( visitor ).toHaveURL(
			new RegExp( `/${ photos[ 5 ]?.id }$` )
		);
		expect( await visitor.evaluate( () => history.length ) ).toBe(
			entries
		);

		await visitor.goBack();
		await expect( viewer.dialog ).toHaveCount( 0 );
		expect( new URL( visitor.url() ).hash ).toBe( '' );
		await visitor.goForward();
		await expect( viewer.counter ).toHaveText( '6/8' );
		await visitor.goBack();
		await expect( viewer.dialog ).toHaveCount( 0 );
	} );

	for ( const [ way, close ] of [
		[ 'Escape', ( page: Page ) => page.keyboard.press( 'Escape' ) ],
		[
			'the button',
			( page: Page ) => new Viewer( page ).button( 'Close' ).click(),
		],
	] as const ) {
		test( `${ way } does what Back does`, async ( { site, visitor } ) => {
			const { url, viewer } = await view( visitor, site );
			await expect( visitor ).toHaveURL( /#nanogallery/ );
			await close( visitor );
			await expect( viewer.dialog ).toHaveCount( 0 );
			await expect( visitor ).toHaveURL( url );
			await visitor.goForward();
			await expect( viewer.dialog ).toBeVisible();
		} );
	}

	test( 'closing after a deep link stays on the page', async ( {
		site,
		visitor,
	} ) => {
		const { url, photos } = await galleryPage( site, 8, STILL );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		const link = `${ url }#nanogallery/${ await gallery.element() }/0/${ photos[ 4 ]?.id }`;
		await visitor.goto( 'about:blank' );
		await visitor.goto( link );
		const viewer = new Viewer( visitor );
		await expect( viewer.counter ).toHaveText( '5/8' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toHaveCount( 0 );
		await expect( visitor ).toHaveURL( url );
	} );
} );

test( 'Foreign anchor: it stays, and nothing is added to the history', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 8, STILL );
	await visitor.goto( `${ url }#contact` );
	const before = await visitor.evaluate( () => history.length );
	await visitor.waitForLoadState( 'networkidle' );
	expect( new URL( visitor.url() ).hash ).toBe( '#contact' );
	expect( await visitor.evaluate( () => history.length ) ).toBe( before );

	const viewer = new Viewer( visitor );
	await Gallery.on( visitor ).links.first().click();
	await expect( viewer.dialog ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	await expect( visitor ).toHaveURL( `${ url }#contact` );
} );

test( 'Two galleries: a deep link opens the one it names', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 8 );
	const items = ( from: number ) =>
		photos.slice( from, from + 4 ).map( ( { id } ) => ( { id } ) );
	const { url } = await publish(
		site,
		galleryBlock( { ...STILL, anchor: 'first', items: items( 0 ) } ) +
			galleryBlock( { ...STILL, anchor: 'second', items: items( 4 ) } )
	);
	await visitor.goto( `${ url }#nanogallery/second/0/${ photos[ 6 ]?.id }` );
	const viewer = new Viewer( visitor );
	await expect( viewer.counter ).toHaveText( '3/4' );
	await expect( viewer.status ).toContainText( 'Photo 7' );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );

	// Changing the fragment is enough.
	await visitor.evaluate( ( id ) => {
		location.hash = `#nanogallery/first/0/${ id }`;
	}, photos[ 1 ]?.id );
	await expect( viewer.status ).toContainText( 'Photo 2' );
} );

test( 'two galleries with one id: the first is meant', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 4 );
	const one = galleryBlock( {
		...STILL,
		anchor: 'same',
		items: photos.map( ( { id } ) => ( { id } ) ),
	} );
	const { url } = await publish( site, one + one );
	const errors = errorsOf( visitor );
	await visitor.goto( `${ url }#nanogallery/same/0/${ photos[ 2 ]?.id }` );
	const viewer = new Viewer( visitor );
	await expect( viewer.counter ).toHaveText( '3/4' );
	await expect( viewer.dialog ).toHaveCount( 1 );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	await Gallery.on( visitor, 1 ).links.nth( 1 ).click();
	await expect( viewer.counter ).toHaveText( '2/4' );
	expect( errors ).toEqual( [] );
} );

for ( const [ what, fragment, message ] of [
	[ 'a missing item', '0/987654', 'This image does not exist.' ],
	[ 'a missing album', '987654', 'This album does not exist.' ],
	[
		'markup',
		`0/${ encodeURIComponent( '<img src=x onerror=alert(1)>' ) }`,
		'This image does not exist.',
	],
	[ 'a loop', `${ '0/'.repeat( 3 ) }0`, '' ],
] as const ) {
	test( `Deep link to a missing item: ${ what } says so`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 4, STILL );
		const errors = errorsOf( visitor );
		const dialogs: string[] = [];
		visitor.on( 'dialog', async ( dialog ) => {
			dialogs.push( dialog.message() );
			await dialog.dismiss();
		} );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		const element = await gallery.element();
		await visitor.goto( 'about:blank' );
		await visitor.goto( `${ url }#nanogallery/${ element }/${ fragment }` );
		await expect( gallery.messages ).toContainText( message );
		await expect( gallery.items.first() ).toBeVisible();
		await expect( new Viewer( visitor ).dialog ).toHaveCount( 0 );
		expect( dialogs ).toEqual( [] );
		expect( errors.filter( ( text ) => ! text.includes( '404' ) ) ).toEqual(
			[]
		);
	} );
}

/**
 * Color of a screenshot.
 *
 * @param page Where browsers read pictures.
 * @param shot PNG.
 * @param x    px.
 * @param y    px.
 */
const colorAt = ( page: Page, shot: Buffer, x: number, y: number ) =>
	page.evaluate(
		async ( [ png, left, top ] ) => {
			const image = new Image();
			image.src = `data:image/png;base64,${ png }`;
			await image.decode();
			const pen = new OffscreenCanvas( 1, 1 ).getContext( '2d' )!;
			pen.drawImage( image, -left, -top );
			return [ ...pen.getImageData( 0, 0, 1, 1 ).data.slice( 0, 3 ) ];
		},
		[ shot.toString( 'base64' ), x, y ] as const
	);

test( 'Broken images: a missing picture says so within 2 s and the next one is shown', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage( site, 3, STILL, () => ( {
		alt: 'A heron',
	} ) );
	const broken = new URL( photos[ 0 ]?.url ?? '' ).pathname.replace(
		'.png',
		''
	);
	await visitor.route( `**${ broken }*.png`, ( route ) =>
		route.fulfill( { status: 404 } )
	);
	await visitor.goto( url );
	// The tile covers the browser's icon.
	const tile = Gallery.on( visitor ).items.first();
	await expect
		.poll( async () => colorAt( visitor, await tile.screenshot(), 12, 12 ) )
		.toEqual( [ 30, 30, 30 ] );
	// It has the words of the picture.
	expect(
		await tile
			.locator( 'img' )
			.evaluate(
				( image ) => getComputedStyle( image, '::after' ).content
			)
	).toMatch( /^(?:attr\( *alt *\)|"A heron")$/ );
	await Gallery.on( visitor ).links.first().click();
	const viewer = new Viewer( visitor );
	await expect( viewer.dialog ).toBeVisible();
	await expect( viewer.pane ).toContainText( 'This image cannot be shown.', {
		timeout: 2000,
	} );
	await expect( viewer.status ).toContainText(
		/^Image 1 of 3: Photo 1\..*cannot be shown/
	);
	const useless = [ 'Rotate left', 'Rotate right', 'Zoom in', 'Zoom out' ];
	for ( const name of useless ) {
		await expect(
			viewer.dialog.getByLabel( name, { exact: true } )
		).toHaveCount( 0 );
	}
	await visitor.keyboard.press( 'ArrowRight' );
	await expect( viewer.picture ).toBeVisible();
	await expect( viewer.counter ).toHaveText( '2/3' );
	await expect( viewer.dialog.getByLabel( 'Rotate left' ) ).toBeVisible();
} );

test( 'words stand for a picture that broke before script came, or after', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage(
		site,
		3,
		STILL,
		( _, index ) => ( {
			alt: `Words of photo ${ index }`,
		} )
	);
	const [ early = '', late = '' ] = photos.map(
		( photo ) =>
			`**${ new URL( photo.url ).pathname.replace( '.png', '' ) }*.png`
	);
	const missing = visitor.waitForResponse( early );
	const gallery = Gallery.on( visitor );
	const words = gallery.part( 'broken' );
	await visitor.route( early, ( route ) => route.fulfill( { status: 404 } ) );
	await visitor.route( '**/frontend/gallery.js*', async ( route ) => {
		await missing;
		await route.continue();
	} );
	await visitor.route( late, async ( route ) => {
		await expect( words ).toHaveCount( 1 );
		await route.fulfill( { status: 404 } );
	} );
	await visitor.goto( url );
	await expect( words ).toHaveText( [
		'Words of photo 0',
		'Words of photo 1',
	] );
	await expect(
		gallery.part( 'image' ).filter( { visible: true } )
	).toHaveCount( 1 );
	// Without its scripts the gallery is as the server made it.
	await gallery.block.evaluate( async ( element ) => {
		const module = '@vitrine/gallery';
		( await import( module ) ).gallery( element ).destroy();
	} );
	await expect( words ).toHaveCount( 0 );
	await expect( gallery.block.locator( 'img[hidden]' ) ).toHaveCount( 0 );
} );

test( 'thumbnails: the focus goes with the picture, by activation and by arrows', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 60, {
		viewer: { ...STILL.viewer, strip: 'bottom' },
	} );
	await visitor.setViewportSize( { width: 320, height: 640 } );
	await visitor.goto( url );
	const viewer = new Viewer( visitor );
	await Gallery.on( visitor ).links.first().click();
	const thumbs = viewer.dialog.locator( viewerPart( 'strip-item' ) );
	const current = viewer.dialog.locator(
		`${ viewerPart( 'strip-item' ) }[aria-current]`
	);
	await thumbs.nth( 2 ).click();
	await expect( viewer.counter ).toHaveText( '3/60' );
	await expect( current ).toBeFocused();
	for ( let n = 4; n < 12; n++ ) {
		await turn( visitor, 'ArrowRight' );
		await expect( viewer.counter ).toHaveText( `${ n }/60` );
		await expect( current ).toBeFocused();
	}
	await expect( current ).toBeInViewport();
	await expect( current ).toHaveAttribute( 'aria-label', /11/ );
	await visitor.keyboard.press( 'PageUp' );
	await expect( current ).toBeFocused();
} );

test( 'a slow picture shows its thumbnail first', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage( site, 3, {
		...STILL,
		// Small enough for the small file.
		layout: { width: 120, height: 90 },
	} );
	const slow = new URL( photos[ 0 ]?.url ?? '' ).pathname;
	let answer = () => {};
	const asked = new Promise< void >( ( resolve ) => {
		visitor.route( `**${ slow }`, async ( route ) => {
			resolve();
			await new Promise< void >( ( go ) => {
				answer = go;
			} );
			await route.continue();
		} );
	} );
	await visitor.goto( url );
	await Gallery.on( visitor ).links.first().click();
	await asked;
	const viewer = new Viewer( visitor );
	const thumb = viewer.pane.locator( viewerPart( 'thumb' ) );
	await expect( thumb ).toBeVisible();
	await expect( thumb ).toHaveJSProperty( 'complete', true );
	answer();
	await expect( viewer.picture ).toHaveJSProperty( 'complete', true );
} );

test( 'Rotation: a turned picture fits again', async ( { site, visitor } ) => {
	await visitor.setViewportSize( { width: 1280, height: 800 } );
	const { viewer, photos } = await view( visitor, site, {}, 2 );
	expect( photos[ 2 ] ).toMatchObject( { width: 960, height: 540 } );
	const fits = async () => {
		const { x, y, width, height } = await viewer.box();
		return x >= -1 && y >= -1 && x + width <= 1281 && y + height <= 801
			? ( width / height ).toFixed( 2 )
			: 'cut';
	};
	await expect.poll( fits ).toBe( ( 960 / 540 ).toFixed( 2 ) );
	await viewer.button( 'Rotate right' ).click();
	await expect.poll( fits ).toBe( ( 540 / 960 ).toFixed( 2 ) );
	await viewer.button( 'Rotate left' ).click();
	await expect.poll( fits ).toBe( ( 960 / 540 ).toFixed( 2 ) );
} );

test( 'Wheel: it zooms at the pointer and no error is reported', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	const { viewer } = await view( visitor, site );
	const before = await viewer.box();
	const at = {
		x: before.x + before.width * 0.25,
		y: before.y + before.height * 0.25,
	};
	await visitor.mouse.move( at.x, at.y );
	for ( let i = 0; i < 5; i++ ) {
		await visitor.mouse.wheel( 0, -100 );
	}
	await expect
		.poll( async () => ( await viewer.box() ).width / before.width )
		.toBeGreaterThan( 1.35 );
	const after = await viewer.box();
	// What was under the pointer still is, as far as the picture is larger than the window.
	expect( ( at.y - after.y ) / after.height ).toBeCloseTo( 0.25, 1 );
	expect( errors ).toEqual( [] );
	for ( let i = 0; i < 60; i++ ) {
		await visitor.mouse.wheel( 0, -100 );
	}
	await expect
		.poll( async () => ( await viewer.box() ).width / before.width )
		.toBeCloseTo( 3, 1 );
	for ( let i = 0; i < 60; i++ ) {
		await visitor.mouse.wheel( 0, 100 );
	}
	await expect
		.poll( async () => ( await viewer.box() ).width / before.width )
		.toBeCloseTo( 0.2, 1 );
} );

test( 'keys zoom and pan; while zoomed PageUp and PageDown go on', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site );
	const before = await viewer.box();
	for ( let i = 0; i < 8; i++ ) {
		await visitor.keyboard.press( '+' );
	}
	await expect
		.poll( async () => ( await viewer.box() ).width / before.width )
		.toBeCloseTo( 1.8, 1 );
	const zoomed = await viewer.box();
	await visitor.keyboard.press( 'ArrowDown' );
	await expect
		.poll( async () => ( await viewer.box() ).y )
		.toBeLessThan( zoomed.y );
	await expect( viewer.counter ).toHaveText( '1/8' );
	for ( let i = 0; i < 40; i++ ) {
		await visitor.keyboard.press( 'ArrowDown' );
	}
	const { y, height } = await viewer.box();
	expect( y + height, 'panning ends at the edge' ).toBeGreaterThanOrEqual(
		719
	);
	await visitor.keyboard.press( 'PageUp' );
	await expect( viewer.counter ).toHaveText( '2/8' );
} );

test( 'it goes on by itself, and a manual previous stops it', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site, {
		viewer: { ...STILL.viewer, slideshowDelay: 2000 },
	} );
	const play = viewer.button( 'Slideshow' );
	const counted = await statesOf( viewer.counter );
	await play.click();
	await expect
		.poll( counted )
		.toContainEqual( expect.stringContaining( '2/8' ) );
	await expect
		.poll( counted )
		.toContainEqual( expect.stringContaining( '3/8' ) );
	await expect( async () => {
		await visitor.keyboard.press( 'ArrowLeft' );
		await expect( play ).toHaveAttribute( 'aria-pressed', 'false', {
			timeout: 100,
		} );
	} ).toPass();
} );

test( 'the tools hide after the delay and come back with any key', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site, {
		viewer: { transition: 'none', hideToolsDelay: 500 },
	} );
	await expect( viewer.dialog ).toHaveClass( /is-idle/ );
	const states = await statesOf( viewer.dialog );
	await visitor.keyboard.press( 'Shift' );
	// After the delay they are gone again.
	await expect
		.poll( states )
		.toContainEqual( expect.not.stringContaining( 'is-idle' ) );
} );

test( 'unknown names of tools are ignored, and the toolbar is minimized', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site, {
		viewer: {
			...STILL.viewer,
			tools: {
				topLeft: 'nonsense,pageCounter,<b>',
				topRight: 'zoomButton,infoButton,downloadButton,closeButton',
			},
			toolbar: {
				display: true,
				standard: 'minimizeButton,label,shareButton',
				minimized: 'minimizeButton',
			},
		},
	} );
	await expect( viewer.counter ).toHaveText( '1/8' );
	await expect( viewer.button( 'Zoom in' ) ).toBeVisible();
	await expect( viewer.button( 'Share' ) ).toBeVisible();
	await expect( viewer.dialog ).not.toContainText( 'nonsense' );
	await viewer.button( 'Minimize toolbar' ).click();
	await expect(
		viewer.dialog.getByRole( 'button', { name: 'Share' } )
	).toHaveCount( 0 );
	await viewer.button( 'Restore toolbar' ).click();
	await expect( viewer.button( 'Share' ) ).toBeVisible();
} );

test( 'addresses are complete and encoded', async ( { site, visitor } ) => {
	const made = await galleryPage(
		site,
		2,
		{
			viewer: {
				...STILL.viewer,
				tools: { topLeft: '', topRight: 'shareButton,closeButton' },
			},
		},
		() => ( { title: 'Tom & Jerry = 100%' } )
	);
	await visitor.goto( made.url );
	const opened: URL[] = [];
	await visitor.exposeFunction( 'noteAddress', ( address: string ) =>
		opened.push( new URL( address ) )
	);
	await visitor.evaluate( () => {
		window.open = ( address ) => {
			(
				window as unknown as { noteAddress: ( url: string ) => void }
			 ).noteAddress( String( address ) );
			return null;
		};
	} );
	await Gallery.on( visitor ).links.first().click();
	const viewer = new Viewer( visitor );
	await viewer.button( 'Share' ).click();
	const panel = visitor.locator( 'dialog dialog[open]' );
	await expect( panel ).toBeVisible();
	await expect(
		panel.evaluate( ( element ) =>
			element.contains( element.ownerDocument.activeElement )
		)
	).resolves.toBe( true );
	const field = panel.getByRole( 'textbox' );
	const link = await field.inputValue();
	expect( link ).toContain( '#nanogallery/' );
	await expect( field ).toHaveAttribute( 'readonly' );

	const links = await panel
		.locator( 'a[href]' )
		.evaluateAll( ( anchors ) =>
			anchors.map( ( anchor ) => ( anchor as HTMLAnchorElement ).href )
		);
	expect( links.length ).toBeGreaterThanOrEqual( 6 );
	for ( const address of links ) {
		const { protocol, search, href } = new URL( address );
		expect( [ 'https:', 'mailto:' ] ).toContain( protocol );
		expect( search, href ).not.toMatch( /&amp;|&#|%(?![0-9A-F]{2})/i );
		const parameters = [ ...new URLSearchParams( search ).values() ].join(
			'\n'
		);
		expect( parameters, href ).toContain( link );
	}
	const twitter = new URL(
		links.find( ( address ) => /twitter|x\.com/.test( address ) ) ?? ''
	);
	expect( twitter.searchParams.get( 'text' ) ).toBe( 'Tom & Jerry = 100%' );
	expect( twitter.searchParams.get( 'url' ) ).toBe( link );
	await visitor.keyboard.press( 'Escape' );
	await expect( panel ).toHaveCount( 0 );
	await expect( viewer.dialog ).toBeVisible();
	await expect( viewer.button( 'Share' ) ).toBeFocused();
} );

test( 'a video asks nothing of its provider before a click', async ( {
	site,
	visitor,
} ) => {
	const [ photo ] = await addPhotos( site, 1 );
	const { url } = await publish(
		site,
		galleryBlock( {
			...STILL,
			items: [
				{
					url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
					title: 'A film',
					poster: photo?.url,
				},
				{ id: photo?.id },
			],
		} )
	);
	const foreign = requestsOf( visitor, leaves( site.url ) );
	await visitor.route( /youtube/, ( route ) =>
		route.fulfill( { body: '<p>Player</p>', contentType: 'text/html' } )
	);
	await visitor.goto( url );
	await Gallery.on( visitor ).links.first().click();
	const viewer = new Viewer( visitor );
	const play = viewer.pane.getByRole( 'button', { name: /Play Video/ } );
	await expect( play ).toBeVisible();
	expect( foreign ).toEqual( [] );
	const link = viewer.pane.getByRole( 'link', { name: 'Watch on YouTube' } );
	await expect( link ).toHaveAttribute(
		'href',
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
	);
	await play.click();
	const player = viewer.pane.locator( 'iframe' );
	await expect( player ).toHaveAttribute(
		'src',
		/^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/dQw4w9WgXcQ/
	);
	await expect( player ).toHaveAttribute( 'title', 'A film' );
	// Whatever comes of the player.
	await expect( link ).toBeInViewport( { ratio: 1 } );
	await viewer.button( 'Next' ).click();
	await expect( viewer.counter ).toHaveText( '2/2' );
	await expect( visitor.locator( 'iframe' ) ).toHaveCount( 0 );
} );

test( 'the map loads on a click only', async ( { site, visitor } ) => {
	const made = await galleryPage( site, 1, {
		viewer: {
			...STILL.viewer,
			tools: { topLeft: '', topRight: 'infoButton,closeButton' },
		},
	} );
	const foreign = requestsOf( visitor, leaves( site.url ) );
	await visitor.goto( made.url );
	await Gallery.on( visitor ).links.first().click();
	await new Viewer( visitor ).button( 'Information' ).click();
	const panel = visitor.locator( 'dialog dialog[open]' );
	await expect( panel ).toContainText( 'Photo 1' );
	await expect( panel.locator( 'iframe' ) ).toHaveCount( 0 );
	expect( foreign ).toEqual( [] );
} );

test( 'the page holds no style attribute of ours while the viewer is closed', async ( {
	request,
	site,
} ) => {
	const { url } = await galleryPage( site, 24, STILL );
	const html = await ( await request.get( url ) ).text();
	const begin = html.search( /<div [^>]*\bwp-block-vitrine-gallery\b/ );
	const block = html.slice( begin, html.indexOf( '</ul>', begin ) );
	expect( block.length ).toBeGreaterThan( 1000 );
	expect( block ).not.toMatch( /<[^>]+\s(style|on[a-z]+)=["']/ );
	expect( block ).not.toMatch( /<script(?! type="application\/json")/ );
} );

test.describe( 'touch', () => {
	const PHONE = {
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	};

	/** Fingers, as a screen reports them. */
	async function fingers( page: Page ) {
		const session = await page.context().newCDPSession( page );
		return ( type: string, ...points: [ number, number ][] ) =>
			session.send( 'Input.dispatchTouchEvent', {
				type: type as 'touchStart',
				touchPoints: points.map( ( [ x, y ], id ) => ( { x, y, id } ) ),
			} );
	}

	async function openByTouch( page: Page, url: string ): Promise< Viewer > {
		await page.goto( url );
		const viewer = new Viewer( page );
		await Gallery.on( page ).links.first().tap();
		await expect( viewer.picture ).toBeVisible();
		return viewer;
	}

	const TAP = { ...STILL, touchAutoOpenDelay: -1 };

	test( 'a swipe goes on, and down closes', async ( { open, site } ) => {
		const { url } = await galleryPage( site, 5, TAP );
		const page = await open( PHONE );
		const viewer = await openByTouch( page, url );
		const touch = await fingers( page );
		const swipe = async (
			from: [ number, number ],
			to: [ number, number ]
		) => {
			await touch( 'touchStart', from );
			for ( let i = 1; i <= 6; i++ ) {
				await touch( 'touchMove', [
					from[ 0 ] + ( ( to[ 0 ] - from[ 0 ] ) * i ) / 6,
					from[ 1 ] + ( ( to[ 1 ] - from[ 1 ] ) * i ) / 6,
				] );
			}
			await touch( 'touchEnd' );
		};
		await expect( async () => {
			if ( ( await viewer.counter.textContent() ) !== '2/5' ) {
				await swipe( [ 320, 400 ], [ 80, 400 ] );
			}
			await expect( viewer.counter ).toHaveText( '2/5', {
				timeout: 400,
			} );
		} ).toPass();
		await expect( async () => {
			await swipe( [ 200, 300 ], [ 200, 520 ] );
			await expect( viewer.dialog ).toHaveCount( 0, { timeout: 600 } );
		} ).toPass();
		await expect( page ).toHaveURL( url );
	} );

	test( 'pinching accumulates', async ( { open, site } ) => {
		const { url } = await galleryPage( site, 5, TAP );
		const page = await open( PHONE );
		const viewer = await openByTouch( page, url );
		const touch = await fingers( page );
		const before = await viewer.box();
		const pinch = async () => {
			await touch( 'touchStart', [ 170, 400 ], [ 220, 400 ] );
			for ( let i = 1; i <= 10; i++ ) {
				await touch(
					'touchMove',
					[ 170 - i * 1.25, 400 ],
					[ 220 + i * 1.25, 400 ]
				);
			}
			await touch( 'touchEnd' );
		};
		const factor = async () => ( await viewer.box() ).width / before.width;
		await expect( async () => {
			await pinch();
			expect( await factor() ).toBeGreaterThan( 1.2 );
		} ).toPass();
		const once = await factor();
		await pinch();
		await expect.poll( factor ).toBeGreaterThan( once * 1.15 );
	} );

	test( 'a double tap sets 1.5 and another one resets', async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 5, TAP );
		const page = await open( PHONE );
		const viewer = await openByTouch( page, url );
		const before = await viewer.box();
		const factor = async () => ( await viewer.box() ).width / before.width;
		// Taps more than 300 ms apart are two, and the first ones may come before the code that hears them.
		const doubleTapUntil = ( wanted: number ) =>
			expect( async () => {
				if ( Math.abs( ( await factor() ) - wanted ) > 0.05 ) {
					await page.touchscreen.tap( 195, 400 );
					await page.touchscreen.tap( 195, 400 );
				}
				await expect
					.poll( factor, { timeout: 600 } )
					.toBeCloseTo( wanted, 1 );
			} ).toPass();
		await doubleTapUntil( 1.5 );
		// The browser tells of quick taps as a double click, too: it is one.
		await page.evaluate( () =>
			document.addEventListener( 'vitrine:gallery:zoom', ( event ) => {
				const { zooms = [] } = window as unknown as {
					zooms?: number[];
				};
				Object.assign( window, {
					zooms: [
						...zooms,
						( event as CustomEvent< { factor: number } > ).detail
							.factor,
					],
				} );
			} )
		);
		await doubleTapUntil( 1 );
		expect(
			await page.evaluate(
				() => ( window as unknown as { zooms: number[] } ).zooms
			)
		).toEqual( [ 1 ] );
	} );
} );

/** Constants and rules of the original that the other files of the gallery do not name. */
import type { Page } from '@playwright/test';
import {
	addAlbums,
	addPhotos,
	Gallery,
	galleryBlock,
	galleryPage,
	publish,
	Viewer,
	viewerPart,
} from './support/gallery';
import { expect, test, type Site } from './support/test';

const STILL = { viewer: { transition: 'none', hideToolsDelay: -1 } };

async function view(
	page: Page,
	site: Site,
	attributes: Parameters< typeof galleryPage >[ 2 ] = {}
) {
	const made = await galleryPage( site, 5, { ...STILL, ...attributes } );
	await page.goto( made.url );
	const gallery = Gallery.on( page );
	const viewer = new Viewer( page );
	await gallery.links.nth( 2 ).click();
	await expect( viewer.counter ).toHaveText( '3/5' );
	await expect( viewer.picture ).toBeVisible();
	return { ...made, gallery, viewer };
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test( `size classes by the width of the window, script ${ javaScriptEnabled ? 'on' : 'off' }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 8, {
			layout: { layout: 'grid', width: 50, height: 50 },
			sizes: Object.fromEntries(
				[ 'xs', 'sm', 'me', 'la', 'xl' ].map( ( name, index ) => [
					name,
					{ maxItemsPerLine: index + 1 },
				] )
			),
		} );
		const page = await open( { javaScriptEnabled } );
		await page.goto( url );
		const gallery = Gallery.on( page );
		const columns = async () => {
			const boxes = Object.values( await gallery.boxes() );
			return new Set( boxes.map( ( { x } ) => Math.round( x ) ) ).size;
		};
		for ( const [ width, expected ] of [
			[ 479, 1 ],
			[ 480, 2 ],
			[ 991, 2 ],
			[ 992, 3 ],
			[ 1199, 3 ],
			[ 1200, 4 ],
			[ 1799, 4 ],
			[ 1800, 5 ],
		] as const ) {
			await page.setViewportSize( { width, height: 900 } );
			await expect
				.poll( columns, { message: `${ width } px` } )
				.toBe( expected );
		}
	} );
}

test( 'every key of the table', async ( { site, visitor } ) => {
	const { viewer } = await view( visitor, site );
	for ( const [ key, counter ] of [
		[ 'ArrowUp', '4/5' ],
		[ 'ArrowRight', '5/5' ],
		[ 'PageUp', '1/5' ],
		[ 'ArrowLeft', '5/5' ],
		[ 'PageDown', '4/5' ],
	] as const ) {
		// Within 300 ms of a change a key says nothing.
		await expect( async () => {
			await visitor.keyboard.press( key );
			await expect( viewer.counter ).toHaveText( counter, {
				timeout: 200,
			} );
		} ).toPass( { intervals: [ 10 ] } );
	}
	const play = viewer.button( 'Slideshow' );
	for ( const [ key, pressed ] of [
		[ 'Space', 'true' ],
		[ 'Enter', 'false' ],
	] as const ) {
		await visitor.keyboard.press( key );
		await expect( play ).toHaveAttribute( 'aria-pressed', pressed );
	}
	await visitor.keyboard.press( 'ArrowDown' );
	await expect( viewer.dialog ).toHaveCount( 0 );
} );

test( 'Popup: Escape closes it, and the viewer with the next one; it fades in for 250 ms and out for 100 ms', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site, {
		viewer: {
			...STILL.viewer,
			tools: { topLeft: 'pageCounter', topRight: 'infoButton' },
		},
	} );
	await viewer.button( 'Information' ).click();
	const panel = visitor.locator( viewerPart( 'panel' ) );
	await expect( panel ).toBeVisible();
	await expect( panel ).toHaveCSS( 'animation-duration', '0.25s' );
	const fade = await panel.evaluate( ( element ) => {
		element.querySelector( 'button' )?.click();
		return element
			.getAnimations()
			.map( ( { effect } ) => effect?.getTiming().duration );
	} );
	expect( fade ).toContain( 100 );
	await expect( panel ).toHaveCount( 0 );

	await viewer.button( 'Information' ).click();
	await expect( panel ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( panel ).toHaveCount( 0 );
	await expect( viewer.dialog ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
} );

test( 'the viewer appears within 500 ms, and the default transition is swipe2', async ( {
	site,
	visitor,
} ) => {
	const { viewer, gallery } = await view( visitor, site, { viewer: {} } );
	await expect( viewer.dialog.locator( viewerPart( 'head' ) ) ).toHaveCSS(
		'animation-duration',
		'0.5s'
	);
	const config = await gallery.config();
	expect( config.viewer.transition ).toBe( 'swipe2' );
} );

test( 'Swipe: 50 px to the side go on, 50 px down close, a pull ends at 200 px', async ( {
	site,
	visitor,
} ) => {
	const { viewer } = await view( visitor, site );
	const { mouse } = visitor;
	/** Drags slowly: what is thrown would go on. */
	const drag = async ( dx: number, dy: number ) => {
		await mouse.move( 640, 400 );
		await mouse.down();
		for ( let step = 1; step <= 10; step++ ) {
			await mouse.move(
				640 + ( dx * step ) / 10,
				400 + ( dy * step ) / 10
			);
		}
	};
	await drag( 49, 0 );
	await mouse.up();
	await expect( viewer.counter ).toHaveText( '3/5' );
	await expect( async () => {
		await drag( -55, 0 );
		await mouse.up();
		await expect( viewer.counter ).toHaveText( '4/5', { timeout: 200 } );
	} ).toPass();

	await drag( 0, 49 );
	await mouse.up();
	await expect( viewer.dialog ).toBeVisible();
	await drag( 0, 300 );
	await expect
		.poll( () =>
			viewer.pane.evaluate(
				( pane ) => ( pane as HTMLElement ).style.transform
			)
		)
		.toMatch( /translate\(0px, ?200px\)/ );
	await drag( 0, 55 );
	await mouse.up();
	await expect( viewer.dialog ).toHaveCount( 0 );
} );

test( 'from 0.2 to 3 in steps of 0.1', async ( { site, visitor } ) => {
	const { viewer, gallery } = await view( visitor, site, {
		viewer: {
			...STILL.viewer,
			tools: { topLeft: 'pageCounter', topRight: 'zoomButton' },
		},
	} );
	await gallery.block.evaluate( ( block ) => {
		const factors: number[] = [];
		Object.assign( window, { factors } );
		block.addEventListener( 'vitrine:gallery:zoom', ( event ) =>
			factors.push( ( event as CustomEvent ).detail.factor )
		);
	} );
	const last = () =>
		visitor.evaluate( () =>
			( window as unknown as { factors: number[] } ).factors.at( -1 )
		);
	await viewer.button( 'Zoom in' ).click();
	expect( await last() ).toBe( 1.1 );
	for ( let step = 0; step < 22; step++ ) {
		await visitor.keyboard.press( '+' );
	}
	expect( await last() ).toBe( 3 );
	for ( let step = 0; step < 30; step++ ) {
		await visitor.keyboard.press( '-' );
	}
	expect( await last() ).toBe( 0.2 );
} );

test( 'minimized where the window is narrower than the owner says', async ( {
	site,
	visitor,
} ) => {
	await visitor.setViewportSize( { width: 799, height: 700 } );
	const { viewer, url, gallery } = await view( visitor, site, {
		viewer: {
			...STILL.viewer,
			toolbar: {
				autoMinimize: 800,
				standard: 'minimizeButton,label,infoButton',
				minimized: 'minimizeButton,label',
			},
		},
	} );
	await expect( viewer.button( 'Restore toolbar' ) ).toBeVisible();
	await expect( viewer.button( 'Information' ) ).toHaveCount( 0 );
	await visitor.setViewportSize( { width: 800, height: 700 } );
	await visitor.goto( 'about:blank' );
	await visitor.goto( url );
	await gallery.links.first().click();
	await expect( viewer.button( 'Minimize toolbar' ) ).toBeVisible();
	await expect( viewer.button( 'Information' ) ).toBeVisible();
} );

test( 'any move of the mouse shows the tools', async ( { site, visitor } ) => {
	const { viewer } = await view( visitor, site, {
		viewer: { transition: 'none', hideToolsDelay: 500 },
	} );
	// Whoever looks too late sees them gone again.
	await expect( async () => {
		await visitor.mouse.move( 600, 400 );
		await expect( viewer.dialog ).toHaveClass( /is-idle/ );
		await visitor.mouse.move( 640, 420 );
		await expect( viewer.dialog ).not.toHaveClass( /is-idle/, {
			timeout: 200,
		} );
	} ).toPass();
} );

test( 'Close: the page scrolls again, slideshow and fullscreen end, the tile of the last picture has the focus', async ( {
	site,
	visitor,
} ) => {
	const { viewer, gallery } = await view( visitor, site );
	const overflow = () =>
		visitor.evaluate(
			() => getComputedStyle( document.documentElement ).overflow
		);
	expect( await overflow() ).toBe( 'hidden' );
	await viewer.button( 'Fullscreen' ).click();
	const isFull = () =>
		visitor.evaluate( () => document.fullscreenElement !== null );
	await expect.poll( isFull ).toBe( true );
	await viewer.button( 'Slideshow' ).click();
	await expect( viewer.counter ).toHaveText( '4/5' );
	// Not with Escape: the browser keeps that one while something fills the screen.
	await expect( async () => {
		await visitor.keyboard.press( 'ArrowDown' );
		await expect( viewer.dialog ).toHaveCount( 0, { timeout: 200 } );
	} ).toPass();
	await expect.poll( isFull ).toBe( false );
	await expect.poll( overflow ).not.toBe( 'hidden' );
	await expect( gallery.links.nth( 3 ) ).toBeFocused();
} );

test( 'Address fragment: whatever changes it, the matching album or image is shown', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 9 );
	const ids = await addAlbums( site, photos, {
		title: 'Garden',
		photos: [ 1, 2 ],
		albums: [ { title: 'Spring', photos: [ 3, 4, 5 ] } ],
	} );
	const { url } = await publish(
		site,
		galleryBlock( {
			...STILL,
			source: 'albums',
			album: ids[ 'Garden' ] ?? 0,
			anchor: 'garden',
		} )
	);
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const viewer = new Viewer( visitor );
	const top = await gallery.titles();
	const go = ( hash: string ) =>
		visitor.evaluate( ( to ) => {
			window.location.hash = to;
		}, hash );
	const spring = `#nanogallery/garden/a${ ids[ 'Spring' ] }`;

	await go( spring );
	await expect( gallery.items ).toHaveCount( 3 );
	await go( `${ spring }/${ photos[ 3 ]?.id }` );
	await expect( viewer.counter ).toHaveText( '2/3' );
	// Another image, while the viewer is open.
	await go( `${ spring }/${ photos[ 4 ]?.id }` );
	await expect( viewer.counter ).toHaveText( '3/3' );
	await go( spring );
	await expect( viewer.dialog ).toHaveCount( 0 );
	await expect( gallery.items ).toHaveCount( 3 );
	// Empty after another one: the root.
	await go( '' );
	await expect.poll( () => gallery.titles() ).toEqual( top );
	await go( '#nanogallery/garden/0' );
	await expect.poll( () => gallery.titles() ).toEqual( top );
	await expect( visitor ).toHaveURL( url );
	// An anchor of the page is no album.
	await go( spring );
	await expect( gallery.items ).toHaveCount( 3 );
	await go( '#after' );
	await expect( visitor ).toHaveURL( `${ url }#after` );
} );

test( 'accessibility texts', async ( { site, visitor } ) => {
	const { viewer } = await view( visitor, site, {
		viewer: {
			...STILL.viewer,
			strip: 'bottom',
			tools: {
				topLeft: 'pageCounter',
				topRight:
					'zoomButton,downloadButton,shareButton,fullscreenButton,closeButton',
			},
		},
	} );
	for ( const name of [
		'Previous slide',
		'Next slide',
		'Go to slide 2',
		'Zoom in',
		'Zoom out',
		'Fullscreen',
		'Close',
	] ) {
		await expect( viewer.button( name ), name ).toBeVisible();
	}
	await expect(
		viewer.dialog.getByRole( 'link', { name: 'Download' } )
	).toBeVisible();
	await expect( async () => {
		await visitor.keyboard.press( 'ArrowRight' );
		await expect( viewer.counter ).toHaveText( '5/5', { timeout: 200 } );
	} ).toPass();
	await expect( viewer.status ).toContainText( 'This is the last slide' );
	await expect( async () => {
		await visitor.keyboard.press( 'ArrowRight' );
		await expect( viewer.counter ).toHaveText( '1/5', { timeout: 200 } );
	} ).toPass();
	await expect( viewer.status ).toContainText( 'This is the first slide' );
	await viewer.button( 'Share' ).click();
	for ( const name of [ 'Share on Facebook', 'Pin it' ] ) {
		await expect(
			viewer.dialog.getByRole( 'link', { name } )
		).toBeVisible();
	}
} );

test( 'defaults of a block nobody has touched', async ( { site, visitor } ) => {
	const { url } = await galleryPage( site, 3 );
	await visitor.goto( url );
	const { level, viewer } = await Gallery.on( visitor ).config();
	expect( level ).toMatchObject( {
		layout: {
			layout: 'grid',
			width: 300,
			height: 200,
			gutterWidth: 2,
			gutterHeight: 2,
			borderHorizontal: 2,
			borderVertical: 2,
			cropScaleFactor: 1.5,
		},
		maxRows: 2,
		moreStep: 2,
		displayInterval: 15,
		displayTransition: 'fadeIn',
		displayTransitionDuration: 240,
	} );
	expect( viewer ).toMatchObject( {
		slideshowDelay: 3000,
		slideshowAutoStart: false,
		hideToolsDelay: 3000,
		theme: 'dark',
		toolbar: {
			position: 'bottomOverImage',
			standard: 'minimizeButton,label',
		},
		tools: {
			topLeft: 'pageCounter,playPauseButton',
			topRight: 'rotateLeft,rotateRight,fullscreenButton,closeButton',
		},
	} );
} );

test( 'print: a page whose tiles do not all exist has no empty pages', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 60 );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await visitor.emulateMedia( { media: 'print' } );
	await expect( async () => {
		const { height } = await gallery.list.evaluate( ( list ) =>
			list.getBoundingClientRect()
		);
		const boxes = Object.values( await gallery.boxes() );
		expect( boxes.length ).toBeLessThan( 60 );
		const top = Math.min( ...boxes.map( ( { y } ) => y ) );
		const bottom = Math.max(
			...boxes.map( ( box ) => box.y + box.height )
		);
		// But for a gap.
		expect( Math.abs( height - ( bottom - top ) ) ).toBeLessThan( 10 );
		for ( const box of boxes ) {
			expect( box.height ).toBeGreaterThan( 50 );
		}
	} ).toPass();
	// Printers leave grounds out: white letters would come out gray.
	const [ title ] = await gallery.part( 'label' ).evaluateAll( ( labels ) =>
		labels.map( ( label ) => {
			const { color, backgroundColor } = getComputedStyle( label );
			return [ color, backgroundColor ];
		} )
	);
	expect( title ).toEqual( [ 'rgb(0, 0, 0)', 'rgb(255, 255, 255)' ] );
	// Nor does a page about the dark come out dark.
	await gallery.block.evaluate( ( block ) =>
		block.classList.add( 'is-theme-dark' )
	);
	await expect( gallery.block ).toHaveCSS(
		'background-color',
		'rgb(255, 255, 255)'
	);
	await expect( gallery.block ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
	// Nobody follows a link on paper.
	await expect( gallery.more ).toBeHidden();
	await expect( gallery.block.getByRole( 'button' ) ).toHaveCount( 0 );
} );

test( 'pagination shows ten pages, those around the current one', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 24, {
		layout: { layout: 'grid', maxItemsPerLine: 1 },
		mode: 'pagination',
		maxRows: 1,
	} );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const pages = gallery.pages.getByRole( 'link', { name: /^Page \d+$/ } );
	await expect( pages ).toHaveCount( 10 );
	await expect( pages.last() ).toHaveAccessibleName( 'Page 10' );
	await pages.last().click();
	await expect( gallery.pages.locator( '[aria-current]' ) ).toContainText(
		'10'
	);
	await expect( pages ).toHaveCount( 10 );
	await expect( pages.first() ).toHaveAccessibleName( 'Page 5' );
	await expect( pages.last() ).toHaveAccessibleName( 'Page 14' );
} );

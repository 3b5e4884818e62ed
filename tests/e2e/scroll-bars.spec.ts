/** Scroll bars that take room: Chromium hides them when nobody looks, here they are as a mouse finds them. */
import { headlessShell } from '../../tools/chromium.mjs';
import { Gallery, galleryPage, Viewer } from './support/gallery';
import { opened, popupPage } from './support/popup';
import { expect, test } from './support/test';

test.use( {
	launchOptions: {
		...headlessShell.launchOptions,
		ignoreDefaultArgs: [ '--hide-scrollbars' ],
	},
} );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `the viewer covers the whole window, and nothing moves behind it, ${ dir }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 40, {
			viewer: { transition: 'none' },
		} );
		const page = await open( { viewport: { width: 1280, height: 700 } } );
		await page.goto( url );
		await page.evaluate( ( to ) => {
			document.documentElement.dir = to;
		}, dir );
		const width = () =>
			page.evaluate( () => document.documentElement.clientWidth );
		expect( await width() ).toBeLessThan( 1280 );
		const gallery = Gallery.on( page );
		const box = () => gallery.block.boundingBox();
		await gallery.links.first().scrollIntoViewIfNeeded();
		const before = await box();
		await gallery.links.first().click();
		const viewer = new Viewer( page );
		await expect( viewer.picture ).toBeVisible();
		expect( await viewer.dialog.boundingBox() ).toMatchObject( {
			x: 0,
			width: 1280,
		} );
		expect( await box() ).toEqual( before );
		await page.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toHaveCount( 0 );
		expect( await box() ).toEqual( before );
		expect( await width() ).toBeLessThan( 1280 );
	} );
}

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `popups that hold the page cover the whole window, and nothing moves behind them, ${ dir }`, async ( {
		open,
		site,
	} ) => {
		const settings = { prevent_scroll: 'yes' } as const;
		const url = await popupPage( site, [
			{
				anchor: 'whole',
				kind: 'full-screen',
				settings,
				html: '<p><a href="#box">Another</a></p>',
			},
			{ anchor: 'box', settings },
		] );
		const page = await open( { viewport: { width: 1280, height: 700 } } );
		await page.goto( url );
		await page.evaluate( ( to ) => {
			document.documentElement.dir = to;
			// The theme's own room stays.
			document.documentElement.style.padding = '0 20px';
		}, dir );
		const width = () =>
			page.evaluate( () => document.documentElement.clientWidth );
		expect( await width() ).toBeLessThan( 1280 );
		const link = page.locator( '#open-whole' );
		await link.scrollIntoViewIfNeeded();
		const before = await link.boundingBox();
		const stays = async () =>
			expect( await link.boundingBox() ).toEqual( before );

		await link.click();
		await opened( page, 'whole' );
		expect( await page.locator( '#whole' ).boundingBox() ).toMatchObject( {
			x: 0,
			width: 1280,
		} );
		await stays();
		// One on the other, which sees no bar; it goes last.
		await page.getByRole( 'link', { name: 'Another' } ).click();
		await opened( page, 'box' );
		const box = ( await page.locator( '#box' ).boundingBox() )!;
		expect( box.x + box.width / 2 ).toBeCloseTo( 640, 0 );
		await stays();
		await page.evaluate( () =>
			document.querySelector< HTMLDialogElement >( '#whole' )!.close()
		);
		await stays();
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( '#box' ) ).toBeHidden();
		await stays();
		expect( await width() ).toBeLessThan( 1280 );

		// By itself it sees the bar, and what another one has kept is no room of the page's.
		const other = page.locator( '#open-box' );
		const place = await other.boundingBox();
		await other.click();
		await opened( page, 'box' );
		expect( await other.boundingBox() ).toEqual( place );
	} );
}

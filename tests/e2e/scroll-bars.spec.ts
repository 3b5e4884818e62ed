/** Scroll bars that take room: Chromium hides them when nobody looks, here they are as a mouse finds them. */
import { chromium } from '../../tools/chromium.mjs';
import { Gallery, galleryPage, Viewer } from './support/gallery';
import { expect, test } from './support/test';

test.use( {
	launchOptions: {
		...chromium.launchOptions,
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

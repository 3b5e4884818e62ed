/**
 * A site that commit 74d8843 has left behind: its rows, its stored blocks, and pages as a page cache keeps them.
 */
import { expect, type Page, test } from '@playwright/test';
import { errorsOf } from '../e2e/support/watch';
import { type OldSite, oldSite } from './restore';

let old: OldSite;
test.beforeAll( async () => {
	old = await oldSite();
} );
test.afterAll( () => old?.stop() );

/** What visitors without script are shown of our blocks, without what only scripts read. */
function shown( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const own = '[class*="wp-block-vitrine-"], dialog[id^="popup"]';
		const outermost = [ ...document.querySelectorAll( own ) ].filter(
			( element ) => ! element.parentElement?.closest( own )
		);
		return outermost
			.map( ( element ) => {
				const copy = element.cloneNode( true ) as Element;
				for ( const part of copy.querySelectorAll( 'script, style' ) ) {
					part.remove();
				}
				for ( const one of [ copy, ...copy.querySelectorAll( '*' ) ] ) {
					one.removeAttribute( 'data-vitrine' );
					// The spoken name is the first heading now, no longer the title in the list of popups.
					if ( one.localName === 'dialog' ) {
						one.removeAttribute( 'aria-label' );
					}
					// What has no title is called an image now, as WordPress calls it.
					const label = one.getAttribute( 'aria-label' );
					if ( label ) {
						one.setAttribute(
							'aria-label',
							label.replace( /\bPicture (?=\d)/, 'Image ' )
						);
					}
					if ( one.innerHTML === 'There is no such album.' ) {
						one.textContent = 'This album does not exist.';
					}
					// Landmarks have names that no other on the page has.
					if ( one.matches( 'form[role="search"], nav' ) ) {
						one.removeAttribute( 'aria-label' );
					}
					// A tile is one stop for Tab.
					if ( one.matches( 'button[class*="gallery__tool"]' ) ) {
						one.removeAttribute( 'tabindex' );
					}
					// Steps are whole rows: at some widths a few more are left.
					if ( one.matches( '[data-count]' ) ) {
						one.textContent =
							one.textContent?.replace( '+', '' ) ?? '';
					}
					// Icons of counts are drawn by the style sheet.
					if (
						one.parentElement?.matches( '[class*="feed__counts"]' )
					) {
						one.querySelector( '.screen-reader-text' )?.remove();
						one.textContent =
							/[\d.,]+[KM]?/.exec(
								one.textContent ?? ''
							)?.[ 0 ] ?? '';
					}
					// A bar for everybody is a row of the page, above the header.
					if ( one.matches( 'dialog.is-row' ) ) {
						one.removeAttribute( 'open' );
						one.classList.remove( 'is-row' );
					}
					// Seals differ by the moment they were made in.
					for ( const { name, value } of [ ...one.attributes ] ) {
						one.setAttribute(
							name,
							value
								.replace( /(vitrine-feed=)[^&"]+/g, '$1…' )
								// What pictures are no larger than, which no picture was told before.
								.replace( /;--_(width|height):\d+px/g, '' )
								// Columns stand before the picture beside them has come.
								.replace( / has-media\b/g, '' )
						);
					}
				}
				return copy.outerHTML.replace( />\s*</g, '>\n<' );
			} )
			.sort();
	} );
}

/** Opens a page as a page cache answers; what its links lead to comes from the site. */
async function openSaved( page: Page, file: string ): Promise< void > {
	const { href } = new URL( old.pages[ file ] ?? '' );
	const isIt = ( url: URL ) => url.href === href;
	await page.route( isIt, ( route ) =>
		route.fulfill( {
			contentType: 'text/html; charset=UTF-8',
			body: old.saved( file ),
		} )
	);
	await page.goto( href, { waitUntil: 'domcontentloaded' } );
	await page.unroute( isIt );
}

/** What each page showed, read from what a page cache has kept of it. */
async function savedPages( page: Page ): Promise< Map< string, string[] > > {
	const all = new Map< string, string[] >();
	for ( const [ file, url ] of Object.entries( old.pages ) ) {
		await openSaved( page, file );
		all.set( url, await shown( page ) );
	}
	return all;
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every page is as it was, before the tables are migrated and after', async ( {
		page,
	} ) => {
		test.slow();
		await page.route( /\.(webp|jpe?g|png|css|woff2)/, ( route ) =>
			route.abort()
		);
		const saved = await savedPages( page );
		const expectUnchanged = async () => {
			for ( const [ url, before ] of saved ) {
				await page.goto( url, { waitUntil: 'domcontentloaded' } );
				expect( await shown( page ), url ).toEqual( before );
			}
		};
		await expectUnchanged();
		// Tables are migrated by whoever works on the site, never by a visitor's page.
		expect( ( await fetch( `${ old.url }/wp-json/` ) ).ok ).toBe( true );
		await expectUnchanged();
		expect( [ ...saved.values() ].flat().length ).toBeGreaterThan( 30 );
		expect( old.log() ).not.toMatch( /PHP (Fatal|Parse|.*vitrine)/ );
	} );
} );

/** The saved pages, with the scripts that the plugin has today. */
test( 'pages that a cache has kept work with the scripts of today', async ( {
	page,
} ) => {
	test.slow();
	const errors = errorsOf( page );
	// The recording has no files.
	await page.route( /\/uploads\//, ( route ) =>
		route.fulfill( {
			contentType: 'image/svg+xml',
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
		} )
	);
	const feed = page.locator( '.wp-block-vitrine-social-feed' ).first();
	const posts = feed.locator( 'article' );
	const gallery = page.locator( '.wp-block-vitrine-gallery' );
	const tiles = gallery.locator( '.wp-block-vitrine-gallery__item' );
	const viewer = page.locator( 'dialog.vitrine-viewer' );

	await openSaved( page, 'home.html' );

	for ( const file of [ 'social-feed.html', 'feeds.html' ] ) {
		await openSaved( page, file );
		const first = await posts.first().textContent();
		await feed
			.locator( '.wp-block-vitrine-social-feed__more:visible' )
			.click();
		await expect( page ).toHaveURL( /vitrine-feed=/ );
		await expect( posts.first() ).toBeVisible();
		await expect( posts.first() ).not.toHaveText( first ?? '' );
	}

	await openSaved( page, 'gallery.html' );
	await page.getByRole( 'link', { name: 'Page 2' } ).first().click();
	await expect( page ).toHaveURL( /page%5D=2|\[page\]=2/ );
	await expect( tiles.first() ).toBeVisible();
	await openSaved( page, 'gallery.html' );
	await gallery.locator( '.is-album a' ).first().click();
	await expect( page ).toHaveURL( /album/ );
	await expect( tiles.first() ).toBeVisible();
	await openSaved( page, 'album.html' );
	const photo = gallery.locator( '.is-image:not(.is-video) a' ).first();
	const href = await photo.getAttribute( 'href' );
	await photo.click();
	await expect( page ).toHaveURL( href ?? '' );
	await openSaved( page, 'galleries.html' );
	await page
		.locator( '.wp-block-vitrine-gallery__more:not(.is-plain)' )
		.click();
	await expect( page ).toHaveURL( /page%5D=2|\[page\]=2/ );

	await openSaved( page, 'taken-over.html' );
	await page.locator( '#taken a' ).first().click();
	await expect( viewer ).toBeVisible();

	const openers = page.locator( '[data-vitrine-popup="open"]' );
	for ( const number of [ 0, 1, 2, 3 ] ) {
		await openSaved( page, 'popups.html' );
		const opener = openers.nth( number );
		const id = await opener.getAttribute( 'data-vitrine-popup-id' );
		await opener.click();
		await expect( page.locator( `#${ id }` ) ).toBeVisible();
	}
	await openSaved( page, 'popups-of-every-kind.html' );
	// By itself, and by its link.
	await expect(
		page.getByRole( 'dialog', { name: 'Notice' } )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Hours' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Hours' } ) ).toBeVisible();

	expect( errors ).toEqual( [] );
} );

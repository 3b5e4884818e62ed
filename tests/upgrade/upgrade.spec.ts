/**
 * A site that commit 74d8843 has left behind: its rows, its stored blocks, and pages as a page cache keeps them.
 */
import { expect, type Page, test } from '@playwright/test';
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
					// Landmarks have names that no other on the page has.
					if ( one.matches( 'form[role="search"], nav' ) ) {
						one.removeAttribute( 'aria-label' );
					}
					// A tile is one stop for Tab.
					if ( one.matches( 'button[class*="gallery__tool"]' ) ) {
						one.removeAttribute( 'tabindex' );
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
						);
					}
				}
				return copy.outerHTML.replace( />\s*</g, '>\n<' );
			} )
			.sort();
	} );
}

/** What each page showed, read from what a page cache has kept of it. */
async function savedPages( page: Page ): Promise< Map< string, string[] > > {
	const all = new Map< string, string[] >();
	for ( const [ file, url ] of Object.entries( old.pages ) ) {
		await page.route( url, ( route ) =>
			route.fulfill( {
				contentType: 'text/html; charset=UTF-8',
				body: old.saved( file ),
			} )
		);
		await page.goto( url, { waitUntil: 'domcontentloaded' } );
		all.set( url, await shown( page ) );
		await page.unroute( url );
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

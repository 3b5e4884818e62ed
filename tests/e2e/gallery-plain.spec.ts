/** Galleries where something is missing: script, storage, freshness. */
import {
	addPhotos,
	Gallery,
	galleryBlock,
	galleryPage,
	publish,
	Viewer,
} from './support/gallery';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

test( 'No JavaScript: every photograph is reached by paging, with its title', async ( {
	open,
	site,
} ) => {
	const { url, photos } = await galleryPage( site, 90 );
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	const gallery = Gallery.on( page );
	const seen = new Map< string, string >();
	for ( let turn = 0; turn < 30; turn++ ) {
		for ( const link of await gallery.links.all() ) {
			const href = ( await link.getAttribute( 'href' ) ) ?? '';
			seen.set( href, ( await link.textContent() ) ?? '' );
		}
		if ( ! ( await gallery.more.count() ) ) {
			break;
		}
		const before = page.url();
		await gallery.more.click();
		await page.waitForURL( ( { href } ) => href !== before );
	}
	expect( seen.size ).toBe( 90 );
	for ( const { title, url: picture } of photos ) {
		expect( seen.get( picture ), picture ).toContain( title );
	}
} );

for ( const mode of [
	'fullContent',
	'moreButton',
	'pagination',
	'rows',
] as const ) {
	test( `${ mode }: without script everything is reached`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 40, { mode } );
		const page = await open( { javaScriptEnabled: false } );
		await page.goto( url );
		const gallery = Gallery.on( page );
		const seen = new Set< string >();
		const read = async () => {
			for ( const { title } of await gallery.data() ) {
				seen.add( title ?? '' );
			}
		};
		await read();
		for ( let turn = 0; turn < 40; turn++ ) {
			const next = gallery.more
				.or( gallery.pages.getByRole( 'link', { name: /next/i } ) )
				.first();
			if ( seen.size === 40 || ! ( await next.count() ) ) {
				break;
			}
			const before = page.url();
			await next.click();
			await page.waitForURL( ( { href } ) => href !== before );
			await read();
		}
		expect( seen.size ).toBe( 40 );
	} );
}

test( 'filter and search work without script', async ( { open, site } ) => {
	const { url } = await galleryPage(
		site,
		12,
		{ tagFilter: 'single', search: true },
		( _, index ) => ( { tags: [ index % 3 ? 'meadow' : 'été' ] } )
	);
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	const gallery = Gallery.on( page );
	await gallery.search.fill( 'photo 1' );
	await page.keyboard.press( 'Enter' );
	await expect( gallery.items ).toHaveCount( 4 );
	await expect( gallery.search ).toHaveValue( 'photo 1' );
	await page.goto( url );
	await gallery.filter.getByText( 'été' ).click();
	await expect( page ).toHaveURL( /tags/ );
	const button = gallery.filter.getByRole( 'button' );
	if ( await button.filter( { visible: true } ).count() ) {
		await button.filter( { visible: true } ).first().click();
	}
	await expect( gallery.items ).toHaveCount( 4 );
} );

test( 'storage that is refused: everything else works', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 6, {
		selectable: true,
		cart: true,
		tools: { image: { topLeft: 'select', topRight: 'shoppingcart' } },
		viewer: { transition: 'none' },
	} );
	await visitor.addInitScript( () => {
		for ( const name of [ 'sessionStorage', 'localStorage' ] ) {
			Object.defineProperty( window, name, {
				get() {
					throw new DOMException( 'Refused', 'SecurityError' );
				},
			} );
		}
	} );
	const errors = errorsOf( visitor );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await gallery.tool( 0, 'select' ).click();
	await expect( gallery.tool( 0, 'select' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await gallery.tool( 0, 'select' ).click();
	await gallery.links.nth( 1 ).click();
	await expect( new Viewer( visitor ).dialog ).toBeVisible();
	expect( errors ).toEqual( [] );
} );

test( 'storage that is full: a choice still holds on the page', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 6, { selectable: true } );
	await visitor.addInitScript( () => {
		Storage.prototype.setItem = () => {
			throw new DOMException( 'Full', 'QuotaExceededError' );
		};
	} );
	const errors = errorsOf( visitor );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await gallery.tool( 2, 'select' ).click();
	await expect( gallery.tool( 2, 'select' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	expect( errors ).toEqual( [] );
} );

test( 'a page that was cached months ago goes on with the album of today', async ( {
	request,
	site,
	visitor,
} ) => {
	const { url, id, photos } = await galleryPage( site, 120, {
		viewer: { transition: 'none' },
	} );
	const old = await ( await request.get( url ) ).text();
	// Ten of them are gone, the order is another one.
	await site.php(
		`
		foreach ( array_slice( $given['ids'], 0, 10 ) as $photo ) {
			wp_delete_attachment( $photo, true );
		}
		return true;
		`,
		{ ids: photos.slice( 30 ).map( ( photo ) => photo.id ), id }
	);
	const errors = errorsOf( visitor );
	await visitor.route( url, ( route ) =>
		route.fulfill( { body: old, contentType: 'text/html' } )
	);
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await visitor.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight )
	);
	await expect(
		gallery.block.locator( '[data-item*="Photo 120"]' )
	).toBeVisible();
	// What stood there stays until its successor has come: for a moment both show the same picture.
	await expect( async () => {
		const titles = await gallery.titles();
		expect( new Set( titles ).size ).toBe( titles.length );
	} ).toPass();
	await gallery.block.locator( '[data-item*="Photo 120"] a' ).click();
	await expect( new Viewer( visitor ).counter ).toHaveText( '110/110' );
	expect( errors.filter( ( text ) => ! text.includes( '404' ) ) ).toEqual(
		[]
	);
} );

test( 'rows: where script never comes, a link to the rest appears and moves nothing', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 40, { mode: 'rows' } );
	// As a network does that fails: the browser speaks script all the same.
	await visitor.route( /\/build\/.*\.js/, ( route ) => route.abort() );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const first = await gallery.titles();
	await expect( gallery.more ).toHaveCSS( 'opacity', '1' );
	// It lies over the last row, and takes no room of its own.
	const bottom = ( of: Locator ) =>
		of.evaluate( ( element ) => element.getBoundingClientRect().bottom );
	expect( await bottom( gallery.block ) ).toBeCloseTo(
		await bottom( gallery.list ),
		0
	);
	await gallery.more.click();
	await expect.poll( () => gallery.titles() ).not.toEqual( first );
} );

test( 'what cannot be fetched is asked for as a page', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 40, { mode: 'pagination' } );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const first = await gallery.titles();
	await visitor.route( /vitrine\/v1\/gallery/, ( route ) =>
		route.fulfill( { status: 503, body: 'busy' } )
	);
	await gallery.pages.getByRole( 'link', { name: /\b2$/ } ).first().click();
	await expect( visitor ).toHaveURL( /page(\]|%5D)=2/ );
	await expect.poll( () => gallery.titles() ).not.toEqual( first );
} );

test( 'a file without sizes and one that is zero-sized keep their places', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 4 );
	await site.php(
		`
		delete_post_meta( $given[0], '_wp_attachment_metadata' );
		$meta = wp_get_attachment_metadata( $given[1] );
		$meta['width'] = $meta['height'] = 0;
		$meta['sizes'] = array();
		wp_update_attachment_metadata( $given[1], $meta );
		unlink( get_attached_file( $given[2] ) );
		return true;
		`,
		photos.map( ( { id } ) => id )
	);
	const { url } = await publish(
		site,
		galleryBlock( { items: photos.map( ( { id } ) => ( { id } ) ) } )
	);
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await expect( gallery.items ).toHaveCount( 4 );
	for ( const { width, height } of Object.values( await gallery.boxes() ) ) {
		expect( width ).toBeGreaterThan( 20 );
		expect( height ).toBeGreaterThan( 20 );
	}
} );

test( 'an empty gallery says so to nobody but its editor', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publish( site, galleryBlock( {} ) );
	await visitor.goto( url );
	await expect( Gallery.on( visitor ).items ).toHaveCount( 0 );
} );

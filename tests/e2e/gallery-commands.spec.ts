/** Commands of a gallery, each with what the original did wrong. */
import type { Page } from '@playwright/test';
import { Gallery, GALLERY, galleryPage, Viewer } from './support/gallery';
import { withPhp } from './support/content';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const STILL = {
	displayTransition: 'none' as const,
	viewer: { transition: 'none' },
};

/** Calls a command of the first gallery of the page and returns its answer. */
const call = ( page: Page, command: string, ...parameters: unknown[] ) =>
	page.evaluate(
		async ( [ selector, name, values ] ) => {
			const module = '@vitrine/gallery';
			const { gallery } = await import( module );
			const object = gallery( document.querySelector( selector ) );
			const answer = await object[ name ]( ...values );
			return answer === object ? 'itself' : answer;
		},
		[ GALLERY, command, parameters ] as const
	);

/** Notes the events of galleries. */
const eventsOf = ( page: Page ) =>
	page.evaluate( () => {
		const seen: string[] = [];
		Object.assign( window, { seen } );
		for ( const name of [
			'select',
			'deselect',
			'cart',
			'page',
			'filter',
			'open',
			'close',
			'destroy',
			'layout',
			'loaded',
		] ) {
			document.addEventListener( `vitrine:gallery:${ name }`, () =>
				seen.push( name )
			);
		}
	} );
const seenBy = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as unknown as { seen: string[] } ).seen );

test( 'API: pages can be counted and turned', async ( { site, visitor } ) => {
	const { url } = await galleryPage( site, 40, {
		...STILL,
		mode: 'pagination',
	} );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const pages = await call( visitor, 'paginationCountPages' );
	expect( pages ).toBeGreaterThan( 2 );
	const first = await gallery.titles();
	await call( visitor, 'paginationNextPage' );
	const second = await gallery.titles();
	expect( second ).not.toEqual( first );
	await call( visitor, 'paginationGotoPage', 1 );
	expect( await gallery.titles() ).toEqual( first );
	await call( visitor, 'paginationGotoPage', 2 );
	expect( await gallery.titles() ).toEqual( second );
	await call( visitor, 'paginationPreviousPage' );
	await call( visitor, 'paginationPreviousPage' );
	expect( await gallery.titles() ).toContain( 'Photo 40' );
	for ( const page of [ 0, -1, 1.5, 1e9, NaN, 'x' ] ) {
		await call( visitor, 'paginationGotoPage', page );
	}
	expect( await gallery.titles() ).toContain( 'Photo 40' );
} );

test( 'on a page of an older version, commands reach the very gallery that visitors use', async ( {
	request,
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 24, {
		...STILL,
		selectable: true,
		tools: { image: { topLeft: 'select' } },
	} );
	const html = await ( await request.get( url ) ).text();
	await visitor.route( url, ( route ) =>
		route.fulfill( {
			body: html.replace(
				/(\/build\/[^"'<>\s]*?\.js\?ver=)\w+/g,
				'$10ld000'
			),
			contentType: 'text/html',
		} )
	);
	await visitor.goto( url );
	await Gallery.on( visitor ).tool( 1, 'select' ).click();
	await expect
		.poll(
			async () =>
				( ( await call( visitor, 'itemsSelectedGet' ) ) as unknown[] )
					.length
		)
		.toBe( 1 );
} );

for ( const number of [ 1, 5, 23 ] ) {
	test( `API: maxItems ${ number } shows exactly that many, the first ones`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 24, {
			...STILL,
			maxItems: number,
		} );
		await visitor.goto( url );
		expect( await Gallery.on( visitor ).titles() ).toEqual(
			Array.from(
				{ length: number },
				( _, index ) => `Photo ${ index + 1 }`
			)
		);
	} );
}

test( 'displayItem, closeViewer and the toolbar', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage( site, 6, STILL );
	await visitor.goto( url );
	await eventsOf( visitor );
	const viewer = new Viewer( visitor );
	await call( visitor, 'displayItem', `0/${ photos[ 3 ]?.id }` );
	await expect( viewer.counter ).toHaveText( '4/6' );
	await call( visitor, 'minimizeToolbar' );
	await call( visitor, 'maximizeToolbar' );
	await call( visitor, 'closeViewer' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	// Going back clears the message of what is missing.
	await expect( visitor ).toHaveURL( url );
	await call( visitor, 'closeViewer' );
	await call( visitor, 'displayItem', '0/no-such-item' );
	await expect( Gallery.on( visitor ).messages ).toContainText(
		'This image does not exist.'
	);
	expect( await seenBy( visitor ) ).toEqual(
		expect.arrayContaining( [ 'open', 'close' ] )
	);
} );

test( 'search, search2 and search2Execute', async ( { site, visitor } ) => {
	const { url } = await galleryPage(
		site,
		12,
		{ ...STILL, tagFilter: 'multiple' },
		( _, index ) => ( { tags: [ index % 3 ? 'pond' : 'oak' ] } )
	);
	await visitor.goto( url );
	await eventsOf( visitor );
	const gallery = Gallery.on( visitor );
	expect( await call( visitor, 'search', 'photo 1' ) ).toBe( 4 );
	await expect( gallery.items ).toHaveCount( 4 );
	expect( await call( visitor, 'search', '' ) ).toBe( 12 );
	expect( await call( visitor, 'search2', 'photo 1', 'oak' ) ).toBe( 2 );
	await expect( gallery.items ).toHaveCount( 12 );
	expect( await call( visitor, 'search2Execute' ) ).toBe( 2 );
	await expect( gallery.items ).toHaveCount( 2 );
	expect( await seenBy( visitor ) ).toContain( 'filter' );
} );

test( 'selection and cart', async ( { site, visitor } ) => {
	const { url, photos } = await galleryPage( site, 6, {
		...STILL,
		selectable: true,
		cart: true,
	} );
	const ids = photos.map( ( { id } ) => String( id ) );
	await visitor.goto( url );
	await eventsOf( visitor );
	await call( visitor, 'itemsSetSelectedValue', ids.slice( 0, 2 ), true );
	expect( await call( visitor, 'itemsSelectedGet' ) ).toMatchObject( [
		{ id: ids[ 0 ] },
		{ id: ids[ 1 ] },
	] );
	await call( visitor, 'itemsSetSelectedValue', [ ids[ 0 ] ], false );
	expect( await call( visitor, 'itemsSelectedGet' ) ).toHaveLength( 1 );

	await call( visitor, 'shoppingCartUpdate', ids[ 2 ], 3 );
	await call( visitor, 'shoppingCartUpdate', ids[ 3 ], 1 );
	expect( await call( visitor, 'shoppingCartGet' ) ).toEqual( [
		{ index: 2, ID: ids[ 2 ], cnt: 3 },
		{ index: 3, ID: ids[ 3 ], cnt: 1 },
	] );
	await call( visitor, 'shoppingCartUpdate', ids[ 2 ], 0 );
	await call( visitor, 'shoppingCartRemove', ids[ 3 ] );
	expect( await call( visitor, 'shoppingCartGet' ) ).toEqual( [] );
	// A filter hides it, and it is in the album all the same.
	await call( visitor, 'search', 'nothing like it' );
	await call( visitor, 'shoppingCartUpdate', ids[ 5 ], 2 );
	expect( await call( visitor, 'shoppingCartGet' ) ).toEqual( [
		{ index: 5, ID: ids[ 5 ], cnt: 2 },
	] );
	// The original told nobody of what its commands selected.
	expect( await seenBy( visitor ) ).toEqual(
		expect.arrayContaining( [ 'select', 'deselect', 'cart' ] )
	);
} );

test( 'refresh, resize, instance, data, reload, options', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage( site, 6, {
		...STILL,
		selectable: true,
	} );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	expect( await call( visitor, 'instance' ) ).toBe( 'itself' );
	expect( await call( visitor, 'data' ) ).toMatchObject( {
		total: 6,
		album: '0',
		items: photos.map( ( { title } ) => ( { title } ) ),
	} );
	const before = await gallery.boxes();
	await call( visitor, 'refresh' );
	await call( visitor, 'resize' );
	expect( await gallery.boxes() ).toEqual( before );

	await call(
		visitor,
		'itemsSetSelectedValue',
		[ String( photos[ 0 ]?.id ) ],
		true
	);
	await call( visitor, 'reload' );
	expect( await call( visitor, 'itemsSelectedGet' ) ).toEqual( [] );

	expect( await call( visitor, 'optionGet', 'selectable' ) ).toBe( true );
	await call( visitor, 'optionSet', 'selectable', false );
	expect( await call( visitor, 'optionGet', 'selectable' ) ).toBe( false );
	await call( visitor, 'optionSet', 'width', 120 );
	await expect
		.poll( async () => ( await gallery.boxes() )[ '0' ]?.width )
		.toBeLessThan( before[ '0' ]?.width ?? 0 );
	await call( visitor, 'optionSet', '__proto__.hit', 1 );
	expect(
		await visitor.evaluate( () => ( ( {} ) as { hit?: number } ).hit )
	).toBeUndefined();
} );

test( 'commands on what is not there are ignored', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 4, STILL );
	const errors = errorsOf( visitor );
	await visitor.goto( url );
	await call( visitor, 'destroy' );
	for ( const command of [
		'refresh',
		'resize',
		'reload',
		'closeViewer',
		'destroy',
		'paginationNextPage',
		'itemsSelectedGet',
		'shoppingCartGet',
	] ) {
		await visitor.evaluate(
			async ( [ selector, name ] ) => {
				const module = '@vitrine/gallery';
				const { gallery } = await import( module );
				await gallery( document.querySelector( selector ) )?.[
					name
				]?.();
			},
			[ GALLERY, command ] as const
		);
	}
	const element = await visitor.evaluate( async () => {
		const module = '@vitrine/gallery';
		const { gallery } = await import( module );
		return gallery( document.body ) ?? null;
	} );
	expect( element ).toBeNull();
	expect( errors ).toEqual( [] );
	// The server's page is left: links work as links.
	expect(
		await Gallery.on( visitor ).links.first().getAttribute( 'href' )
	).toBeTruthy();
} );

test( 'destroy × 20: nothing grows', async ( { site, visitor } ) => {
	const { url } = await galleryPage( site, 24, STILL );
	await visitor.goto( url );
	const session = await visitor.context().newCDPSession( visitor );
	const again = () =>
		visitor.evaluate( async ( selector ) => {
			const module = '@vitrine/gallery';
			const { gallery, attach } = await import( module );
			const element = document.querySelector( selector )!;
			gallery( element )?.destroy();
			attach( element );
			await new Promise( ( resolve ) =>
				requestAnimationFrame( resolve )
			);
		}, GALLERY );
	const counters = async () => {
		await session.send( 'HeapProfiler.collectGarbage' );
		const { nodes, jsEventListeners } = await session.send(
			'Memory.getDOMCounters'
		);
		return { nodes, jsEventListeners };
	};
	await again();
	await again();
	const before = await counters();
	for ( let i = 0; i < 20; i++ ) {
		await again();
	}
	// What observers of the last ones hold goes once they have been called.
	await expect( async () => {
		const after = await counters();
		expect( after.jsEventListeners ).toBeLessThanOrEqual(
			before.jsEventListeners + 2
		);
		expect( after.nodes ).toBeLessThanOrEqual( before.nodes + 60 );
	} ).toPass( { timeout: 10_000 } );
} );

test( 'words come in the language of the site', async ( { site, visitor } ) => {
	withPhp(
		site,
		`add_filter( 'gettext', fn( $translated, $text, $domain ) => $domain === 'vitrine' ? array( 'Next page' => 'Suivant', 'Close' => 'Fermer', 'Galleries' => 'Galeries', 'Image viewer' => 'Visionneuse' )[ $text ] ?? $translated : $translated, 10, 3 );`
	);
	const { url } = await galleryPage( site, 40, {
		...STILL,
		mode: 'pagination',
		breadcrumbAutoHideTopLevel: false,
	} );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await expect( gallery.crumbs ).toContainText( 'Galeries' );
	await expect(
		gallery.pages.getByRole( 'link', { name: 'Suivant' } ).first()
	).toBeVisible();
	await gallery.links.first().click();
	await expect(
		visitor.getByRole( 'dialog', { name: 'Visionneuse' } )
	).toBeVisible();
	await expect( new Viewer( visitor ).button( 'Fermer' ) ).toBeVisible();
} );

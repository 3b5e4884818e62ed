import { feedBlock, INSTAGRAM, publishPage } from './support/content';
import { Feed } from './support/feed';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { requestsOf } from './support/watch';

/** Stays at the top of the window, as heads of sites do. */
const BAR =
	'<!-- wp:html --><div style="position:sticky;top:0;height:80px;background:#fff;z-index:9">Bar</div><!-- /wp:html -->';

const PAGED = { paging: 'pages', number: 6, columns: 2 } as const;

test( 'pages are exchanged in place, Back leads to the one before', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		BAR +
			feedBlock( PAGED ) +
			feedBlock( { ...PAGED, source: INSTAGRAM, number: 4 } )
	);
	const page = await open( { viewport: { width: 900, height: 700 } } );
	const asked = requestsOf( page, ( { pathname, search } ) =>
		/vitrine\/v1\/feed\/page/.test(
			decodeURIComponent( pathname + search )
		)
	);
	// Later than what the browser takes for an answer to a press.
	await page.route( /feed(\/|%2F)page/, async ( route ) => {
		await new Promise( ( done ) => setTimeout( done, 700 ) );
		await route.continue();
	} );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const feed = Feed.on( page );
	const other = Feed.on( page, 1 );
	const pages = page.getByRole( 'navigation', {
		name: 'Pagination',
		exact: true,
	} );
	const current = pages.locator( '[aria-current=page]' );
	await expect( current ).toHaveText( '1' );
	const first = await feed.addresses();
	expect( first ).toHaveLength( 6 );

	await pages.getByRole( 'link', { name: 'Next Page' } ).click();
	await expect( current ).toHaveText( '2' );
	await expect( feed.posts.first() ).toBeFocused();
	await expect( feed.status ).toContainText( /Page 2 of \d+/ );
	await expect( page ).toHaveURL( /[?&]vitrine-page-[0-9a-f]{8}=2#/ );
	// Below the bar, which covers the top of the window.
	await expect
		.poll( async () => ( await feed.list.boundingBox() )!.y )
		.toBeCloseTo( 96, -1 );
	const second = await feed.addresses();
	expect( new Set( [ ...first, ...second ] ).size ).toBe( 12 );

	// By keys, and each feed for itself: the address has both.
	await pages
		.getByRole( 'link', { name: 'Page 3', exact: true } )
		.press( 'Enter' );
	await expect( current ).toHaveText( '3' );
	await page
		.getByRole( 'navigation', { name: 'Pagination 2' } )
		.getByRole( 'link', { name: 'Page 2', exact: true } )
		.click();
	await expect( other.posts.first() ).toBeFocused();
	await expect( current ).toHaveText( '3' );
	await expect( page ).toHaveURL( /=3&vitrine-page-[0-9a-f]{8}=2#/ );
	expect( asked ).toHaveLength( 3 );

	await page.goBack();
	await page.goBack();
	await expect( current ).toHaveText( '2' );
	expect( await feed.addresses() ).toEqual( second );
	await page.goBack();
	await expect( current ).toHaveText( '1' );
	expect( await feed.addresses() ).toEqual( first );
	await page.goForward();
	await expect( current ).toHaveText( '2' );
	// What was there is not asked for again; the server knows the address, too.
	expect( asked ).toHaveLength( 3 );
	await page.reload();
	await expect( current ).toHaveText( '2' );
	expect( await feed.addresses() ).toEqual( second );
	expect( await shifts() ).toEqual( [] );

	// Where the site does not answer, the link is followed.
	await page.route( /feed(\/|%2F)page/, ( route ) => route.abort() );
	await pages.getByRole( 'link', { name: 'Previous Page' } ).click();
	await expect( current ).toHaveText( '1' );
	expect( await feed.addresses() ).toEqual( first );
} );

test( 'without JavaScript pages are links, on the smallest screen, too', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, feedBlock( PAGED ) );
	const page = await open( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	} );
	await page.goto( url );
	const pages = page.getByRole( 'navigation', { name: 'Pagination' } );
	await pages.getByRole( 'link', { name: 'Page 2', exact: true } ).click();
	await expect( pages.locator( '[aria-current=page]' ) ).toHaveText( '2' );
	await expect( Feed.on( page ).posts ).toHaveCount( 6 );
	await expect( Feed.on( page ).posts.first() ).toBeInViewport();
	await expect( page.locator( 'meta[name=robots]' ) ).toHaveAttribute(
		'content',
		/noindex/
	);
	// With as many places as there can be.
	await page.goto( page.url().replace( '=2#', '=4#' ) );
	await expect( pages.getByRole( 'listitem' ) ).toHaveCount( 7 );
	for ( const link of await pages.getByRole( 'link' ).all() ) {
		const { height, width, x } = ( await link.boundingBox() )!;
		expect( height ).toBeGreaterThanOrEqual( 44 );
		expect( x ).toBeGreaterThanOrEqual( 0 );
		expect( x + width ).toBeLessThanOrEqual( 320 );
	}
	await pages.getByRole( 'link', { name: 'Page 1', exact: true } ).click();
	await expect( page ).toHaveURL( /^[^?]*#feed-/ );
} );

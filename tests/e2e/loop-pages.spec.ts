/** Pages of loops: turned in place, or added to those that are there. */
import { publishPage } from './support/content';
import {
	block,
	loopBlock,
	numbered,
	PAGINATION,
	TITLES,
	writeArticles,
} from './support/loop';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { requestsOf } from './support/watch';

const loop = ( pagination: object ) =>
	loopBlock( {
		post: `${ block( 'post-title', {
			isLink: true,
		} ) }<!-- wp:spacer {"height":"200px"} --><div style="height:200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`,
		behind: block( 'vitrine/loop-pagination', pagination ),
	} );

const ROUTE = /vitrine(\/|%2F)v1(\/|%2F)loop/;

test( 'more posts come by a press, and are there for whoever comes back', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, numbered( 12 ) );
	const { url } = await publishPage(
		site,
		loop( { type: 'load-more', limit: 3, showCount: true } )
	);
	const page = await open( { viewport: { width: 900, height: 700 } } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const titles = page.locator( TITLES );
	const more = page.locator( `${ PAGINATION }__more` );
	await more.focus();
	await page.keyboard.press( 'Enter' );
	await expect( titles ).toHaveCount( 6 );
	await expect( titles.nth( 3 ).getByRole( 'link' ) ).toBeFocused();
	await expect( page ).toHaveURL( url );
	await expect( page.locator( PAGINATION ) ).toContainText( '6 of 9' );
	// However long the answer takes, what stands below moves by the press alone.
	await page.route( ROUTE, async ( route ) => {
		const answer = await route.fetch();
		await page.evaluate(
			() => new Promise( ( resolve ) => setTimeout( resolve, 800 ) )
		);
		await route.fulfill( { response: answer } );
	} );
	await more.click();
	await expect( titles ).toHaveCount( 9 );
	await page.unroute( ROUTE );
	await expect( more ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( new Set( await titles.allTextContents() ).size ).toBe( 9 );
	expect( await shifts() ).toEqual( [] );

	const last = titles.last().getByRole( 'link' );
	await last.scrollIntoViewIfNeeded();
	const { y } = ( await last.boundingBox() )!;
	await last.click();
	await expect( page ).not.toHaveURL( url );
	await page.goBack();
	await expect( titles ).toHaveCount( 9 );
	await expect
		.poll( async () => ( await last.boundingBox() )!.y )
		.toBeCloseTo( y, -1 );

	// Where the site does not answer, posts stay, and a press later asks again.
	await page.goto( `${ url }?new` );
	await page.route( ROUTE, ( route ) => route.abort() );
	await more.click();
	const notice = page.getByRole( 'status' );
	await expect( notice ).toContainText( 'could not be loaded' );
	await expect( titles ).toHaveCount( 3 );
	await page.unroute( ROUTE );
	await more.click();
	await expect( titles ).toHaveCount( 6 );
} );

test( 'posts come on scrolling until a press is needed, and pages are turned in place', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, numbered( 12 ) );
	const scrolled = await publishPage(
		site,
		loop( { type: 'scroll', batches: 1, limit: 0 } )
	);
	const page = await open( { viewport: { width: 900, height: 500 } } );
	const asked = requestsOf( page, ( { pathname, search } ) =>
		/vitrine\/v1\/loop/.test( decodeURIComponent( pathname + search ) )
	);
	await page.goto( scrolled.url );
	const titles = page.locator( TITLES );
	await page.mouse.move( 400, 300 );
	await page.mouse.wheel( 0, 600 );
	await expect( titles ).toHaveCount( 6 );
	await page.mouse.wheel( 0, 3000 );
	await expect( page.locator( `${ PAGINATION }__more` ) ).toBeInViewport();
	expect( asked ).toHaveLength( 1 );
	await page.locator( `${ PAGINATION }__more` ).click();
	await expect( titles ).toHaveCount( 9 );

	const turned = await publishPage( site, loop( { limit: 0 } ) );
	const shifts = await shiftsOf( page );
	await page.goto( turned.url );
	const pages = page.getByRole( 'navigation', { name: 'Pagination' } );
	await pages.getByRole( 'link', { name: 'Next' } ).click();
	await expect( titles.first() ).toHaveText( 'Article 4' );
	await expect( page ).toHaveURL( /\?loop-abc1234_page=2$/ );
	await expect( page.locator( '.wp-block-post-template' ) ).toBeFocused();
	// Back at the beginning of the posts.
	await expect
		.poll(
			async () =>
				( await page.locator( '.wp-block-query' ).boundingBox() )!.y
		)
		.toBeCloseTo( 0, -1 );
	await page.goBack();
	await expect( titles.first() ).toHaveText( 'Article 1' );
	expect( await shifts() ).toEqual( [] );
} );

import type { Page } from '@playwright/test';
import { feedBlock, INSTAGRAM, publishPage } from './support/content';
import { Feed } from './support/feed';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { isFeedRequest, requestsOf } from './support/watch';

const ELSEWHERE = '<p>Somewhere else</p>';

/** Leaves the page by a link of a post, and comes back to a page that the browser has thrown away. */
async function leaveAndReturn( page: Page, link: () => Promise< void > ) {
	await page.route( /facebook\.com|instagram\.com/, ( route ) =>
		route.fulfill( {
			body: ELSEWHERE,
			contentType: 'text/html',
			// Keeps what came before out of the browser's own memory of pages.
			headers: { 'Cache-Control': 'no-store' },
		} )
	);
	await link();
	await expect( page.getByText( 'Somewhere else' ) ).toBeVisible();
	await page.goBack();
}

test( 'posts come by scrolling, a few times, then the button waits', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 6, paging: 'scroll', scrollBatches: 2 } )
	);
	const requests = requestsOf( visitor, isFeedRequest );
	await visitor.goto( url );
	const feed = Feed.on( visitor );
	await expect( feed.posts ).toHaveCount( 6 );
	const end = () => visitor.evaluate( () => scrollTo( 0, 1e6 ) );
	await end();
	await expect( feed.posts ).toHaveCount( 12 );
	await end();
	await expect( feed.posts ).toHaveCount( 18 );
	await expect( feed.status ).toContainText( 'More posts loaded: 6' );
	// Nobody's focus has moved.
	await expect( visitor.locator( 'body' ) ).toBeFocused();
	await end();
	await expect( feed.more ).toBeInViewport();
	await expect( visitor.locator( 'footer' ).last() ).toBeInViewport();
	expect( requests ).toHaveLength( 2 );
	expect( new Set( await feed.addresses() ).size ).toBe( 18 );

	await feed.more.press( 'Enter' );
	await expect( feed.posts ).toHaveCount( 24 );
	await expect( feed.posts.nth( 18 ) ).toBeFocused();
} );

test( 'what comes by scrolling shifts nothing', async ( { open, site } ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 6, paging: 'scroll', columns: 2 } )
	);
	const page = await open( { viewport: { width: 1000, height: 700 } } );
	const shifts = await shiftsOf( page );
	// The style of posts with several links comes with the first of them, and takes a while.
	let sheets = 0;
	await page.route( /style-links[^/]*\.css/, async ( route ) => {
		sheets++;
		await page.evaluate( async () => {
			for ( let i = 0; i < 20; i++ ) {
				await new Promise( requestAnimationFrame );
			}
		} );
		await route.continue();
	} );
	await page.goto( url );
	const feed = Feed.on( page );
	for ( const count of [ 12, 18, 24 ] ) {
		await expect
			.poll( async () => {
				await page.mouse.wheel( 0, 200 );
				return feed.posts.count();
			} )
			.toBeGreaterThanOrEqual( count );
	}
	expect( sheets ).toBe( 1 );
	expect( await shifts() ).toEqual( [] );
} );

test( 'without JavaScript a feed that scrolls has its button', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 6, paging: 'scroll' } )
	);
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	await Feed.on( page ).more.click();
	await expect( page ).toHaveURL( /vitrine-feed=/ );
	await expect( Feed.on( page ).posts ).toHaveCount( 6 );
} );

test( 'whoever comes back finds what had been loaded, and the place', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, feedBlock( { number: 6 } ) );
	await visitor.goto( url );
	const feed = Feed.on( visitor );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 12 );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	const addresses = await feed.addresses();
	const link = feed.posts
		.nth( 13 )
		.getByRole( 'link', { name: 'View on Facebook' } );
	await link.scrollIntoViewIfNeeded();
	const before = ( await link.boundingBox() )!;
	const kept = () =>
		visitor.evaluate( () => ( { ...localStorage, ...sessionStorage } ) );
	const stored = await kept();

	const requests = requestsOf( visitor, isFeedRequest );
	await leaveAndReturn( visitor, () => link.click() );
	await expect( feed.posts ).toHaveCount( 18 );
	expect( await feed.addresses() ).toEqual( addresses );
	await expect
		.poll( async () =>
			Math.abs( ( await link.boundingBox() )!.y - before.y )
		)
		.toBeLessThan( 40 );
	// Asked of the site again, and kept nowhere but in the entry.
	expect( requests ).toHaveLength( 2 );
	expect( await kept() ).toEqual( stored );
	await expect( visitor.locator( 'body' ) ).toBeFocused();

	// And on from there.
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 24 );
	expect( new Set( await feed.addresses() ).size ).toBe( 24 );
} );

test( 'each feed of a page comes back, however its posts came', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 3 } ) +
			feedBlock( {
				source: INSTAGRAM,
				number: 2,
				paging: 'scroll',
				scrollBatches: 1,
			} )
	);
	await visitor.goto( url );
	const [ first, second ] = [ Feed.on( visitor ), Feed.on( visitor, 1 ) ];
	await second.more.scrollIntoViewIfNeeded();
	await expect( second.posts ).toHaveCount( 4 );
	await first.more.click();
	await expect( first.posts ).toHaveCount( 6 );
	await leaveAndReturn( visitor, () =>
		first.posts
			.nth( 4 )
			.getByRole( 'link', { name: 'View on Facebook' } )
			.click()
	);
	await expect( first.posts ).toHaveCount( 6 );
	await expect( second.posts ).toHaveCount( 4 );
	await expect( first.posts.nth( 4 ) ).toBeInViewport();
} );

test( 'on a phone the posts that were hidden come back, too', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 6, numberPhone: 2 } )
	);
	const phone = await open( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	} );
	await phone.goto( url );
	const feed = Feed.on( phone );
	await feed.more.tap();
	await expect( feed.posts ).toHaveCount( 6 );
	await feed.more.tap();
	await expect( feed.posts ).toHaveCount( 12 );
	await leaveAndReturn( phone, () =>
		feed.posts
			.nth( 8 )
			.getByRole( 'link', { name: 'View on Facebook' } )
			.click()
	);
	await expect( feed.posts ).toHaveCount( 12 );
	await expect( feed.posts.nth( 8 ) ).toBeInViewport();
} );

import { feedBlock, INSTAGRAM, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { expect, test } from './support/test';
import {
	errorsOf,
	isFeedRequest,
	leaves,
	readToTheEnd,
	requestsOf,
} from './support/watch';

const PAGE = '/social-feed/';

test( 'a visitor reads the posts and loads more @smoke', async ( {
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	await visitor.goto( PAGE );
	const address = visitor.url();
	const feed = Feed.on( visitor );
	await expect( feed.posts ).toHaveCount( 9 );
	await expect( feed.posts.first() ).toContainText( 'Hollin Bank Gardens' );
	const before = await feed.addresses();

	await feed.more.click();

	await expect( feed.posts ).toHaveCount( 18 );
	await expect( feed.posts.nth( 9 ) ).toBeFocused();
	await expect( feed.status ).toHaveText( 'More posts loaded: 9' );
	await expect( feed.status ).toHaveRole( 'status' );
	await expect( feed.more ).toHaveText( 'Load more' );
	const after = await feed.addresses();
	expect( after.slice( 0, 9 ) ).toEqual( before );
	expect( new Set( after ).size ).toBe( 18 );
	expect( visitor.url() ).toBe( address );
	expect( errors ).toEqual( [] );
} );

test( 'every picture comes from the site itself', async ( {
	site,
	visitor,
} ) => {
	const foreign = requestsOf( visitor, leaves( site.url ) );
	const pictures = new Map< string, number >();
	visitor.on( 'response', ( response ) => {
		if ( response.request().resourceType() === 'image' ) {
			pictures.set( response.url(), response.status() );
		}
	} );
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	await readToTheEnd( visitor );

	expect( foreign ).toEqual( [] );
	const local = () =>
		[ ...pictures.keys() ].filter( ( url ) =>
			url.startsWith( `${ site.url }/wp-content/uploads/vitrine/` )
		);
	await expect.poll( () => local().length ).toBeGreaterThan( 15 );
	expect( [ ...new Set( pictures.values() ) ] ).toEqual( [ 200 ] );
	const broken = await visitor
		.locator( `${ part( 'list' ) } img` )
		.evaluateAll( ( images ) =>
			images
				.filter(
					( image ) =>
						image.checkVisibility() &&
						! ( image as HTMLImageElement ).naturalWidth
				)
				.map( ( image ) => image.outerHTML )
		);
	expect( broken ).toEqual( [] );
} );

for ( const endText of [ '', 'That was all.' ] ) {
	test( `the last posts are followed by ${ endText || 'the default words' }`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await publishPage(
			site,
			feedBlock( { source: INSTAGRAM, number: 20, endText } )
		);
		await visitor.goto( url );
		const feed = Feed.on( visitor );
		await feed.more.click();
		await expect( feed.posts ).toHaveCount( 38 );
		await expect( feed.status ).toHaveText(
			`More posts loaded: 18 ${ endText || 'No more posts' }`
		);
		await expect( feed.status ).toBeVisible();
		await expect( feed.more ).toHaveCount( 0 );
	} );
}

test( 'a click for a new tab follows the plain link', async ( { visitor } ) => {
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	const first = await feed.addresses();
	const requests = requestsOf( visitor, isFeedRequest );
	const opened = visitor.context().waitForEvent( 'page' );
	await feed.more.click( { modifiers: [ 'ControlOrMeta' ] } );
	const tab = await opened;
	await expect( tab ).toHaveURL( /vitrine-feed=/ );
	await tab.waitForLoadState();
	const next = await Feed.on( tab ).addresses();

	expect( next ).toHaveLength( 9 );
	expect( next.filter( ( url ) => first.includes( url ) ) ).toEqual( [] );
	expect( requests ).toEqual( [] );
	await expect( feed.posts ).toHaveCount( 9 );
} );

test( 'a double click asks once', async ( { visitor } ) => {
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	const requests = requestsOf( visitor, isFeedRequest );
	let answer = () => {};
	const asked = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await visitor.route( isFeedRequest, async ( route ) => {
		await asked;
		await route.continue();
	} );
	await feed.more.dblclick();
	await expect( feed.block ).toHaveClass( /is-busy/ );
	await expect( feed.more ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( feed.status ).toHaveText( 'Loading…' );
	answer();

	await expect( feed.posts ).toHaveCount( 18 );
	await expect( feed.more ).not.toHaveAttribute( 'aria-disabled' );
	expect( requests ).toHaveLength( 1 );
} );

test( 'a failure is told, the next try works', async ( { visitor } ) => {
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	await visitor.route( isFeedRequest, ( route ) => route.abort() );
	await feed.more.click();
	await expect( feed.status ).toBeVisible();
	await expect( feed.status ).toHaveText(
		'The posts could not be loaded. Try again.'
	);
	await expect( feed.posts ).toHaveCount( 9 );

	await visitor.unroute( isFeedRequest );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	await expect( feed.status ).toHaveText( 'More posts loaded: 9' );
} );

test( 'after two failures the link leads to the next posts', async ( {
	visitor,
} ) => {
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	const first = await feed.addresses();
	await visitor.route( isFeedRequest, ( route ) =>
		route.fulfill( { status: 500, body: '<p>Critical error' } )
	);
	for ( let failure = 0; failure < 2; failure++ ) {
		await feed.more.click();
		await expect( feed.status ).toContainText( 'could not be loaded' );
	}
	await feed.more.click();
	await expect( visitor ).toHaveURL( /vitrine-feed=/ );
	await visitor.waitForLoadState();
	const next = await feed.addresses();
	expect( next ).toHaveLength( 9 );
	expect( next.filter( ( url ) => first.includes( url ) ) ).toEqual( [] );
} );

test( 'two feeds on a page do not disturb each other', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 3 } ) +
			feedBlock( { source: INSTAGRAM, number: 4 } )
	);
	await visitor.goto( url );
	const [ one, two ] = [ Feed.on( visitor, 0 ), Feed.on( visitor, 1 ) ];
	const first = await one.addresses();

	await two.more.click();
	await expect( two.posts ).toHaveCount( 8 );
	await expect( one.posts ).toHaveCount( 3 );
	await expect( one.status ).toHaveText( '' );
	await one.more.click();
	await expect( one.posts ).toHaveCount( 6 );
	await expect( two.posts ).toHaveCount( 8 );
	expect( ( await one.addresses() ).slice( 0, 3 ) ).toEqual( first );

	// The plain link moves its own feed only.
	await visitor.goto( ( await two.more.getAttribute( 'href' ) ) ?? '' );
	expect( await one.addresses() ).toEqual( first );
	await expect( two.posts ).toHaveCount( 4 );
} );

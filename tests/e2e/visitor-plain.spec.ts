import {
	FACEBOOK,
	feedBlock,
	GARDEN,
	publishPage,
	refresh,
	sendPolicy,
} from './support/content';
import { Feed, part } from './support/feed';
import { expect, test } from './support/test';
import { isFeedRequest, requestsOf } from './support/watch';

const PAGE = '/social-feed/';

test( 'without JavaScript: later posts by a link, and back', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 9, textLimit: 80 } )
	);
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	const feed = Feed.on( page );
	const first = await feed.addresses();
	expect( first ).toHaveLength( 9 );

	const text = feed
		.part( 'text' )
		.filter( { has: page.locator( 'details' ) } );
	const rest = text.first().locator( 'details' );
	await expect( rest ).not.toHaveAttribute( 'open' );
	await text.first().getByText( 'See more' ).click();
	await expect( rest ).toHaveAttribute( 'open' );
	await text.first().getByText( 'See less' ).click();
	await expect( rest ).not.toHaveAttribute( 'open' );

	await feed.more.click();
	await expect( page ).toHaveURL( /vitrine-feed=/ );
	await page.waitForLoadState();
	const next = await feed.addresses();
	expect( next ).toHaveLength( 9 );
	expect( next.filter( ( address ) => first.includes( address ) ) ).toEqual(
		[]
	);
	await page.goBack();
	await expect( page ).toHaveURL( url );
	expect( await feed.addresses() ).toEqual( first );
} );

test( 'without JavaScript: the end is reached', async ( { open, site } ) => {
	const { url } = await publishPage( site, feedBlock( { number: 50 } ) );
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	const feed = Feed.on( page );
	const first = await feed.addresses();
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 46 );
	await page.waitForLoadState();
	await expect( feed.more ).toHaveCount( 0 );
	expect( new Set( [ ...first, ...( await feed.addresses() ) ] ).size ).toBe(
		96
	);
} );

const POLICY =
	"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'";

test( 'under a strict policy for content all works, Load more in place, too', async ( {
	site,
	visitor,
} ) => {
	sendPolicy( site, POLICY );
	const refused: string[] = [];
	visitor.on( 'console', ( message ) => {
		if ( message.text().includes( 'Content Security Policy' ) ) {
			refused.push( message.text() );
		}
	} );
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	await expect( feed.posts ).toHaveCount( 9 );
	const picture = feed.part( 'picture' ).first();
	await expect( picture ).toHaveJSProperty( 'complete', true );
	await expect( picture ).not.toHaveJSProperty( 'naturalWidth', 0 );
	expect( await feed.columns() ).toBe( 3 );
	// All that is refused are the inline scripts of WordPress itself, its import map among them.
	for ( const text of refused ) {
		expect( text ).toMatch( /inline (script|speculation rules)/ );
	}

	const address = visitor.url();
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	expect( visitor.url() ).toBe( address );
} );

test( 'each module of a page is fetched once, by the address that WordPress prints', async ( {
	visitor,
} ) => {
	const asked = requestsOf( visitor, ( { pathname } ) =>
		/\/build\/.*\.js$/.test( pathname )
	);
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	// A post of the page has several links, whose buttons come near the window.
	await visitor.locator( part( 'slider' ) ).first().scrollIntoViewIfNeeded();
	await expect(
		visitor.locator( part( 'slider-button' ) ).first()
	).toBeAttached();
	const files = asked.map( ( url ) =>
		new URL( url ).pathname.replace( /.*\/build\//, '' )
	);
	expect( files.sort() ).toEqual( [
		'chunks/feed-slider.js',
		'frontend/index.js',
		'frontend/paging.js',
		'social-feed/view.js',
	] );
} );

test( 'a script that an optimizer serves from its own folder finds the others', async ( {
	request,
	visitor,
} ) => {
	const html = await ( await request.get( PAGE ) ).text();
	const moved = '/wp-content/cache/min/view.js';
	const [ , from ] =
		/<script[^>]* src="([^"]*social-feed\/view\.js[^"]*)"/.exec( html ) ??
		[];
	const script = await ( await request.get( String( from ) ) ).text();
	await visitor.route( `**${ moved }`, ( route ) =>
		route.fulfill( { body: script, contentType: 'text/javascript' } )
	);
	await visitor.route( `**${ PAGE }`, ( route ) =>
		route.fulfill( {
			body: html.replace( String( from ), moved ),
			contentType: 'text/html',
		} )
	);
	await visitor.goto( PAGE );
	const address = visitor.url();
	const feed = Feed.on( visitor );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	expect( visitor.url() ).toBe( address );
} );

test( 'a page that was cached long ago goes on without doubles', async ( {
	site,
	graph,
	request,
	visitor,
} ) => {
	const { url } = await publishPage( site, feedBlock( { number: 18 } ) );
	await visitor.goto( url );
	const wanted = await Feed.on( visitor ).addresses();
	const old = await ( await request.get( PAGE ) ).text();

	await graph.control( {
		add: [ 'One', 'Two', 'Three' ].map( ( text ) => ( {
			account: GARDEN,
			kind: 'text',
			text,
		} ) ),
	} );
	await refresh( site );
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	await expect( feed.posts.first() ).toContainText( /One|Two|Three/ );

	await visitor.route( `**${ PAGE }`, ( route ) =>
		route.fulfill( { body: old, contentType: 'text/html' } )
	);
	await visitor.goto( PAGE );
	expect( await feed.addresses() ).toEqual( wanted.slice( 0, 9 ) );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 18 );
	expect( await feed.addresses() ).toEqual( wanted );
} );

test( 'a source that was removed leaves the page in order', async ( {
	site,
	visitor,
} ) => {
	await visitor.goto( PAGE );
	const cursor = await Feed.on( visitor ).more.getAttribute( 'href' );
	await site.php(
		'Vitrine\\Plugin::instance()->feed->connections()->remove( $given ); return true;',
		FACEBOOK
	);
	const requests = requestsOf( visitor, isFeedRequest );
	const response = await visitor.goto( PAGE );
	expect( response?.status() ).toBe( 200 );
	await expect(
		visitor.getByRole( 'heading', { name: 'From the garden' } )
	).toBeVisible();
	// The one of Instagram is left.
	await expect( visitor.locator( part( 'list' ) ) ).toHaveCount( 1 );
	await expect( Feed.on( visitor ).posts ).toHaveCount( 8 );
	expect( ( await visitor.goto( cursor ?? '' ) )?.status() ).toBe( 200 );
	await expect( Feed.on( visitor ).status ).toHaveText( 'No more posts' );
	expect( requests ).toEqual( [] );
} );

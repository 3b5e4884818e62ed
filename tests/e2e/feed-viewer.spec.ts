/** Pictures of a feed in the viewer. */
import type { Locator, Page } from '@playwright/test';
import { feedBlock, publishPage, withPhp } from './support/content';
import { Feed, part } from './support/feed';
import { Viewer, viewerPart } from './support/gallery';
import { expect, test, type Site } from './support/test';
import { errorsOf, requestsOf } from './support/watch';

/** Publishes a feed whose pictures open in the viewer, and visits it. */
async function visit(
	page: Page,
	site: Site,
	attributes: Parameters< typeof feedBlock >[ 0 ] = {}
) {
	const { url } = await publishPage(
		site,
		feedBlock( {
			openPosts: 'viewer',
			number: 6,
			// Films have tests of their own.
			types: [ 'photo', 'album', 'link', 'text' ],
			...attributes,
		} )
	);
	await page.goto( url );
	const feed = Feed.on( page );
	return {
		url,
		feed,
		links: feed.block.locator( `[data-post] ${ part( 'media' ) }` ),
		viewer: new Viewer( page ),
		panel: page.locator( viewerPart( 'post' ) ),
		caption: page.locator( viewerPart( 'caption' ) ),
		strip: page.locator( viewerPart( 'strip-item' ) ),
	};
}

/** Where the viewer is, such as [ 2, 9 ]. */
const placeIn = async ( counter: Locator ) =>
	( await counter.innerText() ).split( '/' ).map( Number ) as [
		number,
		number,
	];

/** Presses a key until the viewer is elsewhere: within 300 ms of a change the next one is ignored. */
async function turn( page: Page, counter: Locator, key: string ) {
	const [ before ] = await placeIn( counter );
	await expect( async () => {
		await page.keyboard.press( key );
		expect( ( await placeIn( counter ) )[ 0 ] ).not.toBe( before );
	} ).toPass( { intervals: [ 350 ] } );
}

test( 'a press opens the post and its picture, keys go on and close, and the focus is where it was @smoke', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	const { links, viewer, panel } = await visit( visitor, site );
	const address = visitor.url();
	const second = links.nth( 1 );
	await expect( second ).toHaveAttribute( 'aria-haspopup', 'dialog' );
	const picture = second.locator( 'img' ).first();
	const name = await picture.getAttribute( 'alt' );
	await picture.click();
	await expect( viewer.picture ).toBeVisible();
	await expect( viewer.picture ).toHaveAttribute( 'alt', name ?? '' );
	await expect( panel ).toContainText( 'Hollin Bank Gardens' );
	await expect( panel.locator( 'time' ) ).toBeVisible();
	await expect( panel.locator( part( 'network' ) ) ).toHaveText(
		'View on Facebook'
	);
	expect( visitor.url() ).toBe( address );

	const [ first ] = await placeIn( viewer.counter );
	await turn( visitor, viewer.counter, 'ArrowRight' );
	await turn( visitor, viewer.counter, 'n' );
	await turn( visitor, viewer.counter, 'p' );
	expect( ( await placeIn( viewer.counter ) )[ 0 ] ).toBe( first + 1 );
	await turn( visitor, viewer.counter, 'ArrowLeft' );
	// What galleries know, and feeds do not.
	for ( const key of [ 'PageUp', 'ArrowUp', ' ', 'Enter' ] ) {
		await visitor.keyboard.press( key );
	}
	expect( ( await placeIn( viewer.counter ) )[ 0 ] ).toBe( first );

	for ( const key of [ 'Escape', 'x', 'o', 'c' ] ) {
		await visitor.keyboard.press( key );
		await expect( viewer.dialog ).toHaveCount( 0 );
		await expect( second ).toBeFocused();
		await visitor.keyboard.press( 'Enter' );
		await expect( viewer.picture ).toBeVisible();
	}
	await visitor.goBack();
	await expect( viewer.dialog ).toHaveCount( 0 );
	expect( visitor.url() ).toBe( address );
	expect( errors ).toEqual( [] );
} );

test( 'the list has two ends, unless it goes round', async ( {
	site,
	visitor,
} ) => {
	const { links, viewer } = await visit( visitor, site, {
		number: 3,
		loadMore: false,
	} );
	await links.first().click();
	await expect( viewer.picture ).toBeVisible();
	const previous = viewer.dialog.getByRole( 'button', { name: 'Previous' } );
	const next = viewer.dialog.getByRole( 'button', { name: 'Next' } );
	await expect( previous ).toBeHidden();
	const [ , total ] = await placeIn( viewer.counter );
	while ( ( await placeIn( viewer.counter ) )[ 0 ] < total ) {
		await turn( visitor, viewer.counter, 'n' );
	}
	await expect( next ).toBeHidden();
	await expect( viewer.status ).toContainText( 'This is the last slide' );
	await visitor.keyboard.press( 'n' );
	await expect( viewer.counter ).toHaveText( `${ total } / ${ total }` );

	const round = await visit( visitor, site, {
		number: 3,
		loadMore: false,
		viewerWrap: true,
	} );
	await round.links.first().click();
	await expect( viewer.picture ).toBeVisible();
	await turn( visitor, viewer.counter, 'p' );
	await expect( viewer.counter ).toHaveText( `${ total } / ${ total }` );
	await turn( visitor, viewer.counter, 'n' );
	await expect( viewer.counter ).toHaveText( `1 / ${ total }` );
} );

test( 'later posts come as the end nears, and the page stays as it is', async ( {
	site,
	visitor,
} ) => {
	const { feed, links, viewer } = await visit( visitor, site, { number: 3 } );
	const asked = requestsOf( visitor, ( { pathname } ) =>
		pathname.endsWith( '/vitrine/v1/feed' )
	);
	await links.first().click();
	await expect( viewer.picture ).toBeVisible();
	const [ , before ] = await placeIn( viewer.counter );
	for ( let step = 0; step < before; step++ ) {
		await turn( visitor, viewer.counter, 'n' );
		await expect( viewer.picture ).toBeVisible();
	}
	const [ place, total ] = await placeIn( viewer.counter );
	expect( place ).toBe( before + 1 );
	expect( total ).toBeGreaterThan( before );
	expect( asked.length ).toBeGreaterThan( 0 );
	await visitor.keyboard.press( 'Escape' );
	await expect( links.first() ).toBeFocused();
	await expect( feed.posts ).toHaveCount( 3 );
} );

test( 'a press beside the picture closes, one on it does not; the page stands still', async ( {
	site,
	visitor,
} ) => {
	const { links, viewer } = await visit( visitor, site );
	await links.first().click();
	await expect( viewer.picture ).toBeVisible();
	expect(
		await visitor.evaluate(
			() => getComputedStyle( document.documentElement ).overflow
		)
	).toContain( 'hidden' );
	const box = ( await viewer.picture.boundingBox() )!;
	await visitor.mouse.click( box.x + box.width / 2, box.y + box.height / 2 );
	await expect( viewer.dialog ).toBeVisible();
	const stage = ( await visitor
		.locator( viewerPart( 'stage' ) )
		.boundingBox() )!;
	// Whichever way the picture leaves room.
	const isWide = box.width > stage.width - 20;
	await visitor.mouse.click(
		isWide ? stage.x + stage.width / 4 : box.x - 5,
		isWide ? stage.y + stage.height - 3 : stage.y + stage.height / 4
	);
	await expect( viewer.dialog ).toHaveCount( 0 );
	await expect( links.first() ).toBeFocused();
} );

test( 'the post stands beside its pictures from 641 px, below as a caption up to 640 px or where it is switched off', async ( {
	site,
	visitor,
} ) => {
	await visitor.setViewportSize( { width: 641, height: 700 } );
	const { links, viewer, panel, caption } = await visit( visitor, site );
	await links.first().click();
	await expect( panel ).toBeVisible();
	await expect( caption ).toBeHidden();
	expect( ( await panel.boundingBox() )?.width ).toBe( 300 );
	await visitor.setViewportSize( { width: 640, height: 700 } );
	await expect( panel ).toBeHidden();
	await expect( caption ).toBeVisible();
	await expect( caption.getByRole( 'link' ) ).toHaveText(
		'View on Facebook'
	);
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );

	await visitor.setViewportSize( { width: 1000, height: 700 } );
	const off = await visit( visitor, site, {
		viewerPanel: false,
		showNetworkLink: false,
	} );
	await off.links.first().click();
	await expect( off.caption ).toBeVisible();
	await expect( off.caption ).not.toBeEmpty();
	await expect( off.caption ).not.toContainText( 'View on Facebook' );
	await expect( off.panel ).toHaveCount( 0 );
} );

test( 'an album has a strip of its pictures, beyond those of the page, too', async ( {
	site,
	visitor,
} ) => {
	const { feed, viewer, strip } = await visit( visitor, site, {
		number: 30,
	} );
	const album = feed.items
		.filter( { has: visitor.locator( part( 'count' ) ) } )
		.first();
	const promised = Number( await album.getAttribute( 'data-pictures' ) );
	expect( promised ).toBeGreaterThan( 4 );
	await album.locator( part( 'media' ) ).locator( 'img' ).nth( 1 ).click();
	await expect( viewer.picture ).toBeVisible();
	await expect( strip.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
	const [ second ] = await placeIn( viewer.counter );
	await strip.nth( 4 ).click();
	await expect( strip.nth( 4 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( viewer.picture ).toBeVisible();
	expect( ( await placeIn( viewer.counter ) )[ 0 ] ).toBe( second + 3 );
	// A post with one picture has none.
	const single = feed.items
		.filter( { has: visitor.locator( '.has-1-pictures:not(.is-video)' ) } )
		.first();
	await visitor.keyboard.press( 'Escape' );
	await single.locator( part( 'media' ) ).click();
	await expect( viewer.picture ).toBeVisible();
	await expect( strip ).toHaveCount( 0 );
} );

test( 'a finger opens and swipes, arrows are mirrored from right to left', async ( {
	site,
	open,
} ) => {
	withPhp(
		site,
		"add_filter( 'language_attributes', fn() => 'lang=\"he\" dir=\"rtl\"' ); add_action( 'wp_loaded', function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );"
	);
	const phone = await open( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 740 },
	} );
	const { links, viewer, caption } = await visit( phone, site );
	await links.first().tap();
	await expect( viewer.picture ).toBeVisible();
	await expect( caption ).toBeVisible();
	const session = await phone.context().newCDPSession( phone );
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		x?: number
	) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: x === undefined ? [] : [ { x, y: 300 } ],
		} );
	// Towards the right, where the text began.
	await expect( async () => {
		if ( ( await placeIn( viewer.counter ) )[ 0 ] === 1 ) {
			await touch( 'touchStart', 80 );
			for ( let x = 120; x <= 320; x += 40 ) {
				await touch( 'touchMove', x );
			}
			await touch( 'touchEnd' );
		}
		await expect( viewer.counter ).toHaveText( /^2 \//, { timeout: 400 } );
	} ).toPass();
	await turn( phone, viewer.counter, 'ArrowRight' );
	await expect( viewer.counter ).toHaveText( /^1 \// );
	await turn( phone, viewer.counter, 'ArrowLeft' );
	await expect( viewer.counter ).toHaveText( /^2 \// );
	// Right after a change a tap on it is none.
	await expect( async () => {
		await viewer.button( 'Close' ).tap( { timeout: 1000 } );
		await expect( viewer.dialog ).toHaveCount( 0, { timeout: 400 } );
	} ).toPass();
} );

test( 'without script, and where a block was stored before, pictures lead to the network', async ( {
	site,
	visitor,
	open,
} ) => {
	const { url } = await visit( visitor, site, { openPosts: 'network' } );
	const stored = Feed.on( visitor ).part( 'media' ).first();
	await expect( stored ).toHaveAttribute( 'href', /facebook\.com/ );
	await expect( stored ).not.toHaveAttribute( 'aria-haspopup' );
	expect( url ).toBe( visitor.url() );

	const plain = await open( { javaScriptEnabled: false } );
	const { links } = await visit( plain, site );
	await expect( links.first() ).toHaveAttribute( 'href', /facebook\.com/ );
	await expect( links.first() ).not.toHaveAttribute( 'aria-haspopup' );
} );

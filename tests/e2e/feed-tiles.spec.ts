/** What is said of a tile comes over its picture: by mouse, by keys, and for fingers at once. */
import { devices } from '@playwright/test';
import { feedBlock, INSTAGRAM, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { expect, test } from './support/test';

const TILES = feedBlock( {
	source: INSTAGRAM,
	layout: 'tiles',
	columns: 3,
	number: 6,
	overlayDate: true,
	openPosts: 'viewer',
} );

test( 'a mouse and keys bring the words over a tile', async ( {
	site,
	visitor,
} ) => {
	await visitor.goto( ( await publishPage( site, TILES ) ).url );
	const feed = Feed.on( visitor );
	const overlay = ( index: number ) =>
		feed.items.nth( index ).locator( part( 'overlay' ) );
	await expect( overlay( 0 ) ).toHaveCSS( 'opacity', '0' );
	await feed.items.nth( 0 ).hover();
	await expect( overlay( 0 ) ).toHaveCSS( 'opacity', '1' );

	await visitor.mouse.move( 0, 0 );
	await feed.items.nth( 1 ).locator( 'a' ).focus();
	await visitor.keyboard.press( 'Tab' );
	await expect( overlay( 0 ) ).toHaveCSS( 'opacity', '0' );
	await expect( overlay( 1 ) ).toHaveCSS( 'opacity', '0' );
	await expect( overlay( 2 ) ).toHaveCSS( 'opacity', '1' );
	await expect( overlay( 2 ).locator( 'time' ) ).toBeVisible();
} );

test( 'where nothing can be pointed at, the words are there, and a first tap opens', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage( site, TILES );
	const { viewport, userAgent } = devices[ 'Pixel 7' ];
	const phone = await open( {
		viewport,
		userAgent,
		hasTouch: true,
		isMobile: true,
	} );
	await phone.goto( url );
	const item = Feed.on( phone ).items.filter( {
		has: phone.locator( `${ part( 'media' ) }:not(.is-video)` ),
	} );
	await expect( item.first().locator( part( 'overlay' ) ) ).toHaveCSS(
		'opacity',
		'1'
	);
	await item.first().locator( part( 'media' ) ).tap();
	await expect( phone.getByRole( 'dialog' ) ).toBeVisible();
} );

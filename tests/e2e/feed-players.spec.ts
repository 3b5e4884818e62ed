/**
 * Films and players in posts: what plays where, what is asked of third parties, and what of a visitor first.
 *
 * Files of films come from the Graph server, which stands for the network's hosts; other third parties answer from here.
 */
import type { Page } from '@playwright/test';
import { scriptOf } from '../consent/draw';
import * as plugins from '../consent/plugins';
import { faultsOf } from './support/axe';
import { feedBlock, publishPage, withPhp } from './support/content';
import { Feed, part } from './support/feed';
import { Viewer } from './support/gallery';
import { expect, test, type Site } from './support/test';
import { errorsOf, leaves, requestsOf } from './support/watch';

type Attributes = Parameters< typeof feedBlock >[ 0 ];

/** The newest film of the demo's Facebook page, alone. */
const FILM: Attributes = {
	types: [ 'video' ],
	number: 1,
	loadMore: false,
	layout: 'list',
};

/** Makes the newest film a video of YouTube, as a post that shares one. */
const YOUTUBE = `
	global $wpdb;
	$row = $wpdb->get_row( "SELECT id, data FROM {$wpdb->prefix}vitrine_posts WHERE source_id = 1 AND type = 'video' ORDER BY published_at DESC LIMIT 1" );
	$data = json_decode( $row->data, true );
	$data['player'] = array( 'provider' => 'youtube', 'url' => 'https://youtu.be/dQw4w9WgXcQ', 'ratio' => 1.7778 );
	$wpdb->update( "{$wpdb->prefix}vitrine_posts", array( 'data' => wp_json_encode( $data ) ), array( 'id' => $row->id ) );
	return true;`;

/** Makes the newest post that shares a page one that shares a song. */
const SONG = `
	global $wpdb;
	$row = $wpdb->get_row( "SELECT id, data FROM {$wpdb->prefix}vitrine_posts WHERE source_id = 1 AND type = 'link' ORDER BY published_at DESC LIMIT 1" );
	$data = json_decode( $row->data, true );
	$url = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC';
	$data = array_merge( $data, array( 'kind' => 'none', 'total' => 0, 'links' => array( array( 'url' => $url, 'title' => 'A song', 'text' => 'By somebody' ) ), 'player' => array( 'provider' => 'spotify', 'url' => $url, 'ratio' => 0 ) ) );
	$wpdb->update( "{$wpdb->prefix}vitrine_posts", array( 'data' => wp_json_encode( $data ) ), array( 'id' => $row->id ) );
	return true;`;

/** A visit of a feed, and what it asks of others. */
async function visit( page: Page, site: Site, attributes: Attributes ) {
	const { url } = await publishPage( site, feedBlock( attributes ) );
	const asked = requestsOf( page, leaves( site.url ) );
	await page.route( /^https:/, ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: '<input aria-label="Somebody else’s">',
		} )
	);
	await page.goto( url );
	const feed = Feed.on( page );
	const post = feed.posts.first();
	return {
		feed,
		post,
		poster: post.locator( `a${ part( 'media' ) }` ),
		allow: post.getByRole( 'button', { name: 'Load this content' } ),
		video: page.locator( 'video' ),
		frame: page.locator( 'iframe' ),
		hosts: () => asked.map( ( address ) => new URL( address ).host ),
		place: async () => {
			const media = await post.locator( part( 'media' ) ).boundingBox();
			const foot = await post.locator( part( 'foot' ) ).boundingBox();
			return [ media, foot ].map( ( box ) => [
				Math.round( box!.y ),
				Math.round( box!.width ),
				Math.round( box!.height ),
			] );
		},
	};
}

const plays = ( page: Page ) =>
	expect
		.poll( () =>
			page
				.locator( 'video' )
				.evaluate( ( video: HTMLVideoElement ) => video.currentTime )
		)
		.toBeGreaterThan( 0 );

test( 'a press plays a film in place, in the same size; nothing was asked of the network before @smoke', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	const { poster, video, hosts, place } = await visit( visitor, site, FILM );
	await expect( poster ).toHaveAttribute( 'href', /facebook/ );
	await poster.hover();
	expect( hosts() ).toEqual( [] );
	const before = await place();
	await poster.click();
	await expect( video ).toBeFocused();
	await plays( visitor );
	await expect( video ).toHaveJSProperty( 'controls', true );
	expect( await place() ).toEqual( before );
	expect( hosts().length ).toBeGreaterThan( 0 );
	expect( new Set( hosts() ).size ).toBe( 1 );
	expect( hosts()[ 0 ] ).toMatch( /^(127\.0\.0\.1|localhost):/ );
	expect( errors ).toEqual( [] );
} );

for ( const [ what, fault ] of Object.entries( {
	'is refused': { fail: 'permission' },
	'has ended': { lifetime: -60 },
	'comes too late': { stall: 20_000 },
} ) ) {
	test( `where a film ${ what }, the network's own player takes its place`, async ( {
		site,
		graph,
		visitor,
	} ) => {
		const { poster, frame, hosts, place } = await visit(
			visitor,
			site,
			FILM
		);
		await graph.control( fault );
		const before = await place();
		await poster.click();
		await expect( frame ).toBeFocused( { timeout: 20_000 } );
		await expect( frame ).toHaveAttribute(
			'src',
			/^https:\/\/www\.facebook\.com\/plugins\/video\.php/
		);
		expect( await place() ).toEqual( before );
		await expect.poll( hosts ).toEqual( [ 'www.facebook.com' ] );
	} );
}

test( 'a feed that always asks names the third party first, and allows this one alone', async ( {
	site,
	visitor,
} ) => {
	const { poster, post, allow, video, hosts, place } = await visit(
		visitor,
		site,
		{ ...FILM, consent: 'on' }
	);
	const before = await place();
	await poster.focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( allow ).toBeFocused();
	await expect( post ).toContainText( 'comes from Facebook' );
	await expect(
		post.getByRole( 'link', { name: 'View on Facebook' } ).first()
	).toBeVisible();
	expect( await place() ).toEqual( before );
	expect( await faultsOf( visitor, '.vitrine-embed', [ 'region' ] ) ).toEqual(
		[]
	);
	expect( hosts() ).toEqual( [] );
	await visitor.keyboard.press( 'Enter' );
	await expect( video ).toBeFocused();
	await plays( visitor );
	expect( await place() ).toEqual( before );
	await visitor.reload();
	await poster.click();
	await expect( allow ).toBeVisible();
} );

test( 'with a consent tool a film waits for its answer, and goes when it is taken back', async ( {
	site,
	visitor,
} ) => {
	withPhp(
		site,
		`function wp_has_consent() {} function wp_add_cookie_info() {}
		add_action( 'wp_footer', static function () {
			echo '<script>' . base64_decode( '${ Buffer.from( scriptOf( plugins.wpConsentApi ) ).toString( 'base64' ) }' ) . '</script>';
		} );`
	);
	const { poster, allow, video, hosts } = await visit( visitor, site, FILM );
	const answer = ( word: string ) =>
		visitor.locator( `[data-answer="${ word }"]` ).click();
	await poster.click();
	await expect( allow ).toBeVisible();
	expect( hosts() ).toEqual( [] );
	await answer( 'all' );
	await expect( video ).toHaveCount( 1 );
	await plays( visitor );
	await answer( 'none' );
	await expect( video ).toHaveCount( 0 );
	await expect( allow ).toBeVisible();
	await answer( 'all' );
	// Who has changed their mind is not played to unasked.
	await expect(
		visitor.getByRole( 'button', { name: 'Play' } )
	).toBeVisible();
	await expect( video ).toHaveCount( 0 );

	await visitor.reload();
	await poster.click();
	await plays( visitor );

	// Who never asks, never asks.
	const never = await visit( visitor, site, { ...FILM, consent: 'off' } );
	await answer( 'none' );
	await never.poster.click();
	await plays( visitor );
} );

test( 'a video of YouTube, and a song, play in place of poster and card', async ( {
	site,
	visitor,
} ) => {
	await site.php( YOUTUBE );
	const { poster, frame, hosts, place } = await visit( visitor, site, FILM );
	const before = await place();
	await poster.click();
	await expect( frame ).toBeFocused();
	await expect( frame ).toHaveAttribute(
		'src',
		'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
	);
	expect( await place() ).toEqual( before );
	await expect.poll( hosts ).toEqual( [ 'www.youtube-nocookie.com' ] );

	await site.php( SONG );
	const song = await visit( visitor, site, {
		...FILM,
		types: [ 'link' ],
	} );
	const card = song.post.locator( `a${ part( 'link' ) }` );
	await expect( card.locator( part( 'play' ) ) ).toBeVisible();
	await card.click();
	await expect( song.frame ).toBeFocused();
	await expect( song.frame ).toHaveAttribute(
		'src',
		'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC'
	);
} );

test( 'later posts play, too', async ( { site, visitor } ) => {
	const { feed } = await visit( visitor, site, { ...FILM, loadMore: true } );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 2 );
	await feed.posts
		.nth( 1 )
		.locator( `a${ part( 'media' ) }` )
		.click();
	await expect( visitor.locator( 'video, iframe' ) ).toHaveCount( 1 );
} );

test( 'in the viewer films play, Escape closes it from within, and the next picture stops them', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	const { poster, video } = await visit( visitor, site, {
		...FILM,
		types: [ 'video', 'photo' ],
		number: 6,
		openPosts: 'viewer',
	} );
	const film = visitor.locator( `${ part( 'media' ) }.is-video` ).first();
	await expect( film ).toHaveAttribute( 'aria-haspopup', 'dialog' );
	await film.click();
	const viewer = new Viewer( visitor );
	await expect( video ).toBeFocused();
	await plays( visitor );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	await expect( film ).toBeFocused();

	await visitor.keyboard.press( 'Enter' );
	await plays( visitor );
	await viewer.dialog.getByRole( 'button', { name: 'Next' } ).click();
	await expect( video ).toHaveCount( 0 );
	expect( errors ).toEqual( [] );
	await expect( poster.first() ).toBeAttached();
} );

test( 'in the viewer a player that was allowed has the focus, and Tab leads out of its frame to Close', async ( {
	site,
	visitor,
} ) => {
	await site.php( YOUTUBE );
	const { frame } = await visit( visitor, site, {
		...FILM,
		openPosts: 'viewer',
		consent: 'on',
	} );
	const film = visitor.locator( `${ part( 'media' ) }.is-video` ).first();
	await film.focus();
	await visitor.keyboard.press( 'Enter' );
	const { dialog } = new Viewer( visitor );
	const allow = dialog.getByRole( 'button', { name: 'Load this content' } );
	const close = dialog.getByRole( 'button', { name: 'Close', exact: true } );
	await allow.press( 'Enter' );
	await expect( frame ).toBeFocused();

	// Keys that are pressed in the frame are the third party's: Escape, too.
	const inside = frame.contentFrame().getByRole( 'textbox' );
	await visitor.keyboard.press( 'Tab' );
	await expect( inside ).toBeFocused();
	await close.click( { trial: true } );
	await expect( async () => {
		await visitor.keyboard.press( 'Tab' );
		await expect( close ).toBeFocused( { timeout: 100 } );
	} ).toPass();
	await visitor.keyboard.press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( film ).toBeFocused();
} );

test( 'on a phone of 320 px the notice can be read, and nothing is wider than the page', async ( {
	site,
	visitor,
} ) => {
	await visitor.setViewportSize( { width: 320, height: 640 } );
	const { poster, post, allow, video } = await visit( visitor, site, {
		...FILM,
		consent: 'on',
	} );
	await poster.click();
	await expect( allow ).toBeInViewport( { ratio: 1 } );
	// Nothing of it is cut off, although it is higher than the picture.
	await expect( post.locator( '.vitrine-embed__link' ) ).toBeInViewport( {
		ratio: 1,
	} );
	expect(
		await visitor.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth
		)
	).toBeLessThanOrEqual( 0 );
	await allow.click();
	await expect( video ).toBeFocused();
} );

test( 'without script a film is a link to its post', async ( {
	site,
	open,
} ) => {
	const page = await open( { javaScriptEnabled: false } );
	const { poster, hosts } = await visit( page, site, {
		...FILM,
		consent: 'on',
	} );
	await expect( poster ).toHaveAttribute(
		'href',
		/^https:\/\/www\.facebook/
	);
	await expect( page.getByRole( 'button' ) ).toHaveCount( 0 );
	expect( hosts() ).toEqual( [] );
} );

test( 'where the site does not answer, a press leads to the post', async ( {
	site,
	visitor,
} ) => {
	const { poster } = await visit( visitor, site, FILM );
	await visitor.route( '**/feed/posts?*', ( route ) => route.abort() );
	await poster.click();
	await visitor.waitForURL( /^https:\/\/www\.facebook\.com\// );
} );

/** What a feed shows, chosen in the sidebar, seen in the canvas at once. */
import type { Locator, Page } from '@playwright/test';
import {
	FACEBOOK,
	feedBlock,
	fetchTheRest,
	INSTAGRAM,
	publishPage,
	withPhp,
} from './support/content';
import type { Editor } from './support/editor';
import { Feed } from './support/feed';
import { expect, test, type Site } from './support/test';
import { errorsOf } from './support/watch';

const FEED = 'vitrine/social-feed';

/** Expects something of the canvas, while the site's job fetches what it has begun to. */
const whileFetching = ( site: Site, count: () => Promise< number > ) =>
	expect.poll(
		async () => {
			await fetchTheRest( site );
			return count();
		},
		{ timeout: 40_000 }
	);

/** The list of what an account has. */
const show = ( { inspector }: Editor, index = 0 ): Locator =>
	inspector.getByRole( 'combobox', { name: 'Show' } ).nth( index );

/**
 * Goes on with Tab until a control has the focus, as somebody without a mouse does.
 *
 * @param page    The page.
 * @param control The control.
 */
async function tabTo( page: Page, control: Locator ): Promise< void > {
	for ( let presses = 0; presses < 25; presses++ ) {
		if (
			await control.evaluate(
				( element ) => element === document.activeElement
			)
		) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	await expect( control ).toBeFocused();
}

test( 'an album is chosen from a list with pictures, by keys', async ( {
	editor,
	admin,
	site,
	visitor,
} ) => {
	const errors = errorsOf( admin );
	await editor.open();
	await editor.setTitle( 'An album' );
	const id = await editor.insert( FEED, { source: FACEBOOK } );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 9 );
	await expect( inspector ).toContainText(
		'Facebook shut down its Groups API in April 2024.'
	);
	await expect( show( editor ).getByRole( 'option' ) ).toHaveText( [
		'Posts',
		'Photos',
		'Videos',
		'A playlist',
		'Albums',
		'An album',
		'Events',
		'Reviews',
		'Posts that tag the account',
		'A single post',
	] );

	await show( editor ).focus();
	for ( let presses = 0; presses < 5; presses++ ) {
		await admin.keyboard.press( 'ArrowDown' );
	}
	await expect( show( editor ) ).toHaveValue( 'album' );
	await expect( feed.part( 'notice' ) ).toContainText( 'Choose an album.' );

	const album = inspector.getByRole( 'combobox', {
		name: 'Album',
		exact: true,
	} );
	await album.waitFor();
	await tabTo( admin, album );
	await admin.keyboard.type( 'glass' );
	const option = inspector.getByRole( 'option', { name: /Under glass/ } );
	await expect( option ).toContainText( '6 items' );
	await expect
		.poll( () =>
			option
				.locator( 'img' )
				.evaluate( ( image: HTMLImageElement ) => image.naturalWidth )
		)
		.toBeGreaterThan( 0 );
	expect( await option.locator( 'img' ).getAttribute( 'src' ) ).toContain(
		'/wp-admin/admin-post.php'
	);
	await admin.keyboard.press( 'Enter' );
	await whileFetching( site, () => feed.posts.count() ).toBe( 6 );
	expect( await editor.attribute( id, 'content' ) ).toBe( 'album' );
	expect( await editor.attribute( id, 'contentItem' ) ).toMatch( /^\d+$/ );
	await expect( feed.part( 'notice' ) ).toHaveCount( 0 );

	const shown = await feed.addresses();
	await visitor.goto( await editor.publish() );
	expect( await Feed.on( visitor ).addresses() ).toEqual( shown );
	expect( errors ).toEqual( [] );
} );

test( 'one post is chosen by its address, and another source begins with its posts', async ( {
	editor,
	admin,
} ) => {
	await editor.open();
	const id = await editor.insert( FEED, { source: FACEBOOK } );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 9 );
	const address = ( await feed.addresses() )[ 3 ] ?? '';
	await show( editor ).selectOption( 'A single post' );
	const post = inspector.getByRole( 'combobox', {
		name: 'Post',
		exact: true,
	} );
	await post.fill( address );
	await post.press( 'Enter' );
	await expect( feed.posts ).toHaveCount( 1 );
	expect( await feed.addresses() ).toEqual( [ address ] );

	await post.fill( 'https://www.facebook.com/nobody/posts/1' );
	await post.press( 'Enter' );
	await expect( inspector ).toContainText(
		'The account does not have this post, or it is not among its newest 300.'
	);
	await expect( feed.posts ).toHaveCount( 1 );

	await inspector
		.getByRole( 'combobox', { name: 'Source', exact: true } )
		.selectOption( 'Hollin Bank Gardens (Instagram)' );
	await expect( show( editor ) ).toHaveValue( 'posts' );
	expect( await editor.attribute( id, 'contentItem' ) ).toBe( '' );
	await admin.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect( feed.posts ).toHaveCount( 1 );
} );

test( 'several sources stand in one feed', async ( { editor, admin } ) => {
	await editor.open();
	const id = await editor.insert( FEED, {
		source: FACEBOOK,
		number: 50,
		layout: 'list',
	} );
	const { feed, inspector } = editor;
	await expect( feed.posts.first() ).toBeVisible();
	const networks = () => feed.part( 'network' ).allTextContents();
	expect( await networks() ).not.toContain( 'View on Instagram' );

	await inspector.getByRole( 'button', { name: 'Add a source' } ).click();
	const second = inspector.getByRole( 'group', { name: 'Source 2' } );
	await second
		.getByRole( 'combobox', { name: 'Source 2' } )
		.selectOption( 'Hollin Bank Gardens (Instagram)' );
	await expect.poll( networks ).toContain( 'View on Instagram' );
	expect( await networks() ).toContain( 'View on Facebook' );
	expect( await editor.attribute( id, 'others' ) ).toEqual( [
		{ source: INSTAGRAM },
	] );

	// Both of one account.
	await second
		.getByRole( 'combobox', { name: 'Source 2' } )
		.selectOption( 'Hollin Bank Gardens (Facebook)' );
	await second
		.getByRole( 'combobox', { name: 'Show' } )
		.selectOption( 'Reviews' );
	await expect
		.poll( () => editor.attribute( id, 'others' ) )
		.toEqual( [ { source: FACEBOOK, content: 'reviews' } ] );
	await expect(
		inspector.getByRole( 'checkbox', {
			name: 'Show reviews that don’t recommend you',
		} )
	).toBeVisible();

	await second.getByRole( 'button', { name: 'Remove source 2' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await expect( second ).toHaveCount( 0 );
	await expect(
		inspector.getByRole( 'button', { name: 'Add a source' } )
	).toBeFocused();
	expect( await editor.attribute( id, 'others' ) ).toEqual( [] );
} );

test( 'a hashtag is typed, and says what it costs', async ( {
	editor,
	site,
} ) => {
	// Only tokens of Facebook Login look hashtags up.
	await site.php(
		`
		$sources = Vitrine\\Plugin::instance()->feed->sources();
		$facebook = $sources->get( 1 );
		$instagram = $sources->get( 2 );
		$key = Vitrine\\Support\\Encryption::of_site();
		$networks = new Vitrine\\Graph\\Networks( Vitrine\\Graph\\Http\\Origins::of_site() );
		$token = $key->open( $facebook->token, $facebook->context(), $networks->address( 'facebook' ) );
		$sources->update( $instagram, array( 'token_kind' => 'page', 'token' => $key->seal( $token, $instagram->context(), $networks->address( 'instagram' ) ) ) );
		return true;
		`
	);
	await editor.open();
	const id = await editor.insert( FEED, { source: INSTAGRAM } );
	const { feed, inspector } = editor;
	await expect( show( editor ).getByRole( 'option' ) ).toHaveText( [
		'Posts',
		'Posts that tag the account',
		'Newest posts with a hashtag',
		'Most popular posts with a hashtag',
		'Stories',
		'A single post',
	] );
	await show( editor ).selectOption( 'Newest posts with a hashtag' );
	await expect( feed.part( 'notice' ) ).toContainText( 'Enter a hashtag.' );
	await expect( inspector ).toContainText(
		'Instagram lets each account look up 30 different hashtags in 7 days.'
	);
	const field = inspector.getByRole( 'textbox', { name: 'Hashtag' } );
	await field.fill( '#two words' );
	await field.press( 'Enter' );
	await expect( inspector ).toContainText( 'This is not a hashtag.' );
	await field.fill( '#Poppy' );
	await field.press( 'Enter' );
	await expect( feed.posts.first() ).toContainText( /poppy/i );
	expect( await editor.attribute( id, 'contentItem' ) ).toBe( 'poppy' );
} );

test( 'filters and order show in the canvas', async ( { editor, admin } ) => {
	await editor.open();
	await editor.insert( FEED, {
		source: FACEBOOK,
		number: 50,
		layout: 'list',
		showNetworkLink: true,
	} );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 50 );
	const newest = await feed.addresses();

	await inspector.getByRole( 'spinbutton', { name: 'Offset' } ).fill( '2' );
	await expect.poll( () => feed.addresses() ).not.toContain( newest[ 0 ] );
	expect( ( await feed.addresses() )[ 0 ] ).toBe( newest[ 2 ] );
	await inspector.getByRole( 'spinbutton', { name: 'Offset' } ).fill( '0' );

	await inspector
		.getByRole( 'combobox', { name: 'Order by' } )
		.selectOption( 'Oldest to newest' );
	await expect.poll( () => feed.addresses() ).not.toContain( newest[ 0 ] );
	await inspector
		.getByRole( 'combobox', { name: 'Order by' } )
		.selectOption( 'Newest to oldest' );
	await expect
		.poll( async () => ( await feed.addresses() )[ 0 ] )
		.toBe( newest[ 0 ] );

	const links = inspector
		.getByRole( 'group', { name: 'Types of posts' } )
		.getByRole( 'checkbox', { name: 'Links' } );
	await links.focus();
	await admin.keyboard.press( 'Space' );
	await expect.poll( () => feed.posts.count() ).toBeLessThan( newest.length );
	expect(
		await feed.posts.evaluateAll( ( posts ) =>
			posts.every( ( post ) => post.querySelector( '[class*="__link"]' ) )
		)
	).toBe( true );
	await admin.keyboard.press( 'Space' );
	await expect( feed.posts ).toHaveCount( 50 );

	// From a day on, of which nothing is: the note has the way back.
	await inspector.getByLabel( 'Published from' ).fill( '2099-01-01' );
	await expect( feed.part( 'notice' ) ).toContainText(
		'No posts match the filters.'
	);
	await feed.block.getByRole( 'button', { name: 'Reset filters' } ).click();
	await expect( feed.posts ).toHaveCount( 50 );
	await expect( inspector.getByLabel( 'Published from' ) ).toHaveValue( '' );

	await inspector.getByLabel( 'Published until' ).fill( '2001-01-01' );
	await expect( feed.part( 'notice' ) ).toBeVisible();
	await inspector.getByRole( 'button', { name: 'Filters options' } ).click();
	await admin
		.getByRole( 'menuitem', { name: 'Reset Published until' } )
		.click();
	await expect( feed.posts ).toHaveCount( 50 );
} );

test( 'events that there are not are told to the editor, with a next step', async ( {
	editor,
	site,
	visitor,
} ) => {
	await editor.open();
	await editor.insert( FEED, { source: FACEBOOK } );
	await show( editor ).selectOption( 'Events' );
	const { feed, inspector } = editor;
	// Not before: until then the canvas shows what it had, and they are being stored.
	await whileFetching( site, () =>
		feed.part( 'event' ).count()
	).toBeGreaterThan( 0 );
	await whileFetching( site, () => feed.part( 'notice' ).count() ).toBe( 0 );
	// All of them are over now, and nobody asks for others.
	withPhp(
		site,
		"add_action( 'init', static function () { remove_all_actions( 'vitrine_refresh_sources' ); }, 99 );"
	);
	const { id, url } = await publishPage(
		site,
		feedBlock( { content: 'events' } )
	);
	await site.php(
		`global $wpdb; return $wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET ends_at = 1000 WHERE type = 'event'" );`
	);
	await editor.open( id );
	await expect(
		feed
			.part( 'notice' )
			.filter( { hasText: 'There are no upcoming events.' } )
	).toBeVisible();
	await visitor.goto( url );
	await expect( Feed.on( visitor ).block ).toHaveCount( 0 );
	await editor.selectFeed();
	await feed.block.getByRole( 'button', { name: 'Show all events' } ).click();
	await expect( feed.posts.first() ).toBeVisible();
	await expect(
		inspector.getByRole( 'radio', { name: 'All', exact: true } )
	).toBeChecked();
} );

test( 'what nobody has fetched here is fetched from the canvas', async ( {
	editor,
	site,
} ) => {
	await site.php(
		`$feed = Vitrine\\Plugin::instance()->feed; foreach ( $feed->sources()->contents( 1 ) as $content ) { $feed->contents()->remove( $content ); } return true;`
	);
	await editor.open();
	await editor.insert( FEED, { source: FACEBOOK, content: 'videos' } );
	const { feed } = editor;
	await expect( feed.part( 'notice' ) ).toContainText(
		'These posts have not been fetched yet.'
	);
	await feed.block.getByRole( 'button', { name: 'Fetch them now' } ).click();
	// With their pictures.
	await whileFetching( site, () => feed.posts.count() ).toBeGreaterThan( 0 );
	await whileFetching( site, () => feed.part( 'notice' ).count() ).toBe( 0 );
} );

test( 'a source that is gone is replaced in the canvas', async ( {
	editor,
	site,
} ) => {
	const { id } = await publishPage(
		site,
		feedBlock( { source: 99, content: 'albums' } )
	);
	await editor.open( id );
	const { feed } = editor;
	await expect( feed.part( 'notice' ) ).toContainText(
		'This account is no longer connected.'
	);
	await feed.block
		.getByRole( 'button', { name: 'Choose an account' } )
		.click();
	await editor.page.getByRole( 'menuitem', { name: /Facebook/ } ).click();
	await expect( feed.posts ).toHaveCount( 9 );
} );

test( 'comments and the viewer are set in the sidebar', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Comments' );
	await editor.insert( FEED, { source: FACEBOOK, layout: 'list' } );
	const { feed, inspector } = editor;
	const box = ( name: string ) =>
		inspector.getByRole( 'checkbox', { name, exact: true } );
	await expect( feed.posts ).toHaveCount( 9 );
	const comments = feed.block.locator( '[class*="__comment-"]' );
	await expect( comments ).toHaveCount( 0 );
	await expect(
		inspector.getByRole( 'spinbutton', {
			name: 'Comments to show initially',
		} )
	).toHaveCount( 0 );
	await box( 'Comments' ).check();
	await expect( comments.first() ).toBeVisible();

	await expect( box( 'Show post details in the viewer' ) ).toHaveCount( 0 );
	await inspector.getByRole( 'radio', { name: 'Viewer' } ).click();
	await box( 'Loop' ).check();
	await box( 'Show comments in the viewer' ).uncheck();
	await box( 'Show post details in the viewer' ).uncheck();
	await expect( box( 'Show comments in the viewer' ) ).toHaveCount( 0 );
	expect( await editor.content() ).toContain(
		'"showComments":true,"openPosts":"viewer","viewerPanel":false,"viewerComments":false,"viewerWrap":true'
	);

	await visitor.goto( await editor.publish() );
	await expect(
		Feed.on( visitor ).block.getByRole( 'button', { name: /comments/ } )
	).not.toHaveCount( 0 );
} );

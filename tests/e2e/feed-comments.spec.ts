/** Comments of posts, opened in place and beside pictures. */
import type { Page } from '@playwright/test';
import { feedBlock, publishPage } from './support/content';
import { part } from './support/feed';
import { Viewer, viewerPart } from './support/gallery';
import { expect, test, type Site } from './support/test';
import { errorsOf } from './support/watch';

/**
 * Gives the first posts of a source six comments, of which the first one has two replies.
 *
 * @param site   The site.
 * @param source Which source.
 */
const seed = ( site: Site, source: number ) =>
	site.php(
		`
		$feed = Vitrine\\Plugin::instance()->feed;
		$make = static fn( string $id, string $text, int $replies = 0 ) => new Vitrine\\Graph\\Comments\\RemoteComment( $id, 1790000000, $replies, array( 'author' => array( 'name' => 'Hugo Marchand', 'url' => null, 'is_account' => false ), 'text' => $text, 'tags' => array(), 'likes' => 2, 'url' => null, 'link' => null ) );
		global $wpdb;
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT id, data FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d ORDER BY published_at DESC LIMIT 12", $given ) ) as $post ) {
			$data = json_decode( $post->data, true );
			$data['counts']['comments'] = 6;
			$wpdb->update( "{$wpdb->prefix}vitrine_posts", array( 'data' => wp_json_encode( $data, JSON_UNESCAPED_SLASHES ) ), array( 'id' => $post->id ) );
			$list = array();
			foreach ( range( 1, 6 ) as $number ) {
				$list[] = $make( "e2e-{$post->id}-{$number}", "Comment {$number}", $number === 1 ? 2 : 0 );
			}
			$threads = $feed->threads();
			$record  = static function ( int $parent, int $total ) use ( $threads, $post, $given ): void {
				$threads->want( $given, (int) $post->id, $parent, $threads->of( (int) $post->id, $parent ), time() );
				$threads->record( $threads->of( (int) $post->id, $parent )->id, $total, $total, time() );
			};
			$rows = $feed->comments()->store( $given, (int) $post->id, 0, $list );
			$record( 0, 6 );
			$first = reset( $rows );
			$feed->comments()->store( $given, (int) $post->id, $first, array( $make( "e2e-{$post->id}-r1", 'Reply 1' ), $make( "e2e-{$post->id}-r2", 'Reply 2' ) ) );
			$record( $first, 2 );
		}
		`,
		source
	);

/** Counts requests for comments. */
function asked( page: Page ): string[] {
	const urls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'vitrine/v1/comments' ) ) {
			urls.push( request.url() );
		}
	} );
	return urls;
}

for ( const [ network, source ] of [
	[ 'Facebook', 1 ],
	[ 'Instagram', 2 ],
] as const ) {
	test( `comments on ${ network } open in place, show the others and their replies, and close`, async ( {
		site,
		visitor,
	} ) => {
		await seed( site, source );
		const errors = errorsOf( visitor );
		const requests = asked( visitor );
		const { url } = await publishPage(
			site,
			feedBlock( {
				source,
				showComments: true,
				commentsShown: 4,
				layout: 'list',
				number: 3,
			} )
		);
		await visitor.goto( url );
		const post = visitor.locator( part( 'post' ) ).first();
		const opener = post.getByRole( 'button', { name: '6 comments' } );
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( requests ).toEqual( [] );

		await opener.focus();
		await visitor.keyboard.press( 'Enter' );
		const box = post.getByRole( 'region', { name: 'Comments' } );
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( opener ).toBeFocused();
		const texts = box.locator( part( 'comment-text' ) );
		await expect( texts.filter( { visible: true } ) ).toHaveText( [
			'Comment 1',
			'Comment 2',
			'Comment 3',
			'Comment 4',
		] );
		await expect( box ).not.toContainText( 'Hugo' );
		await expect(
			box.getByRole( 'link', { name: `Comment on ${ network }` } )
		).toBeVisible();

		await box.getByRole( 'button', { name: 'Show 2 more' } ).click();
		await expect( texts.filter( { visible: true } ) ).toHaveCount( 6 );
		await expect( box.locator( part( 'comment' ) ).nth( 4 ) ).toBeFocused();

		const replies = box.getByRole( 'button', { name: '2 replies' } );
		await replies.click();
		const answers = box.getByRole( 'region', { name: 'Replies' } );
		await expect( answers.locator( part( 'comment-text' ) ) ).toHaveText( [
			'Reply 1',
			'Reply 2',
		] );
		await replies.click();
		await expect( answers ).toBeHidden();
		await replies.click();
		await expect( answers ).toBeVisible();

		await opener.click();
		await expect( box ).toBeHidden();
		await opener.click();
		await expect( box ).toBeVisible();
		expect( requests ).toHaveLength( 2 );
		expect( errors ).toEqual( [] );
	} );
}

test( 'without script the count leads to the post on the network', async ( {
	site,
	browser,
} ) => {
	await seed( site, 1 );
	const { url } = await publishPage(
		site,
		feedBlock( { showComments: true, layout: 'list', number: 1 } )
	);
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( url );
	await expect(
		page.getByRole( 'link', { name: '6 comments' } )
	).toHaveAttribute( 'href', /facebook/ );
	await context.close();
} );

test( 'a narrow window has room for comments, and nothing slides where motion is reduced', async ( {
	site,
	visitor,
} ) => {
	await seed( site, 1 );
	await visitor.setViewportSize( { width: 320, height: 700 } );
	const { url } = await publishPage(
		site,
		feedBlock( { showComments: true, layout: 'list', number: 1 } )
	);
	await visitor.goto( url );
	const opener = visitor.getByRole( 'button', { name: '6 comments' } );
	const box = visitor.getByRole( 'region', { name: 'Comments' } );
	const durations = () =>
		box.evaluate( ( element ) =>
			element
				.getAnimations()
				.map( ( animation ) => animation.effect?.getTiming().duration )
		);
	await opener.click();
	await expect( box ).toContainText( 'Comment 4' );
	await visitor.emulateMedia( { reducedMotion: 'no-preference' } );
	await opener.click();
	expect( await durations() ).toEqual( [ 300 ] );
	await expect( box ).toBeHidden();
	await visitor.emulateMedia( { reducedMotion: 'reduce' } );
	await opener.click();
	await expect( box ).toBeVisible();
	expect( await durations() ).toEqual( [] );
	expect(
		await visitor.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 320 );
} );

test( 'the viewer shows the comments beside pictures, unless the window is narrow', async ( {
	site,
	visitor,
} ) => {
	await seed( site, 1 );
	const requests = asked( visitor );
	const { url } = await publishPage(
		site,
		feedBlock( { openPosts: 'viewer', showComments: true, number: 6 } )
	);
	await visitor.goto( url );
	const picture = visitor
		.locator( `[data-pictures] ${ part( 'media' ) }` )
		.first();
	await picture.click();
	const viewer = new Viewer( visitor );
	const panel = visitor.locator( viewerPart( 'post' ) );
	await expect( panel.getByText( 'Comment 4' ) ).toBeVisible();
	const opener = panel.getByRole( 'button', { name: '6 comments' } );
	await expect( opener ).toHaveAttribute( 'aria-expanded', 'true' );
	await panel.getByRole( 'button', { name: '2 replies' } ).click();
	await expect( panel.getByText( 'Reply 2' ) ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	expect( requests ).toHaveLength( 2 );

	await visitor.setViewportSize( { width: 640, height: 700 } );
	await picture.click();
	await expect( viewer.picture ).toBeVisible();
	await expect( panel ).toBeHidden();
	await visitor.waitForLoadState( 'networkidle' );
	expect( requests ).toHaveLength( 2 );
} );

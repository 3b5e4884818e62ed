/** Pages that were made for other plugins: their scripts' calls, and the notice that they had for managers. */
import { publishPage, sendPolicy } from './support/content';
import { expectNoOverflow } from './support/page';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const HOSTILE = '"><img src=x onerror=alert(1)>';

/** Markup as a page cache may have kept it, around what names the feed. */
const kept = ( post: number, attributes: string ) =>
	`<div id="cff" class="cff-list-container"><div class="cff-posts-wrap"></div><span class="cff-pag-url" data-cff-pag-url="{}" data-feed-id="cff_1" data-post-id="${ post }" data-cff-shortcode='${ attributes }'></span><button id="cff-load-more">More</button></div>`;

test( 'a page with the markup of another plugin gets posts by the calls of its script', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	const attributes = '{"num":"3"}';
	const { id, url } = await publishPage(
		site,
		'<!-- wp:shortcode -->[custom-facebook-feed num=3]<!-- /wp:shortcode -->'
	);
	await visitor.goto( url );
	await visitor.evaluate(
		( html ) =>
			document
				.querySelector( '.wp-block-vitrine-social-feed' )!
				.insertAdjacentHTML( 'afterend', html ),
		kept( id, attributes )
	);
	const shown = await visitor
		.locator( '.wp-block-vitrine-social-feed article' )
		.allInnerTexts();
	expect( shown ).toHaveLength( 3 );

	// What the script of the page does when its button is pressed.
	await visitor.evaluate( ( address ) => {
		const feed = document.querySelector( '#cff' )!;
		let page = 0;
		feed.querySelector( 'button' )!.onclick = async () => {
			const place = feed.querySelector< HTMLElement >( '.cff-pag-url' )!;
			const first = feed.querySelector< HTMLElement >(
				'[data-cff-shortcode]'
			)!;
			page++;
			const answer = await fetch( address, {
				method: 'POST',
				body: new URLSearchParams( {
					action: 'cff_get_new_posts',
					shortcode_data: first.dataset[ 'cffShortcode' ]!,
					pag_url: place.dataset[ 'cffPagUrl' ]!,
					feed_id: first.dataset[ 'feedId' ]!,
					post_id: first.dataset[ 'postId' ]!,
					location: 'content',
					page: String( page ),
					locator_nonce: 'made-a-year-ago',
				} ),
			} );
			const html = await answer.text();
			if ( html.includes( '<span class=' ) ) {
				feed.querySelector( '.cff-posts-wrap' )!.insertAdjacentHTML(
					'beforeend',
					html
				);
				place.dataset[ 'cffPagUrl' ] = [
					...feed.querySelectorAll< HTMLElement >(
						'.cff-posts-wrap > .cff-pag-url'
					),
				].at( -1 )!.dataset[ 'cffPagUrl' ];
			}
		};
	}, `${ site.url }/wp-admin/admin-ajax.php` );
	const posts = visitor.locator( '#cff article' );
	await visitor.getByRole( 'button', { name: 'More', exact: true } ).click();
	await expect( posts ).toHaveCount( 3 );
	await visitor.getByRole( 'button', { name: 'More', exact: true } ).click();
	await expect( posts ).toHaveCount( 6 );
	const texts = [ ...shown, ...( await posts.allInnerTexts() ) ];
	expect( new Set( texts ).size ).toBe( 9 );
	expect( errors ).toEqual( [] );
} );

test( 'managers are told on the site of an account that needs them, and dismiss it without script', async ( {
	admin,
	open,
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, '<p>A page.</p>' );
	await site.php( `
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}vitrine_sources", array( 'name' => '${ HOSTILE }', 'state' => 'reconnect', 'error' => '["token",190,460,100]' ), array( 'id' => 1 ) );
	` );
	sendPolicy( site, "default-src 'self'; script-src 'none'" );
	await visitor.goto( url );
	await expect(
		visitor.getByRole( 'complementary', { name: 'Social feeds' } )
	).toHaveCount( 0 );

	const page = await open( {
		javaScriptEnabled: false,
		storageState: await admin.context().storageState(),
	} );
	const notice = page.getByRole( 'complementary', { name: 'Social feeds' } );
	for ( const width of [ 1280, 320 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( url );
		await expect( notice ).toBeVisible();
		await expectNoOverflow( page );
		await page.screenshot( {
			path: test.info().outputPath( `notice-${ width }.png` ),
		} );
	}
	await expect( notice ).toContainText( 'password was changed' );
	await expect( notice ).toContainText( HOSTILE );
	await expect( notice.locator( 'img' ) ).toHaveCount( 0 );
	await expect(
		notice.getByRole( 'link', { name: 'Manage accounts' } )
	).toHaveAttribute( 'href', /options-general\.php\?page=vitrine/ );
	await notice.getByRole( 'button', { name: 'Dismiss' } ).click();
	await expect( page ).toHaveURL( url );
	await expect( notice ).toHaveCount( 0 );
} );

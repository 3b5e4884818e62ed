/** The first popup of an owner: few presses, then visitors see it; and a list that says what does not open. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

const LIST = '/wp-admin/edit.php?post_type=vitrine_popup';

test( 'from the admin menu to a popup that opens takes five pointer presses @smoke', async ( {
	admin,
	visitor,
	site,
} ) => {
	await site.php(
		`foreach ( get_posts( [ 'post_type' => 'vitrine_popup', 'post_status' => 'any', 'posts_per_page' => -1 ] ) as $post ) { wp_delete_post( $post->ID, true ); } return true;`
	);
	let presses = 0;
	const press = async ( target: Locator ) => {
		presses++;
		await target.click();
	};
	await admin.goto( '/wp-admin/' );
	await press(
		admin
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Popups', exact: true } )
			.first()
	);
	await press( admin.getByRole( 'link', { name: 'Add your first popup' } ) );
	await press(
		admin
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'button', { name: 'Start blank' } )
	);
	await admin.keyboard.type( 'We are open on Sunday' );
	await press(
		admin
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	// The three questions have answers.
	for ( const name of [ 'Entire site', 'Everyone', 'After 5 seconds' ] ) {
		await expect(
			panel.getByRole( 'radio', { name, exact: true } )
		).toBeChecked();
	}
	await press(
		panel.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await expect( admin.getByText( 'Popup published.' ).first() ).toBeVisible();
	expect( presses ).toBeLessThanOrEqual( 5 );

	await visitor.clock.install();
	await visitor.goto( site.url );
	await visitor.clock.runFor( 6000 );
	await expect( visitor.getByRole( 'dialog' ) ).toContainText(
		'We are open on Sunday'
	);
} );

test( 'other answers are given before publishing, and one can go back to what was there', async ( {
	admin,
	site,
} ) => {
	const id = await site.php< number >(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'vitrine_popup', 'post_title' => 'Own', 'post_content' => get_comment_delimited_block_content( 'vitrine/popup', [ 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 9 ] ], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' ) ] ) );`
	);
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await admin
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByText( 'Inside' )
		.waitFor();
	await admin
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	const own = panel.getByRole( 'radio', { name: 'Custom: On page load' } );
	await expect( own ).toBeChecked();
	await expect(
		panel.getByText( /never opens automatically/ )
	).toBeVisible();
	await panel.getByRole( 'radio', { name: 'Front page' } ).check();
	await expect( panel.getByText( /never opens automatically/ ) ).toHaveCount(
		0
	);
	await panel.getByRole( 'radio', { name: 'After 5 seconds' } ).check();
	await own.check();
	await panel.getByRole( 'radio', { name: 'Everyone, once a week' } ).check();
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect
		.poll(
			() =>
				site.php(
					'return Vitrine\\Popup\\PopupPosts::settings( get_post_field( "post_content", $given, "raw" ) );',
					id
				),
			{ timeout: 15_000 }
		)
		.toMatchObject( {
			conditions: [ { name: 'singular', sub_name: 'front_page' } ],
			timing: { times: 'yes', times_times: 1, times_period: 'week' },
			triggers: { page_load: 'yes', page_load_delay: 9 },
		} );
} );

test( 'the list says why a popup never opens, and leads to the panel that changes it, which stays as it was left', async ( {
	admin,
	site,
} ) => {
	await site.php(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'vitrine_popup', 'post_title' => 'Lost', 'post_status' => 'publish', 'post_content' => get_comment_delimited_block_content( 'vitrine/popup', [ 'conditions' => [ [ 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => '' ] ] ], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' ) ] ) );`
	);
	await admin.goto( LIST );
	const row = admin.getByRole( 'row', { name: /Lost/ } );
	await expect( row ).toContainText( 'Never opens' );
	await expect( row.locator( '.is-on' ) ).toHaveCount( 0 );
	await row.getByRole( 'link', { name: /^Fix “Lost”: No trigger/ } ).click();
	const panel = ( name: string ) =>
		admin
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByRole( 'button', { name, exact: true } );
	// The editor loads first.
	await expect( panel( 'When' ) ).toBeFocused( { timeout: 30_000 } );
	for ( const [ name, isOpen ] of [
		[ 'Where', true ],
		[ 'Who and how often', true ],
		[ 'When', true ],
		[ 'General', false ],
		[ 'Closing', false ],
	] as const ) {
		await expect( panel( name ) ).toHaveAttribute(
			'aria-expanded',
			String( isOpen )
		);
	}
	await panel( 'Where' ).click();
	await panel( 'Closing' ).click();
	await expect(
		admin.getByRole( 'button', { name: 'Closing options' } )
	).toBeVisible();
	await expect
		.poll( () =>
			site.php< object >(
				`return get_user_meta( 1, 'wp_persisted_preferences', true )['vitrine'] ?? [];`
			)
		)
		.toEqual( {
			popupPanels: { when: true, where: false, closing: true },
		} );
} );

test( 'a coupon is copied, and the popup says so', async ( {
	visitor,
	site,
} ) => {
	await visitor
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const id = await site.php< number >(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'vitrine_popup', 'post_title' => 'Coupon', 'post_status' => 'publish', 'post_content' => Vitrine\\Popup\\PopupPatterns::all()['vitrine/popup-coupon']['content'] ] ) );`
	);
	await visitor.goto( `${ site.url }/#popup-${ id }` );
	const dialog = visitor.getByRole( 'dialog' );
	const copy = dialog.getByRole( 'button', { name: 'Copy code' } );
	await copy.click();
	await expect(
		dialog.getByRole( 'button', { name: 'Copied!' } )
	).toBeVisible();
	expect(
		await visitor.evaluate( () => navigator.clipboard.readText() )
	).toBe( 'THANKYOU20' );
	await expect( copy ).toBeVisible();
} );

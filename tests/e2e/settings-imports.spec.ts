import type { Page } from '@playwright/test';
import { expectNoOverflow } from './support/page';
import { Settings } from './support/settings';
import { TOKENS } from './support/content';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const PRINTROOM = '108420116093002';

/** What would be seen if it were more than text. */
const HOSTILE = '"><img src=x onerror="window.hacked=1">';

/** Sends everything hostile that the calls of the other plugins' scripts have fields for. */
const sendHostileCalls = ( page: Page ) =>
	page.evaluate( async ( hostile ) => {
		const fields = new URLSearchParams( {
			feed_id: hostile,
			atts: JSON.stringify( { [ hostile ]: hostile, num: hostile } ),
			shortcode_data: JSON.stringify( { class: hostile } ),
			metadata: JSON.stringify( { likes: hostile } ),
			location: hostile,
			post_id: hostile,
			pag_url: hostile,
			url: hostile,
			'needs_resizing[]': hostile,
			'comments_array_ids[]': hostile,
			'feedLocatorData[0][feedID]': hostile,
			'feedLocatorData[0][location]': hostile,
		} );
		const answers = [
			'cff_do_locator',
			'cff_get_new_posts',
			'cff_resized_images_submit',
			'cache_meta',
			'get_meta',
			'cff_query',
			'sbi_do_locator',
			'sbi_load_more_clicked',
			'sbi_on_ajax_test_trigger',
		].map( async ( action ) => {
			fields.set( 'action', action );
			const answer = await fetch( '/wp-admin/admin-ajax.php', {
				method: 'POST',
				body: fields.toString(),
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
				},
			} );
			return ( await answer.text() ).includes( '<img' );
		} );
		return ( await Promise.all( answers ) ).includes( true );
	}, HOSTILE );

const isHacked = ( page: Page ) => page.evaluate( () => 'hacked' in window );

/** What Custom Facebook Feed leaves: a feed and its account, with a token that is sealed as that plugin seals it. */
const LEFT = ( token: string ) => `
	global $wpdb;
	$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}cff_feeds ( id bigint(20) unsigned NOT NULL auto_increment, feed_name text NOT NULL, settings longtext NOT NULL, PRIMARY KEY  (id) )" );
	$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}cff_sources ( id bigint(20) unsigned NOT NULL auto_increment, account_id varchar(255) NOT NULL, account_type varchar(255) NOT NULL, username varchar(255) NOT NULL, access_token varchar(1000) NOT NULL, PRIMARY KEY  (id) )" );
	$vector = random_bytes( 16 );
	$sealed = base64_encode( $vector . openssl_encrypt( '${ token }' . LOGGED_IN_SALT, 'aes-256-ctr', LOGGED_IN_KEY, 0, $vector ) );
	$wpdb->insert( "{$wpdb->prefix}cff_sources", array( 'account_id' => '${ PRINTROOM }', 'account_type' => 'page', 'username' => 'The Print Room', 'access_token' => $sealed ) );
	$wpdb->insert( "{$wpdb->prefix}cff_sources", array( 'account_id' => '555000111', 'account_type' => 'group', 'username' => 'Garden friends ${ HOSTILE }', 'access_token' => '' ) );
	$wpdb->insert( "{$wpdb->prefix}cff_feeds", array( 'feed_name' => '${ HOSTILE }Garden news', 'settings' => wp_json_encode( array( 'sources' => '${ PRINTROOM }', 'feedtype' => 'timeline', 'feedlayout' => 'masonry', 'cols' => 2, 'num' => '6', 'headertext' => '${ HOSTILE }', 'likeboxpos' => 'bottom' ) ) ) );
	return $wpdb->insert_id;
`;

test( 'feeds of another plugin become patterns, which their shortcodes go on showing', async ( {
	admin,
	page,
	site,
} ) => {
	const errors = errorsOf( admin );
	const feed = await site.php< number >( LEFT( TOKENS.printroom ) );
	await page.goto( site.url );
	expect( await sendHostileCalls( page ) ).toBe( false );
	const settings = new Settings( admin );
	await settings.open();

	const section = admin.getByRole( 'region', { name: 'Import' } );
	const row = section.getByRole( 'listitem' ).filter( {
		hasText: `[custom-facebook-feed feed="${ feed }"]`,
	} );
	await expect( row ).toContainText(
		'Masonry, 2 columns, 6 posts at a time'
	);
	await expect( row ).toContainText( 'Will be imported' );
	await expect( row ).toContainText( HOSTILE );
	await row.getByText( '2 settings have no effect' ).click();
	await expect( row ).toContainText( 'headertext, likeboxpos' );
	await expect( section ).toContainText( 'Will be connected' );
	await expect( section ).toContainText( `Garden friends ${ HOSTILE }` );
	await expect( section ).toContainText( 'April 2024' );
	expect( await isHacked( admin ) ).toBe( false );

	await section
		.getByRole( 'button', { name: 'Import accounts and feeds' } )
		.click();
	await expect( section ).toContainText( 'The feeds are imported.' );
	await expect( row ).toContainText( 'Imported' );
	await expect( settings.row( 'The Print Room' ) ).toBeVisible();
	await expect( admin.locator( 'body' ) ).not.toContainText( 'EAAV' );
	await admin.screenshot( {
		path: test.info().outputPath( 'imported.png' ),
		fullPage: true,
	} );

	// The pattern in the editor.
	await row.getByRole( 'link', { name: /Edit the pattern/ } ).click();
	await expect( admin ).toHaveURL( /post\.php\?post=\d+&action=edit/ );

	// The page.
	const address = await site.php< string >(
		`$feed = Vitrine\\Plugin::instance()->feed; $feed->refresh()->run( $feed->sources()->find( 'facebook', '${ PRINTROOM }' )->id ); return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Old page ${ HOSTILE }', 'post_content' => '[custom-facebook-feed feed="${ feed }"]' ) ) );`
	);
	await page.goto( address );
	await expect( page.locator( '.is-feed-masonry article' ) ).toHaveCount( 6 );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( page.locator( '.is-feed-masonry article' ) ).toHaveCount(
		12
	);

	// Where feeds stand.
	await settings.open();
	await expect(
		admin.getByRole( 'region', { name: 'Where feeds appear' } )
	).toContainText( 'Old page' );
	expect( await isHacked( admin ) ).toBe( false );
	expect( errors ).toEqual( [] );
} );

test( 'posts of a file are imported after a look at what is understood', async ( {
	admin,
	site,
} ) => {
	const errors = errorsOf( admin );
	const settings = new Settings( admin );
	await settings.open();
	const section = admin.getByRole( 'region', { name: 'Import' } );
	const file = section.getByLabel( 'File' );
	const csv = [
		'id,date,author,text',
		'1,2024-01-02 10:00,Ada,"The <b>roses</b>, again"',
		'2,01/02/2024,Bob,Never',
		'3,2024-01-03 10:00,Cleo,Second',
		'4,2024-01-04 10:00,Dora,',
	].join( '\n' );

	await file.setInputFiles( {
		name: 'photo.png',
		mimeType: 'image/png',
		buffer: Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3 ] ),
	} );
	await section.getByRole( 'button', { name: 'Check file' } ).click();
	await expect( section ).toContainText( 'The file could not be imported.' );

	await file.setInputFiles( {
		name: 'Garden friends.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( csv ),
	} );
	await expect( section ).not.toContainText(
		'The file could not be imported.'
	);
	await section.getByRole( 'button', { name: 'Check file' } ).click();
	await expect( section ).toContainText(
		'2 posts can be imported. 2 rows will be skipped.'
	);
	await expect( section ).toContainText( 'Line 3: Its date cannot be read.' );
	await expect( section ).toContainText(
		'Line 5: It has neither text nor images.'
	);
	await expect(
		section.getByRole( 'cell', { name: 'The <b>roses</b>, again' } )
	).toBeVisible();
	await admin.screenshot( {
		path: test.info().outputPath( 'preview.png' ),
		fullPage: true,
	} );
	await admin.setViewportSize( { width: 320, height: 640 } );
	await expectNoOverflow( admin );
	await section.screenshot( {
		path: test.info().outputPath( 'preview-narrow.png' ),
	} );
	await admin.setViewportSize( { width: 1280, height: 800 } );

	await expect( section.getByLabel( 'Import name' ) ).toHaveValue(
		'Garden friends'
	);
	await section.getByRole( 'button', { name: 'Import posts' } ).click();
	await expect( settings.remarks ).toContainText(
		'2 posts are being imported.'
	);
	const row = settings.row( 'Garden friends' );
	await expect( row ).toBeVisible();
	// A job does it, which another process may have begun: once it is done, the row says so.
	await expect
		.poll( () =>
			site.php(
				`$feed = Vitrine\\Plugin::instance()->feed; $import = array_values( array_filter( $feed->sources()->all(), static fn( $one ) => $one->name === 'Garden friends' ) )[0]; $feed->refresh()->run( $import->id ); return $feed->sources()->get( $import->id )->state->value;`
			)
		)
		.toBe( 'ok' );
	await settings.open();
	await expect( row ).toContainText( 'Connected' );
	// The picture was refused.
	expect( errors.filter( ( error ) => ! error.includes( '422' ) ) ).toEqual(
		[]
	);
} );

test( 'shortcodes become blocks in the editor, and imported feeds their patterns', async ( {
	admin,
	editor,
	site,
} ) => {
	const errors = errorsOf( admin );
	const { post, pattern } = await site.php< Record< string, number > >( `
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Garden pattern', 'post_content' => '<!-- wp:vitrine/social-feed /-->' ) );
		update_post_meta( $pattern, '_vitrine_imported_feed', 'instagram-feed:7' );
		$post = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Shortcodes', 'post_content' => '<!-- wp:shortcode -->[custom-facebook-feed id=nobody num=7 feedlayout=masonry favorlocal=true]<!-- /wp:shortcode --><!-- wp:shortcode -->[instagram-feed feed="7"]<!-- /wp:shortcode --><p>Once written</p>[custom-facebook-feed num=4 likeboxpos=bottom]<p>in the classic editor.</p>' ) );
		return compact( 'post', 'pattern' );
	` );
	await editor.open( post );
	const shortcodes = editor.canvas.getByRole( 'textbox', {
		name: 'Shortcode text',
	} );
	const transform = async () => {
		await shortcodes.first().click();
		await editor.toolbar
			.getByRole( 'button', { name: 'Shortcode', exact: true } )
			.click();
		await admin.getByRole( 'menuitem', { name: 'Social Feed' } ).click();
	};
	const content = () => editor.content();

	await transform();
	await expect
		.poll( content )
		.toMatch(
			/^<!-- wp:vitrine\/social-feed \{[^}]*"layout":"masonry"[^}]*"number":7[^}]*\} \/-->/
		);
	await expect( admin.locator( '.components-notice' ) ).toContainText(
		'This shortcode’s account is not connected. Choose another account. These attributes of the shortcode have no effect: id, favorlocal.'
	);
	await admin.screenshot( {
		path: test.info().outputPath( 'transformed.png' ),
	} );

	await transform();
	await expect
		.poll( content )
		.toContain( `<!-- wp:block {"ref":${ pattern }} /-->` );
	await expect( shortcodes ).toHaveCount( 0 );

	// Of content that was written in the classic editor, the shortcode alone.
	await editor.canvas.getByText( 'Once written' ).click();
	await editor.toolbar
		.getByRole( 'button', { name: 'Convert to blocks' } )
		.click();
	await expect
		.poll( content )
		.toMatch(
			/<p>Once written<\/p>\s*<!-- \/wp:paragraph -->\s*<!-- wp:vitrine\/social-feed \{[^}]*"number":4[^}]*\} \/-->\s*<!-- wp:paragraph -->\s*<p>in the classic editor\./
		);
	await expect( admin.locator( '.components-notice' ) ).toContainText(
		'These attributes of the shortcode have no effect: likeboxpos.'
	);
	await admin.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( content ).toContain( '[custom-facebook-feed num=4' );

	// One step back each.
	await admin.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( content ).toContain( '[instagram-feed feed="7"]' );
	await admin.keyboard.press( 'ControlOrMeta+z' );
	await expect
		.poll( content )
		.toContain( '[custom-facebook-feed id=nobody num=7' );
	expect( errors ).toEqual( [] );
} );

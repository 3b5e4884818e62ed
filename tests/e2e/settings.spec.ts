import { GARDEN, INSTAGRAM, TOKENS } from './support/content';
import { expectNoOverflow } from './support/page';
import { expectNoToken, Settings } from './support/settings';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const PRINTROOM = 'The Print Room at Hollin Bank';

test( 'a page is connected by its own token @smoke', async ( {
	admin,
	graph,
} ) => {
	const errors = errorsOf( admin );
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	await graph.control( { usage: 42 } );
	await settings.open();
	await settings.find( TOKENS.printroom );
	await expect(
		settings.dialog.getByRole( 'checkbox', { name: PRINTROOM } )
	).toBeChecked();
	await settings.connect();

	await expect( settings.dialog ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { name: 'Connected accounts' } )
	).toBeFocused();
	await expect( settings.remarks ).toContainText(
		// On a slow machine they are not there at once.
		/The Print Room at Hollin Bank \(Facebook page\)( is connected: 12 posts\.|: 12 new posts\.)/
	);
	const row = settings.row( PRINTROOM );
	for ( const words of [
		'Facebook page',
		'Connected',
		/now|seconds? ago/,
		/in [23]\d minutes/,
		'Never expires',
		'42% used',
		'12',
	] ) {
		await expect( row ).toContainText( words );
	}
	await expect(
		settings.place.getByRole( 'listitem' ).filter( { hasText: PRINTROOM } )
	).toContainText( 'Allowed' );

	// What was pasted is gone.
	await admin.getByRole( 'button', { name: 'Connect an account' } ).click();
	await expect( settings.dialog.getByLabel( 'Access token' ) ).toHaveValue(
		''
	);
	await noToken();
	await admin.reload();
	await expect( row ).toContainText( 'Connected' );
	await noToken();
	expect( errors ).toEqual( [] );
} );

test( 'a user token offers its pages, and the progress is seen', async ( {
	admin,
	graph,
} ) => {
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	await graph.control( { shortpages: 4, picture: 'slow', ms: 500 } );
	await settings.open();
	await settings.find( TOKENS.user );
	const { dialog } = settings;
	await expect(
		dialog.getByRole( 'checkbox', { name: 'Hollin Bank Gardens' } )
	).toBeDisabled();
	await expect( dialog ).toContainText( 'Already connected.' );
	await settings.connect();
	await expect( dialog ).toHaveCount( 0 );

	const row = settings.row( PRINTROOM );
	await expect(
		row.getByRole( 'progressbar', { name: /Fetching posts from/ } )
	).toBeVisible();
	await expect( row ).toContainText( /\d+ (posts so far|of 12 posts)/ );
	await graph.control( { picture: null } );
	await expect( row ).toContainText( 'Connected' );
	await expect( row ).toContainText( '12' );
	await noToken();
} );

test( 'an Instagram account is connected by its token', async ( { admin } ) => {
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	await settings.open();
	await settings.find( TOKENS.instagramPrintroom, 'Instagram account' );
	await settings.connect();
	const row = settings.row( /Print Room|hollinbankprints/ );
	await expect( row ).toContainText( 'Instagram account' );
	await expect( row ).toContainText( 'Connected' );
	await expect( row ).toContainText( '6' );
	await noToken();
} );

test( 'a token that does not work is refused with a remedy', async ( {
	admin,
} ) => {
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	await settings.open();
	await settings.find( TOKENS.expired );
	const { dialog } = settings;
	await expect( dialog ).toContainText(
		'The access token has expired. (190/463)'
	);
	await expect( dialog ).toContainText(
		'Generate a new token and paste it.'
	);
	const field = dialog.getByLabel( 'Access token' );
	const find = dialog.getByRole( 'button', { name: 'Find accounts' } );
	await field.fill( 'This is no token' );
	await find.click();
	await expect( dialog ).toContainText( 'This is not an access token.' );
	await field.fill( TOKENS.printroom );
	await find.click();
	await expect(
		dialog.getByRole( 'checkbox', { name: PRINTROOM } )
	).toBeChecked();
	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: 'Connect an account' } ).click();
	await expect( field ).toHaveValue( '' );
	await noToken();
} );

test( 'F9 a token tells by itself what it is for, before it is sent', async ( {
	admin,
} ) => {
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	const asked: string[] = [];
	admin.on( 'request', ( request ) => {
		if ( request.url().includes( '/sources/accounts' ) ) {
			asked.push( request.url() );
		}
	} );
	await settings.open();
	await settings.find( 'garbage' );
	const { dialog } = settings;
	const field = dialog.getByLabel( 'Access token' );
	const page = dialog.getByRole( 'radio', { name: 'Facebook page' } );
	const instagram = dialog.getByRole( 'radio', {
		name: 'Instagram account',
	} );
	await expect( dialog ).toContainText( 'This is not an access token.' );
	await expect( dialog ).toContainText( 'begin with EA' );

	// No page can be read with it: the dialog follows.
	await field.fill( TOKENS.instagramPrintroom );
	await expect( instagram ).toBeChecked();
	await expect( dialog ).toContainText( 'This is an Instagram token' );
	await expect( dialog ).not.toContainText( 'not an access token' );
	await page.check();
	await dialog.getByRole( 'button', { name: 'Find accounts' } ).click();
	await expect( dialog ).toContainText( 'cannot read Facebook pages' );
	await dialog
		.getByRole( 'button', { name: 'Connect an Instagram account' } )
		.click();
	await expect( instagram ).toBeChecked();

	// Accounts of Instagram can be read with one of Facebook, too, by their pages.
	await field.fill( TOKENS.printroom );
	await expect( dialog ).toContainText( 'instagram_basic' );
	await dialog
		.getByRole( 'button', { name: 'Connect a Facebook page' } )
		.click();
	await expect( page ).toBeChecked();
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( TOKENS.printroom );
	expect( asked ).toEqual( [] );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await noToken();
} );

test( 'F9 among 34 pages one is found by its name, handle or number', async ( {
	admin,
	graph,
} ) => {
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	const hosts = new Set< string >();
	admin.on( 'request', ( request ) =>
		hosts.add( new URL( request.url() ).host )
	);
	await graph.control( { shortpages: 25 } );
	await settings.open();
	await settings.find( TOKENS.many );
	const { dialog } = settings;
	const boxes = dialog.getByRole( 'checkbox' );
	await expect( boxes ).toHaveCount( 34 );
	const pictures = dialog.locator( 'img.vitrine-picture' );
	await expect
		.poll( () =>
			pictures
				.first()
				.evaluate( ( image: HTMLImageElement ) => image.naturalWidth )
		)
		.toBeGreaterThan( 0 );
	await expectNoOverflow( admin );

	const search = dialog.getByRole( 'searchbox', { name: 'Search accounts' } );
	await search.fill( 'seeds' );
	await expect( boxes ).toHaveCount( 2 );
	await expect( dialog ).toContainText( '@seedsbulbs2' );
	await expect( dialog ).toContainText( '2 of 34 accounts' );
	await dialog
		.locator( '.vitrine-accounts__item' )
		.filter( { hasText: '@seedsbulbs2' } )
		.getByRole( 'checkbox' )
		.check();
	// Nothing is connected by the Enter that ends a search, and what was chosen stays so.
	await search.fill( '@beesofhollinbank' );
	await search.press( 'Enter' );
	await expect( boxes ).toHaveCount( 1 );
	await boxes.check();
	await search.fill( '108420116094033' );
	await expect( boxes ).toHaveAccessibleName( 'Winter Lights' );
	await dialog.getByRole( 'button', { name: 'Connect 2 accounts' } ).click();
	await expect( settings.row( 'Bees of Hollin Bank' ) ).toBeVisible();
	await expect( settings.row( 'Seeds & Bulbs' ) ).toHaveCount( 1 );
	// The browser asked this site alone for the pictures.
	expect( hosts ).not.toContain( new URL( graph.url ).host );
	await noToken();
} );

test( 'what a token lacks is named', async ( { admin } ) => {
	const settings = new Settings( admin );
	await settings.open();
	const row = settings.row( 'Facebook page' );
	const features = settings.place
		.getByRole( 'listitem' )
		.filter( { hasText: '(Facebook page)' } );
	await expect( features ).not.toContainText( 'Missing:' );
	await settings.reconnect( row, TOKENS.noContent );
	await expect( features ).toContainText(
		'Missing: pages_read_user_content'
	);
	await expect( row ).toContainText( 'Connected' );
} );

test( 'a token of Instagram is renewed, and its days are told', async ( {
	admin,
	site,
} ) => {
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	await site.php(
		// Not due, however long ago the site was made: the visit would renew it.
		'global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_sources SET connected_at = connected_at - 172800, next_refresh_at = %d WHERE id = %d", time() + 3600, $given ) );',
		INSTAGRAM
	);
	await settings.open();
	const row = settings.row( 'Instagram account' );
	await expect( row ).toContainText( 'Unknown' );
	await row.getByRole( 'button', { name: 'Refresh now' } ).click();
	await expect( row ).toContainText( /(59|60) days left/ );
	await noToken();
} );

test( 'refresh and test', async ( { admin, graph } ) => {
	const settings = new Settings( admin );
	await settings.open();
	const row = settings.row( 'Facebook page' );
	await expect( row ).toContainText( '96' );
	await graph.control( {
		add: { account: GARDEN, kind: 'text', text: 'New' },
	} );
	await row.getByRole( 'button', { name: 'Refresh now' } ).click();
	await expect( settings.remarks ).toContainText( '1 new post.' );
	await expect( row ).toContainText( '97' );

	await settings.act( row, 'Test connection' );
	await expect( settings.remarks ).toContainText(
		'The token works, and the account was found.'
	);
} );

test( 'a token that expires: told, and mended by a new one', async ( {
	admin,
	graph,
} ) => {
	const settings = new Settings( admin );
	await settings.open();
	const row = settings.row( 'Facebook page' );
	await graph.control( { fail: 'expired', account: GARDEN } );
	await settings.act( row, 'Test connection' );
	const told = settings.place.getByText(
		'The access token has expired. (190/463)'
	);
	await expect( told.first() ).toBeVisible();

	await row.getByRole( 'button', { name: 'Refresh now' } ).click();
	await expect( row ).toContainText( 'Unusable' );
	// Asked once a day whether the token works again.
	await expect( row ).toContainText( 'tomorrow' );
	const notice = settings.place.locator( '.vitrine-notice' ).first();
	await expect( notice ).toContainText( 'use it to reconnect the account' );
	await expect( row.getByRole( 'button' ).first() ).toHaveText( 'Reconnect' );
	await expect( notice.getByRole( 'button' ).first() ).toHaveText(
		'Reconnect'
	);
	await expect( row ).toContainText( '96' );

	await graph.control( { fail: null } );
	await notice.getByRole( 'button', { name: 'Reconnect' } ).click();
	await settings.dialog.getByLabel( 'Access token' ).fill( TOKENS.garden );
	await settings.dialog.getByRole( 'button', { name: 'Reconnect' } ).click();
	await expect( row ).toContainText( 'Connected' );
	await expect( told ).toHaveCount( 0 );
} );

test( 'removal is asked for first, and leaves first steps at the end', async ( {
	admin,
	site,
} ) => {
	const settings = new Settings( admin );
	await settings.open();
	for ( const network of [ 'Instagram account', 'Facebook page' ] ) {
		const row = settings.row( network );
		await settings.act( row, 'Remove' );
		await expect( settings.dialog ).toContainText(
			'Its token, posts, and images will be deleted'
		);
		await settings.dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( row ).toBeVisible();
		await settings.act( row, 'Remove' );
		await settings.dialog.getByRole( 'button', { name: 'Remove' } ).click();
		await expect( row ).toHaveCount( 0 );
		await expect( settings.remarks ).toContainText(
			`Hollin Bank Gardens (${ network }) was removed.`
		);
		await expect(
			admin.getByRole( 'heading', { name: 'Connected accounts' } )
		).toBeFocused();
	}
	await expect(
		settings.place.getByRole( 'heading', { name: 'Get an access token' } )
	).toBeVisible();
	const welcome = settings.place.getByRole( 'region', { name: 'Welcome' } );
	await expect( welcome.getByRole( 'link' ) ).toHaveText( [
		/^Create a gallery/,
		/^Create a popup/,
		/^Connect a social feed/,
	] );
	const kept = admin.waitForResponse(
		( response ) =>
			response.url().includes( 'users%2Fme' ) ||
			response.url().includes( 'users/me' )
	);
	await welcome.getByRole( 'button', { name: /^Dismiss/ } ).click();
	await expect( welcome ).toHaveCount( 0 );
	await kept;
	await admin.reload();
	await settings.place
		.getByRole( 'heading', { name: 'Get an access token' } )
		.waitFor();
	await expect( welcome ).toHaveCount( 0 );
	expect(
		await site.php(
			'global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_posts" );'
		)
	).toBe( 0 );
} );

test( 'an account leads to a new page with its feed', async ( { admin } ) => {
	const settings = new Settings( admin );
	await settings.open();
	await settings
		.row( 'Instagram account' )
		.getByRole( 'link', { name: 'Show its posts on a page' } )
		.click();
	const feed = admin
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '[data-type="vitrine/social-feed"]' );
	await expect( feed ).toHaveCount( 1 );
	await expect( feed ).toContainText( 'Hollin Bank Gardens' );
} );

test( 'a token of hours is told before it connects anything', async ( {
	admin,
	graph,
} ) => {
	// From here on it lives for an hour and a half.
	await graph.reset();
	const settings = new Settings( admin );
	await settings.open();
	await settings.find( TOKENS.short );
	const { dialog } = settings;
	await expect( dialog ).toContainText( /This token expires in 1 hour\./ );
	await expect(
		dialog.getByRole( 'button', { name: 'Connect 1 account' } )
	).toBeEnabled();
	await dialog.getByRole( 'button', { name: 'Set up your own app' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	await expect(
		settings.place.getByLabel( /app ID/i ).first()
	).toBeFocused();

	// Whoever reconnects is told, too, and may go on.
	await settings.reconnect( settings.row( 'Facebook page' ), TOKENS.short );
	await expect( dialog ).toContainText( 'This token expires' );
	await dialog.getByRole( 'button', { name: 'Reconnect anyway' } ).click();
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'everything can be done with the keyboard', async ( { admin } ) => {
	const settings = new Settings( admin );
	await settings.open();
	const { keyboard } = admin;
	await admin.getByRole( 'button', { name: 'Connect an account' } ).focus();
	await keyboard.press( 'Enter' );
	await expect(
		settings.dialog.getByRole( 'radio', { name: 'Facebook page' } )
	).toBeFocused();
	await keyboard.press( 'Tab' );
	await expect( settings.dialog.getByLabel( 'Access token' ) ).toBeFocused();
	await keyboard.insertText( TOKENS.printroom );
	await keyboard.press( 'Enter' );
	await expect( settings.dialog.locator( 'legend' ) ).toBeFocused();
	await keyboard.press( 'Tab' );
	await expect(
		settings.dialog.getByRole( 'checkbox', { name: PRINTROOM } )
	).toBeFocused();
	await keyboard.press( 'Enter' );
	await expect( settings.row( PRINTROOM ) ).toContainText( 'Connected' );
	await expect(
		admin.getByRole( 'heading', { name: 'Connected accounts' } )
	).toBeFocused();

	await settings
		.row( PRINTROOM )
		.getByRole( 'button', { name: 'Actions' } )
		.focus();
	await keyboard.press( 'Enter' );
	await expect(
		admin.getByRole( 'menuitem', { name: 'Refresh now' } )
	).toBeFocused();
	await keyboard.press( 'ArrowUp' );
	await expect(
		admin.getByRole( 'menuitem', { name: 'Remove' } )
	).toBeFocused();
	await keyboard.press( 'Enter' );
	await expect( settings.dialog ).toBeVisible();
	await keyboard.press( 'Escape' );
	await expect( settings.dialog ).toHaveCount( 0 );
	await expect( settings.row( PRINTROOM ) ).toBeVisible();
} );

test( 'the screen fits into the smallest window', async ( {
	admin,
	graph,
} ) => {
	await admin.setViewportSize( { width: 320, height: 640 } );
	const settings = new Settings( admin );
	await settings.open();
	await expect(
		settings.place.getByText( 'Facebook page' ).first()
	).toBeVisible();
	await expectNoOverflow( admin );
	await graph.control( { fail: 'expired', account: GARDEN } );
	await settings.place
		.getByRole( 'button', { name: 'Actions' } )
		.first()
		.click();
	await admin.getByRole( 'menuitem', { name: 'Refresh now' } ).click();
	await expect(
		settings.place.locator( '.vitrine-notice' ).first()
	).toContainText( 'expired' );
	await expectNoOverflow( admin );
	await settings.find( TOKENS.expired );
	await expect( settings.dialog ).toContainText( '190/463' );
	await expectNoOverflow( admin );
} );

test( 'a contributor is not let in', async ( { as } ) => {
	const page = await as( 'contributor' );
	const response = await page.goto(
		'/wp-admin/options-general.php?page=vitrine'
	);
	expect( response?.status() ).toBe( 403 );
	await expect( page.locator( '#vitrine-settings' ) ).toHaveCount( 0 );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#adminmenu' ) ).not.toContainText( 'Vitrine' );
} );

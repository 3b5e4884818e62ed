/** Buttons that share a page. */
import { faultsOf } from './support/axe';
import { publishPage, sendPolicy } from './support/content';
import { block } from './support/loop';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const BLOCK = '.wp-block-vitrine-share-buttons';

const some = ( ...ids: string[] ) => ( {
	services: ids.map( ( service ) => ( { service } ) ),
} );

test( 'a link opens in a small window, and the others do what they say', async ( {
	open,
	site,
} ) => {
	sendPolicy(
		site,
		"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'"
	);
	const { url } = await publishPage(
		site,
		block(
			'vitrine/share-buttons',
			some( 'facebook', 'copy', 'share', 'print' )
		)
	);
	const page = await open( {
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	const elsewhere: string[] = [];
	page.context().on( 'request', ( request ) => {
		if ( ! request.url().startsWith( site.url ) ) {
			elsewhere.push( request.url() );
		}
	} );
	// Nobody answers for the networks here.
	await page
		.context()
		.route( /facebook\.com/, ( route ) =>
			route.fulfill( { body: 'Facebook' } )
		);
	await page.addInitScript( () => {
		Object.assign( window, {
			print: () => document.body.setAttribute( 'data-printed', '' ),
		} );
		Object.defineProperty( navigator, 'share', {
			configurable: true,
			value: async ( data: ShareData ) =>
				document.body.setAttribute( 'data-shared', data.url! ),
		} );
	} );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	await expect( page.getByRole( 'button', { name: 'Print' } ) ).toBeVisible();
	expect( elsewhere ).toEqual( [] );

	const link = page.getByRole( 'link', { name: 'Share on Facebook' } );
	const [ popup ] = await Promise.all( [
		page.context().waitForEvent( 'page' ),
		link.click(),
	] );
	await popup.waitForLoadState();
	expect( popup.url() ).toBe(
		`https://www.facebook.com/sharer.php?u=${ encodeURIComponent( url ) }`
	);
	expect(
		await popup.evaluate( () => [ innerWidth, innerHeight, opener ] )
	).toEqual( [ 500, 550, null ] );
	await popup.close();

	await page.getByRole( 'button', { name: 'Copy link' } ).press( 'Enter' );
	await expect( page.getByText( 'Link copied.' ) ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		url
	);
	await page.getByRole( 'button', { name: 'Share' } ).click();
	await expect( page.locator( 'body' ) ).toHaveAttribute(
		'data-shared',
		url
	);
	await page.getByRole( 'button', { name: 'Print' } ).click();
	await expect( page.locator( 'body' ) ).toHaveAttribute(
		'data-printed',
		''
	);
	expect( await shifts() ).toEqual( [] );
} );

test( 'on a phone the bar is below the page, and without JavaScript it has links alone', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		block( 'vitrine/share-buttons', {
			floatPhone: 'bottom',
			floatDesktop: 'start',
			...some( 'facebook', 'x', 'whatsapp', 'email', 'mastodon', 'copy' ),
		} ) + '<!-- wp:paragraph --><p>The last line.</p><!-- /wp:paragraph -->'
	);
	const page = await open( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	} );
	await page.goto( url );
	const bar = page.locator( BLOCK );
	await expect( bar.getByRole( 'link' ) ).toHaveCount( 5 );
	await expect( bar.getByRole( 'button' ) ).toHaveCount( 0 );
	await expectNoOverflow( page );
	const box = ( await bar.boundingBox() )!;
	expect( box ).toMatchObject( { x: 0, width: 320 } );
	expect( box.y + box.height ).toBe( 640 );

	// At the end of the page nothing is below it.
	await page.mouse.wheel( 0, 100000 );
	const footer = page.locator( 'body > * >> visible=true' ).last();
	await expect
		.poll( async () => {
			const end = ( await footer.boundingBox() )!;
			return end.y + end.height;
		} )
		.toBeLessThanOrEqual( box.y );

	await page.setViewportSize( { width: 1100, height: 700 } );
	const text = page.getByText( 'The last line.' );
	const side = ( await bar.boundingBox() )!;
	expect( side.x ).toBe( 0 );
	expect( ( await text.boundingBox() )!.x ).toBeGreaterThanOrEqual(
		side.width
	);

	const scripted = await open();
	await scripted.goto( url );
	await expect(
		scripted.getByRole( 'button', { name: 'Copy link' } )
	).toBeVisible();
	expect( await faultsOf( scripted, BLOCK ) ).toEqual( [] );
} );

test( 'an editor chooses the buttons and their order', async ( { editor } ) => {
	await editor.open();
	const id = await editor.insert( 'vitrine/share-buttons' );
	const shown = editor.canvas.locator( `${ BLOCK }__label` );
	await expect( shown ).toHaveText( [
		'Facebook',
		'X',
		'LinkedIn',
		'WhatsApp',
		'Email',
		'Copy link',
	] );
	const { inspector, page } = editor;
	await inspector.getByRole( 'button', { name: 'Remove LinkedIn' } ).click();
	await inspector.getByRole( 'button', { name: 'Move X up' } ).click();
	await inspector.getByLabel( 'Text of the X button' ).fill( 'Post this' );
	await inspector.getByRole( 'button', { name: 'Add button' } ).click();
	const search = page.getByRole( 'searchbox', { name: 'Search services' } );
	await search.fill( 'pocket' );
	await expect(
		page.getByText( 'Pocket shut down in July 2025.' )
	).toBeVisible();
	await search.fill( 'blue' );
	await page.getByRole( 'button', { name: 'Bluesky', exact: true } ).click();
	await expect( shown ).toHaveText( [
		'Post this',
		'Facebook',
		'WhatsApp',
		'Email',
		'Copy link',
		'Bluesky',
	] );
	expect( await editor.attribute( id, 'services' ) ).toMatchObject( [
		{ service: 'x', label: 'Post this' },
		{ service: 'facebook' },
		{ service: 'whatsapp' },
		{ service: 'email' },
		{ service: 'copy' },
		{ service: 'bluesky' },
	] );
	expect( await editor.isValid() ).toBe( true );
} );

test( 'Mastodon asks for the server of the visitor, and remembers it', async ( {
	open,
	site,
} ) => {
	sendPolicy(
		site,
		"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'"
	);
	const { url } = await publishPage(
		site,
		block( 'vitrine/share-buttons', some( 'mastodon' ) )
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	await page
		.context()
		.route( /social\.example/, ( route ) =>
			route.fulfill( { body: 'Mastodon' } )
		);
	await page.goto( url );
	const link = page.getByRole( 'link', { name: 'Share on Mastodon' } );
	const dialog = page.getByRole( 'dialog', { name: 'Share on Mastodon' } );
	const field = dialog.getByLabel( 'Your Mastodon server' );
	// Style shows it once its script listens.
	await expect( page.locator( ':root.vitrine-can-share' ) ).toBeAttached();
	await link.press( 'Enter' );
	await expect( field ).toBeFocused();
	await expectNoOverflow( page );

	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( link ).toBeFocused();

	await link.click();
	await field.fill( 'no server' );
	await field.press( 'Enter' );
	await expect( dialog.getByRole( 'alert' ) ).toHaveText(
		'Enter the name of a server, such as mastodon.social.'
	);
	await expect( field ).toHaveAccessibleDescription( /Enter the name/ );
	await expect( field ).toBeFocused();

	await field.fill( '@me@social.example' );
	const [ popup ] = await Promise.all( [
		page.context().waitForEvent( 'page' ),
		dialog.getByRole( 'button', { name: 'Share' } ).click(),
	] );
	await popup.waitForLoadState();
	const address = new URL( popup.url() );
	expect( address.origin + address.pathname ).toBe(
		'https://social.example/share'
	);
	expect( address.searchParams.get( 'text' ) ).toMatch(
		new RegExp( `\\n${ url }$` )
	);
	expect( await popup.evaluate( () => opener ) ).toBeNull();
	await popup.close();
	await expect( link ).toBeFocused();

	await page.reload();
	await link.click();
	await expect( field ).toHaveValue( 'social.example' );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( dialog ).toHaveCount( 0 );

	// Who has said no to it since is asked as at first, and nothing is kept.
	await page
		.context()
		.addCookies( [
			{ name: 'wp_consent_preferences', value: 'deny', url },
		] );
	await page.addInitScript( () =>
		Object.assign( window, { wp_has_consent: () => false } )
	);
	await page.reload();
	await link.click();
	await expect( field ).toHaveValue( '' );
	expect(
		await page.evaluate( () => JSON.stringify( localStorage ) )
	).not.toContain( 'social.example' );

	const unruled = await open( { bypassCSP: true } );
	await unruled.goto( url );
	await unruled.getByRole( 'link', { name: 'Share on Mastodon' } ).click();
	await expect( unruled.getByRole( 'dialog' ) ).toBeVisible();
	expect( await faultsOf( unruled, '.vitrine-mastodon' ) ).toEqual( [] );
} );

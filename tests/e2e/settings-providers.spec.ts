import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { providerServer } from '../../tools/provider-server.mjs';
import { faultsOf } from './support/axe';
import { galleryBlock, publish } from './support/gallery';
import { expectNoOverflow } from './support/page';
import { Settings } from './support/settings';
import { expect, test, type Site } from './support/test';
import { errorsOf } from './support/watch';

const KEY = 'f1c0ffee00000000000000000000f1c0';
const PLUGIN = 'wp-content/mu-plugins/vitrine-test-providers.php';

let providers: Awaited< ReturnType< typeof providerServer > >;

test.beforeAll( async () => {
	providers = await providerServer();
} );

test.afterAll( () => providers.stop() );

/** Lets the site call the providers; what a test puts into it is undone. */
function allow( site: Site ): void {
	const lines = Object.entries( providers.constants ).map(
		( [ name, value ] ) => `define( '${ name }', '${ value }' );`
	);
	const file = path.join( site.folder, PLUGIN );
	mkdirSync( path.dirname( file ), { recursive: true } );
	writeFileSync( file, `<?php ${ lines.join( ' ' ) }` );
}

test( 'an administrator connects a provider, and its key never comes back', async ( {
	admin,
	site,
} ) => {
	allow( site );
	const errors = errorsOf( admin );
	const answers: string[] = [];
	admin.on( 'response', async ( response ) => {
		if ( response.url().includes( 'providers' ) ) {
			answers.push( await response.text().catch( () => '' ) );
		}
	} );
	await new Settings( admin ).open();
	await expect( admin.getByText( 'March 31, 2025' ) ).toBeVisible();

	await admin.getByRole( 'button', { name: 'Connect a provider' } ).click();
	const dialog = admin.getByRole( 'dialog' );
	await dialog
		.getByLabel( 'Provider', { exact: true } )
		.selectOption( 'flickr' );
	await dialog.getByLabel( 'Name' ).fill( 'Our garden' );
	await dialog.getByLabel( 'API key' ).fill( 'no key' );
	await dialog.getByLabel( 'User ID' ).fill( '26011645@N00' );
	await dialog
		.getByRole( 'button', { name: 'Connect', exact: true } )
		.click();
	await expect( dialog ).toContainText( 'This is not a Flickr key' );
	await dialog.getByLabel( 'API key' ).fill( KEY );
	await dialog
		.getByRole( 'button', { name: 'Connect', exact: true } )
		.click();
	await expect( dialog ).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'heading', { name: 'Gallery', exact: true } )
	).toBeFocused();

	const card = admin
		.getByRole( 'listitem' )
		.filter( { hasText: 'Our garden (Flickr)' } );
	await expect( card ).toContainText( 'Connected' );
	await expect( card ).toContainText( '3 albums' );
	await card.getByRole( 'button', { name: 'Test' } ).click();
	await expect( admin.locator( '.vitrine-settings__remarks' ) ).toContainText(
		'The provider is responding.'
	);
	// What is told in passing is WordPress's own snackbar, which says that it goes away at a click.
	expect(
		await faultsOf( admin, '#vitrine-settings', [
			'label-content-name-mismatch',
		] )
	).toEqual( [] );
	await admin.setViewportSize( { width: 320, height: 700 } );
	await expectNoOverflow( admin );

	await admin.reload();
	await expect( card ).toContainText( 'Connected' );
	expect( answers.join() ).not.toContain( KEY );
	expect( await admin.content() ).not.toContain( KEY );

	await card.getByRole( 'button', { name: 'Remove' } ).click();
	await dialog.getByRole( 'button', { name: 'Remove' } ).click();
	await expect( card ).toHaveCount( 0 );

	// A key is kept for its address only.
	await admin.getByRole( 'button', { name: 'Connect a provider' } ).click();
	await dialog
		.getByLabel( 'Provider', { exact: true } )
		.selectOption( 'google' );
	const address = dialog.getByLabel( 'Proxy URL' );
	const user = dialog.getByLabel( 'User ID' );
	await address.fill( `${ providers.url }/google/nanogp2.php` );
	await user.fill( 'hollinbank' );
	await dialog
		.getByRole( 'button', { name: 'Connect', exact: true } )
		.click();
	await expect( dialog ).toHaveCount( 0 );
	await admin
		.getByRole( 'listitem' )
		.filter( { hasText: 'Google Photos' } )
		.getByRole( 'button', { name: 'Edit' } )
		.click();
	await expect( dialog ).toContainText( 'Already saved.' );
	await expect( user ).not.toHaveAttribute( 'required' );
	await address.fill( `${ providers.url }/other/nanogp2.php` );
	await expect( dialog ).toContainText( 'Enter this value again' );
	await expect( user ).toHaveAttribute( 'required' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( user ).toBeFocused();
	await user.fill( 'anew' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	// The refusal of the wrong key is the only one.
	expect( errors ).toHaveLength( 1 );
	expect( errors[ 0 ] ).toContain( '422' );
} );

test( 'a provider that fails says what is wrong and what mends it', async ( {
	admin,
	site,
} ) => {
	allow( site );
	await new Settings( admin ).open();
	await admin.getByRole( 'button', { name: 'Connect a provider' } ).click();
	const dialog = admin.getByRole( 'dialog' );
	await dialog
		.getByLabel( 'Script URL' )
		.fill( `${ providers.url }/none.php` );
	await dialog
		.getByRole( 'button', { name: 'Connect', exact: true } )
		.click();
	const card = admin
		.getByRole( 'listitem' )
		.filter( { hasText: 'nanoPhotosProvider2' } );
	await expect( card ).toContainText(
		'Could not retrieve nanoPhotosProvider2 data. Error: 404'
	);
	await expect( card ).toContainText( 'it should return JSON' );
} );

test( 'whatever a provider answers, the screen says it in the words of the original and the page keeps the last good answer', async ( {
	admin,
	visitor,
	site,
} ) => {
	allow( site );
	const control = ( switches: object ) =>
		fetch( `${ providers.url }/__control`, {
			method: 'POST',
			body: JSON.stringify( switches ),
		} );
	await control( { reset: true } );
	await new Settings( admin ).open();
	await admin.getByRole( 'button', { name: 'Connect a provider' } ).click();
	const dialog = admin.getByRole( 'dialog' );
	const connected = admin.waitForResponse(
		( response ) =>
			/\/providers(\?|$)/.test( response.url() ) &&
			response.request().method() === 'POST'
	);
	await dialog
		.getByLabel( 'Script URL' )
		.fill( `${ providers.url }/nano/nano_photos_provider2.php` );
	await dialog
		.getByRole( 'button', { name: 'Connect', exact: true } )
		.click();
	const { id } = await ( await connected ).json();
	const card = admin
		.getByRole( 'listitem' )
		.filter( { hasText: 'nanoPhotosProvider2' } );
	await expect( card ).toContainText( 'Connected' );
	const { url } = await publish(
		site,
		galleryBlock( {
			source: 'provider',
			provider: String( id ),
			providerAlbum: 'Spring',
		} )
	);
	const titles = visitor.locator( '.wp-block-vitrine-gallery__title' );
	await visitor.goto( url );
	await card.getByRole( 'button', { name: 'Refresh now' } ).click();
	await expect( async () => {
		await visitor.goto( url );
		await expect( titles ).toHaveText( [ 'Peace lilies', 'Hibiscus' ] );
	} ).toPass();

	const failing = 'Could not retrieve nanoPhotosProvider2 data. Error:';
	for ( const [ fault, words ] of [
		[ 'html', failing ],
		[ 'html503', `${ failing } 503` ],
		[ 'empty', failing ],
		[ 'notjson', failing ],
		[ 'list', failing ],
		[ 'shape', failing ],
		[ 'oversize', failing ],
		[ 'redirect', failing ],
		[ 'error', `${ failing } error - The disk is full` ],
	] as const ) {
		await control( { fail: fault, path: '/nano/*' } );
		await card.getByRole( 'button', { name: 'Refresh now' } ).click();
		await expect( card, fault ).toContainText( words );
		await visitor.goto( url );
		await expect( titles, fault ).toHaveText( [
			'Peace lilies',
			'Hibiscus',
		] );
		await expect( visitor.locator( 'body' ), fault ).not.toContainText(
			'Could not retrieve'
		);
		await control( { fail: null } );
		await card.getByRole( 'button', { name: 'Refresh now' } ).click();
		await expect( card, fault ).not.toContainText( failing );
	}

	// Markup in every text, addresses of other hosts and private ones.
	await control( { hostile: true } );
	await card.getByRole( 'button', { name: 'Refresh now' } ).click();
	await expect( card ).toContainText( 'Connected' );
	const asked: string[] = [];
	visitor.on( 'request', ( request ) => asked.push( request.url() ) );
	await visitor.goto( url );
	await visitor.waitForLoadState( 'load' );
	expect(
		asked.filter( ( one ) => ! one.startsWith( `${ site.url }/` ) )
	).toEqual( [] );
	await expect( visitor.locator( '[onerror], [onload]' ) ).toHaveCount( 0 );
	await control( { reset: true } );
} );

test( 'the place of photographs is kept only where the owner says so', async ( {
	admin,
	site,
} ) => {
	await new Settings( admin ).open();
	const toggle = admin.getByRole( 'checkbox', {
		name: 'Keep photo locations',
	} );
	await expect( toggle ).not.toBeChecked();
	await toggle.check();
	await expect( admin.locator( '.vitrine-settings__remarks' ) ).toContainText(
		'Saved.'
	);
	expect(
		await site.php( `return (bool) get_option( 'vitrine_keep_location' );` )
	).toBe( true );
	await toggle.uncheck();
	await expect
		.poll( () =>
			site.php( `return (bool) get_option( 'vitrine_keep_location' );` )
		)
		.toBe( false );
	await admin.reload();
	await expect( toggle ).not.toBeChecked();
} );

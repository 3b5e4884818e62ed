import { expectNoToken, Settings } from './support/settings';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const APPS = {
	facebook: [ '2048620934001177', 'vitrine-app-secret' ],
	instagram: [ '1048620934001188', 'vitrine-instagram-secret' ],
} as const;

test( 'accounts are connected by logging in with the site’s own app', async ( {
	admin,
} ) => {
	const errors = errorsOf( admin );
	const settings = new Settings( admin );
	const noToken = expectNoToken( admin );
	await settings.open();

	// Without an app there is nothing to log in by.
	await admin.getByRole( 'button', { name: 'Connect an account' } ).click();
	await expect(
		settings.dialog.getByRole( 'button', { name: /Log in/ } )
	).toHaveCount( 0 );
	await admin.keyboard.press( 'Escape' );

	await admin.getByText( 'Your own app', { exact: true } ).click();
	for ( const [ network, [ id, secret ] ] of Object.entries( APPS ) ) {
		const form = admin.getByRole( 'form', {
			name: network === 'facebook' ? 'Facebook app' : 'Instagram app',
		} );
		await form.getByLabel( /app ID/i ).fill( id );
		await form.getByLabel( /app secret/i ).fill( secret );
		await form.getByRole( 'button', { name: 'Save' } ).click();
		await expect( form ).toContainText( 'Already saved.' );
		await expect( form.getByLabel( /app secret/i ) ).toHaveValue( '' );
	}

	// Canceled: words and a way on.
	await admin.getByRole( 'button', { name: 'Connect an account' } ).click();
	await settings.dialog
		.getByRole( 'button', { name: 'Log in with Facebook' } )
		.press( 'Enter' );
	await admin
		.getByRole( 'heading', { name: 'Vitrine asks for access' } )
		.waitFor();
	await admin.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( settings.dialog ).toContainText( 'The login was canceled.' );
	expect( admin.url() ).toMatch( /options-general\.php\?page=vitrine$/ );

	// Without a permission that is needed.
	await settings.dialog
		.getByRole( 'button', { name: 'Log in again' } )
		.click();
	await settings.dialog
		.getByRole( 'button', { name: 'Log in with Facebook' } )
		.click();
	await admin.getByLabel( 'pages_read_engagement' ).uncheck();
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( settings.dialog ).toContainText(
		'not granted: pages_read_engagement'
	);

	// All of them.
	await settings.dialog
		.getByRole( 'button', { name: 'Log in again' } )
		.click();
	await settings.dialog
		.getByRole( 'button', { name: 'Log in with Facebook' } )
		.click();
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect(
		settings.dialog.getByRole( 'checkbox', { name: 'Print Room' } )
	).toBeChecked();
	await settings.connect();
	const row = settings
		.row( 'Print Room' )
		.filter( { hasText: 'Facebook page' } );
	await expect( row ).toContainText( 'Connected' );
	await expect( row ).toContainText( 'Never expires' );

	// The other network.
	await admin.getByRole( 'button', { name: 'Connect an account' } ).click();
	await settings.dialog
		.getByRole( 'radio', { name: 'Instagram account' } )
		.check();
	await expect(
		settings.dialog.getByRole( 'button', { name: /Log in with/ } )
	).toHaveText( [ 'Log in with Instagram', 'Log in with Facebook' ] );
	await settings.dialog
		.getByRole( 'button', { name: 'Log in with Instagram' } )
		.click();
	await admin
		.getByRole( 'combobox', { name: 'Account' } )
		.selectOption( 'hollinbankprints' );
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await settings.connect();
	await expect(
		settings.row( /hollinbankprints|Print Room/ ).filter( {
			hasText: 'Instagram account',
		} )
	).toContainText( /(59|60) days left/ );

	await noToken();
	for ( const [ , secret ] of Object.values( APPS ) ) {
		expect( await admin.content() ).not.toContain( secret );
	}
	// Browsers complain of the two refusals.
	expect( errors.filter( ( error ) => ! error.includes( '422' ) ) ).toEqual(
		[]
	);
} );

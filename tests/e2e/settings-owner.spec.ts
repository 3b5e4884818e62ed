import { expectNoOverflow } from './support/page';
import { TOKENS } from './support/content';
import { Settings } from './support/settings';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

test( 'the owner sees where feeds stand, and decides about e-mails and storage', async ( {
	admin,
	site,
} ) => {
	const errors = errorsOf( admin );
	const settings = new Settings( admin );
	const page = await site.php< number >(
		`kses_remove_filters(); return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => '<img src=x onerror=alert(1)>Roses &amp; more', 'post_content' => '<!-- wp:vitrine/social-feed {"source":1} /-->' ] );`
	);
	await settings.open();
	await settings.find( TOKENS.printroom );
	await settings.connect();

	const places = settings.place.getByRole( 'region', {
		name: 'Where feeds appear',
	} );
	const row = places
		.getByRole( 'listitem' )
		.filter( { hasText: 'Roses & more' } );
	await expect( row ).toContainText( 'Content · Page · Draft' );
	await expect( row.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		new RegExp( `post=${ page }&action=edit$` )
	);

	const mail = admin.getByRole( 'checkbox', { name: /Send an email/ } );
	const days = admin.getByRole( 'spinbutton', {
		name: 'Days to keep posts',
	} );
	const form = admin.getByRole( 'region', { name: 'Email and storage' } );
	await expect( mail ).toBeChecked();
	await expect( days ).toHaveValue( '0' );
	await mail.uncheck();
	await days.fill( '90' );
	await form.getByRole( 'button', { name: 'Save' } ).click();
	await expect( settings.remarks ).toContainText( 'Saved.' );
	await admin.reload();
	await expect( mail ).not.toBeChecked();
	await expect( days ).toHaveValue( '90' );

	await admin.screenshot( {
		path: test.info().outputPath( 'wide.png' ),
		fullPage: true,
	} );
	await admin.setViewportSize( { width: 320, height: 640 } );
	await expectNoOverflow( admin );
	await admin.screenshot( {
		path: test.info().outputPath( 'narrow.png' ),
		fullPage: true,
	} );
	expect( errors ).toEqual( [] );
} );

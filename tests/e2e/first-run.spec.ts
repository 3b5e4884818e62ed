/** An owner's first minutes: how many presses lead from the notice after the activation to a page with a gallery. */
import type { Locator } from '@playwright/test';
import { Editor } from './support/editor';
import { GALLERY, galleryPart } from './support/gallery';
import { expect, test } from './support/test';

/** A picture that any GD can read. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

test( 'a gallery takes four presses from the notice to the published page', async ( {
	admin,
	site,
	visitor,
} ) => {
	await site.php( `return update_option( 'vitrine_first_run', '1', true );` );
	let presses = 0;
	const press = async ( control: Locator ) => {
		presses++;
		await control.click();
	};
	await admin.goto( '/wp-admin/plugins.php' );
	await press( admin.getByRole( 'link', { name: 'Create a gallery' } ) );

	const editor = new Editor( admin );
	const gallery = editor.canvas.locator( GALLERY );
	const chooser = admin.waitForEvent( 'filechooser' );
	await press( gallery.getByRole( 'button', { name: 'Upload' } ) );
	await (
		await chooser
	).setFiles(
		[ 'DSC_0001', 'DSC_0002', 'DSC_0003' ].map( ( name ) => ( {
			name: `${ name }.png`,
			mimeType: 'image/png',
			buffer: PIXEL,
		} ) )
	);
	await expect( gallery.locator( galleryPart( 'item' ) ) ).toHaveCount( 3 );
	await editor.setTitle( 'Our garden' );
	const publish = admin.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	await expect( publish ).toBeEnabled();
	await press( publish );
	await press(
		admin
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	const link = admin
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'link', { name: 'View Page' } );
	await visitor.goto( ( await link.getAttribute( 'href' ) )! );
	await expect( visitor.locator( galleryPart( 'item' ) ) ).toHaveCount( 3 );
	// Nobody has written these: they are names of files.
	await expect( visitor.locator( GALLERY ) ).not.toContainText( 'DSC' );
	expect( presses ).toBe( 4 );

	await admin.goto( '/wp-admin/' );
	await admin.getByRole( 'link', { name: 'Dismiss', exact: true } ).click();
	await expect(
		admin.getByRole( 'link', { name: 'Create a gallery' } )
	).toHaveCount( 0 );
} );

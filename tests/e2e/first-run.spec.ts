/** An owner's first minutes: how many presses lead from the notice after the activation to a published page. */
import type { Locator, Page } from '@playwright/test';
import { TOKENS } from './support/content';
import { Editor } from './support/editor';
import { GALLERY, galleryPart } from './support/gallery';
import { Settings } from './support/settings';
import { expect, test, type Site } from './support/test';

/** A picture that any GD can read. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

/**
 * Opens the notice, and counts what somebody presses from there.
 *
 * @param admin The page.
 * @param site  The site.
 */
async function beginner( admin: Page, site: Site ) {
	await site.php( `return update_option( 'vitrine_first_run', '1', true );` );
	await admin.goto( '/wp-admin/plugins.php' );
	let presses = 0;
	const press = async ( control: Locator ) => {
		presses++;
		await control.click();
	};
	/** Publishes, and answers with the address for visitors. */
	const publish = async (): Promise< string > => {
		const name = { name: 'Publish', exact: true };
		await expect( admin.getByRole( 'button', name ) ).toBeEnabled();
		await press( admin.getByRole( 'button', name ) );
		const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
		await press( panel.getByRole( 'button', name ) );
		const link = panel.getByRole( 'link', { name: 'View Page' } );
		return ( await link.getAttribute( 'href' ) )!;
	};
	return { press, publish, count: () => presses };
}

test( 'a gallery takes four presses from the notice to the published page', async ( {
	admin,
	site,
	visitor,
} ) => {
	const { press, publish, count } = await beginner( admin, site );
	await press( admin.getByRole( 'link', { name: 'Create a gallery' } ) );

	const editor = new Editor( admin );
	const gallery = editor.canvas.locator( GALLERY );
	const chooser = admin.waitForEvent( 'filechooser' );
	await press( gallery.getByRole( 'button', { name: 'Upload' } ) );
	const files = await chooser;
	await files.setFiles(
		[ 'DSC_0001', 'DSC_0002', 'DSC_0003' ].map( ( name ) => ( {
			name: `${ name }.png`,
			mimeType: 'image/png',
			buffer: PIXEL,
		} ) )
	);
	await expect( gallery.locator( galleryPart( 'item' ) ) ).toHaveCount( 3 );
	await editor.setTitle( 'Our garden' );
	await visitor.goto( await publish() );
	await expect( visitor.locator( galleryPart( 'item' ) ) ).toHaveCount( 3 );
	// Nobody has written these: they are names of files.
	await expect( visitor.locator( GALLERY ) ).not.toContainText( 'DSC' );
	expect( count() ).toBe( 4 );

	await admin.goto( '/wp-admin/' );
	await admin.getByRole( 'link', { name: 'Dismiss', exact: true } ).click();
	await expect(
		admin.getByRole( 'link', { name: 'Create a gallery' } )
	).toHaveCount( 0 );
} );

test( 'a feed takes six presses from the notice to the published page, once there is a token', async ( {
	admin,
	site,
	visitor,
} ) => {
	const { press, publish, count } = await beginner( admin, site );
	await press( admin.getByRole( 'link', { name: 'Connect a social feed' } ) );
	const { dialog, place } = new Settings( admin );
	await dialog.getByLabel( 'Access token' ).fill( TOKENS.printroom );
	await press( dialog.getByRole( 'button', { name: 'Find accounts' } ) );
	await press( dialog.getByRole( 'button', { name: 'Connect 1 account' } ) );
	await press(
		place.getByRole( 'link', {
			name: 'Show its posts on a page: The Print Room',
		} )
	);
	const editor = new Editor( admin );
	await editor.feed.block.waitFor();
	await editor.setTitle( 'News' );
	await visitor.goto( await publish() );
	await expect(
		visitor.locator( '.wp-block-vitrine-social-feed__post' ).first()
	).toBeVisible();
	expect( count() ).toBe( 6 );
} );

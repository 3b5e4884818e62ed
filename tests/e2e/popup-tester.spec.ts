/** The tester in the editor, and `?popup-debug` on the site. */
import { faultsOf } from './support/axe';
import { publishPage } from './support/content';
import { expect, test, type Site } from './support/test';

/** Adds a popup of a page; its id. */
const addPopup = ( site: Site, page: number, attributes: object ) =>
	site.php< number >(
		`
		$content = '<!-- wp:vitrine/popup ' . serialize_block_attributes( $given['attributes'] ) . ' --><!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->';
		return wp_insert_post( wp_slash( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => 'Tried', 'post_content' => $content ) ), true );
		`,
		{
			attributes: {
				conditions: [
					{
						type: 'include',
						name: 'singular',
						sub_name: 'page',
						sub_id: String( page ),
					},
				],
				...attributes,
			},
		}
	);

const RULES = {
	timing: {
		devices: 'yes',
		devices_devices: [ 'mobile' ],
		page_views: 'yes',
		page_views_views: 2,
	},
	triggers: { inactivity: 'yes', inactivity_time: 40 },
};

test( 'the tester explains every rule and the moment of each trigger', async ( {
	site,
	editor,
} ) => {
	const { id, url } = await publishPage( site, '<p>Words</p>' );
	const { page } = editor;
	await page.goto(
		`/wp-admin/post.php?action=edit&post=${ await addPopup( site, id, RULES ) }`
	);
	await editor.canvas
		.locator( '[data-type="vitrine/popup"]' )
		.first()
		.waitFor();
	await page.getByRole( 'button', { name: 'Test' } ).click();
	const tester = page.getByRole( 'dialog', { name: 'Test this popup' } );
	const verdict = tester.getByRole( 'status' ).first();
	const line = ( text: string | RegExp ) =>
		tester.getByRole( 'listitem' ).filter( { hasText: text } );

	// It begins on a page that the popup is on; the front page is none.
	await expect( line( `singular/page/${ id }` ) ).toContainText( 'Yes:' );
	await tester.getByLabel( 'Page', { exact: true } ).fill( `${ site.url }/` );
	await expect(
		line( 'Its display conditions do not include this page' )
	).toContainText( 'No:' );
	await tester.getByLabel( 'Page', { exact: true } ).fill( url );
	await expect( line( `singular/page/${ id }` ) ).toContainText( 'Yes:' );
	await expect( line( 'a desktop' ) ).toContainText( 'No:' );
	await expect( verdict ).toContainText( 'It does not open.' );

	await tester.getByLabel( 'Device' ).selectOption( { label: 'Phone' } );
	await expect( line( 'a phone' ) ).toContainText( 'Yes:' );
	await expect( line( '0 page views' ) ).toContainText( 'No:' );
	await tester.getByLabel( 'Page views so far' ).fill( '2' );
	await expect( line( '2 page views' ) ).toContainText( 'Yes:' );
	await expect( verdict ).toContainText( 'It is waiting for a trigger.' );

	await tester
		.getByRole( 'spinbutton', { name: 'Seconds of inactivity' } )
		.fill( '40' );
	await expect( verdict ).toContainText( 'It opens.' );
	// Without consent each page is the first one.
	await tester.getByLabel( 'Allows counting' ).uncheck();
	await expect( verdict ).toContainText( 'It does not open.' );
	expect( await faultsOf( page, '.vitrine-popup-tester' ) ).toEqual( [] );

	await tester
		.getByLabel( 'Page', { exact: true } )
		.fill( `${ url }nowhere/` );
	await expect( line( 'singular/not_found404' ) ).toContainText( 'No:' );
	await tester
		.getByLabel( 'Page', { exact: true } )
		.fill( 'https://elsewhere.example/' );
	await expect( line( 'not on this site' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( tester ).toBeHidden();
} );

test( '?popup-debug explains the page to those who edit popups, and to nobody else', async ( {
	site,
	admin: page,
	visitor,
	as,
} ) => {
	const { id, url } = await publishPage(
		site,
		'<p><a class="try" href="#">Link</a> <b class="try">Words</b></p>'
	);
	await addPopup( site, id, {
		...RULES,
		settings: { open_selector: '.try' },
		timing: { page_views: 'yes', page_views_views: 2 },
	} );
	const address = `${ url }${ url.includes( '?' ) ? '&' : '?' }popup-debug`;
	await page.goto( address );
	const panel = page.getByRole( 'region', { name: 'Popups on this page' } );
	await expect( panel ).toContainText( 'Tried' );
	await expect( panel ).toContainText(
		'page views since the popup was first checked'
	);
	await expect( panel ).toContainText( '“.try” matches 2 elements' );
	await expect( panel ).toContainText(
		'1 of them cannot be used with a keyboard, such as a <b>'
	);
	await panel.getByRole( 'button', { name: 'Open' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Tried' } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog', { name: 'Tried' } ) ).toBeHidden();
	await expect( panel ).toContainText( 'show: link' );

	const contributor = await as( 'contributor' );
	for ( const somebody of [ visitor, contributor ] ) {
		const plain = await somebody.request.get( address );
		expect( await plain.text() ).not.toContain( 'vitrine-popup-debug' );
		const json = await somebody.request.get( `${ address }=json` );
		expect( json.headers()[ 'content-type' ] ).toContain( 'text/html' );
	}
} );

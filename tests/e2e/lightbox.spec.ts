/** Links to images and videos that open over the page, in the viewer of galleries. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage, sendPolicy } from './support/content';
import { expect, test, type Site } from './support/test';
import { requestsOf } from './support/watch';

interface Image {
	id: number;
	full: string;
	small: string;
}

/** Three images of the library; the first has a title and a description, the second no title. */
const images = ( site: Site ) =>
	site.php< Image[] >( `
		$ids = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'numberposts' => 3, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ) );
		wp_update_post( array( 'ID' => $ids[0], 'post_title' => 'The old harbor', 'post_content' => 'Seen from <b>the wall</b>' ) );
		wp_update_post( array( 'ID' => $ids[1], 'post_title' => '' ) );
		return array_map( fn( $id ) => array( 'id' => $id, 'full' => wp_get_attachment_url( $id ), 'small' => wp_get_attachment_image_url( $id, 'medium' ) ), $ids );
	` );

/** What is stored for the site. */
const setUp = ( site: Site, settings: object ) =>
	site.php( `update_option( 'vitrine_lightbox', $given );`, settings );

const block = ( { id, full, small }: Image, stored = {}, caption = '' ) =>
	`<!-- wp:image ${ JSON.stringify( { id, sizeSlug: 'medium', linkDestination: 'media', ...stored } ) } --><figure class="wp-block-image size-medium"><a href="${ full }"><img src="${ small }" alt="" class="wp-image-${ id }"/></a>${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure><!-- /wp:image -->`;

const gallery = ( inside: string ) =>
	`<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ inside }</figure><!-- /wp:gallery -->`;

const text = ( html: string ) =>
	`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;

const viewer = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Image viewer' } );

/** The image that is seen, and what is said of it. */
async function expectShown( page: Page, address: string, words: RegExp ) {
	await expect(
		viewer( page ).locator( `img[src="${ address }"]` )
	).toBeInViewport();
	await expect( viewer( page ) ).toContainText( words );
}

test( 'all links to images: a gallery is paged through, keys and Back lead out, and nothing but the press loads the viewer', async ( {
	site,
	visitor,
} ) => {
	const [ one, two, three ] = ( await images( site ) ) as [
		Image,
		Image,
		Image,
	];
	await setUp( site, { links: 'all' } );
	const { url } = await publishPage(
		site,
		gallery( block( one ) + block( two, {}, 'Two <em>boats</em>' ) ) +
			text( `<a href="${ three.full }">The third</a>` ) +
			text( `<a href="${ three.full }" download>A file</a>` )
	);
	// Its own scripts are files, and nothing is evaluated.
	sendPolicy( site, "script-src 'self'" );
	const files = requestsOf( visitor, ( { pathname } ) =>
		/\/build\/.*\.js$/.test( pathname )
	);
	await visitor.goto( url );
	await expect( visitor.getByText( 'The third' ) ).toBeVisible();
	expect(
		files.map( ( file ) => file.replace( /^.*build\/|\?.*$/g, '' ) )
	).toEqual( [ 'frontend/lightbox.js' ] );

	const links = visitor.locator( '.wp-block-gallery a' );
	await links.first().click();
	await expectShown( visitor, one.full, /The old harbor/ );
	await expect( viewer( visitor ) ).toContainText( 'Seen from the wall' );
	await expect( viewer( visitor ) ).toContainText( '1/2' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expectShown( visitor, two.full, /Two boats/ );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer( visitor ) ).toHaveCount( 0 );
	await expect( links.nth( 1 ) ).toBeFocused();
	expect( visitor.url() ).toBe( url );

	// A link in a text is alone: there is nothing to page through.
	const third = visitor.getByRole( 'link', { name: 'The third' } );
	await third.press( 'Enter' );
	await expectShown( visitor, three.full, /1\/1/ );
	await visitor.goBack();
	await expect( viewer( visitor ) ).toHaveCount( 0 );
	await expect( third ).toBeFocused();

	const download = visitor.waitForEvent( 'download' );
	await visitor.getByRole( 'link', { name: 'A file' } ).click();
	await download;
} );

test( 'only what is asked for: a block, a link, a video; groups by name; the lightbox of WordPress goes on', async ( {
	site,
	open,
} ) => {
	const [ one, two, three ] = ( await images( site ) ) as [
		Image,
		Image,
		Image,
	];
	const asked = { vitrineLightbox: { open: 'yes', group: 'Trips' } };
	const { url } = await publishPage(
		site,
		block( one, asked ) +
			text( `<a href="${ two.full }">Not asked</a>` ) +
			block( three, asked ) +
			text(
				'<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><span class="vitrine-lightbox" data-vitrine-lightbox="yes">Our film</span></a>'
			) +
			`<!-- wp:image {"id":${ two.id },"lightbox":{"enabled":true},"vitrineLightbox":{"open":"yes"}} --><figure class="wp-block-image" id="core"><img src="${ two.small }" alt="" class="wp-image-${ two.id }"/></figure><!-- /wp:image -->`
	);
	const page = await open( {
		viewport: { width: 320, height: 640 },
		hasTouch: true,
	} );
	const elsewhere = requestsOf(
		page,
		( { protocol, origin } ) =>
			protocol.startsWith( 'http' ) &&
			origin !== new URL( site.url ).origin
	);
	await page.goto( url );
	await page.locator( '.wp-block-image a' ).first().tap();
	await expectShown( page, one.full, /1\/2/ );
	expect( await faultsOf( page, '.vitrine-viewer' ) ).toEqual( [] );
	await page.keyboard.press( 'ArrowLeft' );
	await expectShown( page, three.full, /2\/2/ );
	await page.keyboard.press( 'Escape' );
	await expect( viewer( page ) ).toHaveCount( 0 );

	await page.getByText( 'Our film' ).tap();
	await expect(
		viewer( page ).getByRole( 'button', { name: 'Play Video Our film' } )
	).toBeVisible();
	expect( elsewhere ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( viewer( page ) ).toHaveCount( 0 );

	await page.locator( '#core button' ).click();
	await expect( page.locator( '.wp-lightbox-overlay.active' ) ).toBeVisible();
	await expect( viewer( page ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );

	await page.getByRole( 'link', { name: 'Not asked' } ).click();
	await expect( page ).toHaveURL( two.full );
} );

test( "Elementor's action in an address opens only what a link of the page carries; without script it is a link", async ( {
	site,
	open,
} ) => {
	const [ one, two ] = ( await images( site ) ) as [ Image, Image ];
	const actionOf = ( { full }: Image ) =>
		`#elementor-action%3Aaction%3Dlightbox%26settings%3D${ encodeURIComponent( btoa( JSON.stringify( { id: 1, url: full } ) ) ) }`;
	const { url } = await publishPage(
		site,
		text( `<a href="${ actionOf( one ) }">Look</a>` )
	);
	const page = await open();
	await page.goto( url + actionOf( one ) );
	await expectShown( page, one.full, /1\/1/ );
	await page.goto( 'about:blank' );
	await page.goto( url + actionOf( two ) );
	const link = page.getByRole( 'link', { name: 'Look' } );
	await link.hover();
	await expect( viewer( page ) ).toHaveCount( 0 );

	const plain = await open( { javaScriptEnabled: false } );
	await plain.goto( url );
	await plain.getByRole( 'link', { name: 'Look' } ).click();
	await expect( plain ).toHaveURL( one.full );
} );

test( 'where the viewer cannot be had, the link is followed', async ( {
	site,
	visitor,
} ) => {
	const [ one ] = ( await images( site ) ) as [ Image ];
	await setUp( site, { links: 'all' } );
	const { url } = await publishPage( site, block( one ) );
	await visitor.route( /lightbox-viewer\.js/, ( route ) => route.abort() );
	await visitor.goto( url );
	await visitor.locator( '.wp-block-image a' ).click();
	await expect( visitor ).toHaveURL( one.full );
} );

test( 'an editor lets an image and a link in a text open; the owner sets it for the site', async ( {
	site,
	admin,
	editor,
} ) => {
	const [ one ] = ( await images( site ) ) as [ Image ];
	const { id } = await publishPage(
		site,
		`<!-- wp:image {"id":${ one.id },"sizeSlug":"medium"} --><figure class="wp-block-image size-medium"><img src="${ one.small }" alt="A harbor" class="wp-image-${ one.id }"/></figure><!-- /wp:image -->` +
			text( `See <a href="${ one.full }">this harbor</a> at dawn` )
	);
	await editor.open( id );
	await editor.canvas
		.getByRole( 'document', { name: 'Block: Image' } )
		.click();
	await editor.inspector.getByRole( 'tab', { name: 'Settings' } ).click();
	await editor.inspector
		.getByRole( 'combobox', { name: 'Open in lightbox' } )
		.selectOption( 'Yes' );
	await editor.inspector
		.getByRole( 'textbox', { name: 'Group' } )
		.fill( 'Harbors' );
	// What has no link would not open.
	await expect
		.poll( () => editor.content() )
		.toContain( `<a href="${ one.full }"><img` );
	expect( await editor.content() ).toContain(
		'"vitrineLightbox":{"open":"yes","group":"Harbors"}'
	);

	await editor.canvas.getByText( 'this harbor' ).click();
	await editor.toolbar.getByRole( 'button', { name: 'More' } ).click();
	await admin
		.getByRole( 'menuitemcheckbox', { name: 'Open in lightbox' } )
		.click();
	await expect
		.poll( () => editor.content() )
		.toMatch(
			/See (<a [^>]*>)?<span data-vitrine-lightbox="yes" class="vitrine-lightbox">(<a [^>]*>)?this harbor(<\/a>)?<\/span>(<\/a>)? at dawn/
		);
	expect( await editor.isValid() ).toBe( true );

	await admin.goto( '/wp-admin/options-general.php?page=vitrine' );
	const panel = admin.getByRole( 'region', { name: 'Lightbox' } );
	await panel.getByRole( 'radio', { name: 'All links to images' } ).check();
	await panel.getByRole( 'checkbox', { name: 'Share button' } ).uncheck();
	await panel
		.getByRole( 'combobox', { name: 'Title' } )
		.selectOption( 'Alternative text' );
	await panel.getByRole( 'button', { name: 'Save' } ).click();
	await expect( admin.locator( '.vitrine-settings__remarks' ) ).toContainText(
		'Saved.'
	);
	expect( await faultsOf( admin, '.vitrine-setting' ) ).toEqual( [] );
	expect(
		await site.php( `return get_option( 'vitrine_lightbox' );` )
	).toMatchObject( { links: 'all', share: false, title: 'alt', zoom: true } );
} );

/**
 * Links and buttons that open popups (docs/popup.md, "Controls").
 */
import type { Locator, Page } from '@playwright/test';
import { publishPage } from './support/content';
import type { Editor } from './support/editor';
import {
	item as menuItem,
	Menu,
	menu as megaMenu,
	paragraph,
} from './support/menu';
import { opened } from './support/popup';
import { expect, test, type Site } from './support/test';

const CLOSE = `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"tagName":"button","vitrinePopup":{"action":"dismiss","popup":0}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">No, thanks</button></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

/** Adds a popup of the site; its id. */
const addPopup = ( site: Site, title: string, status = 'publish' ) =>
	site.php< number >(
		`
		return wp_insert_post( wp_slash( array(
			'post_type'    => 'vitrine_popup',
			'post_status'  => $given['status'],
			'post_title'   => $given['title'],
			'post_content' => '<!-- wp:vitrine/popup --><!-- wp:paragraph --><p>Once a month.</p><!-- /wp:paragraph -->' . $given['close'] . '<!-- /wp:vitrine/popup -->',
		) ), true );
		`,
		{ title, status, close: CLOSE }
	);

/** A Button as it is saved. */
const button = ( popup: number, action = 'open', href = '' ) =>
	href
		? `<!-- wp:button {"vitrinePopup":{"action":"${ action }","popup":${ popup }}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${ href }">A link</a></div><!-- /wp:button -->`
		: `<!-- wp:button {"tagName":"button","vitrinePopup":{"action":"${ action }","popup":${ popup }}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">A button</button></div><!-- /wp:button -->`;

const buttons = ( ...inside: string[] ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons">${ inside.join( '' ) }</div><!-- /wp:buttons -->`;

/** Selects the first block of a kind. */
async function select( editor: Editor, name: string ): Promise< string > {
	return editor.page.evaluate( async ( type ) => {
		const { data } = (
			window as unknown as {
				wp: {
					data: Record<
						'select' | 'dispatch',
						( store: string ) => {
							getBlocksByName: ( name: string ) => string[];
							selectBlock: ( id?: string ) => Promise< void >;
						}
					>;
				};
			}
		 ).wp;
		const [ id = '' ] = data
			.select( 'core/block-editor' )
			.getBlocksByName( type );
		await data.dispatch( 'core/block-editor' ).selectBlock( id );
		return id;
	}, name );
}

/** Chooses what a control does, in its panel or popover. */
async function choose( within: Locator, title: string ): Promise< void > {
	await within
		.getByRole( 'combobox', { name: 'On click' } )
		.selectOption( 'open' );
	const popup = within.getByRole( 'combobox', { name: 'Popup' } );
	await popup.fill( title );
	await expect(
		within.getByRole( 'option', { name: title, exact: true } )
	).toBeVisible();
	await popup.press( 'Enter' );
	await expect( popup ).toHaveValue( title );
}

const isOpen = ( page: Page, id: number ) =>
	expect( page.locator( `#popup-${ id }[open]` ) ).toBeVisible();

test.describe( 'In the editor', () => {
	test( 'a button opens a popup that is found by its title, and says what becomes of it @smoke', async ( {
		site,
		editor,
		visitor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const page = await publishPage(
			site,
			buttons(
				'<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Subscribe</a></div><!-- /wp:button -->'
			)
		);
		await editor.open( page.id );
		const block = await select( editor, 'core/button' );
		const toggle = editor.toolbar.getByRole( 'button', {
			name: 'Popup',
			exact: true,
		} );
		await expect( toggle ).toHaveAttribute( 'aria-pressed', 'false' );
		await toggle.click();
		const dropdown = editor.page.locator( '.vitrine-popup-link__dropdown' );
		await choose( dropdown, 'The newsletter' );
		await expect( dropdown ).toContainText( 'This becomes a button' );
		await expect( toggle ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect(
			editor.canvas.locator( '.has-vitrine-popup' )
		).toHaveCount( 1 );
		expect( await editor.attribute( block, 'tagName' ) ).toBe( 'button' );

		await dropdown.getByLabel( 'Fallback URL' ).fill( '/news/' );
		await expect( dropdown ).toContainText( 'opens /news/' );
		expect( await editor.attribute( block, 'tagName' ) ).not.toBe(
			'button'
		);
		await dropdown.getByLabel( 'Fallback URL' ).fill( '' );
		expect( await editor.isValid() ).toBe( true );
		await editor.publish();

		await visitor.goto( page.url );
		await visitor.getByRole( 'button', { name: 'Subscribe' } ).click();
		await opened( visitor, `popup-${ id }` );
	} );

	test( 'an image and a navigation link get an address to the popup, and lose it with the panel’s reset', async ( {
		site,
		editor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const menu = await site.php< number >(
			`return wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Menu', 'post_content' => '<!-- wp:navigation-link {"label":"Offer","url":"","kind":"custom"} /-->' ) );`
		);
		const page = await publishPage(
			site,
			`<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt="Logo"/></figure><!-- /wp:image --><!-- wp:navigation {"ref":${ menu },"overlayMenu":"never"} /-->${ megaMenu( menuItem( 'Offer' ) ) }`
		);
		await editor.open( page.id );
		const image = await select( editor, 'core/image' );
		await editor.inspector.getByRole( 'tab', { name: 'Settings' } ).click();
		await choose( editor.inspector, 'The newsletter' );
		expect( await editor.attribute( image, 'href' ) ).toBe(
			`#popup-${ id }`
		);
		expect( await editor.attribute( image, 'linkDestination' ) ).toBe(
			'custom'
		);
		expect( await editor.isValid() ).toBe( true );
		await editor.inspector
			.getByRole( 'button', { name: 'Popup options' } )
			.click();
		await editor.page
			.getByRole( 'menuitem', { name: 'Reset all' } )
			.click();
		expect( await editor.attribute( image, 'href' ) ).toBeFalsy();
		expect( await editor.attribute( image, 'vitrinePopup' ) ).toBeFalsy();

		await editor.canvas
			.locator( '[data-type="core/navigation-link"]' )
			.waitFor();
		const link = await select( editor, 'core/navigation-link' );
		await editor.toolbar
			.getByRole( 'button', { name: 'Popup', exact: true } )
			.click();
		await choose(
			editor.page.locator( '.vitrine-popup-link__dropdown' ),
			'The newsletter'
		);
		expect( await editor.attribute( link, 'url' ) ).toBe(
			`#popup-${ id }`
		);
		expect( await editor.attribute( link, 'vitrinePopup' ) ).toEqual( {
			action: 'open',
			popup: id,
		} );

		const offer = await select( editor, 'vitrine/mega-menu-item' );
		await choose( editor.inspector, 'The newsletter' );
		expect( await editor.attribute( offer, 'url' ) ).toBe(
			`#popup-${ id }`
		);
	} );

	test( 'words become a link to a popup by keyboard alone', async ( {
		site,
		editor,
		visitor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const page = await publishPage(
			site,
			'<!-- wp:paragraph --><p>Please read</p><!-- /wp:paragraph -->'
		);
		await editor.open( page.id );
		const { keyboard } = editor.page;
		await editor.canvas.getByText( 'Please read' ).click();
		await keyboard.press( 'End' );
		for ( let letter = 0; letter < 4; letter++ ) {
			await keyboard.press( 'Shift+ArrowLeft' );
		}
		const more = editor.toolbar.getByRole( 'button', {
			name: 'More',
			exact: true,
		} );
		await more.focus();
		await keyboard.press( 'Enter' );
		const item = editor.page.getByRole( 'menuitemcheckbox', {
			name: 'Popup',
		} );
		await item.focus();
		await keyboard.press( 'Enter' );
		const popover = editor.page.locator( '.vitrine-popup-link__popover' );
		await expect(
			popover.getByRole( 'combobox', { name: 'On click' } )
		).toBeFocused();
		await keyboard.press( 'Tab' );
		await keyboard.type( 'The newsletter' );
		await expect(
			popover.getByRole( 'option', {
				name: 'The newsletter',
				exact: true,
			} )
		).toBeVisible();
		await keyboard.press( 'Enter' );
		await expect(
			popover.getByRole( 'link', { name: /Edit this popup/ } )
		).toBeVisible();
		await keyboard.press( 'Escape' );
		await expect( popover ).toBeHidden();
		expect( await editor.content() ).toContain(
			`Please <a href="#popup-${ id }" data-vitrine-popup="open" data-vitrine-popup-id="popup-${ id }" class="vitrine-popup-link">read</a>`
		);
		await editor.publish();

		await visitor.goto( page.url );
		await visitor.getByRole( 'link', { name: 'read' } ).focus();
		await visitor.keyboard.press( 'Enter' );
		await opened( visitor, `popup-${ id }` );
	} );

	test( 'a popup that visitors do not see, or that is gone, is said to be so; a new one is made by its title', async ( {
		site,
		editor,
	} ) => {
		const draft = await addPopup( site, 'A draft', 'draft' );
		const page = await publishPage(
			site,
			buttons( button( draft ), button( 987654 ) )
		);
		await editor.open( page.id );
		await select( editor, 'core/button' );
		await expect( editor.inspector ).toContainText( 'it is a draft' );
		await editor.canvas.getByText( 'A button' ).nth( 1 ).click();
		await expect( editor.inspector ).toContainText(
			'This popup no longer exists'
		);

		const popup = editor.inspector.getByRole( 'combobox', {
			name: 'Popup',
		} );
		await popup.fill( 'Brand new' );
		await editor.inspector
			.getByRole( 'option', { name: 'New popup: Brand new' } )
			.click();
		await expect( popup ).toHaveValue( /Brand new/ );
		const made = await site.php< { status: string; content: string } >(
			`$post = get_posts( array( 'post_type' => 'vitrine_popup', 'post_status' => 'any', 'title' => 'Brand new' ) )[0]; return array( 'status' => $post->post_status, 'content' => $post->post_content );`
		);
		expect( made.status ).toBe( 'draft' );
		expect( made.content ).toContain( '<!-- wp:vitrine/popup -->' );
	} );

	test( 'a popup of the page gets an anchor when a control names it', async ( {
		site,
		editor,
		visitor,
	} ) => {
		const page = await publishPage(
			site,
			`${ buttons(
				'<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Show it</a></div><!-- /wp:button -->'
			) }<!-- wp:vitrine/popup {"label":"The map"} --><!-- wp:paragraph --><p>We are here.</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->`
		);
		await editor.open( page.id );
		await select( editor, 'core/button' );
		await choose( editor.inspector, 'The map (on this page)' );
		await editor.publish();
		await visitor.goto( page.url );
		await visitor.getByRole( 'button', { name: 'Show it' } ).click();
		await expect(
			visitor.getByRole( 'dialog', { name: 'The map' } )
		).toContainText( 'We are here.' );
	} );
} );

test.describe( 'For visitors', () => {
	test( 'by mouse and by keyboard; the focus comes back @smoke', async ( {
		site,
		visitor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const { url } = await publishPage( site, buttons( button( id ) ) );
		await visitor.goto( url );
		const control = visitor.getByRole( 'button', { name: 'A button' } );
		await expect( control ).toHaveAttribute( 'aria-haspopup', 'dialog' );
		await control.click();
		await opened( visitor, `popup-${ id }` );
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( `#popup-${ id }` ) ).toBeHidden();
		await expect( control ).toBeFocused();
		await visitor.keyboard.press( 'Enter' );
		await opened( visitor, `popup-${ id }` );

		// Not again, by this button or any other.
		await visitor.getByRole( 'button', { name: 'No, thanks' } ).click();
		await expect( visitor.locator( `#popup-${ id }` ) ).toBeHidden();
		await control.click();
		await expect( visitor.locator( `#popup-${ id }` ) ).toBeHidden();
	} );

	test( 'a link with an address opens the popup, and with a modifier key its address in another tab', async ( {
		site,
		visitor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const other = await publishPage( site, '<p>The fallback</p>' );
		const { url } = await publishPage(
			site,
			buttons( button( id, 'open', other.url ) )
		);
		await visitor.goto( url );
		const link = visitor.getByRole( 'link', { name: 'A link' } );
		const tab = visitor.context().waitForEvent( 'page' );
		await link.click( { modifiers: [ 'ControlOrMeta' ] } );
		await ( await tab ).waitForURL( other.url );
		await expect( visitor.locator( `#popup-${ id }` ) ).toBeHidden();
		await link.click();
		await opened( visitor, `popup-${ id }` );
		expect( visitor.url() ).toBe( url );
	} );

	test( 'the link of a menu item opens the popup, and its button the panel, on phones, too', async ( {
		site,
		open,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const { url } = await publishPage(
			site,
			megaMenu(
				menuItem(
					'Offer',
					{
						kind: 'panel',
						vitrinePopup: { action: 'open', popup: id },
					},
					paragraph( 'Only this week.' )
				) + menuItem( 'Home', { url: '/' } ),
				{ phoneEffect: 'slide-left', openOn: 'click' }
			)
		);
		const page = await open( { viewport: { width: 1000, height: 700 } } );
		await page.goto( url );
		const parts = new Menu( page );
		const offer = parts.link( 'Offer' );
		const words = page.getByText( 'Only this week.' );
		await offer.click();
		await opened( page, `popup-${ id }` );
		await expect( words ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( offer ).toBeFocused();
		await parts.toggle( 'Offer' ).click();
		await expect( words ).toBeVisible();
		await offer.press( 'Enter' );
		await opened( page, `popup-${ id }` );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( `#popup-${ id }` ) ).toBeHidden();

		await page.setViewportSize( { width: 320, height: 640 } );
		await parts.nav.getByRole( 'button', { name: 'Menu' } ).click();
		await offer.click();
		await opened( page, `popup-${ id }` );
		await page.keyboard.press( 'Escape' );
		// Back in the drawer.
		await expect( offer ).toBeFocused();
	} );

	test( 'without script: buttons by commands of the browser, links by their address', async ( {
		site,
		open,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const other = await publishPage( site, '<p>The fallback</p>' );
		const { url } = await publishPage(
			site,
			buttons( button( id ), button( id, 'open', other.url ) )
		);
		const page = await open( { javaScriptEnabled: false } );
		await page.goto( url );
		const control = page.getByRole( 'button', { name: 'A button' } );
		await control.click();
		await isOpen( page, id );
		await page.getByRole( 'button', { name: 'No, thanks' } ).click();
		await expect( page.locator( `#popup-${ id }` ) ).toBeHidden();
		await control.focus();
		await page.keyboard.press( 'Enter' );
		await isOpen( page, id );
		await page
			.getByRole( 'button', { name: 'Close', exact: true } )
			.click();
		await page.getByRole( 'link', { name: 'A link' } ).click();
		await page.waitForURL( other.url );
	} );

	test( 'dialogs, ids and commands of an author’s own are no popups', async ( {
		site,
		visitor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const { url } = await publishPage(
			site,
			`<!-- wp:html -->
			<dialog id="popup-${ id }" aria-label="Foreign"><p>Not ours</p></dialog>
			<p><a href="#${ id }">A footnote</a> <a href="#popup-${ id }">The popup</a></p>
			<details id="${ id }"><summary>More</summary><p>Details</p></details>
			<button commandfor="${ id }" command="show-modal">A command</button>
			<!-- /wp:html -->`
		);
		const ours = visitor.getByRole( 'dialog', { name: 'The newsletter' } );
		await visitor.goto( `${ url }#${ id }` );
		await visitor.getByRole( 'link', { name: 'A footnote' } ).click();
		await visitor.getByText( 'More', { exact: true } ).click();
		await expect( visitor.getByText( 'Details' ) ).toBeVisible();
		await visitor.getByRole( 'button', { name: 'A command' } ).click();
		await visitor.evaluate( ( name ) => {
			const dialog = document.getElementById( name ) as HTMLDialogElement;
			const told = new Promise( ( resolve ) =>
				dialog.addEventListener( 'toggle', resolve )
			);
			dialog.show();
			return told.then( () => dialog.close() );
		}, `popup-${ id }` );
		await expect( ours ).toBeHidden();
		await visitor.getByRole( 'link', { name: 'The popup' } ).click();
		await expect( ours ).toBeVisible();
		await expect( visitor.getByText( 'Not ours' ) ).toBeHidden();
		await visitor.keyboard.press( 'Escape' );
		await expect( ours ).toBeHidden();
	} );

	test( 'a popup that is a draft leaves no dead button, and the link its address', async ( {
		site,
		visitor,
	} ) => {
		const id = await addPopup( site, 'A draft', 'draft' );
		const { url } = await publishPage(
			site,
			buttons( button( id ), button( id, 'open', '/else/' ) )
		);
		await visitor.goto( url );
		await expect(
			visitor.getByRole( 'button', { name: 'A button' } )
		).toHaveCount( 0 );
		await expect(
			visitor.getByRole( 'link', { name: 'A link' } )
		).toHaveAttribute( 'href', '/else/' );
		await expect( visitor.locator( 'dialog' ) ).toHaveCount( 0 );
	} );

	test( 'links as Elementor writes them open and close popups, and an address alone does nothing', async ( {
		site,
		visitor,
	} ) => {
		const id = await addPopup( site, 'The newsletter' );
		const address = ( action: string, settings: object ) =>
			`#${ encodeURIComponent( `elementor-action:action=${ action }&settings=${ btoa( JSON.stringify( settings ) ) }` ) }`;
		const open = address( 'popup:open', {
			id: String( id ),
			toggle: false,
		} );
		const { url } = await publishPage(
			site,
			`<!-- wp:html --><p><a href="${ open }">Old link</a></p><!-- /wp:html -->`
		);
		await visitor.goto( url + open );
		await expect( visitor.locator( `#popup-${ id }` ) ).toBeHidden();
		await visitor.goto( url );
		await visitor.getByRole( 'link', { name: 'Old link' } ).click();
		await opened( visitor, `popup-${ id }` );
	} );
} );

/** Menus of WordPress and of core's Navigation block that become mega menus. */
import { publishPage } from './support/content';
import { MENU } from './support/menu';
import { expect, test } from './support/test';

test( 'a menu of Max Mega Menu is imported, once the editor has seen what is left out', async ( {
	editor,
	site,
	visitor,
} ) => {
	await site.php( `
		$menu = wp_create_nav_menu( 'Garden' );
		foreach ( array( 'Plants', 'Visit' ) as $title ) {
			$id = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => '#' . $title, 'menu-item-status' => 'publish' ) );
		}
		update_post_meta( $id, '_megamenu', array( 'type' => 'grid', 'hide_arrow' => 'true', 'grid' => array( array( 'columns' => array( array( 'meta' => array( 'span' => '6' ), 'items' => array( array( 'type' => 'widget', 'id' => 'text-9' ) ) ) ) ) ) ) );
		update_option( 'widget_text', array( 9 => array( 'title' => '', 'text' => 'Open daily' ) ) );
		return true;
	` );
	await editor.open();
	await editor.insert( 'vitrine/mega-menu' );
	const nav = editor.canvas.locator( MENU );
	await nav.getByRole( 'button', { name: 'Import a menu' } ).click();
	const dialog = editor.page.getByRole( 'dialog', { name: 'Import a menu' } );
	await dialog.getByLabel( 'Menu' ).selectOption( 'Garden' );
	await expect( dialog ).toContainText( '2 items' );
	await expect( dialog ).toContainText( 'Menu item “Visit”: hidden arrow.' );
	await dialog.getByRole( 'button', { name: 'Import menu' } ).click();
	await expect( nav ).toContainText( 'Plants' );
	expect( await editor.isValid() ).toBe( true );
	await editor.setTitle( 'Menus' );
	await visitor.goto( await editor.publish() );
	await visitor
		.locator( MENU )
		.getByRole( 'button', { name: /Visit/ } )
		.click();
	await expect( visitor.getByText( 'Open daily' ) ).toBeVisible();
} );

test( 'a Navigation block becomes a mega menu, with its stored items, and goes back', async ( {
	editor,
	site,
} ) => {
	const ref = await site.php( `
		return wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Top', 'post_content' => '<!-- wp:navigation-submenu {"label":"Plants","url":"/plants/","kind":"custom"} --><!-- wp:navigation-link {"label":"Fern","url":"/fern/","kind":"custom"} /--><!-- /wp:navigation-submenu -->' ) ) );
	` );
	const { id } = await publishPage(
		site,
		`<!-- wp:navigation {"ref":${ Number( ref ) },"ariaLabel":"Top"} /-->`
	);
	await editor.open( id );
	const items = editor.canvas.locator( '.wp-block-navigation-submenu' );
	await expect( items.first() ).toContainText( 'Plants' );
	const turn = async ( from: string, to: string ) => {
		await editor.canvas.locator( `[data-type="${ from }"]` ).focus();
		// Named after the block, or after its menu.
		await editor.toolbar.getByRole( 'button' ).first().click();
		await editor.page.getByRole( 'menuitem', { name: to } ).click();
	};
	await turn( 'core/navigation', 'Mega Menu' );
	const content = await editor.content();
	expect( content ).toContain( '"label":"Plants"' );
	expect( content ).toContain( '"label":"Fern"' );
	expect( content ).toContain( 'wp:vitrine/mega-menu {"label":"Top"' );
	await turn( 'vitrine/mega-menu', 'Navigation' );
	await expect( items.first() ).toContainText( 'Plants' );
} );

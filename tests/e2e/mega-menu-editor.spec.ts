/** Menus as they are edited: in the canvas, by mouse and keyboard. */
import type { Editor } from './support/editor';
import { Menu, MENU } from './support/menu';
import { expectNoOverflow } from './support/page';
import { expect, test } from './support/test';

/** The toolbar is away while somebody types. */
async function press( { page, toolbar }: Editor, name: string ) {
	await page.mouse.move( 600, 400 );
	await page.mouse.move( 620, 420 );
	await toolbar.getByRole( 'button', { name } ).click();
}

test( 'an editor makes a menu with a submenu and a panel, and visitors use it', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Menus' );
	await editor.insert( 'vitrine/mega-menu' );
	const nav = editor.canvas.locator( MENU );
	await nav.getByRole( 'button', { name: 'Start empty' } ).click();
	// Where it leads is asked first, as in WordPress's own menus.
	const address = editor.page.getByRole( 'combobox', { name: /Search|URL/ } );
	await address.fill( '#plants' );
	await editor.page.getByRole( 'option', { name: '#plants' } ).waitFor();
	await editor.page.keyboard.press( 'Enter' );
	const label = nav.getByRole( 'textbox', { name: 'Menu item text' } );
	await label.first().click();
	await editor.page.keyboard.type( 'All plants' );
	await press( editor, 'Add panel' );
	await editor.page.keyboard.type( 'Roses and tulips' );
	const words = nav.getByText( 'Roses and tulips' );
	await expect( words ).toBeVisible();
	// Nothing of the menu is selected, and the panel is closed.
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
	await expect( words ).toBeHidden();
	await label.first().click();
	await expect( words ).toBeVisible();
	await editor.toolbar
		.getByRole( 'button', { name: /^Select parent block/ } )
		.click();
	await editor.inspector
		.getByLabel( 'Open on' )
		.selectOption( { label: 'Click' } );
	await nav
		.getByRole( 'button', { name: /^Add (block|Menu Item)/ } )
		.last()
		.click();
	await editor.page.keyboard.press( 'Escape' );
	await label.last().click();
	await editor.page.keyboard.type( 'About' );
	await press( editor, 'Add submenu' );
	await editor.page.keyboard.press( 'Escape' );
	await label.last().click();
	await editor.page.keyboard.type( 'Team' );
	expect( await editor.isValid() ).toBe( true );
	const url = await editor.publish();

	await visitor.goto( url );
	const menu = new Menu( visitor );
	await expect( menu.link( 'All plants' ) ).toHaveAttribute(
		'href',
		'#plants'
	);
	await menu.toggle( 'All plants' ).click();
	await expect( visitor.getByText( 'Roses and tulips' ) ).toBeVisible();
	await menu.toggle( 'About' ).click();
	await expect( visitor.getByText( 'Team' ) ).toBeVisible();
	await expectNoOverflow( visitor );

	// What has been taken away comes back by undo.
	await label.first().click();
	await press( editor, 'Remove panel' );
	await expect( words ).toHaveCount( 0 );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect( words ).toHaveCount( 1 );
} );

test( 'a menu begins with the pages of the site', async ( { editor } ) => {
	await editor.open();
	await editor.insert( 'vitrine/mega-menu' );
	const nav = editor.canvas.locator( MENU );
	await nav.getByRole( 'button', { name: 'Start with pages' } ).click();
	await expect( nav ).toContainText( 'Social feed' );
	expect( await editor.content() ).toMatch( /"entity":"post-type"/ );
} );

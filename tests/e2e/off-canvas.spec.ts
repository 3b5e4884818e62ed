/** Panels at the edges of the window: the measure of the modal ones is the modal dialog of the ARIA practices. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const paragraph = ( html: string ) =>
	`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;

const panel = ( attributes: object, inside: string ) =>
	`<!-- wp:vitrine/off-canvas ${ JSON.stringify( attributes ) } -->${ inside }<!-- /wp:vitrine/off-canvas -->`;

const button = ( text: string, popup: string | 0, action = 'open' ) =>
	`<!-- wp:button ${ JSON.stringify( { tagName: 'button', vitrinePopup: { action, popup } } ) } --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">${ text }</button></div><!-- /wp:button -->`;

const buttons = ( ...all: string[] ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons">${ all.join( '' ) }</div><!-- /wp:buttons -->`;

const FILLER = paragraph( 'A long page.' ).repeat( 40 );

const PAGE = `${ buttons( button( 'Menu', 'menu' ), button( 'Notes', 'notes', 'toggle' ) ) }${ paragraph( '<a href="#menu">To the menu</a>' ) }${ panel(
	{ anchor: 'menu', label: 'Menu' },
	paragraph( '<a href="#end">To the end</a>' ) +
		buttons(
			button( 'Contact', 'contact' ),
			button( 'Done', 0, 'close' )
		) +
		panel(
			{
				anchor: 'contact',
				label: 'Contact',
				side: 'end',
				size: 100,
				unit: '%',
			},
			paragraph( '<a href="/">Write to us</a>' )
		)
) }${ panel(
	{
		anchor: 'notes',
		label: 'Notes',
		side: 'end',
		modal: false,
		push: true,
		size: 240,
	},
	paragraph( '<a href="/">A note</a>' )
) }${ FILLER }<!-- wp:heading --><h2 class="wp-block-heading" id="end">The end</h2><!-- /wp:heading -->`;

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );

/** Everything that the page has said of panels, in order. */
const listen = ( page: Page ) =>
	page.addInitScript( () => {
		const said: string[] = [];
		Object.assign( window, { said } );
		for ( const name of [ 'show', 'shown', 'hide', 'hidden' ] ) {
			document.addEventListener(
				`vitrine:off-canvas:${ name }`,
				( event ) => {
					const { id, reason } = ( event as CustomEvent ).detail;
					said.push(
						[ name, id, reason ].filter( Boolean ).join( ' ' )
					);
				}
			);
		}
	} );

const said = ( page: Page ) =>
	page.evaluate( () =>
		( window as unknown as { said: string[] } ).said.splice( 0 )
	);

const overflow = ( page: Page ) =>
	page.evaluate( () => document.documentElement.style.overflow );

test( 'a modal panel opens by button, key and link, keeps the focus, and gives it back', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage( site, PAGE );
	const page = await open( { viewport: { width: 1000, height: 700 } } );
	const shifts = await shiftsOf( page );
	await listen( page );
	await page.goto( url );
	const menu = dialog( page, 'Menu' );
	const opener = page.getByRole( 'button', { name: 'Menu' } );
	await expect( menu ).toBeHidden();

	await opener.press( 'Enter' );
	await expect( menu ).toBeFocused();
	expect( await overflow( page ) ).toBe( 'hidden' );
	expect( await faultsOf( page, '#menu' ) ).toEqual( [] );
	// Tab goes round: close button, link, two buttons.
	for ( const name of [
		'Close',
		'To the end',
		'Contact',
		'Done',
		'Close',
	] ) {
		await page.keyboard.press( 'Tab' );
		await expect( menu.locator( ':focus' ) ).toHaveAccessibleName( name );
	}
	await page.keyboard.press( 'Shift+Tab' );
	await expect( menu.locator( ':focus' ) ).toHaveText( 'Done' );

	// A panel on a panel: Escape closes the one on top, and the focus goes back into the other.
	await menu.getByRole( 'button', { name: 'Contact' } ).press( 'Space' );
	const contact = dialog( page, 'Contact' );
	await expect( contact ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( contact ).toBeHidden();
	await expect( menu ).toBeVisible();
	await expect( menu.locator( ':focus' ) ).toHaveText( 'Contact' );
	await menu.getByRole( 'button', { name: 'Done' } ).click();
	await expect( menu ).toBeHidden();
	await expect( opener ).toBeFocused();
	expect( await overflow( page ) ).toBe( '' );
	expect( await said( page ) ).toEqual( [
		'show menu',
		'shown menu',
		'show contact',
		'shown contact',
		'hide contact escape',
		'hidden contact',
		'hide menu button',
		'hidden menu',
	] );

	// A link to its anchor leaves the address alone; a press beside it closes it.
	await page.getByRole( 'link', { name: 'To the menu' } ).click();
	await expect( menu ).toBeFocused();
	expect( new URL( page.url() ).hash ).toBe( '' );
	await page.mouse.click( 950, 350 );
	await expect( menu ).toBeHidden();
	expect( await said( page ) ).toContain( 'hide menu backdrop' );

	// A link to another place closes it and leads there.
	await opener.click();
	await menu.getByRole( 'link', { name: 'To the end' } ).click();
	await expect( menu ).toBeHidden();
	await expect( page.locator( '#end' ) ).toBeInViewport();

	// Scripts open and close by events, and may say no.
	const fire = ( name: string, id: string ) =>
		page.evaluate(
			( [ type, detail ] ) =>
				document.dispatchEvent(
					new CustomEvent( `vitrine:off-canvas:${ type }`, {
						detail: { id: detail },
					} )
				),
			[ name, id ] as const
		);
	await said( page );
	// One that stands in another opens alone, too.
	await fire( 'open', 'contact' );
	await expect( contact ).toBeVisible();
	await fire( 'toggle', 'contact' );
	await expect( contact ).toBeHidden();
	expect( await said( page ) ).toContain( 'hide contact api' );
	await page.evaluate( () =>
		document.addEventListener( 'vitrine:off-canvas:show', ( event ) =>
			event.preventDefault()
		)
	);
	await fire( 'open', 'menu' );
	await expect.poll( () => said( page ) ).toEqual( [ 'show menu' ] );
	await expect( menu ).toBeHidden();
	expect( await shifts() ).toEqual( [] );
} );

test( 'one that is not modal leaves the page in use and room for it', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage( site, PAGE );
	const page = await open( { viewport: { width: 1000, height: 700 } } );
	const errors = errorsOf( page );
	await page.goto( url );
	const toggle = page.getByRole( 'button', { name: 'Notes' } );
	const notes = dialog( page, 'Notes' );
	await toggle.click();
	await expect( notes ).toBeFocused();
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	const padding = () =>
		page.evaluate(
			() => getComputedStyle( document.documentElement ).paddingRight
		);
	expect( await padding() ).toBe( '240px' );
	const link = page.getByRole( 'link', { name: 'To the menu' } );
	await link.focus();
	await page.keyboard.press( 'Escape' );
	await expect( notes ).toBeHidden();
	await expect( link ).toBeFocused();
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( await padding() ).toBe( '0px' );
	await toggle.click();
	await expect( notes ).toBeFocused();
	await toggle.click();
	await expect( notes ).toBeHidden();
	await expect( toggle ).toBeFocused();
	expect( errors ).toEqual( [] );
} );

test( 'one that covers what gets the focus makes way for it', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage(
		site,
		buttons( button( 'Notes', 'notes' ) ) +
			panel(
				{ anchor: 'notes', label: 'Notes', modal: false },
				paragraph( '<a href="/">A note</a>' )
			) +
			paragraph( '<a href="#beside">Beside</a>' ).replace(
				'<p>',
				'<p style="text-align:right">'
			) +
			FILLER +
			paragraph( '<a href="#below">Below</a>' )
	);
	const page = await open( { viewport: { width: 1000, height: 700 } } );
	await listen( page );
	await page.goto( url );
	const notes = dialog( page, 'Notes' );
	await page.getByRole( 'button', { name: 'Notes' } ).press( 'Enter' );
	await expect( notes ).toBeFocused();
	for ( const name of [ 'Close', 'A note', 'Beside' ] ) {
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( ':focus' ) ).toHaveAccessibleName( name );
	}
	await page.evaluate( () => new Promise( requestAnimationFrame ) );
	await expect( notes ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	const below = page.getByRole( 'link', { name: 'Below' } );
	await expect( below ).toBeFocused();
	await expect( notes ).toBeHidden();
	await expect( below ).toBeFocused();
	expect( await said( page ) ).toContain( 'hide notes focus' );
} );

test( 'its address opens it, once, on a small screen, from the right in Arabic, and not in print', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage( site, PAGE );
	const page = await open( {
		viewport: { width: 320, height: 640 },
		reducedMotion: 'reduce',
		forcedColors: 'active',
	} );
	await page.goto( `${ url }#menu` );
	const menu = dialog( page, 'Menu' );
	await expect( menu ).toBeFocused();
	await expect( page ).toHaveURL( url );
	await expectNoOverflow( page );
	const box = ( await menu.boundingBox() )!;
	expect( box.x ).toBe( 0 );
	expect( box.width ).toBe( 272 );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( ( await menu.boundingBox() )!.x ).toBe( 48 );
	await page.emulateMedia( { media: 'print' } );
	await expect( menu ).toBeHidden();
	await page.emulateMedia( { media: 'screen' } );
	await menu.getByRole( 'button', { name: 'Close' } ).click();
	await expect( menu ).toBeHidden();
	await page.reload();
	await expect( menu ).toBeHidden();
} );

test( 'without script a link shows it and another hides it, a button works by itself', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage( site, PAGE );
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	const menu = page.locator( '#menu' );
	const close = menu.locator( ':scope > a' );
	await expect( menu ).toBeHidden();
	await page.getByRole( 'link', { name: 'To the menu' } ).click();
	await expect( menu ).toBeInViewport( { ratio: 0.9 } );
	await expect( menu.locator( ':scope > button' ) ).toBeHidden();
	await close.click();
	await expect( menu ).toBeHidden();
	await page.getByRole( 'button', { name: 'Menu' } ).click();
	await expect( menu ).toBeVisible();
	await expect( close ).toBeHidden();
	await menu.locator( ':scope > button' ).click();
	await expect( menu ).toBeHidden();
} );

test( 'in the editor it says whether anything opens it, and a button of the page does @smoke', async ( {
	site,
	editor,
	visitor,
} ) => {
	const page = await publishPage(
		site,
		buttons(
			'<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Show it</a></div><!-- /wp:button -->'
		)
	);
	await editor.open( page.id );
	const id = await editor.insert( 'vitrine/off-canvas', { label: 'Notes' } );
	const note = editor.canvas.locator( '.vitrine-off-canvas-note' );
	await expect( note ).toContainText( 'Nothing here opens it yet' );
	expect( await editor.attribute( id, 'anchor' ) ).toMatch(
		/^panel-[\da-f]{8}$/
	);
	await editor.canvas
		.locator( '[data-type="core/heading"]' )
		.fill( 'By the way' );

	await editor.canvas.getByText( 'Show it' ).click();
	await editor.inspector
		.getByRole( 'combobox', { name: 'On click' } )
		.selectOption( 'open' );
	const choice = editor.inspector.getByRole( 'combobox', {
		name: 'Popup or panel',
	} );
	await choice.fill( 'Notes' );
	await editor.inspector
		.getByRole( 'option', { name: 'Notes (panel on this page)' } )
		.click();
	await expect( note ).toContainText( 'Hidden until a visitor opens it.' );
	await editor.publish();

	await visitor.goto( page.url );
	await visitor.getByRole( 'button', { name: 'Show it' } ).click();
	await expect( dialog( visitor, 'Notes' ) ).toContainText( 'By the way' );
} );

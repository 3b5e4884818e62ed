/** Menus as visitors use them: with a mouse, keys and fingers, on wide and small windows, with and without JavaScript. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage, withPhp } from './support/content';
import { item, ITEMS, menu, Menu, MENU, paragraph, HERE } from './support/menu';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { cookiesOf } from './support/users';

const WIDE = { width: 1000, height: 700 };
const PHONE = { width: 320, height: 640 };

/** What is below the menu, with something to press. */
const BELOW = Array.from( { length: 30 }, () =>
	paragraph( 'Words below the menu.' )
).join( '' );

/** Expects a panel to be within the window. */
async function expectInWindow( page: Page, words: string ): Promise< void > {
	const box = ( await page.getByText( words ).boundingBox() )!;
	expect( box.x ).toBeGreaterThanOrEqual( 0 );
	expect( box.x + box.width ).toBeLessThanOrEqual(
		page.viewportSize()!.width
	);
	await expectNoOverflow( page );
}

test( 'the pattern of a disclosure navigation', async ( { open, site } ) => {
	const { url } = await publishPage( site, menu( ITEMS ) + BELOW );
	const page = await open( { viewport: WIDE } );
	await page.goto( url );
	const parts = new Menu( page );
	const { nav } = parts;
	const plants = parts.toggle( 'Plants' );
	const guides = parts.toggle( 'Guides' );
	const roses = parts.link( 'Roses' );
	const tulips = parts.link( 'Tulips' );
	const here = parts.link( 'Here' );
	await expect( nav ).toHaveAccessibleName( 'Menu' );

	await test.step( 'each button names what it opens', async () => {
		const id = await plants.getAttribute( 'aria-controls' );
		await expect( page.locator( `[id="${ id }"]` ) ).toContainText(
			'Roses'
		);
	} );
	await test.step( 'each button says that it is closed, and then open', async () => {
		await expect( plants ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( roses ).toBeHidden();
		await plants.click();
		await expect( plants ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( roses ).toBeVisible();
		expect( await faultsOf( page, MENU ) ).toEqual( [] );
	} );
	await test.step( 'the link to this page says so', async () => {
		await expect( here ).toHaveAttribute( 'aria-current', 'page' );
		await expect( nav.locator( '[aria-current]' ) ).toHaveCount( 1 );
	} );
	await test.step( 'another button closes the first', async () => {
		await guides.click();
		await expect( roses ).toBeHidden();
		await expect( parts.link( 'how to sow' ) ).toBeVisible();
	} );
	await test.step( 'a press elsewhere closes', async () => {
		await page.getByText( 'Words below' ).last().click();
		await expect( parts.link( 'how to sow' ) ).toBeHidden();
	} );
	await test.step( 'Enter opens and closes', async () => {
		await plants.press( 'Enter' );
		await expect( roses ).toBeVisible();
		await plants.press( 'Enter' );
		await expect( roses ).toBeHidden();
	} );
	await test.step( 'Space does, too', async () => {
		await plants.press( 'Space' );
		await expect( roses ).toBeVisible();
		await plants.press( 'Space' );
		await expect( roses ).toBeHidden();
	} );
	await test.step( 'Escape on the button closes', async () => {
		await plants.press( 'Enter' );
		await plants.press( 'Escape' );
		await expect( roses ).toBeHidden();
		await expect( plants ).toBeFocused();
	} );
	await test.step( 'Escape on a link closes, and the focus is on the button', async () => {
		await plants.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect( roses ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( roses ).toBeHidden();
		await expect( plants ).toBeFocused();
	} );
	await test.step( 'Tab walks through buttons, and through what is open', async () => {
		await page.keyboard.press( 'Tab' );
		await expect( guides ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await plants.press( 'Enter' );
		for ( const stop of [ roses, tulips, here, guides ] ) {
			await page.keyboard.press( 'Tab' );
			await expect( stop ).toBeFocused();
		}
		// The focus has left.
		await expect( roses ).toBeHidden();
	} );
	await test.step( 'arrows, Home and End move between items', async () => {
		await page.keyboard.press( 'ArrowLeft' );
		await expect( plants ).toBeFocused();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( parts.link( 'Contact' ) ).toBeFocused();
		await page.keyboard.press( 'Home' );
		await expect( plants ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expect( parts.link( 'Contact' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( plants ).toBeFocused();
	} );
	await test.step( 'Down enters what is open, and arrows, Home and End move in it', async () => {
		await plants.press( 'Enter' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( roses ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( tulips ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await expect( roses ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expect( here ).toBeFocused();
		await page.keyboard.press( 'Home' );
		await expect( roses ).toBeFocused();
	} );
} );

test( 'the pattern of one with links', async ( { open, site } ) => {
	const { url } = await publishPage(
		site,
		menu( ITEMS, { enter: 'open' } ) + BELOW
	);
	const page = await open( { viewport: WIDE } );
	await page.goto( url );
	const parts = new Menu( page );
	const about = parts.link( 'About' );
	const more = parts.toggle( 'About' );
	const team = parts.toggle( 'Team' );
	const story = parts.link( 'Story' );
	const ann = parts.link( 'Ann' );

	await test.step( 'link and button are two, and the button has a name of its own', async () => {
		await expect( about ).toHaveAttribute( 'href', '#about' );
		await expect( more ).toHaveAccessibleName( 'About submenu' );
		await expect( about ).not.toHaveAttribute( 'aria-expanded' );
	} );
	await test.step( 'the button names what it opens, and says whether it is open', async () => {
		const id = await more.getAttribute( 'aria-controls' );
		await expect( page.locator( `[id="${ id }"]` ) ).toContainText(
			'Story'
		);
		await expect( more ).toHaveAttribute( 'aria-expanded', 'false' );
	} );
	await test.step( 'Tab goes from link to button', async () => {
		await about.focus();
		await page.keyboard.press( 'Tab' );
		await expect( more ).toBeFocused();
	} );
	await test.step( 'Enter and Space open and close', async () => {
		await page.keyboard.press( 'Enter' );
		await expect( story ).toBeVisible();
		await expect( more ).toHaveAttribute( 'aria-expanded', 'true' );
		await page.keyboard.press( 'Space' );
		await expect( story ).toBeHidden();
	} );
	await test.step( 'arrows stop at links and buttons', async () => {
		await page.keyboard.press( 'ArrowLeft' );
		await expect( about ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( more ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( parts.link( 'Contact' ) ).toBeFocused();
	} );
	await test.step( 'Enter on the link opens first, and follows then', async () => {
		await about.press( 'Enter' );
		await expect( story ).toBeVisible();
		await expect( page ).toHaveURL( url );
		await about.press( 'Enter' );
		await expect( page ).toHaveURL( `${ url }#about` );
	} );
	await test.step( 'a level opens within a level', async () => {
		await team.press( 'Enter' );
		await expect( ann ).toBeVisible();
		await expect( story ).toBeVisible();
		expect( await faultsOf( page, MENU ) ).toEqual( [] );
	} );
	await test.step( 'Escape closes the nearest level, then the next', async () => {
		await ann.focus();
		await page.keyboard.press( 'Escape' );
		await expect( ann ).toBeHidden();
		await expect( story ).toBeVisible();
		await expect( team ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( story ).toBeHidden();
		await expect( more ).toBeFocused();
	} );
	await test.step( 'Down goes in', async () => {
		await more.press( 'Enter' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( story ).toBeFocused();
	} );
	await test.step( 'arrows in it stop at links and buttons', async () => {
		await page.keyboard.press( 'ArrowDown' );
		await expect( parts.link( 'Team' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( team ).toBeFocused();
		await page.keyboard.press( 'Home' );
		await expect( story ).toBeFocused();
	} );
	await test.step( 'a level that is left closes', async () => {
		await team.press( 'Enter' );
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( story ).toBeFocused();
		await expect( ann ).toBeHidden();
	} );
	await test.step( 'the menu that is left closes', async () => {
		await parts.link( 'Contact' ).focus();
		await expect( story ).toBeHidden();
	} );
} );

test( 'a pointer that rests opens, and one that is away closes; fingers open first', async ( {
	open,
	site,
} ) => {
	const picture = `${ site.url }/wp-includes/images/w-logo-blue.png`;
	const { url } = await publishPage(
		site,
		menu(
			ITEMS +
				item(
					'Far',
					{ kind: 'panel', width: 'own', panelWidth: 500 },
					`<!-- wp:html --><p>At the edge</p><img src="${ picture }" alt="" width="80" height="80"><!-- /wp:html -->`
				)
		) +
			menu( item( 'Second', { kind: 'group' }, item( 'Deep' ) ), {
				label: 'Second',
				justify: 'end',
			} ) +
			BELOW
	);
	const page = await open( { viewport: WIDE } );
	const shifts = await shiftsOf( page );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( url );
	const parts = new Menu( page );
	const sow = parts.link( 'how to sow' );
	await parts.toggle( 'Guides' ).hover();
	await expect( sow ).toBeVisible();
	// As wide as the window, whatever is around the menu.
	const panel = parts.nav.locator( '.is-full > div' ).last();
	await expect
		.poll( async () => ( await panel.boundingBox() )!.width )
		.toBe( WIDE.width );
	await sow.hover();
	await parts.link( 'About' ).hover();
	await expect( parts.link( 'Story' ) ).toBeVisible();
	await expect( sow ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	await expect( parts.link( 'Story' ) ).toBeHidden();

	expect( asked ).not.toContain( picture );
	await parts.toggle( 'Far' ).hover();
	await expect( page.getByText( 'At the edge' ) ).toBeVisible();
	await expectInWindow( page, 'At the edge' );
	await expect.poll( () => asked ).toContain( picture );
	// A press on what has just opened by itself closes nothing.
	await parts.toggle( 'Far' ).click();
	await expect( page.getByText( 'At the edge' ) ).toBeVisible();
	await page.mouse.move( 500, 650 );
	await expect( page.getByText( 'At the edge' ) ).toBeHidden();
	// Menus know nothing of each other, but that a press elsewhere closes.
	await parts.toggle( 'Plants' ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Second' } ).click();
	await expect( parts.link( 'Roses' ) ).toBeHidden();
	await expect( page.getByText( 'Deep' ) ).toBeVisible();
	expect( await shifts() ).toEqual( [] );

	const touch = await open( { viewport: WIDE, hasTouch: true } );
	await touch.goto( url );
	const tapped = new Menu( touch );
	await tapped.link( 'About' ).tap();
	await expect( tapped.link( 'Story' ) ).toBeVisible();
	await expect( touch ).toHaveURL( url );
	await tapped.link( 'About' ).tap();
	await expect( touch ).toHaveURL( `${ url }#about` );
} );

test( 'without JavaScript everything is reached, on small windows, too', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, menu( ITEMS ) + BELOW );
	const wide = await open( { javaScriptEnabled: false, viewport: WIDE } );
	await wide.goto( url );
	const parts = new Menu( wide );
	await expect( parts.link( 'Story' ) ).toBeHidden();
	await parts.link( 'About' ).hover();
	await expect( parts.link( 'Story' ) ).toBeVisible();
	await wide.mouse.move( 0, 0 );
	await parts.toggle( 'Plants' ).focus();
	await wide.keyboard.press( 'Tab' );
	await expect( parts.link( 'Roses' ) ).toBeFocused();

	const phone = await open( { javaScriptEnabled: false, viewport: PHONE } );
	await phone.goto( url );
	const listed = new Menu( phone );
	for ( const name of [ 'Roses', 'how to sow', 'Ann', 'Contact' ] ) {
		await expect( listed.link( name ) ).toBeVisible();
	}
	await expect(
		listed.nav.getByRole( 'button', { name: /enu$/ } )
	).toHaveCount( 0 );
	await expectNoOverflow( phone );
} );

test( 'on a phone a button opens the list, and a wide window keeps what is open', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, menu( ITEMS ) + BELOW );
	const page = await open( { viewport: PHONE } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const parts = new Menu( page );
	const bar = parts.nav.getByRole( 'button', { name: 'Menu', exact: true } );
	await expect( parts.link( 'Contact' ) ).toBeHidden();
	await bar.press( 'Enter' );
	await expect( bar ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( parts.link( 'Contact' ) ).toBeVisible();
	await expect( parts.link( 'Story' ) ).toBeHidden();
	await parts.toggle( 'Guides' ).click();
	await parts.toggle( 'About' ).click();
	await expect( parts.link( 'how to sow' ) ).toBeHidden();
	await parts.toggle( 'Team' ).click();
	await expect( parts.link( 'Ann' ) ).toBeVisible();
	expect( await faultsOf( page, MENU ) ).toEqual( [] );
	await expectNoOverflow( page );
	expect( await shifts() ).toEqual( [] );

	await parts.link( 'Ann' ).focus();
	await page.setViewportSize( WIDE );
	await expect( bar ).toBeHidden();
	await expect( parts.link( 'Ann' ) ).toBeFocused();
	await expect( parts.link( 'Ann' ) ).toBeVisible();
	await page.setViewportSize( PHONE );
	await bar.click();
	await expect( parts.link( 'Ann' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( parts.link( 'Contact' ) ).toBeHidden();
	await expect( bar ).toBeFocused();
	await bar.click();
	await page.mouse.click( 160, 630 );
	await expect( parts.link( 'Contact' ) ).toBeHidden();
} );

test( 'a list that slides up is nobody’s any more, and can be opened again; without motion it is gone', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		menu( ITEMS, { phoneSpeed: 1000 } ) + BELOW
	);
	const page = await open( { viewport: PHONE } );
	// It leaves for as long as the test looks.
	await page.addInitScript( () =>
		document.addEventListener( 'animationstart', ( event ) => {
			if ( event.animationName === 'vitrine-menu-close' ) {
				( event.target as Element )
					.getAnimations()
					.forEach( ( animation ) => animation.pause() );
			}
		} )
	);
	await page.goto( url );
	const parts = new Menu( page );
	const bar = parts.nav.getByRole( 'button', { name: 'Menu', exact: true } );
	const sheet = parts.nav.locator( `${ MENU }__sheet` );
	await bar.press( 'Enter' );
	const box = ( await parts.link( 'Contact' ).boundingBox() )!;
	await page.keyboard.press( 'Escape' );
	await expect( bar ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( bar ).toBeFocused();
	await expect( sheet ).toHaveAttribute( 'inert' );
	await expect( sheet ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( parts.nav.locator( ':focus' ) ).toHaveCount( 0 );
	await page.mouse.click( box.x + 5, box.y + 5 );
	expect( new URL( page.url() ).hash ).toBe( '' );
	await bar.click();
	await expect( bar ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( parts.link( 'Contact' ) ).toBeInViewport();
	await page.keyboard.press( 'Escape' );
	await expect( sheet ).toHaveAttribute( 'inert' );
	await sheet.evaluate( ( element ) =>
		element.getAnimations().forEach( ( animation ) => animation.finish() )
	);
	await expect( sheet ).toBeHidden();

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await bar.click();
	await expect( sheet ).toBeVisible();
	expect(
		await bar.evaluate( async ( button: HTMLElement ) => {
			button.click();
			await null;
			await null;
			return button.nextElementSibling!.checkVisibility();
		} )
	).toBe( false );
} );

test( 'a drawer keeps the focus, and drills down', async ( { open, site } ) => {
	const { url } = await publishPage(
		site,
		menu( ITEMS, {
			collapse: 'tablets',
			phoneEffect: 'slide-right',
			phonePanels: 'drill',
		} ) + BELOW
	);
	const page = await open( {
		viewport: { width: 900, height: 640 },
		reducedMotion: 'reduce',
	} );
	await page.goto( url );
	const parts = new Menu( page );
	const bar = parts.nav.getByRole( 'button', { name: 'Menu', exact: true } );
	const drawer = page.getByRole( 'dialog', { name: 'Menu' } );
	await bar.click();
	await expect( drawer ).toBeVisible();
	await expect( drawer ).toBeFocused();
	await parts.toggle( 'About' ).press( 'Enter' );
	const back = drawer.getByRole( 'button', { name: 'Back' } );
	await expect( back ).toBeFocused();
	await expect( parts.link( 'Contact' ) ).toBeHidden();
	await parts.toggle( 'Team' ).press( 'Enter' );
	await expect( parts.link( 'Story' ) ).toBeHidden();
	await expect( back ).toHaveCount( 1 );
	expect( await faultsOf( page, MENU ) ).toEqual( [] );
	await back.press( 'Enter' );
	await expect( parts.toggle( 'Team' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( parts.toggle( 'About' ) ).toBeFocused();
	for ( let press = 0; press < 9; press++ ) {
		await page.keyboard.press( 'Tab' );
		await expect( drawer.locator( ':focus' ) ).toHaveCount( 1 );
	}
	await page.keyboard.press( 'Escape' );
	await expect( drawer ).toBeHidden();
	await expect( bar ).toBeFocused();

	await bar.click();
	await parts.link( 'Contact' ).focus();
	await page.setViewportSize( { width: 1200, height: 640 } );
	await expect( drawer ).toHaveCount( 0 );
	await expect( parts.link( 'Contact' ) ).toBeFocused();
	await expect( parts.link( 'Contact' ) ).toBeVisible();
	// What is no dialog now says so, which ARIA in HTML does not foresee.
	expect( await faultsOf( page, MENU, [ 'aria-allowed-role' ] ) ).toEqual(
		[]
	);
	await page.setViewportSize( { width: 900, height: 640 } );
	await bar.click();
	await drawer.getByRole( 'link', { name: 'Contact' } ).click();
	await expect( drawer ).toBeHidden();
} );

test( 'right to left, in forced colors, and on paper', async ( {
	open,
	site,
} ) => {
	withPhp(
		site,
		"add_filter( 'language_attributes', fn() => 'lang=\"he\" dir=\"rtl\"' ); add_action( 'wp_loaded', function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );"
	);
	const { url } = await publishPage(
		site,
		menu(
			ITEMS +
				item(
					'Far',
					{ kind: 'panel', width: 'own', panelWidth: 500 },
					paragraph( 'At the edge' )
				)
		)
	);
	const page = await open( { viewport: WIDE, forcedColors: 'active' } );
	await page.goto( url );
	const parts = new Menu( page );
	await parts.toggle( 'Far' ).click();
	await expectInWindow( page, 'At the edge' );
	await parts.toggle( 'Guides' ).press( 'Enter' );
	await expectInWindow( page, 'Read how to sow.' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( parts.link( 'About' ) ).toBeFocused();
	await page.emulateMedia( { media: 'print' } );
	await expect( parts.link( 'Contact' ) ).toBeVisible();
	await expect( parts.link( 'Story' ) ).toBeHidden();
} );

test( 'who is logged in sees no items for guests on a cached page', async ( {
	open,
	request,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		menu(
			item( 'Log in', { url: '/login/', showFor: 'guests' } ) +
				item( 'Account', { url: '/account/', showFor: 'members' } ) +
				item( 'All', { url: HERE } )
		)
	);
	const cached = await ( await request.get( url ) ).text();
	expect( cached ).toContain( 'Log in' );
	expect( cached ).not.toContain( 'Account' );
	const asked: string[] = [];
	const visit = async ( page: Page ) => {
		page.on( 'request', ( asking ) => asked.push( asking.url() ) );
		await page.route( url, ( route ) =>
			route.fulfill( { body: cached, contentType: 'text/html' } )
		);
		await page.goto( url );
		return new Menu( page );
	};
	const guest = await visit( await open() );
	await expect( guest.link( 'Log in' ) ).toBeVisible();
	await expect( guest.nav ).toHaveClass( /is-ready/ );
	expect( asked.join( ' ' ) ).not.toContain( 'visitor' );

	const page = await open();
	const cookies = await cookiesOf( site, 'contributor' );
	await page
		.context()
		.addCookies( [
			...cookies,
			{ name: 'wp-settings-time-2', value: '1', url: site.url },
		] );
	const member = await visit( page );
	await expect( member.link( 'Log in' ) ).toHaveCount( 0 );
	await expect( member.link( 'All' ) ).toBeVisible();
} );

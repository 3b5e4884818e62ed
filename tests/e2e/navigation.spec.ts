/** Headers, menus and panels together, as a site has them: what is in them, what is around them, and what screen readers say. */
import type { Locator, Page } from '@playwright/test';
import { feedBlock, publishPage } from './support/content';
import {
	addPhotos,
	Gallery,
	galleryBlock,
	idsOf,
	Viewer,
} from './support/gallery';
import { header, HEADER, LONG, useHeader } from './support/header';
import { block } from './support/loop';
import { item, ITEMS, menu, Menu, paragraph } from './support/menu';
import { later } from './support/popup';
import { placeOf, wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { errorsOf, requestsOf } from './support/watch';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };

const html = ( content: string ) =>
	`<!-- wp:html -->${ content }<!-- /wp:html -->`;

const panel = ( label: string, inside: string ) =>
	item( label, { kind: 'panel', width: 'full' }, inside );

/** A button, and the panel at the edge of the window that it opens. */
const notes = (): string =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"tagName":"button","vitrinePopup":{"action":"open","popup":"notes"}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">Notes</button></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:vitrine/off-canvas {"anchor":"notes","label":"Notes"} -->${ paragraph( 'A note' ) }<!-- /wp:vitrine/off-canvas -->`;

const SEARCH = '<!-- wp:vitrine/search-overlay {"label":"Find"} /-->';

/** A film without a picture: half an hour of silence, so that it does not end by itself. */
function silence(): Buffer {
	const rate = 8000;
	const bytes = rate * 1800;
	const wave = Buffer.alloc( 44 + bytes, 128 );
	wave.write( 'RIFF' );
	wave.writeUInt32LE( 36 + bytes, 4 );
	wave.write( 'WAVEfmt ', 8 );
	wave.writeUInt32LE( 16, 16 );
	wave.writeUInt16LE( 1, 20 );
	wave.writeUInt16LE( 1, 22 );
	wave.writeUInt32LE( rate, 24 );
	wave.writeUInt32LE( rate, 28 );
	wave.writeUInt16LE( 1, 32 );
	wave.writeUInt16LE( 8, 34 );
	wave.write( 'data', 36 );
	wave.writeUInt32LE( bytes, 40 );
	return wave;
}

/** Where something ends in the window, px. */
async function bottomOf( element: Locator ): Promise< number > {
	const { y, height } = ( await element.boundingBox() )!;
	return y + height;
}

const topRoom = ( page: Page ) =>
	page.evaluate(
		() => getComputedStyle( document.documentElement ).scrollPaddingTop
	);

test( 'panels hold a gallery, a feed, a form, films and a dialog, and one Escape closes one level', async ( {
	open,
	site,
} ) => {
	const photos = await addPhotos( site, 3 );
	await useHeader(
		site,
		header(
			{ shrink: 20 },
			menu(
				panel( 'Photos', galleryBlock( { items: idsOf( photos ) } ) ) +
					panel( 'News', feedBlock( { count: 2 } ) ) +
					panel(
						'Look',
						'<!-- wp:search {"label":"Look for"} /-->'
					) +
					panel(
						'Films',
						'<!-- wp:video --><figure class="wp-block-video"><video src="/silence.wav"></video></figure><!-- /wp:video -->' +
							html(
								'<iframe title="Player" src="/player.html" allowfullscreen></iframe>'
							)
					) +
					panel( 'More', notes() ),
				{ phoneEffect: 'slide-left' }
			)
		)
	);
	const { url } = await publishPage( site, LONG );
	const page = await open( { viewport: WIDE } );
	const errors = errorsOf( page );
	const shifts = await shiftsOf( page );
	await page.route( '**/silence.wav', ( route ) =>
		route.fulfill( { body: silence(), contentType: 'audio/wav' } )
	);
	await page.route( '**/player.html', ( route ) =>
		route.fulfill( { body: 'Player', contentType: 'text/html' } )
	);
	const media = requestsOf( page, ( { pathname } ) =>
		/\.(png|jpe?g|webp|wav)$|player\.html$/.test( pathname )
	);
	await page.goto( url );
	const parts = new Menu( page );
	const viewer = new Viewer( page );
	const head = page.locator( HEADER );
	const tile = Gallery.on( page ).links.first();
	const openViewer = async () => {
		await expect( viewer.picture ).toBeVisible();
		const { width, height } = page.viewportSize()!;
		expect( await viewer.dialog.boundingBox() ).toEqual( {
			x: 0,
			y: 0,
			width,
			height,
		} );
		// A press there is none beside the panel.
		await viewer.counter.click();
		await page.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toHaveCount( 0 );
		await expect( tile ).toBeFocused();
	};

	await test.step( 'a form keeps what is typed while the header leaves and comes back', async () => {
		await page.mouse.move( 600, 700 );
		const field = page.getByRole( 'searchbox', { name: 'Look for' } );
		await parts.toggle( 'Look' ).press( 'Enter' );
		await field.focus();
		await page.keyboard.type( 'ro' );
		await wheelTo( page, 1000 );
		await expect( field ).not.toBeInViewport();
		await wheelTo( page, 900 );
		await expect( head ).toHaveClass( /is-docked/ );
		await expect( field ).toBeInViewport();
		await page.keyboard.type( 'se' );
		// With the panel open it stays.
		await wheelTo( page, 1000 );
		await expect( head ).toHaveClass( /is-docked/ );
		await page.keyboard.type( 's' );
		await expect( field ).toHaveValue( 'roses' );
		await page.keyboard.press( 'Escape' );
		await expect( field ).toBeHidden();
		await expect( parts.toggle( 'Look' ) ).toBeFocused();
	} );
	await test.step( 'a gallery loads then, and its viewer covers the window', async () => {
		expect( media ).toEqual( [] );
		await parts.toggle( 'Photos' ).hover();
		await tile.click();
		await expect.poll( () => media.length ).toBeGreaterThan( 0 );
		await openViewer();
		await page.keyboard.press( 'Escape' );
		await expect( tile ).toBeHidden();
		await expect( parts.toggle( 'Photos' ) ).toBeFocused();
	} );
	await test.step( 'a feed does, too', async () => {
		media.length = 0;
		await parts.toggle( 'News' ).press( 'Enter' );
		const feed = page.locator( '.wp-block-vitrine-social-feed' );
		await expect.poll( () => media.length ).toBeGreaterThan( 0 );
		await feed.getByRole( 'link' ).first().focus();
		await page.keyboard.press( 'Escape' );
		await expect( feed ).toBeHidden();
	} );
	await test.step( 'films stop', async () => {
		const films = parts.toggle( 'Films' );
		const video = page.locator( 'video' );
		const players = () =>
			page
				.frames()
				.filter( ( frame ) => frame.url().includes( '/player.html' ) )
				.length;
		await films.press( 'Enter' );
		await expect.poll( players ).toBe( 1 );
		await video.evaluate( ( element: HTMLVideoElement ) => element.play() );
		await page.keyboard.press( 'Escape' );
		await expect( video ).toBeHidden();
		await expect( video ).toHaveJSProperty( 'paused', true );
		await expect.poll( players ).toBe( 0 );
		await films.press( 'Enter' );
		await expect.poll( players ).toBe( 1 );
		await expect( video ).toHaveJSProperty( 'paused', true );
	} );
	const dialog = page.getByRole( 'dialog', { name: 'Notes' } );
	const opener = page.getByRole( 'button', { name: 'Notes' } );
	await test.step( 'a dialog of the panel is shown outside of it, and outlives a small window', async () => {
		await parts.toggle( 'More' ).press( 'Enter' );
		await opener.press( 'Enter' );
		await expect( dialog ).toBeFocused();
		await expect( page.locator( 'body > #notes' ) ).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( opener ).toBeFocused();
		await opener.press( 'Enter' );
		await expect( dialog ).toBeFocused();
		await page.setViewportSize( PHONE );
		await expect( dialog ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( page.locator( 'main' ) ).toBeFocused();
		await expect( page.locator( 'html' ) ).not.toHaveCSS(
			'overflow',
			'hidden'
		);
	} );
	expect( await shifts() ).toEqual( [] );
	await test.step( 'in the drawer of a phone, too', async () => {
		const bar = parts.nav.getByRole( 'button', {
			name: 'Menu',
			exact: true,
		} );
		await bar.click();
		await parts.toggle( 'Photos' ).press( 'Enter' );
		await tile.press( 'Enter' );
		await openViewer();
		await page.keyboard.press( 'Escape' );
		await expect( parts.toggle( 'Photos' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( bar ).toBeFocused();
		await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
	} );
	// Without the fonts that shiftsOf() leaves out.
	expect( errors.filter( ( text ) => ! text.includes( '.woff2' ) ) ).toEqual(
		[]
	);
} );

test( 'a header and a bar cover neither each other nor what has the focus', async ( {
	open,
	site,
} ) => {
	await useHeader( site, header( { sticky: 'always' } ) );
	const bar = ( attributes: object, words: string ) =>
		`<!-- wp:vitrine/popup ${ JSON.stringify( { kind: 'bar', ...attributes } ) } -->${ paragraph( words ) }<!-- /wp:vitrine/popup -->`;
	await site.php(
		`return wp_insert_post( wp_slash( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => 'Row', 'post_content' => $given ) ), true );`,
		bar(
			{
				triggers: { page_load: 'yes' },
				conditions: [ { type: 'include', name: 'general' } ],
			},
			'Closed on Monday'
		)
	);
	const { url } = await publishPage(
		site,
		paragraph( '<a href="#sale">Open the sale</a>' ) +
			bar( { anchor: 'sale', label: 'Sale' }, 'Plant sale' ) +
			LONG
	);
	const page = await open( { viewport: WIDE } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const head = page.locator( HEADER );
	const row = page.getByText( 'Closed on Monday' );
	const sale = page.getByRole( 'dialog', { name: 'Sale' } );
	const top = async () => ( await head.boundingBox() )!.y;
	expect( await top() ).toBeGreaterThanOrEqual( await bottomOf( row ) );
	await page.mouse.move( 600, 600 );
	await wheelTo( page, 20 );
	await wheelTo( page, 0 );

	await page.getByRole( 'link', { name: 'Open the sale' } ).click();
	await expect( sale ).toBeVisible();
	await later( page, 'popup-dialog' );
	const expectBelow = () =>
		expect
			.poll( async () => ( await top() ) - ( await bottomOf( sale ) ) )
			.toBeGreaterThanOrEqual( -0.5 );
	await expectBelow();
	await wheelTo( page, 1000 );
	await expect( head ).toHaveClass( /is-docked/ );
	await expectBelow();
	const end = await bottomOf( head );
	expect( end ).toBeLessThan( 250 );
	await page.locator( '#p20 a' ).focus();
	for ( let nth = 19; nth > 10; nth-- ) {
		await page.keyboard.press( 'Shift+Tab' );
		const link = page.locator( `#p${ nth } a` );
		await expect( link ).toBeFocused();
		await expect
			.poll( async () => ( await link.boundingBox() )!.y )
			.toBeGreaterThanOrEqual( end - 1 );
	}
	await sale.getByRole( 'button', { name: 'Close' } ).click();
	await expect.poll( top ).toBe( 0 );
	await wheelTo( page, 0 );
	await expect.poll( () => topRoom( page ) ).toBe( 'auto' );
	expect( await shifts() ).toEqual( [] );
} );

test( 'at the top of a page a bar does not cover what has the focus in a header', async ( {
	open,
	site,
} ) => {
	await useHeader(
		site,
		header( { style: { spacing: { padding: { bottom: '120px' } } } } )
	);
	const { url } = await publishPage(
		site,
		paragraph( '<a href="#sale">Open the sale</a>' ) +
			`<!-- wp:vitrine/popup {"kind":"bar","anchor":"sale","label":"Sale"} -->${ paragraph( 'Plant sale' ) }<!-- /wp:vitrine/popup -->` +
			LONG
	);
	const page = await open( { viewport: WIDE } );
	await page.goto( url );
	await page.getByRole( 'link', { name: 'Open the sale' } ).click();
	const sale = page.getByRole( 'dialog', { name: 'Sale' } );
	await expect( sale ).toBeVisible();
	await later( page, 'popup-dialog' );
	const link = page.locator( HEADER ).getByRole( 'link' );
	await link.focus();
	await expect
		.poll(
			async () =>
				( await link.boundingBox() )!.y - ( await bottomOf( sale ) )
		)
		.toBeGreaterThanOrEqual( -0.5 );
	await sale.getByRole( 'button', { name: 'Close' } ).click();
	await expect( page.locator( HEADER ) ).not.toHaveClass( /is-docked/ );
} );

test( 'two headers and two menus, one of a thousand items, keep apart', async ( {
	open,
	site,
} ) => {
	const group = ( nth: number ) =>
		item(
			`Group ${ nth }`,
			{ kind: 'group' },
			Array.from( { length: 99 }, ( _, place ) =>
				item( `Plant ${ nth }.${ place }`, { url: `#${ place }` } )
			).join( '' )
		);
	const { url } = await publishPage(
		site,
		header( { sticky: 'always' }, menu( ITEMS, { label: 'First' } ) ) +
			header(
				{ sticky: 'always' },
				menu(
					Array.from( { length: 10 }, ( _, nth ) =>
						group( nth )
					).join( '' ),
					{ label: 'Second' }
				) + paragraph( 'A second row' )
			) +
			LONG
	);
	const page = await open( { viewport: WIDE } );
	await page.goto( url );
	const ids = await page
		.locator( '[id]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( ids.filter( ( id, at ) => ids.indexOf( id ) !== at ) ).toEqual(
		[]
	);
	const first = new Menu( page );
	const second = page.getByRole( 'navigation', { name: 'Second' } );
	const plants = first.toggle( 'Plants' );
	const last = second.getByRole( 'button', { name: 'Group 9' } );
	await plants.press( 'Enter' );
	await last.press( 'Enter' );
	await expect( first.link( 'Roses' ) ).toBeHidden();
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		second.getByRole( 'link', { name: 'Plant 9.0', exact: true } )
	).toBeFocused();
	// Within a header that stays, all of it is reached.
	await page.mouse.move( 600, 700 );
	await page.keyboard.press( 'End' );
	const plant = second.getByRole( 'link', { name: 'Plant 9.98' } );
	await expect( plant ).toBeFocused();
	await expect( plant ).toBeInViewport( { ratio: 1 } );
	await page.keyboard.press( 'Escape' );
	await expect( plant ).toBeHidden();
	await expect( last ).toBeFocused();

	await wheelTo( page, 1000 );
	const heights = await page
		.locator( HEADER )
		.evaluateAll( ( all ) =>
			all.map( ( one ) => ( one as HTMLElement ).offsetHeight )
		);
	expect( heights ).toHaveLength( 2 );
	expect( heights[ 1 ] ).toBeGreaterThan( heights[ 0 ]! );
	expect( await topRoom( page ) ).toContain( `${ heights[ 1 ] }px` );
} );

test( 'a page that is restored, kept or resized shows neither a header nor a panel by itself', async ( {
	open,
	site,
} ) => {
	await useHeader( site, header( {}, menu( ITEMS ) + notes() + SEARCH ) );
	const { url } = await publishPage( site, LONG );
	const page = await open( { viewport: WIDE } );
	await page.goto( url );
	const head = page.locator( HEADER );
	const parts = new Menu( page );
	const ready = async () => {
		await expect( parts.nav ).toHaveClass( /is-ready/ );
		await expect( head ).not.toHaveClass( /is-docked/ );
		await expect( head ).not.toBeInViewport();
	};

	await test.step( 'reload, history and fragments dock no header', async () => {
		await page.mouse.move( 600, 600 );
		await wheelTo( page, 1000 );
		await page.reload();
		await expect.poll( () => placeOf( page ) ).toBe( 1000 );
		await ready();
		await page.getByRole( 'link', { name: 'Paragraph 30' } ).focus();
		const left = await placeOf( page );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( `${ site.url }/` );
		await page.goBack();
		await expect.poll( () => placeOf( page ) ).toBe( left );
		await ready();
		await page.goto( 'about:blank' );
		await page.goto( `${ url }#p40` );
		await expect( page.locator( '#p40' ) ).toBeInViewport();
		await ready();
		await wheelTo( page, ( await placeOf( page ) ) - 200 );
		await expect( head ).toHaveClass( /is-docked/ );
	} );

	/** Chromium keeps no page while it is tested: what a kept one is told. */
	const comeBack = () =>
		page.evaluate( () => {
			for ( const name of [ 'pagehide', 'pageshow' ] ) {
				window.dispatchEvent(
					new PageTransitionEvent( name, { persisted: true } )
				);
			}
		} );
	await test.step( 'a kept page comes back closed', async () => {
		await parts.toggle( 'Plants' ).press( 'Enter' );
		await parts.link( 'Roses' ).focus();
		await comeBack();
		await expect( parts.link( 'Roses' ) ).toBeHidden();
		await expect( parts.toggle( 'Plants' ) ).toBeFocused();
		for ( const name of [ 'Notes', 'Find' ] ) {
			const dialog = page.getByRole( 'dialog', { name } );
			const opener = page.getByRole( 'button', { name } );
			await opener.click();
			await expect( dialog ).toBeVisible();
			await comeBack();
			await expect( dialog ).toBeHidden();
			await expect( opener ).toBeFocused();
			const before = await placeOf( page );
			await page.mouse.move( 600, 600 );
			await wheelTo( page, before - 10 );
		}
	} );
	await test.step( 'windows that change keep what is open, and lose no focus', async () => {
		const sow = parts.link( 'how to sow' );
		const guides = parts.toggle( 'Guides' );
		const bar = parts.nav.getByRole( 'button', {
			name: 'Menu',
			exact: true,
		} );
		await guides.press( 'Enter' );
		await sow.focus();
		await page.setViewportSize( PHONE );
		await expect( bar ).toBeFocused();
		await bar.press( 'Enter' );
		await expect( sow ).toBeVisible();
		await expect( guides ).toHaveAttribute( 'aria-expanded', 'true' );
		await sow.focus();
		await page.setViewportSize( WIDE );
		await expect( sow ).toBeFocused();
		await expect( sow ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( guides ).toBeFocused();
		await expect( guides ).toHaveAttribute( 'aria-expanded', 'false' );
	} );
} );

test( 'what screen readers say @smoke', async ( { open, site } ) => {
	await site.php(
		`foreach ( array( 'Zinnia one', 'Zinnia two' ) as $title ) { wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_content' => 'Words' ) ); } return true;`
	);
	const { url } = await publishPage(
		site,
		menu( ITEMS, { phoneEffect: 'slide-right', phonePanels: 'drill' } ) +
			SEARCH +
			notes() +
			'<!-- wp:vitrine/table-of-contents {"collapsible":true} /--><!-- wp:heading --><h2 class="wp-block-heading">Spring</h2><!-- /wp:heading --><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Sowing</h3><!-- /wp:heading -->' +
			LONG +
			block( 'vitrine/back-to-top' )
	);
	const page = await open( { viewport: WIDE } );
	await page.goto( url );
	const parts = new Menu( page );
	const { nav } = parts;
	const dialog = page.locator( 'dialog[open]' );
	await test.step( 'a menu, closed and with a submenu', async () => {
		await expect( nav ).toMatchAriaSnapshot( `
			- navigation "Menu":
			  - /children: equal
			  - list:
			    - /children: deep-equal
			    - listitem:
			      - button "Plants" [expanded=false]
			    - listitem:
			      - button "Guides" [expanded=false]
			    - listitem:
			      - link "About"
			      - button "About submenu" [expanded=false]
			    - listitem:
			      - link "Contact"
		` );
		await parts.toggle( 'About' ).press( 'Enter' );
		await expect( nav ).toMatchAriaSnapshot( `
			- navigation "Menu":
			  - list:
			    - /children: deep-equal
			    - listitem:
			      - button "Plants" [expanded=false]
			    - listitem:
			      - button "Guides" [expanded=false]
			    - listitem:
			      - link "About"
			      - button "About submenu" [expanded]
			      - list:
			        - listitem:
			          - link "Story"
			        - listitem:
			          - link "Team"
			          - button "Team submenu" [expanded=false]
			    - listitem:
			      - link "Contact"
		` );
		await page.keyboard.press( 'Escape' );
	} );
	await test.step( 'the search overlay, where somebody types before its code is there', async () => {
		let fetched = () => {};
		const typed = new Promise< void >( ( resolve ) => {
			fetched = resolve;
		} );
		await page.route( '**/frontend/search-overlay.js*', async ( route ) => {
			await typed;
			await route.continue();
		} );
		await page.getByRole( 'button', { name: 'Find' } ).click();
		await expect( dialog.locator( ':focus' ) ).toHaveRole( 'searchbox' );
		await page.keyboard.type( 'zinnia' );
		fetched();
		await expect( page.getByRole( 'option' ) ).toHaveCount( 2 );
		await page.keyboard.press( 'ArrowDown' );
		await expect( dialog ).toMatchAriaSnapshot( `
			- dialog "Find":
			  - /children: equal
			  - button "Close"
			  - search:
			    - /children: equal
			    - text: Find
			    - combobox "Find" [expanded]: zinnia
			    - button "Search"
			    - listbox "Suggestions":
			      - /children: equal
			      - option "Zinnia one" [selected]
			      - option "Zinnia two"
			    - status: 2 suggestions
		` );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
	} );
	await test.step( 'a panel at the edge of the window', async () => {
		await page.getByRole( 'button', { name: 'Notes' } ).click();
		await expect( dialog ).toMatchAriaSnapshot( `
			- dialog "Notes":
			  - /children: deep-equal
			  - button "Close"
			  - paragraph: A note
		` );
		await page.keyboard.press( 'Escape' );
	} );
	await test.step( 'a table of contents, and the link to the top', async () => {
		const table = page.getByRole( 'navigation', { name: 'Contents' } );
		await expect( table ).toMatchAriaSnapshot( `
			- navigation "Contents":
			  - /children: equal
			  - group:
			    - /children: deep-equal
			    - paragraph: Contents
			    - list:
			      - listitem:
			        - link "Spring"
			        - list:
			          - listitem:
			            - link "Sowing"
			      - listitem:
			        - link "The end"
		` );
		const up = page.locator( '.wp-block-vitrine-back-to-top' );
		await page.mouse.move( 600, 600 );
		await wheelTo( page, 1000 );
		await expect( up ).toMatchAriaSnapshot( `- link "Back to top"` );
		await expect( table.locator( '[aria-current]' ) ).toHaveText(
			'Sowing'
		);
		await wheelTo( page, 0 );
	} );
	await test.step( 'a drawer, and a submenu in place of its list', async () => {
		await page.setViewportSize( PHONE );
		await expect( nav ).toMatchAriaSnapshot( `
			- navigation "Menu":
			  - /children: deep-equal
			  - button "Menu" [expanded=false]
		` );
		await nav.getByRole( 'button', { name: 'Menu', exact: true } ).click();
		await expect( dialog ).toMatchAriaSnapshot( `
			- dialog "Menu":
			  - /children: equal
			  - button "Close"
			  - list:
			    - /children: deep-equal
			    - listitem:
			      - button "Plants" [expanded=false]
			    - listitem:
			      - button "Guides" [expanded=false]
			    - listitem:
			      - link "About"
			      - button "About submenu" [expanded=false]
			    - listitem:
			      - link "Contact"
		` );
		await parts.toggle( 'About' ).click();
		await expect( dialog ).toMatchAriaSnapshot( `
			- dialog "Menu":
			  - /children: equal
			  - button "Close"
			  - list:
			    - /children: deep-equal
			    - listitem:
			      - button "Back"
			      - list:
			        - listitem:
			          - link "Story"
			        - listitem:
			          - link "Team"
			          - button "Team submenu" [expanded=false]
		` );
	} );
} );

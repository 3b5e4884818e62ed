/** Whatever an author, a contributor, an editor or a visitor writes, in every place that Vitrine has: nothing of it runs, anywhere that it is shown, and what is real goes on to work. */
import type { Frame, Page } from '@playwright/test';
import { Gallery, GALLERY, Viewer } from '../support/gallery';
import { Settings } from '../support/settings';
import { expect, test } from '../support/test';
import { BEACON } from './payloads';
import { placesOf } from './places';
import { writeAll } from './write';

/** What happened in a page that must not: code of a stranger, a question, an error of ours. */
function deedsOf( page: Page ): string[] {
	const deeds: string[] = [];
	page.context().on( 'request', ( request ) => {
		// A browser asks nobody for what is no address; it tells of it all the same.
		if ( ! URL.canParse( request.url() ) ) {
			return;
		}
		const { pathname } = new URL( request.url() );
		if ( pathname.startsWith( BEACON ) ) {
			deeds.push( `ran: ${ decodeURIComponent( pathname ) }` );
		}
		if ( pathname.endsWith( '/notes.txt' ) ) {
			deeds.push( `asked for a stranger's file at ${ page.url() }` );
		}
	} );
	page.on( 'dialog', async ( dialog ) => {
		// Core's own, on leaving an editor.
		if ( dialog.type() !== 'beforeunload' ) {
			deeds.push( `dialog: ${ dialog.message() }` );
		}
		await dialog.dismiss();
	} );
	page.on( 'pageerror', ( { message, stack = '' } ) => {
		if ( /vitrine/.test( stack ) ) {
			deeds.push( `error: ${ message } at ${ page.url() }` );
		}
	} );
	page.on( 'console', ( message ) => {
		if (
			message.type() === 'error' &&
			/plugins\/vitrine/.test( message.location().url )
		) {
			deeds.push( `error: ${ message.text() } at ${ page.url() }` );
		}
	} );
	return deeds;
}

/** Attributes and elements that nobody's text may become, in all frames of our own. */
async function dangersIn( page: Page ): Promise< string[] > {
	const look = ( frame: Frame ) =>
		frame.evaluate( findDangers, { beacon: BEACON } );
	const found = await Promise.all(
		page
			.frames()
			.filter(
				( frame ) => ! /^https?:\/\/(?!localhost)/.test( frame.url() )
			)
			.map( ( frame ) =>
				look( frame ).catch( async () => {
					// It was on its way to another page: that one counts.
					await frame.waitForLoadState();
					return look( frame );
				} )
			)
	);
	return found.flat();
}

/**
 * Runs in the browser.
 *
 * @param given
 * @param given.beacon What code asks for.
 * @param given.html   HTML to look into, in place of the page.
 */
function findDangers( {
	beacon,
	html,
}: {
	beacon: string;
	html?: string[];
} ): string[] {
	const bad = ( { name, value }: Attr ) =>
		( name.startsWith( 'on' ) && value.includes( beacon ) ) ||
		( /^(href|src|action|formaction|poster|srcdoc)$/.test( name ) &&
			/^\s*(java\s*script|vbscript|data:text)/i.test( value ) &&
			value.includes( beacon ) );
	// A form's fields stand in for its properties: one may be called "attributes".
	const own = Object.getOwnPropertyDescriptor(
		Element.prototype,
		'attributes'
	)!.get!;
	const parser = new DOMParser();
	const roots = html?.map( ( text ) =>
		parser.parseFromString( text, 'text/html' )
	) ?? [ document ];
	return roots
		.flatMap( ( root ) => [ ...root.querySelectorAll( '*' ) ] )
		.filter(
			( element ) =>
				[ ...own.call( element ) ].some( bad ) ||
				( element.localName === 'script' &&
					! element.getAttribute( 'type' )?.includes( 'json' ) &&
					element.textContent?.startsWith( 'new Image' ) )
		)
		.map( ( element ) => element.outerHTML.slice( 0, 200 ) );
}

/**
 * HTML that an answer for other programs holds. Runs in the browser.
 *
 * @param address Of a feed, or of a route of REST.
 */
async function htmlOf( address: string ): Promise< string[] > {
	const answer = await fetch( address );
	const text = await answer.text();
	if ( ! answer.headers.get( 'content-type' )?.includes( 'json' ) ) {
		const feed = new DOMParser().parseFromString( text, 'text/xml' );
		return [ ...feed.querySelectorAll( 'description, encoded' ) ].map(
			( { textContent } ) => textContent ?? ''
		);
	}
	const found: string[] = [];
	JSON.parse( text, ( name, value ) => {
		if ( /^(rendered|html)$/.test( name ) && typeof value === 'string' ) {
			found.push( value );
		}
		return value;
	} );
	return found;
}

test( 'nothing that somebody wrote runs, wherever it is shown', async ( {
	admin,
	site,
	visitor,
} ) => {
	// Some fifty pages and screens.
	test.setTimeout( 300_000 );
	const places = await placesOf( site );
	expect( Object.keys( places.blocks ) ).toContain( 'vitrine/gallery' );
	const { pages, ids, statuses, forgotten } = await writeAll( site, places );
	expect
		.soft( forgotten, 'places without a payload: write.ts, places.ts' )
		.toEqual( [] );
	expect(
		Object.entries( statuses ).filter( ( [ , status ] ) => status >= 500 )
	).toEqual( [] );

	const gate = visitor.getByRole( 'dialog', { name: 'Are you of age?' } );
	const deeds = [ visitor, admin ].map( deedsOf );
	const expectHarmless = async ( page: Page, where: string ) => {
		expect.soft( await dangersIn( page ), where ).toEqual( [] );
		expect
			.soft(
				deeds.flatMap( ( list ) => list.splice( 0 ) ),
				where
			)
			.toEqual( [] );
	};
	/** The popup that is meant for everybody opens whatever an author writes, and closes. */
	const passGate = async () => {
		await expect( gate ).toBeVisible();
		await gate.getByRole( 'button', { name: 'Close' } ).click();
		await expect( gate ).toBeHidden();
	};

	const real = new Gallery( visitor.locator( `#sound${ GALLERY }` ) );
	const viewer = new Viewer( visitor );
	await test.step( 'a post: what is real works', async () => {
		await visitor.goto( pages[ 'post' ] ?? '' );
		await passGate();
		await expectHarmless( visitor, 'post' );
		await real.links.first().click();
		await expect( viewer.dialog ).toBeVisible();
		const panel = visitor.getByRole( 'dialog', { name: 'Information' } );
		await viewer.button( 'Information' ).click();
		await expect( panel ).toBeVisible();
		await expectHarmless( visitor, 'information' );
		await visitor.keyboard.press( 'Escape' );
		await expect( panel ).toBeHidden();
		await viewer.dialog.getByRole( 'link', { name: 'Download' } ).click();
		await expectHarmless( visitor, 'download in the viewer' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toBeHidden();
		await real.items.first().hover();
		await real.tool( 0, 'download' ).click();
		await expectHarmless( visitor, 'download of a tile' );
		const albums = new Gallery( visitor.locator( `#albums${ GALLERY }` ) );
		await albums.links.first().click();
		await expect( albums.crumbs ).toContainText( BEACON );
		await expectHarmless( visitor, 'album' );
	} );

	await test.step( 'a post: what is forged leads nowhere', async () => {
		const forged = visitor.locator( '#forged' ).first();
		await visitor.getByText( 'A control' ).first().click();
		await passGate();
		await forged.getByText( 'Forged tool' ).first().click();
		await expectHarmless( visitor, 'forged tool' );
		await forged.getByText( 'More of it' ).first().click();
		await expect( visitor ).toHaveURL( /forged/ );
		await passGate();
		await forged.getByText( 'Forged', { exact: true } ).first().click();
		await expectHarmless( visitor, 'forged links' );
	} );

	await test.step( 'every other page of visitors', async () => {
		for ( const name of [
			'fuzzed',
			'clobbered',
			'author',
			'category',
			'search',
			'widgets',
		] ) {
			await visitor.goto( pages[ name ] ?? '' );
			await passGate();
			await expectHarmless( visitor, name );
		}
		await visitor.goto( pages[ 'embed' ] ?? '' );
		await expectHarmless( visitor, 'embed' );
		await visitor.goto( pages[ 'link' ] ?? '' );
		await expect( visitor.locator( 'main' ) ).toContainText( BEACON );
		await expectHarmless( visitor, 'link of a mail' );
	} );

	await test.step( 'galleries of nanogallery2', async () => {
		await visitor.goto( pages[ 'taken' ] ?? '' );
		await passGate();
		for ( const id of [ 'taken', 'taken-spoiled', 'taken-links' ] ) {
			const old = visitor.locator( `#${ id }` );
			await expect( old.locator( 'img' ).first() ).toBeAttached();
			await old.scrollIntoViewIfNeeded();
		}
		await expectHarmless( visitor, 'nanogallery2' );
		const taken = new Gallery( visitor.locator( '#taken' ) );
		await taken.links.first().click();
		await expect( viewer.dialog ).toBeVisible();
		const panel = visitor.getByRole( 'dialog', { name: 'Information' } );
		await viewer.button( 'Information' ).click();
		await expect( panel ).toBeVisible();
		await expectHarmless( visitor, 'information of nanogallery2' );
		await visitor.keyboard.press( 'Escape' );
		await viewer.dialog.getByRole( 'link', { name: 'Download' } ).click();
		await expectHarmless( visitor, 'download of nanogallery2' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toBeHidden();
		await visitor.locator( '#taken-lightbox' ).click();
		await expect( viewer.dialog ).toBeVisible();
		await expectHarmless( visitor, 'lightbox of nanogallery2' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toBeHidden();
	} );

	await test.step( 'what other programs read', async () => {
		const embedded = encodeURIComponent( pages[ 'post' ] ?? '' );
		for ( const address of [
			pages[ 'feed' ] ?? '',
			pages[ 'comments' ] ?? '',
			'/wp-json/wp/v2/posts?per_page=50&_embed=1',
			'/wp-json/wp/v2/pages?per_page=50',
			'/wp-json/wp/v2/media?per_page=50',
			'/wp-json/wp/v2/comments',
			'/wp-json/wp/v2/search?search=img&_embed=1',
			`/wp-json/oembed/1.0/embed?url=${ embedded }`,
		] ) {
			const html = await visitor.evaluate( htmlOf, address );
			expect.soft( html.join(), address ).toContain( 'img' );
			const dangers = await visitor.evaluate( findDangers, {
				beacon: BEACON,
				html,
			} );
			expect.soft( dangers, address ).toEqual( [] );
		}
	} );

	/** A click anywhere meets a tool that an author has put over the page and into a real gallery. */
	const clickStretched = async ( page: Page ) => {
		const isMet = await page.evaluate( () =>
			document
				.elementFromPoint( 400, 300 )
				?.closest( 'b[data-item*="javascript:"]' )
				?.closest( '.wp-block-vitrine-gallery' )
				?.matches( ':has(> script)' )
		);
		expect( isMet ).toBe( true );
		await page.mouse.click( 400, 300 );
		await expectHarmless( page, `a stretched tool of ${ page.url() }` );
	};
	await test.step( 'a tool over the page', async () => {
		await visitor.goto( pages[ 'stretched' ] ?? '' );
		await passGate();
		await clickStretched( visitor );
	} );

	await test.step( 'reviewers', async () => {
		await admin.goto( pages[ 'draft' ] ?? '' );
		await expectHarmless( admin, 'preview of a draft' );
		await clickStretched( admin );
	} );

	await test.step( 'lists and screens', async () => {
		for ( const path of [
			'index.php',
			'plugins.php',
			'upload.php?mode=list',
			`upload.php?item=${ ids.file }`,
			`post.php?post=${ ids.file }&action=edit`,
			'edit-tags.php?taxonomy=vitrine_album&post_type=attachment',
			`term.php?taxonomy=vitrine_album&post_type=attachment&tag_ID=${ ids.album }`,
			`edit.php?post_type=vitrine_popup&vitrine_copy=${ ids.popup }`,
			'edit.php',
			'edit.php?post_type=page',
			'edit-tags.php?taxonomy=category',
			'edit-comments.php',
			'users.php',
			`user-edit.php?user_id=${ ids.author }`,
			'nav-menus.php',
			'tools.php?page=vitrine-sign-ups',
			'options-privacy.php?tab=policyguide',
			'site-health.php?tab=debug',
		] ) {
			await admin.goto( `/wp-admin/${ path }` );
			await expect( admin.locator( '#wpbody' ) ).toBeVisible();
			// These two show nothing of others so far.
			if ( ! /^(options-privacy|site-health)/.test( path ) ) {
				const isShown = ( await admin.content() ).includes( BEACON );
				expect.soft( isShown, `shown at ${ path }` ).toBe( true );
			}
			await expectHarmless( admin, path );
		}
		const settings = new Settings( admin );
		await settings.open();
		for ( const name of [ 'connection', 'source' ] ) {
			await expect( settings.place ).toContainText( BEACON + name );
		}
		await expectHarmless( admin, 'settings' );
	} );

	await test.step( 'widgets and the site editor', async () => {
		await admin.goto( '/wp-admin/widgets.php' );
		await admin
			.locator(
				'[data-type="vitrine/gallery"] .wp-block-vitrine-gallery__item'
			)
			.first()
			.waitFor();
		await expectHarmless( admin, 'widgets.php' );
		for ( const path of [
			'/pattern&postType=wp_block&categoryId=my-patterns',
			'/navigation',
		] ) {
			await admin.goto( `/wp-admin/site-editor.php?p=${ path }` );
			await expect( admin.getByText( BEACON ).first() ).toBeVisible();
			await expectHarmless( admin, path );
		}
	} );

	await test.step( 'editors', async () => {
		for ( const id of [ ids.draft, ids.popup ] ) {
			await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			const shown = {
				[ ids.draft ]: '.wp-block-vitrine-gallery__item',
				[ ids.popup ]: '[data-type="vitrine/popup"]',
			}[ id ];
			await admin
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( shown ?? '' )
				.first()
				.waitFor();
			await admin.evaluate( () => {
				const { data } = (
					window as unknown as {
						wp: {
							data: Record< string, ( store: string ) => any >;
						};
					}
				 ).wp;
				const editor = 'core/block-editor';
				const [ block ] = data[ 'select' ]!( editor ).getBlocksByName( [
					'vitrine/popup',
					'vitrine/gallery',
				] );
				data[ 'dispatch' ]!( editor ).selectBlock( block );
				data[ 'dispatch' ]!( 'core/edit-post' ).openGeneralSidebar(
					'edit-post/block'
				);
			} );
			await expect(
				admin
					.getByRole( 'region', { name: 'Editor settings' } )
					.getByRole( 'heading' )
					.first()
			).toBeVisible();
			await expectHarmless( admin, `editor of ${ id }` );
		}
	} );
} );

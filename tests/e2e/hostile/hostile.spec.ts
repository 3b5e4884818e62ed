/** Whatever an author, a contributor, an editor or a visitor writes, in every place that Vitrine has: nothing of it runs, anywhere that it is shown, and what is real goes on to work. */
import type { Page } from '@playwright/test';
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
	const found = await Promise.all(
		page
			.frames()
			.filter(
				( frame ) => ! /^https?:\/\/(?!localhost)/.test( frame.url() )
			)
			.map( ( frame ) => frame.evaluate( findDangers, BEACON ) )
	);
	return found.flat();
}

/** Runs in the browser. */
function findDangers( beacon: string ): string[] {
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
	return [ ...document.querySelectorAll( '*' ) ]
		.filter(
			( element ) =>
				[ ...own.call( element ) ].some( bad ) ||
				( element.localName === 'script' &&
					! element.getAttribute( 'type' )?.includes( 'json' ) &&
					element.textContent?.startsWith( 'new Image' ) )
		)
		.map( ( element ) => element.outerHTML.slice( 0, 200 ) );
}

test( 'nothing that somebody wrote runs, wherever it is shown', async ( {
	admin,
	site,
	visitor,
} ) => {
	test.slow();
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
			'search',
			'widgets',
		] ) {
			await visitor.goto( pages[ name ] ?? '' );
			await passGate();
			await expectHarmless( visitor, name );
		}
		await visitor.goto( pages[ 'embed' ] ?? '' );
		await expectHarmless( visitor, 'embed' );
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
			'edit-comments.php',
			'users.php',
			'options-privacy.php?tab=policyguide',
			'site-health.php?tab=debug',
		] ) {
			await admin.goto( `/wp-admin/${ path }` );
			await expect( admin.locator( '#wpbody' ) ).toBeVisible();
			await expectHarmless( admin, path );
		}
		const settings = new Settings( admin );
		await settings.open();
		for ( const name of [ 'connection', 'source' ] ) {
			await expect( settings.place ).toContainText( BEACON + name );
		}
		await expectHarmless( admin, 'settings' );
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

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
		if ( request.url().includes( BEACON ) ) {
			deeds.push( `ran: ${ decodeURIComponent( request.url() ) }` );
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

/** Attributes and elements that nobody's text may become. */
const dangersIn = ( page: Page ) =>
	page.evaluate( ( beacon ) => {
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
	}, BEACON );

test( 'nothing that somebody wrote runs, wherever it is shown', async ( {
	admin,
	site,
	visitor,
} ) => {
	test.slow();
	const places = await placesOf( site );
	expect( Object.keys( places.blocks ) ).toContain( 'vitrine/gallery' );
	const { pages, ids, statuses, forgotten } = await writeAll( site, places );
	expect(
		forgotten,
		'places without a payload: write.ts, places.ts'
	).toEqual( [] );
	expect(
		Object.entries( statuses ).filter( ( [ , status ] ) => status >= 500 )
	).toEqual( [] );

	const gate = visitor.getByRole( 'dialog', { name: 'Are you of age?' } );
	const deeds = [ visitor, admin ].map( deedsOf );
	const expectHarmless = async ( page: Page, where: string ) => {
		expect( await dangersIn( page ), where ).toEqual( [] );
		expect( deeds.flat(), where ).toEqual( [] );
	};
	/** The popup that is meant for everybody opens whatever an author writes, and closes. */
	const passGate = async () => {
		await expect( gate ).toBeVisible();
		await gate.getByRole( 'button', { name: 'Close' } ).click();
		await expect( gate ).toBeHidden();
	};

	await test.step( 'visitors', async () => {
		await visitor.goto( pages[ 'post' ] ?? '' );
		await passGate();
		await expectHarmless( visitor, 'post' );
		const gallery = new Gallery( visitor.locator( `#sound${ GALLERY }` ) );
		await gallery.links.first().click();
		const viewer = new Viewer( visitor );
		await expect( viewer.dialog ).toBeVisible();
		await viewer.button( 'Information' ).click();
		await expect( visitor.locator( 'dialog dialog[open]' ) ).toBeVisible();
		await expectHarmless( visitor, 'information' );
		await visitor.keyboard.press( 'Escape' );
		await visitor.keyboard.press( 'ArrowRight' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toBeHidden();
		await visitor.getByText( 'Forged', { exact: true } ).click();
		await visitor.getByText( 'Forged tool' ).click();
		await visitor.getByText( 'A control' ).click();
		await expectHarmless( visitor, 'forged controls' );

		await visitor.goto( pages[ 'fuzzed' ] ?? '' );
		await passGate();
		await expectHarmless( visitor, 'fuzzed' );

		await visitor.goto( pages[ 'stretched' ] ?? '' );
		await passGate();
		const heard: string[] = [];
		visitor.on( 'download', ( download ) => heard.push( download.url() ) );
		await visitor.mouse.click( 400, 300 );
		expect( heard ).toEqual( [] );
		await expectHarmless( visitor, 'stretched' );
		for ( const name of [ 'clobbered', 'author', 'feed' ] ) {
			await visitor.goto( pages[ name ] ?? '' ).catch( () => null );
			await expectHarmless( visitor, name );
		}
	} );

	await test.step( 'reviewers', async () => {
		await admin.goto( pages[ 'draft' ] ?? '' );
		await expectHarmless( admin, 'preview of a draft' );
		await admin.mouse.click( 400, 300 );
		await expectHarmless( admin, 'preview of a draft' );
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
		await new Settings( admin ).open();
		await expect( admin.getByRole( 'listitem' ).first() ).toBeVisible();
		await expectHarmless( admin, 'settings' );
	} );

	await test.step( 'editors', async () => {
		for ( const id of [ ids.draft, ids.popup ] ) {
			await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			const canvas = admin.frameLocator( 'iframe[name="editor-canvas"]' );
			await canvas.locator( '[data-type^="vitrine/"]' ).first().waitFor();
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

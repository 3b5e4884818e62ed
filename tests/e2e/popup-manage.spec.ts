import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Site } from './support/test';
import { expect, test } from './support/test';
import { faultsOf } from './support/axe';
import { expectNoOverflow } from './support/page';
import { errorsOf } from './support/watch';

const LIST = '/wp-admin/edit.php?post_type=vitrine_popup';
const CLOSED = 'Visitors have no visible way to close this popup';

interface Given {
	title: string;
	attributes?: object;
	status?: string;
	/** Blocks in it. */
	inside?: string;
}

/** Adds a popup past the guard's REST answer, as WP-CLI would. */
const addPopup = ( site: Site, given: Given ) =>
	site.php< number >(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'vitrine_popup', 'post_title' => $given['title'], 'post_status' => $given['status'] ?? 'publish', 'post_content' => get_comment_delimited_block_content( 'vitrine/popup', $given['attributes'] ?? [], $given['inside'] ?? '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' ) ] ) );`,
		given
	);

const statusOf = ( site: Site, id: number ) =>
	site.php< string >( 'return get_post_status( $given );', id );

const everywhere = {
	conditions: [
		{ type: 'include', name: 'general', sub_name: '', sub_id: '' },
	],
	triggers: { page_load: 'yes', page_load_delay: 5 },
};

/** Going on from a page of the admin ends its transition, which Chromium says in several words. */
const withoutTransitions = ( errors: string[] ) =>
	errors.filter( ( error ) => ! error.includes( 'Transition' ) );

async function openEditor( page: Page, id: number ) {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByText( 'Inside' )
		.waitFor();
	await page.evaluate( () => {
		const { data } = (
			window as unknown as {
				wp: {
					data: {
						dispatch: (
							store: string
						) => Record< string, ( ...args: unknown[] ) => void >;
					};
				};
			}
		 ).wp;
		data.dispatch( 'core/block-editor' )[ 'clearSelectedBlock' ]?.();
		data.dispatch( 'core/edit-post' )[ 'openGeneralSidebar' ]?.(
			'edit-post/document'
		);
	} );
}

test( 'publishing is refused while nothing visible closes a popup, and one click mends that @smoke', async ( {
	admin,
	site,
} ) => {
	const id = await addPopup( site, {
		title: 'Trap',
		status: 'draft',
		attributes: { settings: { close_button: '' } },
	} );
	await openEditor( admin, id );
	const top = admin.getByRole( 'region', { name: 'Editor top bar' } );
	await top.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	await expect(
		panel.getByText( 'This popup cannot be published' )
	).toBeVisible();
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect(
		admin.getByText( `Publishing failed. ${ CLOSED }` ).first()
	).toBeVisible();
	expect( await statusOf( site, id ) ).toBe( 'draft' );
	// What the editor shows is what is stored.
	await expect(
		admin.getByRole( 'button', { name: 'Change status: Draft' } )
	).toBeVisible();

	await top.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await panel
		.getByRole( 'button', { name: 'Show the close button immediately' } )
		.click();
	await expect(
		panel.getByText( 'This popup cannot be published' )
	).toHaveCount( 0 );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect
		.poll( () => statusOf( site, id ), { timeout: 15_000 } )
		.toBe( 'publish' );
} );

test( 'a control in a Custom HTML block closes a popup, so that it is published', async ( {
	admin,
	site,
} ) => {
	const id = await addPopup( site, {
		title: 'Own control',
		status: 'draft',
		attributes: { settings: { close_button: '' } },
		inside: '<!-- wp:html --><p>Inside</p><button type="button" data-vitrine-popup="close">Close</button><!-- /wp:html -->',
	} );
	await openEditor( admin, id );
	await admin
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	const publish = panel.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	await expect( publish ).toBeVisible();
	await expect(
		panel.getByText( 'This popup cannot be published' )
	).toHaveCount( 0 );
	await publish.click();
	await expect
		.poll( () => statusOf( site, id ), { timeout: 15_000 } )
		.toBe( 'publish' );
} );

test( 'warnings in the document panel, with a remedy for phones that come from search', async ( {
	admin,
	site,
} ) => {
	const errors = errorsOf( admin );
	const id = await addPopup( site, {
		title: 'Offer',
		status: 'draft',
		attributes: {
			...everywhere,
			style: { color: { text: '#999999', background: '#ffffff' } },
			settings: {
				height_type: 'custom',
				height: { size: 700, unit: 'px' },
			},
		},
	} );
	await openEditor( admin, id );
	const checks = admin.getByRole( 'button', { name: 'Checks (3)' } );
	await checks.click();
	const sidebar = admin.getByRole( 'region', { name: 'Editor settings' } );
	for ( const words of [
		'hard to read',
		'does not fit on a small phone',
		'mobile visitors from search engines',
	] ) {
		await expect( sidebar.getByText( words ) ).toBeVisible();
	}
	await sidebar
		.getByRole( 'button', { name: 'Wait until the second page view' } )
		.click();
	await expect(
		sidebar.getByText( 'mobile visitors from search engines' )
	).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'button', { name: 'Checks (2)' } )
	).toBeVisible();
	expect( errors ).toEqual( [] );
} );

test( 'quick edit leaves a draft, and the list says why', async ( {
	admin,
	site,
} ) => {
	const id = await addPopup( site, {
		title: 'Trap',
		status: 'draft',
		attributes: { settings: { close_button: '' } },
	} );
	await admin.goto( LIST );
	const row = admin.locator( `#post-${ id }` );
	await row.hover();
	await row.getByRole( 'button', { name: /Quick edit/ } ).click();
	const form = admin.locator( `#edit-${ id }` );
	await form
		.getByRole( 'combobox', { name: 'Status' } )
		.selectOption( 'publish' );
	await form.getByRole( 'button', { name: 'Update' } ).click();
	await expect( form ).toHaveCount( 0 );
	await expect( row ).toContainText( 'Draft' );
	await expect( row ).toContainText(
		'Visitors have no visible way to close it.'
	);
	expect( await statusOf( site, id ) ).toBe( 'draft' );
	await admin.reload();
	await expect(
		admin.getByText( 'This popup was kept as a draft:' )
	).toBeVisible();
} );

test( 'the list: state, where, when, figures; duplicate, preview, export', async ( {
	admin,
	site,
} ) => {
	const errors = errorsOf( admin );
	const id = await addPopup( site, {
		title: 'News & more',
		attributes: {
			...everywhere,
			settings: { statistics: 'yes' },
			timing: {
				times: 'yes',
				times_times: 2,
				times_period: 'day',
			},
		},
	} );
	await addPopup( site, { title: 'Size chart', status: 'draft' } );
	await site.php(
		`$figures = Vitrine\\Plugin::instance()->popup->statistics(); foreach ( [ 'impression', 'impression', 'close' ] as $event ) { $figures->count( $given, '', $event ); } return true;`,
		id
	);
	await admin.goto( LIST );
	const row = admin.locator( `#post-${ id }` );
	for ( const words of [
		'Published',
		'Opens automatically',
		'The entire site.',
		'Opens after 5 seconds, only up to 2 times per day.',
		'2 views',
		'1 close',
		'0 conversions',
	] ) {
		await expect( row ).toContainText( words );
	}
	await expect(
		admin.getByRole( 'row', { name: /Size chart/ } )
	).toContainText( 'Opens only from links.' );
	await expectNoOverflow( admin );

	await row.hover();
	const [ file ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		row
			.getByRole( 'link', { name: 'Export “News & more” as JSON' } )
			.click(),
	] );
	expect( file.suggestedFilename() ).toBe( 'popup-news-more.json' );
	expect(
		JSON.parse( readFileSync( await file.path(), 'utf8' ) )
	).toMatchObject( {
		vitrine: 1,
		title: 'News & more',
		triggers: everywhere.triggers,
		conditions: everywhere.conditions,
	} );

	await admin.locator( '#cb-select-all-1' ).check();
	await admin
		.locator( '#bulk-action-selector-top' )
		.selectOption( { label: 'Export as JSON' } );
	const [ all ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.locator( '#doaction' ).click(),
	] );
	expect(
		JSON.parse( readFileSync( await all.path(), 'utf8' ) ).popups.map(
			( { title }: { title: string } ) => title
		)
	).toEqual( expect.arrayContaining( [ 'News & more', 'Size chart' ] ) );

	await admin.goto( LIST );
	await row.hover();
	await row.getByRole( 'link', { name: 'Duplicate “News & more”' } ).click();
	await expect(
		admin.getByText( '“News & more (copy)” was created as a draft.' )
	).toBeVisible();
	await expect(
		admin.getByRole( 'row', { name: /News & more \(copy\)/ } )
	).toContainText( 'Draft' );

	await row.hover();
	await row.getByRole( 'link', { name: /Preview “News & more”/ } ).click();
	await expect( admin.locator( `dialog#popup-${ id }` ) ).toBeVisible();
	expect( withoutTransitions( errors ) ).toEqual( [] );
} );

test( 'the list in a narrow window, and what it says of several', async ( {
	admin,
	site,
} ) => {
	await addPopup( site, { title: 'First' } );
	await addPopup( site, { title: 'Second' } );
	await admin.setViewportSize( { width: 390, height: 844 } );
	await admin.goto( LIST );
	const row = admin.getByRole( 'row', { name: /First/ } );
	const trash = row.getByRole( 'link', { name: /Trash/ } );
	await expect( trash ).toBeHidden();
	await row.getByRole( 'button', { name: 'Show more details' } ).click();
	await expect( trash ).toBeInViewport();

	await admin.setViewportSize( { width: 1280, height: 720 } );
	await row.hover();
	await row.getByRole( 'link', { name: 'Duplicate “First”' } ).click();
	const copy = admin.getByText( 'was created as a draft' );
	await expect( copy ).toBeVisible();
	for ( const title of [ 'First (copy)', 'Second' ] ) {
		await admin.getByLabel( `Select ${ title }` ).check();
	}
	await admin
		.locator( '#bulk-action-selector-top' )
		.selectOption( { label: 'Move to Trash' } );
	await admin.locator( '#doaction' ).click();
	await expect(
		admin.getByText( '2 popups moved to the Trash.' )
	).toBeVisible();
	await expect( copy ).toBeHidden();
} );

test( 'a popup can be looked at on any page before it is published', async ( {
	admin,
	site,
} ) => {
	const id = await addPopup( site, { title: 'Soon', status: 'draft' } );
	await openEditor( admin, id );
	const sidebar = admin.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar
		.getByRole( 'button', { name: 'Preview', exact: true } )
		.click();
	await sidebar.getByRole( 'combobox', { name: 'Preview on' } ).click();
	await sidebar.getByRole( 'option', { name: 'Social feed' } ).click();
	const [ tab ] = await Promise.all( [
		admin.waitForEvent( 'popup' ),
		sidebar
			.getByRole( 'button', { name: 'Preview', exact: true } )
			.last()
			.click(),
	] );
	await expect( tab.locator( `dialog#popup-${ id }` ) ).toBeVisible();
	expect( new URL( tab.url() ).pathname ).toBe(
		new URL( site.pages[ 'Social feed' ] ?? '' ).pathname
	);
} );

test( 'importing: an empty list offers it, faults are named, results say what was taken over', async ( {
	admin,
	site,
} ) => {
	const errors = errorsOf( admin );
	await site.php(
		`foreach ( get_posts( [ 'post_type' => 'vitrine_popup', 'post_status' => 'any', 'posts_per_page' => -1 ] ) as $post ) { wp_delete_post( $post->ID, true ); } return true;`
	);
	await admin.goto( LIST );
	await expect( admin.getByText( 'No popups yet.' ) ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Import popups' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Import popups' } );
	const go = dialog.getByRole( 'button', { name: 'Import', exact: true } );
	const text = dialog.getByRole( 'textbox', {
		name: 'Or paste its contents',
	} );
	// It comes up, pale at first.
	await dialog.evaluate( async ( element ) => {
		await Promise.all(
			element.getAnimations().map( ( { finished } ) => finished )
		);
	} );
	expect( await faultsOf( admin, '.vitrine-import' ) ).toEqual( [] );

	await text.fill( '{"vitrine":1,"settings":"x","kind":"cube"}' );
	await go.click();
	await expect( dialog ).toContainText( 'Nothing was imported.' );
	await expect( dialog ).toContainText( '“settings” must be an object.' );
	await expect( dialog ).toContainText( '“kind” must be one of' );

	await dialog
		.locator( 'input[type="file"]' )
		.setInputFiles( 'tests/fixtures/popup-import/elementor.json' );
	await expect( text ).toHaveValue( /Autumn offer/ );
	await go.click();
	await expect( dialog ).toContainText( '1 popup imported as a draft.' );
	await expect( dialog ).toContainText(
		'Triggers: page_load, scrolling, exit_intent'
	);
	await expect( dialog ).toContainText( '1 widget “form”' );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect(
		admin.getByRole( 'row', { name: /Autumn offer/ } )
	).toContainText( 'Draft' );

	await admin.getByRole( 'link', { name: 'Autumn offer' } ).first().click();
	const canvas = admin.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.getByText( '20 % off everything' ) ).toBeVisible( {
		timeout: 30_000,
	} );
	// Every block that was made is as the editor would have saved it.
	expect(
		await admin.evaluate( () => {
			interface Block {
				isValid: boolean;
				name: string;
				innerBlocks: Block[];
			}
			const all = ( blocks: Block[] ): Block[] =>
				blocks.flatMap( ( block ) => [
					block,
					...all( block.innerBlocks ),
				] );
			const { wp } = window as unknown as {
				wp: {
					data: {
						select: ( store: string ) => {
							getBlocks: () => Block[];
						};
					};
				};
			};
			return all( wp.data.select( 'core/block-editor' ).getBlocks() )
				.filter( ( { isValid } ) => ! isValid )
				.map( ( { name } ) => name );
		} )
	).toEqual( [] );
	// The file with faults was refused.
	expect( withoutTransitions( errors ) ).toEqual( [
		expect.stringContaining( '400' ),
	] );
} );

test( 'revisions hold settings: an older one brings them back', async ( {
	site,
} ) => {
	const id = await addPopup( site, {
		title: 'Before',
		attributes: { kind: 'bar', ...everywhere },
	} );
	expect(
		await site.php< string[] >(
			`$kind = static fn() => Vitrine\\Popup\\PopupPosts::settings( get_post_field( 'post_content', $given, 'raw' ) )->kind;
			wp_save_post_revision( $given );
			wp_update_post( [ 'ID' => $given, 'post_content' => '<!-- wp:vitrine/popup {"kind":"slide-in"} --><!-- wp:paragraph --><p>New</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->' ] );
			$kinds = [ $kind() ];
			$revisions = wp_get_post_revisions( $given, [ 'order' => 'ASC' ] );
			wp_restore_post_revision( reset( $revisions )->ID );
			return [ ...$kinds, $kind() ];`,
			id
		)
	).toEqual( [ 'slide-in', 'bar' ] );
} );

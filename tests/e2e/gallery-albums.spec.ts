/** Albums, uploads, providers and what is drawn or dragged in the gallery's editor. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { providerServer } from '../../tools/provider-server.mjs';
import type { Editor } from './support/editor';
import { addPhotos, GALLERY, galleryPart, idsOf } from './support/gallery';
import { expect, test } from './support/test';

const block = ( editor: Editor ) => editor.canvas.locator( GALLERY ).first();
const tiles = ( editor: Editor ) =>
	block( editor ).locator( galleryPart( 'item' ) );
const titles = ( editor: Editor ) =>
	block( editor ).locator( galleryPart( 'title' ) ).allTextContents();
const undo = ( editor: Editor ) =>
	editor.page.getByRole( 'button', { name: 'Undo', exact: true } ).click();

/**
 * Chooses files in the dialog of the media library that is open.
 *
 * @param page  The page.
 * @param names Titles of the files.
 */
async function choose( page: Page, names: string[] ): Promise< void > {
	const dialog = page.locator( '.media-modal' ).filter( { visible: true } );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	for ( const name of names ) {
		await dialog
			.getByRole( 'checkbox', { name, exact: true } )
			.click( { modifiers: [ 'ControlOrMeta' ] } );
	}
	await dialog.locator( '.media-button-select' ).click();
}

test( 'a tile is dragged beside another, and each move is undone by itself', async ( {
	editor,
	site,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery', {
		items: idsOf( await addPhotos( site, 3 ) ),
	} );
	await expect( tiles( editor ) ).toHaveCount( 3 );
	const [ one, two, three ] = [ 'Photo 1', 'Photo 2', 'Photo 3' ];
	const side = async ( index: number, part: number ) => {
		const box = await tiles( editor ).nth( index ).boundingBox();
		return {
			x: ( box?.width ?? 0 ) * part,
			y: ( box?.height ?? 0 ) / 2,
		};
	};
	const tile = ( index: number ) => tiles( editor ).nth( index );
	await tile( 0 ).dragTo( tile( 2 ), {
		targetPosition: await side( 2, 0.2 ),
	} );
	await expect.poll( () => titles( editor ) ).toEqual( [ two, one, three ] );
	await tile( 2 ).dragTo( tile( 0 ), {
		targetPosition: await side( 0, 0.8 ),
	} );
	await expect.poll( () => titles( editor ) ).toEqual( [ two, three, one ] );
	await undo( editor );
	await expect.poll( () => titles( editor ) ).toEqual( [ two, one, three ] );
	await undo( editor );
	await expect.poll( () => titles( editor ) ).toEqual( [ one, two, three ] );

	await tile( 2 ).locator( 'a' ).press( 'Delete' );
	await expect( tiles( editor ) ).toHaveCount( 2 );
	// Whoever goes on with the keyboard is where the tile was.
	await expect( tile( 1 ).locator( 'a' ) ).toBeFocused();
} );

test( 'a mosaic is drawn with the pointer, tile by tile', async ( {
	editor,
	site,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery', {
		items: idsOf( await addPhotos( site, 2 ) ),
		layout: { layout: 'mosaic' },
	} );
	await expect( tiles( editor ) ).toHaveCount( 2 );
	const cell = ( column: number, row: number ) =>
		editor.inspector.getByRole( 'button', {
			name: new RegExp( `^Column ${ column }, row ${ row }:` ),
		} );
	const draw = async (
		from: readonly [ number, number ],
		to: readonly [ number, number ]
	) => {
		await cell( ...from ).hover();
		await editor.page.mouse.down();
		await cell( ...to ).hover( { force: true } );
		await editor.page.mouse.up();
	};
	await draw( [ 1, 1 ], [ 2, 2 ] );
	await draw( [ 4, 2 ], [ 3, 1 ] );
	const stored = () => editor.content();
	await expect
		.poll( stored )
		.toContain(
			'"mosaic":[{"c":1,"r":1,"w":2,"h":2},{"c":3,"r":1,"w":2,"h":2}]'
		);
	await undo( editor );
	await expect
		.poll( stored )
		.toContain( '"mosaic":[{"c":1,"r":1,"w":2,"h":2}]' );
	await editor.inspector
		.getByRole( 'button', { name: 'Remove tile 1' } )
		.click();
	await expect.poll( stored ).not.toContain( '"mosaic":' );
} );

test( 'albums are made within albums, with a cover, an order and pictures', async ( {
	editor,
	site,
	visitor,
} ) => {
	await addPhotos( site, 3 );
	await editor.open();
	await editor.insert( 'vitrine/gallery', { source: 'albums' } );
	const panel = editor.inspector;
	const name = panel.getByRole( 'textbox', { name: 'Album name' } );
	await panel.getByRole( 'button', { name: 'New album' } ).click();
	await expect( name ).toBeFocused();
	await name.fill( 'Journeys & more' );
	await name.press( 'Enter' );
	// What is shown stays what it was; the new album is there to be chosen.
	await expect(
		panel.getByRole( 'button', { name: 'New album' } )
	).toBeFocused();
	const choice = panel.getByRole( 'combobox', { name: 'Albums inside' } );
	await choice.click();
	await editor.page
		.getByRole( 'option', { name: /Journeys & more$/ } )
		.click();
	const below = panel.getByRole( 'button', { name: 'New album inside it' } );
	for ( const title of [ 'Lakes', 'Seas' ] ) {
		await below.click();
		await name.fill( title );
		await name.press( 'Enter' );
		await expect( panel ).toContainText(
			`Album “${ title }” created in “Journeys & more”.`
		);
		await expect( below ).toBeFocused();
	}
	await choice.click();
	await editor.page.getByRole( 'option', { name: /Seas$/ } ).click();
	// Albums below it there are none; its own pictures are shown.
	await panel
		.getByRole( 'combobox', { name: 'Source of images and videos' } )
		.selectOption( 'album' );
	await panel
		.getByRole( 'button', { name: 'Add media to this album' } )
		.click();
	await choose( editor.page, [ 'Photo 1', 'Photo 2' ] );
	await expect.poll( () => titles( editor ) ).toHaveLength( 2 );

	await panel.getByRole( 'button', { name: 'Edit album' } ).click();
	await panel.getByRole( 'spinbutton', { name: 'Order' } ).fill( '-1' );
	await panel.getByRole( 'button', { name: 'Choose cover' } ).click();
	await choose( editor.page, [ 'Photo 3' ] );
	await panel.getByRole( 'button', { name: 'Save album' } ).click();
	await expect(
		panel.getByRole( 'button', { name: 'Edit album' } )
	).toBeVisible();

	expect(
		await site.php( `
			$seas = get_term_by( 'name', 'Seas', 'vitrine_album' );
			return array(
				get_term( $seas->parent )->name,
				(int) get_term_meta( $seas->term_id, 'vitrine_order', true ),
				get_the_title( (int) get_term_meta( $seas->term_id, 'vitrine_cover', true ) ),
			);
		` )
	).toEqual( [ 'Journeys &amp; more', -1, 'Photo 3' ] );
	await visitor.goto( await editor.publish() );
	await expect( visitor.locator( galleryPart( 'item' ) ) ).toHaveCount( 2 );
} );

test( 'somebody who may not make albums is told so, not shown a form that fails', async ( {
	as,
	site,
} ) => {
	await site.php( `
		foreach ( get_terms( array( 'taxonomy' => 'vitrine_album', 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_term( $id, 'vitrine_album' );
		}
	` );
	const { Editor: EditorOf } = await import( './support/editor' );
	const page = await as( 'contributor' );
	const editor = new EditorOf( page );
	await page.goto( '/wp-admin/post-new.php' );
	// Before its blocks are there, the editor forgets what is inserted.
	await editor.canvas
		.locator( '.block-editor-block-list__layout' )
		.first()
		.waitFor();
	await editor.insert( 'vitrine/gallery', { source: 'album' } );
	await expect( editor.inspector ).toContainText(
		'Editors and administrators can create them.'
	);
	await expect(
		editor.inspector.getByRole( 'button', { name: 'New album' } )
	).toHaveCount( 0 );
} );

test( 'an upload of many files is counted and canceled, and what has arrived stays', async ( {
	editor,
	admin,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery' );
	// The first file arrives; the others are still on their way when somebody has enough.
	let sent = 0;
	await admin.route( /wp\/v2\/media(?:\?|$)/, async ( route ) => {
		if ( route.request().method() !== 'POST' || ++sent === 1 ) {
			await route.continue();
		}
	} );
	const pixel = Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64'
	);
	await block( editor )
		.locator( 'input[type="file"]' )
		.setInputFiles(
			Array.from( { length: 100 }, ( _, index ) => ( {
				name: `file-${ index + 1 }.png`,
				mimeType: 'image/png',
				buffer: pixel,
			} ) )
		);
	await expect( tiles( editor ) ).toHaveCount( 1 );
	await expect( block( editor ) ).toContainText(
		'Uploading: 99 of 100 left'
	);
	await block( editor ).getByRole( 'button', { name: 'Cancel all' } ).click();
	await expect( block( editor ) ).not.toContainText( 'Uploading' );
	await expect( block( editor ) ).not.toContainText( 'could not' );
	await expect( tiles( editor ) ).toHaveCount( 1 );
} );

const OLD =
	'<div data-nanogallery2=\'{"thumbnailWidth":"auto"}\'><a href="https://example.org/a.jpg">A</a><a href="https://example.org/b.jpg">B</a></div>';

test( 'markup of nanogallery2 is pasted into the page and becomes a gallery', async ( {
	editor,
	admin,
} ) => {
	await editor.open();
	await editor.insert( 'core/paragraph', { content: 'Before' } );
	await editor.canvas.getByText( 'Before' ).click();
	await admin.keyboard.press( 'End' );
	await admin.keyboard.press( 'Enter' );
	await admin
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await admin.evaluate(
		( html ) => navigator.clipboard.writeText( html ),
		OLD
	);
	await admin.keyboard.press( 'ControlOrMeta+v' );
	await expect
		.poll( () => editor.content() )
		.toContain(
			'"items":[{"url":"https://example.org/a.jpg","title":"A"},{"url":"https://example.org/b.jpg","title":"B"}]'
		);
	expect( await editor.content() ).toContain( '"layout":"justified"' );
} );

test( 'a provider and one of its albums are chosen in the block', async ( {
	editor,
	site,
} ) => {
	const providers = await providerServer();
	try {
		const folder = path.join( site.folder, 'wp-content/mu-plugins' );
		mkdirSync( folder, { recursive: true } );
		writeFileSync(
			path.join( folder, 'vitrine-test-providers.php' ),
			`<?php ${ Object.entries( providers.constants )
				.map(
					( [ key, value ] ) => `define( '${ key }', '${ value }' );`
				)
				.join( ' ' ) }`
		);
		await editor.page.goto( '/wp-admin/' );
		await editor.open();
		await editor.page.evaluate( async ( url ) => {
			await (
				window as unknown as {
					wp: {
						apiFetch: ( request: object ) => Promise< object >;
					};
				}
			 ).wp.apiFetch( {
				path: '/vitrine/v1/providers',
				method: 'POST',
				data: {
					provider: 'nano_photos_provider2',
					name: 'Our server',
					settings: { url },
				},
			} );
		}, `${ providers.url }/nano/nano_photos_provider2.php` );
		await editor.insert( 'vitrine/gallery', { source: 'provider' } );
		const panel = editor.inspector;
		// What the cron event does in the background, twice: once for the albums, once for those that the canvas has asked for.
		const refresh = () =>
			site.php(
				`Vitrine\\Plugin::instance()->providers->schedule()->run(); return true;`
			);
		await panel
			.getByRole( 'combobox', { name: 'Provider', exact: true } )
			.selectOption( { label: 'Our server' } );
		await expect(
			editor.canvas.getByText( /not been fetched|being fetched/ )
		).toBeVisible();
		await refresh();
		await expect( tiles( editor ).first() ).toBeVisible();
		await panel
			.getByRole( 'combobox', { name: 'Album', exact: true } )
			.selectOption( { label: 'Spring' } );
		// The canvas asks for the album a moment after the choice, and looks again every few seconds.
		await expect( async () => {
			await refresh();
			await expect(
				tiles( editor ).locator( 'img' ).first()
			).toBeVisible( { timeout: 6000 } );
		} ).toPass();
		expect( await editor.content() ).toContain( '"providerAlbum":"' );
	} finally {
		await providers.stop();
	}
} );

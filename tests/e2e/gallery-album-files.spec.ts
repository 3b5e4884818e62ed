/** Photos of an album in the canvas: moved, removed, added, sorted. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Editor } from './support/editor';
import {
	addAlbums,
	addPhotos,
	GALLERY,
	galleryBlock,
	galleryPart,
	publish,
} from './support/gallery';
import type { Photo } from './support/gallery';
import { expect, test, type Site } from './support/test';

const block = ( editor: Editor, index = 0 ) =>
	editor.canvas.locator( GALLERY ).nth( index );
const tiles = ( editor: Editor, index = 0 ) =>
	block( editor, index ).locator( galleryPart( 'item' ) );

/** Numbers of the photos that are shown, such as `1 2 3`; albums by their name. */
const order = async ( editor: Editor, index = 0 ): Promise< string > =>
	(
		await block( editor, index )
			.locator( galleryPart( 'title' ) )
			.allTextContents()
	)
		.join( ' ' )
		.replaceAll( 'Photo ', '' );

/** Numbers of the photos of an album as they are stored. */
const stored = ( site: Site, photos: readonly Photo[], album: number ) =>
	site
		.php< number[] >(
			`
			$plugin   = Vitrine\\Plugin::instance();
			$settings = Vitrine\\Gallery\\Settings\\GallerySettings::of( array( 'source' => 'album', 'album' => $given ) );
			$index    = $plugin->gallery->contents()->of( $settings )->index( '0', Vitrine\\Gallery\\Contents\\Query::all() );
			return array_values( array_filter( array_map( fn( $entry ) => (int) $entry->id, $index->entries ) ) );
			`,
			album
		)
		.then( ( ids ) =>
			ids
				.map(
					( id ) =>
						photos.findIndex( ( photo ) => photo.id === id ) + 1
				)
				.join( ' ' )
		);

const snackbar = ( page: Page, text: string ) =>
	page.locator( '.components-snackbar' ).filter( { hasText: text } );

/**
 * Writes a picture that can be dropped, with the folders that it is in.
 *
 * @param path Below the test's own folder.
 * @return Where it is.
 */
function pictureAt( path: string ): string {
	const file = test.info().outputPath( path );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync(
		file,
		Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			'base64'
		)
	);
	return file;
}

/**
 * Drops a file or a folder from the desktop, as Chromium's own input has it.
 *
 * @param target What it is dropped on.
 * @param path   Where it is.
 */
async function dropOn( target: Locator, path: string ): Promise< void > {
	const page = target.page();
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	expect( box ).toBeTruthy();
	const input = await page.context().newCDPSession( page );
	for ( const type of [ 'dragEnter', 'dragOver', 'drop' ] as const ) {
		await input.send( 'Input.dispatchDragEvent', {
			type,
			x: ( box?.x ?? 0 ) + 20,
			y: ( box?.y ?? 0 ) + 20,
			data: { items: [], files: [ path ], dragOperationsMask: 1 },
		} );
	}
	await input.detach();
}

test( 'G3 photos of an album are dragged, moved by keys and to a position, and every gallery of the album follows', async ( {
	editor,
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 6 );
	const { Sea: album = 0 } = await addAlbums( site, photos, {
		title: 'Sea',
		photos: [ 1, 2, 3, 4, 5 ],
		albums: [ { title: 'Below', photos: [ 6 ] } ],
	} );
	const page = await publish(
		site,
		galleryBlock( { source: 'album', album } )
	);
	await editor.open();
	for ( let copy = 0; copy < 2; copy++ ) {
		await editor.insert( 'vitrine/gallery', { source: 'album', album } );
	}
	await expect( tiles( editor ) ).toHaveCount( 6 );
	const tile = ( title: string ) =>
		tiles( editor ).filter( { hasText: title } );
	const shown = ( wanted: string ) =>
		expect.poll( () => order( editor ) ).toBe( wanted );
	const saved = ( wanted: string ) =>
		expect.poll( () => stored( site, photos, album ) ).toBe( wanted );
	const side = async ( title: string, part: number ) => {
		const box = await tile( title ).boundingBox();
		return {
			x: ( box?.width ?? 0 ) * part,
			y: ( box?.height ?? 0 ) / 2,
		};
	};
	// A real drag, behind another tile.
	await tile( 'Photo 1' ).dragTo( tile( 'Photo 3' ), {
		targetPosition: await side( 'Photo 3', 0.8 ),
	} );
	await shown( 'Below 2 3 1 4 5' );
	await saved( '2 3 1 4 5' );
	// Before the first photo is the first place, whatever albums stand before it.
	await tile( 'Photo 5' ).dragTo( tile( 'Below' ), {
		targetPosition: await side( 'Below', 0.2 ),
	} );
	await shown( 'Below 5 2 3 1 4' );
	await saved( '5 2 3 1 4' );
	await expect( block( editor ) ).toContainText( 'Album “Sea”' );

	// Keys, one after the other without waiting for the site.
	await tile( 'Photo 2' ).locator( 'a' ).press( 'Shift+ArrowRight' );
	await editor.page.keyboard.press( 'Shift+ArrowRight' );
	await editor.page.keyboard.press( 'Shift+ArrowRight' );
	await shown( 'Below 5 3 1 4 2' );
	await saved( '5 3 1 4 2' );
	await editor.toolbar
		.getByRole( 'button', { name: 'Move earlier' } )
		.click();
	await shown( 'Below 5 3 1 2 4' );
	await editor.toolbar.getByRole( 'button', { name: 'Move to…' } ).click();
	const position = editor.page.getByRole( 'spinbutton', {
		name: 'Position',
	} );
	await expect( position ).toHaveValue( '4' );
	await position.fill( '9' );
	await expect(
		editor.page.getByRole( 'button', { name: 'Move', exact: true } )
	).toBeDisabled();
	await position.fill( '1' );
	await position.press( 'Enter' );
	await shown( 'Below 2 5 3 1 4' );
	await saved( '2 5 3 1 4' );
	// The other gallery of this post follows; the post itself has not changed by it.
	await expect.poll( () => order( editor, 1 ) ).toBe( 'Below 2 5 3 1 4' );
	expect( await editor.content() ).not.toContain( '"items"' );

	await visitor.goto( page.url );
	await expect( visitor.locator( galleryPart( 'title' ) ) ).toHaveText( [
		'Below',
		...[ 2, 5, 3, 1, 4 ].map( ( number ) => `Photo ${ number }` ),
	] );
	// An album that is opened in the canvas is that album.
	await tile( 'Below' ).locator( 'a' ).click();
	await editor.toolbar.getByRole( 'button', { name: 'Open album' } ).click();
	await expect( block( editor ) ).toContainText( 'Album “Below”' );
} );

test( 'G3 photos leave an album and come back, go to another one, and are added and dropped', async ( {
	editor,
	site,
	admin,
} ) => {
	const photos = await addPhotos( site, 4 );
	const albums = await addAlbums( site, photos, {
		title: 'Sea',
		photos: [ 1, 2, 3 ],
	} );
	const { Hills: hills = 0 } = await addAlbums( site, photos, {
		title: 'Hills',
	} );
	const album = albums[ 'Sea' ] ?? 0;
	await editor.open();
	await editor.insert( 'vitrine/gallery', { source: 'album', album } );
	await expect( tiles( editor ) ).toHaveCount( 3 );
	const tile = ( index: number ) => tiles( editor ).nth( index );
	const shown = ( wanted: string ) =>
		expect.poll( () => order( editor ) ).toBe( wanted );
	const saved = ( wanted: string, of = album ) =>
		expect.poll( () => stored( site, photos, of ) ).toBe( wanted );

	await tile( 0 ).locator( 'a' ).press( 'Shift+ArrowRight' );
	await shown( '2 1 3' );
	await tile( 0 ).locator( 'a' ).press( 'Delete' );
	await shown( '1 3' );
	await saved( '1 3' );
	await expect( tile( 0 ).locator( 'a' ) ).toBeFocused();
	await snackbar( admin, 'stays in the Media Library' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await shown( '2 1 3' );
	await saved( '2 1 3' );

	await tile( 1 ).locator( 'a' ).click();
	await editor.toolbar.getByRole( 'button', { name: 'Move to…' } ).click();
	await admin.getByRole( 'combobox', { name: 'Another album' } ).fill( 'Hi' );
	await admin.getByRole( 'option', { name: 'Hills' } ).click();
	await admin.getByRole( 'button', { name: 'Move to this album' } ).click();
	await shown( '2 3' );
	await saved( '2 3' );
	await saved( '1', hills );

	await editor.toolbar
		.getByRole( 'button', { name: 'Add media to this album' } )
		.click();
	const dialog = admin.locator( '.media-modal' ).filter( { visible: true } );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog
		.getByRole( 'checkbox', { name: 'Photo 4', exact: true } )
		.click();
	await dialog.locator( '.media-button-select' ).click();
	await shown( '2 3 4' );

	await dropOn( tile( 0 ), pictureAt( 'dropped.png' ) );
	await shown( '2 3 4 dropped' );
	expect( await editor.content() ).toContain( '"source":"album"' );
	expect(
		await site.php(
			`$file = get_posts( array( 'post_type' => 'attachment', 'title' => 'dropped', 'post_status' => 'any' ) )[0]; return array( $file->post_parent, wp_get_object_terms( $file->ID, 'vitrine_album', array( 'fields' => 'ids' ) ) );`
		),
		'In the album, and attached to no post that could hide it.'
	).toEqual( [ 0, [ album ] ] );
} );

test( 'G9 galleries take what is dropped on them, and folders become albums', async ( {
	editor,
	site,
} ) => {
	const picture = pictureAt( 'dropped.png' );
	await editor.open();

	await editor.insert( 'vitrine/gallery', {
		source: 'provider',
		provider: 'gone',
	} );
	await dropOn( block( editor ), picture );
	await expect( block( editor ) ).toContainText(
		'This gallery shows an online album.'
	);
	const content = await editor.content();
	expect( content.match( /<!-- wp:/g ) ).toHaveLength( 1 );
	expect( content ).toContain( '"provider":"gone"' );

	await editor.replaceAll( 'vitrine/gallery', { source: 'attached' } );
	await dropOn( block( editor ), picture );
	await expect.poll( () => order( editor ) ).toBe( 'dropped' );
	expect( await editor.content() ).toContain( '"source":"attached"' );

	pictureAt( 'Sea/wave.png' );
	pictureAt( 'Sea/Harbor/boat.png' );
	writeFileSync( test.info().outputPath( 'Sea/notes.txt' ), 'x' );
	await editor.replaceAll( 'vitrine/gallery', {} );
	await dropOn( block( editor ), test.info().outputPath( 'Sea' ) );
	await expect.poll( () => order( editor ) ).toBe( 'Harbor wave' );
	expect( await editor.content() ).toContain( '"source":"album"' );

	pictureAt( 'Hills/top.png' );
	await dropOn( tiles( editor ).first(), test.info().outputPath( 'Hills' ) );
	await expect.poll( () => order( editor ) ).toBe( 'Harbor Hills wave' );
	await dropOn( tiles( editor ).first(), test.info().outputPath( 'Hills' ) );
	await expect( block( editor ) ).toContainText(
		'There is already an album with this name here.'
	);
	expect(
		await site.php(
			`$albums = array();
			foreach ( get_terms( array( 'taxonomy' => 'vitrine_album', 'hide_empty' => false, 'name' => $given ) ) as $album ) {
				$albums[ $album->name ] = array( $album->parent ? get_term( $album->parent )->name : '', array_map( 'get_the_title', get_objects_in_term( $album->term_id, 'vitrine_album' ) ) );
			}
			return $albums;`,
			[ 'Sea', 'Harbor', 'Hills' ]
		)
	).toEqual( {
		Sea: [ '', [ 'wave' ] ],
		Harbor: [ 'Sea', [ 'boat' ] ],
		Hills: [ 'Sea', [ 'top' ] ],
	} );
} );

test( 'G3 what somebody may not do is not offered, and what the site refuses comes back with the reason', async ( {
	as,
	site,
} ) => {
	const photos = await addPhotos( site, 3 );
	const { Sea: album = 0 } = await addAlbums( site, photos, {
		title: 'Sea',
		photos: [ 1, 2, 3 ],
	} );
	const open = async ( role: 'author' | 'contributor' | 'editor' ) => {
		const editor = new Editor( await as( role ) );
		await editor.page.goto( '/wp-admin/post-new.php' );
		await editor.canvas
			.locator( '.block-editor-block-list__layout' )
			.first()
			.waitFor();
		await editor.insert( 'vitrine/gallery', { source: 'album', album } );
		await expect( tiles( editor ) ).toHaveCount( 3 );
		await tiles( editor ).nth( 1 ).locator( 'a' ).click();
		return editor;
	};
	const author = await open( 'author' );
	await expect( block( author ) ).toContainText(
		'Only editors and administrators can reorder images.'
	);
	await expect(
		author.toolbar.getByRole( 'button', { name: 'Move later' } )
	).toHaveCount( 0 );
	await author.page.keyboard.press( 'Shift+ArrowRight' );
	// The photos are the administrator's.
	await author.toolbar
		.getByRole( 'button', { name: 'Remove from the album' } )
		.click();
	await expect(
		block( author ).getByText( 'could not be changed' )
	).toBeVisible();
	await expect( block( author ) ).toContainText(
		'You are not allowed to edit this file.'
	);
	await expect.poll( () => order( author ) ).toBe( '1 2 3' );
	expect( await stored( site, photos, album ) ).toBe( '1 2 3' );
	await block( author )
		.getByRole( 'button', { name: /Close|Dismiss/ } )
		.click();
	await expect( block( author ) ).not.toContainText( 'could not be changed' );

	const contributor = await open( 'contributor' );
	await expect( block( contributor ) ).toContainText(
		'Only users who can upload files'
	);
	for ( const name of [
		'Move later',
		'Move to…',
		'Remove from the album',
	] ) {
		await expect(
			contributor.toolbar.getByRole( 'button', { name } )
		).toHaveCount( 0 );
	}

	// The right is gone by the time the photo is dropped.
	const editor = await open( 'editor' );
	await site.php(
		`get_role( 'editor' )->remove_cap( 'manage_categories' ); return true;`
	);
	await tiles( editor ).nth( 0 ).dragTo( tiles( editor ).nth( 2 ) );
	await expect( block( editor ) ).toContainText(
		'You are not allowed to change the order of this album.'
	);
	await expect.poll( () => order( editor ) ).toBe( '1 2 3' );
	expect( await stored( site, photos, album ) ).toBe( '1 2 3' );
} );

test( 'G3 a gallery is sorted by date taken or uploaded, and goes back to the order by hand', async ( {
	editor,
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 3 );
	const { Sea: album = 0 } = await addAlbums( site, photos, {
		title: 'Sea',
		photos: [ 1, 2, 3 ],
	} );
	await site.php(
		`
		foreach ( array( '2020-01-02', '2023-01-01', '2021-01-01' ) as $at => $date ) {
			$data = wp_get_attachment_metadata( $given[ $at ] );
			$data['image_meta']['created_timestamp'] = (string) strtotime( $date );
			wp_update_attachment_metadata( $given[ $at ], apply_filters( 'wp_generate_attachment_metadata', $data, $given[ $at ], 'update' ) );
			wp_update_post( array( 'ID' => $given[ $at ], 'post_date' => '2026-01-0' . ( 3 - $at ) . ' 00:00:00' ) );
		}
		`,
		photos.map( ( { id } ) => id )
	);
	await editor.open();
	const id = await editor.insert( 'vitrine/gallery', {
		source: 'album',
		album,
	} );
	await expect.poll( () => order( editor ) ).toBe( '3 2 1' );
	const choice = editor.inspector.getByRole( 'combobox', {
		name: 'Order',
		exact: true,
	} );
	for ( const [ label, wanted ] of [
		[ 'Upload date, newest first', '1 2 3' ],
		[ 'Date taken, oldest first', '1 3 2' ],
		[ 'Date taken, newest first', '2 3 1' ],
	] as const ) {
		await choice.selectOption( { label } );
		await expect.poll( () => order( editor ) ).toBe( wanted );
	}
	await visitor.goto( await editor.publish() );
	await expect( visitor.locator( galleryPart( 'title' ) ) ).toHaveText( [
		'Photo 2',
		'Photo 3',
		'Photo 1',
	] );
	await tiles( editor ).first().locator( 'a' ).click();
	await expect(
		editor.toolbar.getByRole( 'button', { name: 'Move later' } )
	).toHaveCount( 0 );
	await block( editor )
		.getByRole( 'button', { name: 'Order manually' } )
		.click();
	await expect.poll( () => order( editor ) ).toBe( '3 2 1' );
	await expect.poll( () => editor.attribute( id, 'sorting' ) ).toBe( '' );
} );

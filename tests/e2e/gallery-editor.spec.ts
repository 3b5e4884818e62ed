/** Building a gallery in the canvas: issue §1 and §5, "Editor". */
import { deflateSync } from 'node:zlib';
import { chunk } from '../graph/pictures.mjs';
import {
	addPhotos,
	Gallery,
	GALLERY,
	galleryBlock,
	galleryPart,
	publish,
} from './support/gallery';
import { expect, test } from './support/test';

/** A picture file of a few bytes. */
function png( shade: number ): Buffer {
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( 2, 0 );
	header.writeUInt32BE( 2, 4 );
	header[ 8 ] = 8;
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', header ),
		chunk(
			'IDAT',
			deflateSync( Buffer.from( [ 0, shade, shade, 0, shade, shade ] ) )
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

test( 'issue §1 a gallery is inserted, shows what visitors get, and is published @smoke', async ( {
	admin,
	editor,
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 5 );
	await editor.open();
	await editor.setTitle( 'A gallery' );
	await editor.insert( 'vitrine/gallery', {
		items: photos.map( ( { id } ) => ( { id } ) ),
	} );
	const canvas = new Gallery( editor.canvas.locator( GALLERY ) );
	await expect( canvas.items ).toHaveCount( 5 );
	await expect(
		canvas.items.first().locator( 'img' ).first()
	).toHaveJSProperty( 'complete', true );
	expect( await editor.isValid() ).toBe( true );
	await admin.keyboard.press( 'Escape' );
	const url = await editor.publish();
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await expect( gallery.items ).toHaveCount( 5 );
	await gallery.links.nth( 1 ).click();
	await expect( visitor.getByRole( 'dialog' ) ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( visitor.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );

test( 'issue §1 an untouched block says what to do, and files can be dropped', async ( {
	editor,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery' );
	const block = editor.canvas.locator( '[data-type="vitrine/gallery"]' );
	await expect(
		block.getByRole( 'button', { name: /upload/i } ).first()
	).toBeVisible();
	await expect(
		block.getByRole( 'button', { name: /media library/i } ).first()
	).toBeVisible();
	expect( await editor.isValid() ).toBe( true );
} );

test( 'issue §5 inserting 500 files shows progress and can be cancelled', async ( {
	admin,
	editor,
	site,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery' );
	const block = editor.canvas.locator( '[data-type="vitrine/gallery"]' );
	await expect(
		block.getByRole( 'button', { name: /upload/i } ).first()
	).toBeVisible();
	let uploads = 0;
	await admin.route( /wp\/v2\/media/, async ( route ) => {
		uploads += route.request().method() === 'POST' ? 1 : 0;
		await route.continue();
	} );
	await block
		.locator( 'input[type=file]' )
		.first()
		.setInputFiles(
			Array.from( { length: 500 }, ( _, index ) => ( {
				name: `file-${ index }.png`,
				mimeType: 'image/png',
				buffer: png( index % 256 ),
			} ) )
		);
	const cancel = editor.page
		.getByRole( 'button', { name: /cancel|stop/i } )
		.or( editor.canvas.getByRole( 'button', { name: /cancel|stop/i } ) )
		.first();
	await expect( cancel ).toBeVisible();
	await expect( block.or( admin.locator( 'body' ) ).first() ).toContainText(
		/\b500\b/
	);
	await expect.poll( () => uploads ).toBeGreaterThan( 1 );
	await cancel.click();
	await expect( cancel ).toBeHidden();
	const then = uploads;
	expect( then ).toBeLessThan( 490 );
	const stored = () =>
		site.php< number >(
			"return (int) $GLOBALS['wpdb']->get_var( \"SELECT COUNT(*) FROM {$GLOBALS['wpdb']->posts} WHERE post_name LIKE 'file-%'\" );"
		);
	await expect
		.poll( async () => {
			const before = await stored();
			return ( await stored() ) - before;
		} )
		.toBe( 0 );
	expect( await stored() ).toBeLessThan( 500 );
} );

test( 'issue §1 the canvas shows a whole gallery that was saved, album and all', async ( {
	editor,
	site,
} ) => {
	const photos = await addPhotos( site, 12 );
	const { id } = await publish(
		site,
		galleryBlock( {
			items: photos.map( ( photo ) => ( { id: photo.id } ) ),
			layout: { layout: 'justified' },
		} )
	);
	await editor.open( id );
	const canvas = new Gallery( editor.canvas.locator( GALLERY ) );
	await expect( canvas.items ).toHaveCount( 12 );
	await expect(
		canvas.items.locator( galleryPart( 'picture' ) )
	).toHaveCount( 12 );
	expect( await editor.isValid() ).toBe( true );
} );

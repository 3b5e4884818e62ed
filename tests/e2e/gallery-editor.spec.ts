/** The gallery in the editor (issue 4 §1, §2, §4). */
import {
	addPhotos,
	GALLERY,
	galleryPart,
	idsOf,
	Viewer,
} from './support/gallery';
import type { Editor } from './support/editor';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const block = ( editor: Editor ) => editor.canvas.locator( GALLERY ).first();
const tiles = ( editor: Editor ) =>
	block( editor ).locator( galleryPart( 'item' ) );
const titles = ( editor: Editor ) =>
	block( editor ).locator( galleryPart( 'title' ) ).allTextContents();

/** A picture that any GD can read. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

test( '§1 a newcomer uploads pictures, orders them by keyboard and publishes @smoke', async ( {
	editor,
	admin,
	visitor,
} ) => {
	const errors = errorsOf( admin );
	await editor.open();
	await editor.setTitle( 'Uploads' );
	await editor.insert( 'vitrine/gallery' );
	await expect( block( editor ) ).toContainText(
		'Drop photos and videos here'
	);
	await block( editor )
		.locator( 'input[type="file"]' )
		.setInputFiles(
			[ 'one', 'two', 'three' ].map( ( name ) => ( {
				name: `${ name }.png`,
				mimeType: 'image/png',
				buffer: PIXEL,
			} ) )
		);
	await expect( tiles( editor ) ).toHaveCount( 3 );
	expect( await titles( editor ) ).toEqual( [ 'one', 'two', 'three' ] );

	await tiles( editor ).first().locator( 'a' ).click();
	await editor.toolbar.getByRole( 'button', { name: 'Move later' } ).click();
	await expect
		.poll( () => titles( editor ) )
		.toEqual( [ 'two', 'one', 'three' ] );
	await expect(
		editor.toolbar.getByRole( 'button', { name: 'Move later' } )
	).toBeFocused();
	await tiles( editor ).nth( 1 ).locator( 'a' ).press( 'Shift+ArrowRight' );
	await expect
		.poll( () => titles( editor ) )
		.toEqual( [ 'two', 'three', 'one' ] );
	await editor.toolbar
		.getByRole( 'button', { name: 'Remove from the gallery' } )
		.click();
	await expect.poll( () => titles( editor ) ).toEqual( [ 'two', 'three' ] );

	await visitor.goto( await editor.publish() );
	await expect( visitor.locator( galleryPart( 'title' ) ) ).toHaveText( [
		'two',
		'three',
	] );
	const seen = errorsOf( visitor );
	await visitor.locator( galleryPart( 'link' ) ).first().click();
	const viewer = new Viewer( visitor );
	await expect( viewer.dialog ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	expect( seen ).toEqual( [] );
	expect( await editor.isValid() ).toBe( true );
	expect( errors ).toEqual( [] );
} );

test( '§1 details of a picture are edited in the block and kept', async ( {
	editor,
	site,
} ) => {
	const photos = await addPhotos( site, 2 );
	await editor.open();
	await editor.insert( 'vitrine/gallery', { items: idsOf( photos ) } );
	await expect( tiles( editor ) ).toHaveCount( 2 );
	await tiles( editor ).first().locator( 'a' ).click();
	const title = editor.inspector.getByRole( 'textbox', {
		name: 'Title',
		exact: true,
	} );
	await expect( title ).toHaveAttribute(
		'placeholder',
		photos[ 0 ]?.title ?? ''
	);
	await title.fill( 'In this gallery' );
	await editor.inspector
		.getByRole( 'checkbox', { name: 'Featured' } )
		.check();
	await expect( tiles( editor ).first() ).toContainText( 'In this gallery' );
	expect( await editor.content() ).toContain( '"title":"In this gallery"' );
	await title.fill( '' );
	await expect( tiles( editor ).first() ).toContainText(
		photos[ 0 ]?.title ?? ''
	);
	expect( await editor.content() ).not.toContain( 'In this gallery' );
} );

test( '§2 every layout shows at once, and a mosaic is drawn by keyboard', async ( {
	editor,
	site,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery', {
		items: idsOf( await addPhotos( site, 6 ) ),
	} );
	await expect( tiles( editor ) ).toHaveCount( 6 );
	for ( const [ label, name ] of [
		[ 'Justified rows', 'justified' ],
		[ 'Columns', 'cascading' ],
		[ 'Mosaic', 'mosaic' ],
	] as const ) {
		await editor.inspector
			.getByRole( 'radio', { name: label, exact: true } )
			.click();
		await expect( block( editor ) ).toHaveClass(
			new RegExp( `is-gallery-${ name }` )
		);
	}
	const cell = ( column: number, row: number ) =>
		editor.inspector.getByRole( 'button', {
			name: new RegExp( `^Column ${ column }, row ${ row }:` ),
		} );
	await cell( 1, 1 ).press( 'Enter' );
	await cell( 1, 1 ).press( 'ArrowRight' );
	await cell( 2, 1 ).press( 'ArrowDown' );
	await cell( 2, 2 ).press( 'Enter' );
	await expect( cell( 2, 2 ) ).toHaveAccessibleName( /tile 1$/ );
	// From a free cell over the tile: refused.
	await cell( 3, 1 ).press( 'Enter' );
	await cell( 3, 1 ).press( 'ArrowLeft' );
	await cell( 2, 1 ).press( 'Enter' );
	await expect(
		editor.inspector.getByText( 'Tiles cannot overlap.' )
	).toBeVisible();
	expect( await editor.content() ).toContain(
		'"mosaic":[{"c":1,"r":1,"w":2,"h":2}]'
	);
} );

test( '§4 core’s gallery becomes ours and comes back', async ( {
	editor,
	site,
	admin,
} ) => {
	const photos = await addPhotos( site, 2 );
	await editor.open();
	await editor.insert( 'vitrine/gallery', { items: idsOf( photos ) } );
	await expect( tiles( editor ) ).toHaveCount( 2 );
	const names = await admin.evaluate( () => {
		const { blocks, data } = (
			window as unknown as {
				wp: {
					blocks: {
						switchToBlockType: (
							block: object,
							name: string
						) => {
							name: string;
							attributes: object;
							innerBlocks: {
								attributes: { id: number; url: string };
							}[];
						}[];
					};
					data: {
						select: (
							store: string
						) => Record< string, () => object[] >;
					};
				};
			}
		 ).wp;
		const [ own ] =
			data.select( 'core/block-editor' )[ 'getBlocks' ]?.() ?? [];
		const [ core ] = blocks.switchToBlockType( own ?? {}, 'core/gallery' );
		const [ back ] = blocks.switchToBlockType(
			core ?? {},
			'vitrine/gallery'
		);
		return { core, back };
	} );
	expect(
		names.core?.innerBlocks.map( ( { attributes } ) => attributes.id )
	).toEqual( photos.map( ( { id } ) => id ) );
	expect( names.core?.innerBlocks[ 0 ]?.attributes.url ).toMatch(
		/^https?:/
	);
	expect( names.back?.attributes ).toMatchObject( { source: 'media' } );
} );

test( '§4 nanogallery2 markup is imported, and what is not honoured is named', async ( {
	editor,
	admin,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/gallery' );
	await block( editor )
		.getByRole( 'button', { name: 'Import nanogallery2…' } )
		.click();
	const dialog = admin.getByRole( 'dialog', { name: 'Import nanogallery2' } );
	await dialog
		.getByRole( 'textbox' )
		.fill(
			`<div data-nanogallery2='{"thumbnailWidth":"auto","fnThumbnailOpen":"run","thumbnailWitdh":3}'><a href="https://example.org/a.jpg">A</a><a href="javascript:alert(1)">B</a></div>`
		);
	await expect( dialog.getByRole( 'status' ) ).toContainText( '1 picture' );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
		/^fnThumbnailOpen/,
		/^thumbnailWitdh/,
	] );
	await dialog.getByRole( 'button', { name: 'Import', exact: true } ).click();
	expect( await editor.content() ).toContain(
		'"items":[{"url":"https://example.org/a.jpg","title":"A"}]'
	);
	expect( await editor.content() ).toContain( '"layout":"justified"' );
} );

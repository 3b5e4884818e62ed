import { Editor } from './support/editor';
import { expectNoOverflow } from './support/page';
import { Settings } from './support/settings';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

test( 'galleries become WordPress galleries that the editor finds nothing wrong with', async ( {
	admin,
	site,
} ) => {
	const errors = errorsOf( admin );
	const settings = new Settings( admin );
	const page = await site.php< number >(
		`kses_remove_filters();
		$year = wp_insert_term( 'All year', 'vitrine_album' )['term_id'];
		$album = wp_insert_term( 'Summer [gallery]', 'vitrine_album', [ 'parent' => $year ] )['term_id'];
		$file = wp_insert_attachment( [ 'post_title' => 'A "sea" & <b>', 'post_excerpt' => 'It’s blue', 'post_mime_type' => 'image/jpeg' ], '2026/01/sea.jpg' );
		wp_set_object_terms( $file, [ $album ], 'vitrine_album' );
		$items = [
			[ 'id' => $file, 'alt' => "It's \\"blue\\" <&>" ],
			[ 'url' => 'https://example.test/a.jpg?a=1&b=2', 'destinationURL' => 'https://shop.example/?a=1&b=2', 'title' => 'One < two & [three]' ],
		];
		$block = static fn( $attributes ) => '<!-- wp:vitrine/gallery ' . serialize_block_attributes( $attributes ) . ' /-->';
		$film  = [ 'url' => 'https://www.youtube.com/watch?v=abcdefghijk' ];
		return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Roses & more', 'post_content' => implode( "\\n\\n", [
			$block( [ 'source' => 'media', 'items' => $items, 'align' => 'wide', 'anchor' => 'sea', 'className' => 'mine' ] ),
			$block( [ 'source' => 'media', 'items' => [ ...$items, $film ], 'openImage' => false, 'align' => 'full', 'anchor' => 'film' ] ),
			$block( [ 'source' => 'urls', 'items' => [ $items[1] ], 'openOriginal' => true, 'layout' => [ 'crop' => false ] ] ),
			$block( [ 'source' => 'album', 'album' => $year ] ),
			$block( [ 'source' => 'media' ] ),
		] ) ] ) );`
	);

	await settings.open();
	const section = admin.getByRole( 'region', { name: 'Convert galleries' } );
	await section.getByRole( 'button', { name: 'Find galleries' } ).click();
	const row = section
		.getByRole( 'listitem' )
		.filter( { hasText: 'Roses & more' } );
	await expect( row ).toContainText( 'Page · 5 galleries' );
	await row.getByRole( 'button', { name: 'Preview' } ).click();
	await expect( row ).toContainText( '2 images · 2 columns · 1 video' );
	await expect( row ).toContainText( 'Headings: Summer [gallery]' );
	await expect( row ).toContainText( 'It shows nothing to visitors.' );
	await section.screenshot( { path: test.info().outputPath( 'wide.png' ) } );
	await admin.setViewportSize( { width: 320, height: 640 } );
	await expectNoOverflow( admin );
	await section.screenshot( {
		path: test.info().outputPath( 'narrow.png' ),
	} );
	await admin.setViewportSize( { width: 1280, height: 800 } );

	await row.getByRole( 'button', { name: 'Convert' } ).click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Convert 5 galleries?',
	} );
	await dialog.getByRole( 'button', { name: 'Convert' } ).click();
	await expect( settings.remarks ).toContainText( '4 galleries converted.' );
	await expect( row ).toContainText( 'Page · 1 gallery' );
	await expect(
		section.getByRole( 'heading', { name: 'Convert galleries' } )
	).toBeFocused();

	const kept = admin.getByRole( 'region', {
		name: 'When the plugin is deleted',
	} );
	await expect(
		kept.getByRole( 'radio', { name: /Keep popups/ } )
	).toBeChecked();
	await kept.getByRole( 'radio', { name: 'Delete everything' } ).check();
	await kept.getByRole( 'button', { name: 'Save' } ).click();
	await expect( settings.remarks ).toContainText( 'Saved.' );
	await kept.screenshot( { path: test.info().outputPath( 'kept.png' ) } );
	await admin.goto(
		'/wp-admin/options-general.php?page=vitrine#vitrine-deletion'
	);
	await admin.reload();
	await expect(
		kept.getByRole( 'radio', { name: 'Delete everything' } )
	).toBeChecked();
	await expect( kept ).toBeInViewport();
	expect( errors ).toEqual( [] );

	const editor = new Editor( admin );
	await editor.open( page );
	const blocks = await admin.evaluate(
		() =>
			( window as unknown as { wp: Data } ).wp.data
				.select( 'core/block-editor' )
				[ 'getBlocks' ]?.() ?? []
	);
	const all = flat( blocks );
	expect( all.filter( ( { isValid } ) => ! isValid ) ).toEqual( [] );
	expect( all.map( ( { name } ) => name ) ).toEqual( [
		'core/gallery',
		'core/image',
		'core/image',
		'core/group',
		'core/gallery',
		'core/image',
		'core/image',
		'core/embed',
		'core/gallery',
		'core/image',
		'core/group',
		'core/heading',
		'core/gallery',
		'core/image',
		'vitrine/gallery',
	] );
} );

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

/** The part of WordPress's data layer that is used here. */
interface Data {
	data: { select: ( store: string ) => Record< string, () => Block[] > };
}

const flat = ( blocks: Block[] ): Pick< Block, 'name' | 'isValid' >[] =>
	blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
		{ name, isValid },
		...flat( innerBlocks ),
	] );

/** Albums in the media library. */
import { addPhotos } from './support/gallery';
import { expect, test, type Site } from './support/test';

const album = ( site: Site, name: string, parent: number, ids: number[] ) =>
	site.php< number >(
		`
		$album = wp_insert_term( $given['name'], 'vitrine_album', array( 'parent' => $given['parent'] ) )['term_id'];
		foreach ( $given['ids'] as $id ) {
			wp_set_object_terms( $id, array( $album ), 'vitrine_album', true );
		}
		return $album;
		`,
		{ name, parent, ids }
	);

test( 'the grid of media is filtered by album, and several albums are assigned by keyboard', async ( {
	admin,
	site,
} ) => {
	const [ one, two, three ] = await addPhotos( site, 3 );
	const above = await album( site, 'Above & "x"', 0, [ one?.id ?? 0 ] );
	await album( site, 'Below', above, [ two?.id ?? 0 ] );
	await admin.goto( '/wp-admin/upload.php?mode=grid' );
	const files = admin.locator( 'li.attachment' );
	await expect( files.first() ).toBeVisible();
	const filter = admin.getByRole( 'combobox', { name: 'Filter by album' } );
	await filter.selectOption( { label: '— Below' } );
	await expect( files ).toHaveCount( 1 );
	await filter.selectOption( { label: 'Above & "x"' } );
	await expect( files ).toHaveCount( 2 );
	await filter.selectOption( 'All albums' );
	await expect( files.nth( 2 ) ).toBeVisible();

	await admin.goto( `/wp-admin/upload.php?item=${ three?.id }` );
	for ( const name of [ 'Above & "x"', '— Below' ] ) {
		const saved = admin.waitForResponse( ( answer ) =>
			( answer.request().postData() ?? '' ).includes(
				'save-attachment-compat'
			)
		);
		await admin.getByRole( 'checkbox', { name } ).press( 'Space' );
		await saved;
	}
	expect(
		await site.php(
			`return wp_get_object_terms( $given['id'], 'vitrine_album', array( 'fields' => 'names', 'orderby' => 'term_id' ) );`,
			{ id: three?.id }
		)
	).toEqual( [ 'Above &amp; "x"', 'Below' ] );
} );

test( 'an album is added in the media library by keyboard, and the next one starts without its cover', async ( {
	admin,
	site,
} ) => {
	const [ photo ] = await addPhotos( site, 1 );
	await admin.goto(
		'/wp-admin/edit-tags.php?taxonomy=vitrine_album&post_type=attachment'
	);
	const cover = admin.locator( '#vitrine-cover' );
	await admin.locator( '#tag-name' ).press( 'N' );
	await admin
		.getByRole( 'button', { name: 'Choose an image' } )
		.press( 'Enter' );
	const dialog = admin.locator( '.media-modal' );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).press( 'Enter' );
	await expect(
		dialog.getByRole( 'checkbox', { name: photo?.title ?? '' } )
	).toBeVisible();
	await dialog
		.getByRole( 'checkbox', { name: photo?.title ?? '' } )
		.press( 'Enter' );
	const select = dialog.getByRole( 'button', {
		name: 'Select',
		exact: true,
	} );
	await expect( select ).toBeEnabled();
	await select.press( 'Enter' );
	await expect( cover ).toHaveValue( String( photo?.id ) );
	await admin.locator( '#vitrine-order' ).fill( '7' );
	await admin.getByRole( 'button', { name: 'Add album' } ).press( 'Enter' );
	await expect(
		admin.locator( '#the-list' ).getByRole( 'link', {
			name: 'N',
			exact: true,
		} )
	).toBeVisible();
	await expect( cover ).toHaveValue( '0' );
	expect(
		await site.php(
			`$term = get_term_by( 'name', 'N', 'vitrine_album' ); return array( (int) get_term_meta( $term->term_id, 'vitrine_cover', true ), (int) get_term_meta( $term->term_id, 'vitrine_order', true ) );`
		)
	).toEqual( [ photo?.id, 7 ] );
} );

/** Pages that were made with Elementor become blocks in the editor. */
import { publishPage } from './support/content';
import { expect, test, type Site } from './support/test';

const widget = ( widgetType: string, settings: object ) => ( {
	elType: 'widget',
	widgetType,
	settings,
} );

/** A page as Elementor leaves it. */
async function elementorPage( site: Site ): Promise< number > {
	const { id } = await publishPage( site, '<h1>Garden</h1><p>In May.</p>' );
	await site.php(
		`update_post_meta( $given['id'], '_elementor_data', wp_slash( wp_json_encode( $given['elements'] ) ) );`,
		{
			id,
			elements: [
				{
					elType: 'container',
					settings: { sticky: 'top' },
					elements: [ widget( 'heading', { title: 'Garden' } ) ],
				},
				widget( 'accordion', {
					tabs: [ { tab_title: 'When?', tab_content: 'In May.' } ],
				} ),
				widget( 'price-table', { heading: 'A plan' } ),
			],
		}
	);
	return id;
}

test( 'an editor looks at the blocks, sees what is left out, and takes them', async ( {
	site,
	admin,
	editor,
} ) => {
	const id = await elementorPage( site );
	await editor.open( id );
	await admin.getByRole( 'button', { name: 'Preview as blocks' } ).click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Convert Elementor content',
	} );
	await expect( dialog ).toContainText( '1 widget “price-table”' );
	await expect(
		dialog.frameLocator( 'iframe' ).getByText( 'When?' )
	).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Replace content' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	await expect(
		editor.canvas.getByRole( 'document', { name: 'Block: Heading' } )
	).toHaveText( 'Garden' );
	expect( await editor.isValid() ).toBe( true );
	expect( await editor.content() ).toContain(
		'"vitrineSticky":{"edge":"top","within":"page"}'
	);
	// There are blocks now.
	await expect(
		admin.getByRole( 'button', { name: 'Preview as blocks' } )
	).toHaveCount( 0 );
} );

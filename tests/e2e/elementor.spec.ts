/** Pages that were made with Elementor become blocks in the editor. */
import { publishPage } from './support/content';
import { expect, test, type Site } from './support/test';

const widget = (
	widgetType: string,
	settings: object,
	...elements: object[]
) => ( {
	elType: 'widget',
	widgetType,
	settings,
	elements,
} );

const container = ( settings: object, ...elements: object[] ) => ( {
	elType: 'container',
	settings,
	elements,
} );

/**
 * A page as Elementor leaves it.
 *
 * @param site     The site.
 * @param elements Its elements.
 */
async function elementorPage( site: Site, ...elements: object[] ) {
	const page = await publishPage( site, '<h1>Garden</h1><p>In May.</p>' );
	await site.php(
		`update_post_meta( $given['id'], '_elementor_data', wp_slash( wp_json_encode( $given['elements'] ) ) );`,
		{ id: page.id, elements }
	);
	return page;
}

test( 'an editor looks at the blocks, sees what is left out, and takes them', async ( {
	site,
	admin,
	editor,
} ) => {
	const { id } = await elementorPage(
		site,
		container(
			{ sticky: 'top' },
			widget( 'heading', { title: 'Garden' } )
		),
		widget( 'accordion', {
			tabs: [ { tab_title: 'When?', tab_content: 'In May.' } ],
		} ),
		widget( 'price-table', { heading: 'A plan' } )
	);
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

test( 'slides, entrances, dividers and share buttons go on for visitors', async ( {
	site,
	admin,
	editor,
	visitor,
} ) => {
	const picture = ( name: string ) => ( {
		url: `${ site.url }/wp-content/plugins/vitrine/${ name }.jpg`,
		id: '',
	} );
	const { id, url } = await elementorPage(
		site,
		widget( 'slides', {
			slides_name: 'Offers',
			slides: [
				{
					heading: 'Open gardens',
					description: 'Six acres.\nAnd a tea room.',
					button_text: 'Visit',
					link: { url: '#visit' },
					background_image: picture( 'a' ),
					background_overlay: 'yes',
					background_ken_burns: 'yes',
				},
				{ heading: 'Plants', background_color: '#102030' },
				{
					heading: 'Trees',
					__globals__: { background_color: 'globals/colors?id=a' },
				},
			],
			slides_horizontal_position: 'left',
			autoplay: '',
		} ),
		container(
			{
				background_background: 'classic',
				background_color: '#e8f0e0',
				shape_divider_top: 'tilt',
				shape_divider_top_color: '#ffffff',
			},
			widget( 'heading', {
				title: 'By hand',
				_animation: 'fadeInUp',
				animation_duration: 'slow',
			} ),
			widget( 'text-editor', {
				editor: '<p>Since 1921.</p>',
				_animation: 'zoomIn',
			} )
		),
		container(
			{
				background_background: 'classic',
				background_image: picture( 'b' ),
				background_motion_fx_motion_fx_scrolling: 'yes',
				background_motion_fx_translateY_effect: 'yes',
				padding: { unit: 'px', top: '40', bottom: '40' },
			},
			widget( 'heading', { title: 'Visit us' } )
		),
		container(
			{
				flex_direction: 'row-reverse',
				background_background: 'classic',
				background_color: 'rgba(16, 32, 48, 0.5)',
				background_image: picture( 'f' ),
				background_position: 'top left',
				border_radius: { unit: 'px', top: '8', bottom: '4' },
				min_height: { unit: 'vh', size: 30 },
			},
			container(
				{
					background_background: 'classic',
					background_image: picture( 'g' ),
				},
				widget( 'button', {
					text: 'Tickets',
					link: { url: '#tickets', is_external: 'on' },
				} )
			),
			widget(
				'nested-accordion',
				{ items: [ { item_title: 'Where?' } ] },
				container( {}, widget( 'heading', { title: 'Here' } ) )
			)
		),
		widget( 'testimonial-carousel', {
			slides: [
				{ content: 'Lovely.', name: 'Ada', image: picture( 'c' ) },
			],
		} ),
		widget( 'media-carousel', {
			slides: [
				{ image: picture( 'd' ), image_link_to_type: 'file' },
				{ image: picture( 'e' ) },
			],
		} ),
		widget( 'loop-carousel', { template_id: '7' } ),
		widget( 'share-buttons', {
			share_buttons: [ { button: 'facebook' }, { button: 'email' } ],
			skin: 'framed',
			alignment: 'center',
		} ),
		widget( 'facebook-comments', {} )
	);
	await editor.open( id );
	await admin.getByRole( 'button', { name: 'Preview as blocks' } ).click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Convert Elementor content',
	} );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
		/^Global colors and fonts/,
		/^Templates of loop carousels/,
		/^Facebook Comments ended/,
	] );
	await dialog.getByRole( 'button', { name: 'Replace content' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	expect( await editor.isValid() ).toBe( true );
	await editor.publish();

	await visitor.goto( url );
	const offers = visitor.locator(
		'.wp-block-vitrine-carousel[aria-label="Offers"]'
	);
	await expect(
		offers.getByRole( 'heading', { name: 'Open gardens' } )
	).toBeVisible();
	await offers.getByRole( 'button', { name: 'Next' } ).click();
	await expect(
		offers.getByRole( 'heading', { name: 'Plants' } )
	).toBeInViewport();
	await expect( visitor.locator( '.vitrine-divider.is-top' ) ).toBeVisible();
	await expect(
		visitor.getByRole( 'heading', { name: 'By hand' } )
	).toHaveAttribute( 'data-vitrine-animation', 'fadeInUp' );
	await expect(
		visitor.locator( '.has-background:has( > .wp-block-columns )' )
	).toHaveCSS( 'background-image', /f\.jpg/ );
	await expect(
		visitor.locator( '.wp-block-cover.has-moving-background' )
	).toContainText( 'Visit us' );
	await expect(
		visitor.getByRole( 'link', { name: /Facebook/ } )
	).toHaveAttribute( 'href', /^https:\/\/www\.facebook\.com\/sharer/ );
} );

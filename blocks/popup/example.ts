import { __ } from '@wordpress/i18n';

/** What the inserter and the style book show: a popup with something in it. */
export const example = () => ( {
	viewportWidth: 700,
	attributes: { kind: 'modal' as const },
	innerBlocks: [
		{
			name: 'core/heading',
			attributes: { content: __( '10% off', 'vitrine' ) },
		},
		{
			name: 'core/paragraph',
			attributes: {
				content: __(
					'Order by Sunday and save on your first purchase.',
					'vitrine'
				),
			},
		},
		{
			name: 'core/buttons',
			innerBlocks: [
				{
					name: 'core/button',
					attributes: { text: __( 'See the offer', 'vitrine' ) },
				},
			],
		},
	],
} );

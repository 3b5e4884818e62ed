import { __ } from '@wordpress/i18n';

/** What the inserter and the style book show: a popup with something in it. */
export const example = () => ( {
	viewportWidth: 700,
	attributes: { kind: 'modal' as const },
	innerBlocks: [
		{
			name: 'core/heading',
			attributes: { content: __( 'Ten per cent off', 'vitrine' ) },
		},
		{
			name: 'core/paragraph',
			attributes: {
				content: __(
					'Write to us until Sunday, and your first order costs less.',
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

import { __ } from '@wordpress/i18n';

/** How the inserter shows the block. */
export const example = {
	viewportWidth: 600,
	innerBlocks: [
		{
			name: 'core/cover',
			attributes: {
				customOverlayColor: '#27667b',
				dimRatio: 100,
				isDark: true,
				minHeight: 320,
			},
			innerBlocks: [
				{
					name: 'core/heading',
					attributes: {
						content: __( 'The garden in May', 'vitrine' ),
						textAlign: 'center',
						style: { typography: { textAlign: 'center' } },
					},
				},
				{
					name: 'core/buttons',
					attributes: {
						layout: { type: 'flex', justifyContent: 'center' },
					},
					innerBlocks: [
						{
							name: 'core/button',
							attributes: {
								text: __( 'Plan your visit', 'vitrine' ),
							},
						},
					],
				},
			],
		},
	],
};

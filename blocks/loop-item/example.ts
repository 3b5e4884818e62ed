import { __ } from '@wordpress/i18n';

/** How the inserter shows the block: what could stand between two posts. */
export const example = {
	viewportWidth: 500,
	attributes: { shows: 'item' },
	innerBlocks: [
		{
			name: 'core/group',
			attributes: {
				style: {
					color: { background: '#dfe7f1', text: '#1e1e1e' },
					spacing: {
						padding: {
							top: '2rem',
							right: '2rem',
							bottom: '2rem',
							left: '2rem',
						},
					},
				},
			},
			innerBlocks: [
				{
					name: 'core/heading',
					attributes: {
						content: __( 'Never miss a post', 'vitrine' ),
						level: 3,
					},
				},
				{ name: 'vitrine/sign-up', attributes: { layout: 'stacked' } },
			],
		},
	],
};

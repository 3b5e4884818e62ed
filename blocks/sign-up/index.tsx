import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { registerBlock } from '@vitrine/editor';
import { envelope as icon } from '@wordpress/icons';
import type { SignUpAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< SignUpAttributes >( metadata, {
	icon,
	edit: Edit,
	variations: [
		{
			name: 'inline',
			title: __( 'Sign-Up Form in a Row', 'vitrine' ),
			attributes: { layout: 'inline' },
			isActive: [ 'layout' ],
			isDefault: true,
			scope: [ 'transform' ],
		},
		{
			name: 'stacked',
			title: __( 'Stacked Sign-Up Form', 'vitrine' ),
			attributes: { layout: 'stacked', showName: true },
			isActive: [ 'layout' ],
			scope: [ 'transform', 'inserter' ],
		},
	],
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'jetpack/subscriptions' ],
				transform: ( {
					submitButtonText,
					successMessage,
				}: {
					submitButtonText?: string;
					successMessage?: string;
				} ) =>
					createBlock( metadata.name, {
						buttonText: submitButtonText ?? '',
						successMessage: successMessage ?? '',
					} ),
			},
		],
	},
} );

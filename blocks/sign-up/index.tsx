import { __ } from '@wordpress/i18n';
import { icons, registerBlock } from '@vitrine/editor';
import type { SignUpAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

registerBlock< SignUpAttributes >( metadata, {
	icon: icons.signUp,
	edit: Edit,
	variations: [
		{
			name: 'inline',
			title: __( 'Inline Sign-Up Form', 'vitrine' ),
			attributes: { layout: 'inline' } as SignUpAttributes,
			isActive: [ 'layout' ],
			isDefault: true,
			scope: [ 'transform' ],
		},
		{
			name: 'stacked',
			title: __( 'Stacked Sign-Up Form', 'vitrine' ),
			attributes: {
				layout: 'stacked',
				showName: true,
			} as SignUpAttributes,
			isActive: [ 'layout' ],
			scope: [ 'transform', 'inserter' ],
		},
	],
	transforms,
} );

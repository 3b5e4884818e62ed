import { InnerBlocks } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { icons, registerBlock } from '@vitrine/editor';
import type { MegaMenuItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { plain } from './link';

registerBlock< MegaMenuItemAttributes >( metadata, {
	icon: icons.megaMenuItem,
	edit: Edit as never,
	example: {
		viewportWidth: 300,
		attributes: {
			label: __( 'Shop', 'vitrine' ),
			badge: __( 'New', 'vitrine' ),
			icon: 'cart',
			url: '#',
		},
	} as never,
	save: () => <InnerBlocks.Content />,
	// The list view tells items apart.
	__experimentalLabel: ( { label } ) => plain( label ) || metadata.title,
} );

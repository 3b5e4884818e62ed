import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { MegaMenuItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { plain } from './link';

registerBlock< MegaMenuItemAttributes >( metadata, {
	icon: icons.megaMenuItem,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	// The list view tells items apart.
	__experimentalLabel: ( { label } ) => plain( label ) || metadata.title,
} );

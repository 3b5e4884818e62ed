import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import { customLink as icon } from '@wordpress/icons';
import type { MegaMenuItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { plain } from './link';

registerBlock< MegaMenuItemAttributes >( metadata, {
	icon,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	// The list view tells items apart.
	__experimentalLabel: ( { label } ) => plain( label ) || metadata.title,
} );

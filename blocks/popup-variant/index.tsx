import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import { copy as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit } from './edit';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} );

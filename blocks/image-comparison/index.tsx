import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import type { ImageComparisonAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import { icon } from './icon';
import './style.scss';
import { transforms } from './transforms';

registerBlock< ImageComparisonAttributes >( metadata, {
	icon,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	transforms: transforms as never,
} );

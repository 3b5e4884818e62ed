import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { ImageComparisonAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import { example } from './example';
import './style.scss';
import { transforms } from './transforms';

registerBlock< ImageComparisonAttributes >( metadata, {
	icon: icons.imageComparison,
	edit: Edit as never,
	example: example as never,
	save: () => <InnerBlocks.Content />,
	transforms: transforms as never,
} );

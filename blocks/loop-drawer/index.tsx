import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { LoopDrawerAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< LoopDrawerAttributes >( metadata, {
	icon: icons.loopDrawer,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
} );

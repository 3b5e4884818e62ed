import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import { drawerRight as icon } from '@wordpress/icons';
import type { LoopDrawerAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< LoopDrawerAttributes >( metadata, {
	icon,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
} );

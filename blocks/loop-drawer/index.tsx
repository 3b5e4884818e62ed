import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import newBlocks from '../../frontend/render/new-blocks.json';
import type { LoopDrawerAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< LoopDrawerAttributes >( metadata, {
	icon: icons.loopDrawer,
	edit: Edit as never,
	variations: [
		{
			name: 'loop-drawer',
			title: metadata.title,
			isDefault: true,
			scope: [ 'inserter' ],
			attributes: newBlocks[ 'loop-drawer' ],
		},
	] as never,
	example: {
		viewportWidth: 500,
		innerBlocks: [
			{
				name: 'vitrine/loop-filter',
				attributes: { taxonomy: 'category' },
			},
			{ name: 'vitrine/loop-filter', attributes: { by: 'search' } },
		],
	} as never,
	save: () => <InnerBlocks.Content />,
} );

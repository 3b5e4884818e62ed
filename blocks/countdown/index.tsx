import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { CountdownAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { variations } from './variations';

registerBlock< CountdownAttributes >( metadata, {
	icon: icons.countdown,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	variations: variations as never,
} );

import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import { layout as icon } from '@wordpress/icons';
import type { LoopItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import { placeLabel } from './label';
import { variations } from './variations';

registerBlock< LoopItemAttributes >( metadata, {
	icon,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	variations: variations as never,
	__experimentalLabel: ( attributes ) =>
		placeLabel( attributes as LoopItemAttributes ),
} );

import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { LoopItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import { example } from './example';
import { placeLabel } from './label';
import { variations } from './variations';

registerBlock< LoopItemAttributes >( metadata, {
	icon: icons.loopItem,
	edit: Edit as never,
	example: example as never,
	save: () => <InnerBlocks.Content />,
	variations: variations as never,
	__experimentalLabel: ( attributes ) =>
		placeLabel( attributes as LoopItemAttributes ),
} );

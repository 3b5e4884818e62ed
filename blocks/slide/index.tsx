import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { SlideAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { example } from './example';
import './style.scss';

registerBlock< SlideAttributes >( metadata, {
	icon: icons.slide,
	edit: Edit as never,
	example: example as never,
	save: () => <InnerBlocks.Content />,
	__experimentalLabel: ( { label } ) => label || metadata.title,
} );

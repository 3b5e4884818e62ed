import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { CarouselAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import './layouts.scss';
import './editor.scss';
import { transforms } from './transforms';
import { example, variations } from './variations';

registerBlock< CarouselAttributes >( metadata, {
	icon: icons.carousel,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	example: example as never,
	transforms: transforms as never,
	variations: variations as never,
	__experimentalLabel: ( { label } ) => label || metadata.title,
} );

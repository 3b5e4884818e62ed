import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import { page as icon } from '@wordpress/icons';
import type { SlideAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< SlideAttributes >( metadata, {
	icon,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	__experimentalLabel: ( { label } ) => label || metadata.title,
} );

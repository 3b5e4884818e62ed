import { registerBlock } from '@vitrine/editor';
import { tableOfContents as icon } from '@wordpress/icons';
import type { TableOfContentsAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< TableOfContentsAttributes >( metadata, {
	icon,
	edit: Edit as never,
} );

import { icons, registerBlock } from '@vitrine/editor';
import type { TableOfContentsAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< TableOfContentsAttributes >( metadata, {
	icon: icons.tableOfContents,
	edit: Edit as never,
} );

import { icons, registerBlock } from '@vitrine/editor';
import type { SearchOverlayAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< SearchOverlayAttributes >( metadata, {
	icon: icons.searchOverlay,
	edit: Edit,
} );

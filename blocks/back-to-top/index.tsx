import { icons, registerBlock } from '@vitrine/editor';
import type { BackToTopAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerBlock< BackToTopAttributes >( metadata, {
	icon: icons.backToTop,
	edit: Edit,
} );

import { registerBlock } from '@vitrine/editor';
import { share as icon } from '@wordpress/icons';
import type { ShareButtonsAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerBlock< ShareButtonsAttributes >( metadata, {
	icon,
	edit: Edit as never,
} );

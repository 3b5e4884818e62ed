import { icons, registerBlock } from '@vitrine/editor';
import type { ShareButtonsAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerBlock< ShareButtonsAttributes >( metadata, {
	icon: icons.shareButtons,
	edit: Edit as never,
} );

import { icons, registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlock( metadata, {
	icon: icons.signUp,
	edit: Edit,
	save: () => null,
} );

import { registerBlock } from '@vitrine/editor';
import { envelope as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit } from './edit';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => null,
} );

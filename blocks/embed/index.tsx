import { registerBlock } from '@vitrine/editor';
import type { EmbedAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './icon';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

registerBlock< EmbedAttributes >( metadata, {
	icon,
	edit: Edit,
	transforms: transforms as never,
} );

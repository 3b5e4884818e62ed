import { icons, registerBlock } from '@vitrine/editor';
import type { EmbedAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import { variations } from './variations';
import './editor.scss';
import './style.scss';

registerBlock< EmbedAttributes >( metadata, {
	icon: icons.embed,
	edit: Edit,
	transforms: transforms as never,
	variations: variations as never,
} );

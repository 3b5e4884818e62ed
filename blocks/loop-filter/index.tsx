import { icons, registerBlock } from '@vitrine/editor';
import type { LoopFilterAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import { transforms } from './transforms';
import { variations } from './variations';

registerBlock< LoopFilterAttributes >( metadata, {
	icon: icons.loopFilter,
	edit: Edit as never,
	transforms: transforms as never,
	variations: variations as never,
} );

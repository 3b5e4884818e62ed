import { icons, registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import type { GalleryAttributes } from './gallery-attributes';
import './import/html-notice';
import { importNow } from './import/import-now';
import { transforms } from './import/transforms';
import { variations } from './variations';
import './style.scss';
import './effects.scss';
import './editor.scss';

registerBlock< GalleryAttributes >( metadata, {
	icon: icons.gallery,
	edit: Edit,
	transforms: transforms as never,
	variations: variations as never,
} );

importNow();

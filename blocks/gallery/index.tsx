import { gallery as icon } from '@wordpress/icons';
import { registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import type { GalleryAttributes } from './gallery-attributes';
import './editor.scss';
import './style.scss';

registerBlock< GalleryAttributes >( metadata, { icon, edit: Edit } );

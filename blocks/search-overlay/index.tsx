import { registerBlock } from '@vitrine/editor';
import { search as icon } from '@wordpress/icons';
import type { SearchOverlayAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock< SearchOverlayAttributes >( metadata, { icon, edit: Edit } );

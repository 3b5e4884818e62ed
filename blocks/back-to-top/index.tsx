import { registerBlock } from '@vitrine/editor';
import { arrowUp as icon } from '@wordpress/icons';
import type { BackToTopAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerBlock< BackToTopAttributes >( metadata, { icon, edit: Edit } );

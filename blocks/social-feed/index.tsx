import { postList as icon } from '@wordpress/icons';
import { registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import type { FeedAttributes } from './feed-attributes';
import { variations } from './choices/variations';
import './style.scss';
import './editor.scss';

registerBlock< FeedAttributes >( metadata, {
	icon,
	edit: Edit,
	variations: variations as never,
} );

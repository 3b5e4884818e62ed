import { postList as icon } from '@wordpress/icons';
import { registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import type { FeedAttributes } from './feed-attributes';
import { variations } from './choices/variations';
import { transforms } from './transforms/transforms';
import './style.scss';
import './editor.scss';

registerBlock< FeedAttributes >( metadata, {
	icon,
	edit: Edit,
	transforms: transforms as never,
	variations: variations as never,
} );

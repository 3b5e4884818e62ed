import { icons, registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import type { FeedAttributes } from './feed-attributes';
import { variations } from './choices/variations';
import { transforms } from './transforms/transforms';
import './style.scss';
import './editor.scss';

registerBlock< FeedAttributes >( metadata, {
	icon: icons.socialFeed,
	edit: Edit,
	transforms: transforms as never,
	variations: variations as never,
} );

import newBlocks from '../../frontend/render/new-blocks.json';
import type { EmbedAttributes } from './attributes.gen';
import metadata from './block.json';

/** What a new block has that a stored one lacks. */
export const newEmbed: Partial< EmbedAttributes > = newBlocks.embed;

/** The block as the inserter offers it. */
export const variations = [
	{
		name: 'embed',
		title: metadata.title,
		isDefault: true,
		scope: [ 'inserter' as const ],
		attributes: newEmbed,
	},
];

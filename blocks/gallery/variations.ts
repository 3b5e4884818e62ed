import metadata from './block.json';
import { newLayout } from './gallery-attributes';

/** The block as the inserter offers it. */
export const variations = [
	{
		name: 'gallery',
		title: metadata.title,
		isDefault: true,
		scope: [ 'inserter' as const ],
		attributes: { layout: newLayout },
	},
];

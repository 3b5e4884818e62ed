import metadata from './block.json';
import { newAttributes } from './gallery-attributes';

/** The block as the inserter offers it. */
export const variations = [
	{
		name: 'gallery',
		title: metadata.title,
		isDefault: true,
		scope: [ 'inserter' as const ],
		attributes: newAttributes,
	},
];

import { readAttributes } from '../schema';
import schema from './schema.json';

/** What a Query Loop asks for besides what core knows, as schema.json describes it. */
export interface QueryAdditions {
	show: 'all' | 'selected' | 'related';
	include: number[];
	relatedBy: string[];
	fallback: 'none' | 'recent';
	skipShown: boolean;
	random: '' | 'hour' | 'day' | 'week';
}

// What is shown before is known on the page alone.
const { shown, ...stored } = schema;

export const additionsSchema = stored;

/**
 * Additions within their bounds. Twin: php/Loop/Additions/QueryAdditions.php.
 *
 * @param given `vitrine` in the query of the block, possibly hostile.
 */
export const readAdditions = ( given: unknown ): QueryAdditions =>
	readAttributes< QueryAdditions >(
		stored,
		typeof given === 'object' && given !== null ? given : {}
	);

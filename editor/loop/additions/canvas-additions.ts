import { readAdditions } from '../../../frontend/render/loop-query';
import type { LoopQuery } from '../count-query';

/** Where a loop stands in its document. */
export interface LoopPlace {
	/** Post that the page shows; null = a template, which shows many. */
	post: number | null;
	/** Number of the loop. */
	id: number;
	/** What loops before it ask for. */
	before: LoopQuery[];
}

/** Loops before it that the server looks at. Twin: CanvasAdditions::MAX_LOOPS in php/Loop/Additions. */
const MAX_LOOPS = 10;

/**
 * What the canvas asks the REST API for, so that it shows what the page will: core hands on whatever it does not know itself. Twin: php/Loop/Additions/CanvasAdditions.php.
 *
 * @param query Of the Query Loop.
 * @param place Where the loop stands.
 * @return The same query where there is nothing to add.
 */
export function withCanvasAdditions(
	query: LoopQuery,
	place: LoopPlace
): LoopQuery | ( Omit< LoopQuery, 'vitrine' > & { vitrine: string } ) {
	if ( query.vitrine === undefined ) {
		return query;
	}
	const { vitrine, ...others } = query;
	const { skipShown, show, ...additions } = readAdditions( vitrine );
	return query.inherit
		? others
		: {
				...others,
				vitrine: JSON.stringify( {
					additions: { show, skipShown, ...additions },
					id: place.id,
					...( show === 'related' ? { post: place.post } : {} ),
					...( skipShown
						? { before: place.before.slice( -MAX_LOOPS ) }
						: {} ),
				} ),
			};
}

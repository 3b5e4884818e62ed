import { readAdditions } from '../../frontend/render/loop-query';

/** What a Query Loop asks for, as it hands it to the blocks in it. */
export interface LoopQuery {
	postType?: string;
	/** Whether the page says what is shown: an archive, a search. */
	inherit?: boolean;
	orderBy?: string;
	order?: string;
	/** Posts of a page. */
	perPage?: number;
	/** Posts that are left out at the beginning. */
	offset?: number;
	/** Pages at most, 0 = any number. */
	pages?: number;
	search?: string;
	author?: string | number;
	exclude?: number[];
	parents?: number[];
	sticky?: string;
	format?: string[];
	taxQuery?: object | null;
	/** What is tried in the canvas besides, as an address. */
	vitrine_loop?: string;
	/** What we add: readAdditions() in frontend/render/loop-query. */
	vitrine?: object;
}

/**
 * What the REST API is asked to count the posts of a loop.
 *
 * @param query Of the Query Loop.
 * @return Null where it cannot tell: what an archive shows, what has certain terms, whose names in the API are others, or what depends on the page.
 */
export function countQuery( query: LoopQuery ): object | null {
	const { inherit, taxQuery, search, author, exclude, parents } = query;
	const additions = readAdditions( query.vitrine );
	if (
		inherit ||
		additions.skipShown ||
		additions.show === 'related' ||
		Object.values( taxQuery ?? {} ).flat().length
	) {
		return null;
	}
	const stickies: Record< string, boolean > = { only: true, exclude: false };
	const sticky = stickies[ query.sticky ?? '' ];
	return {
		per_page: 1,
		...( additions.show === 'selected' && additions.include.length
			? { include: additions.include }
			: {} ),
		_fields: 'id',
		status: 'publish',
		...( search ? { search } : {} ),
		...( author ? { author } : {} ),
		...( exclude?.length ? { exclude } : {} ),
		...( parents?.length ? { parent: parents } : {} ),
		...( query.format?.length ? { format: query.format } : {} ),
		...( sticky === undefined ? {} : { sticky } ),
		...( query.vitrine_loop ? { vitrine_loop: query.vitrine_loop } : {} ),
	};
}

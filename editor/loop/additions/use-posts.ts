import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

interface Post {
	id: number;
	title?: { rendered: string };
}

interface CoreSelect {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => Post[] | null;
}

/** A post that can be chosen. */
export interface PostChoice {
	id: number;
	title: string;
}

function usePosts(
	postType: string,
	query: object | null
): PostChoice[] | null {
	// A text, because a new object would be another one each time.
	const asked = JSON.stringify( query );
	const posts = useSelect(
		( select ) =>
			asked === 'null'
				? null
				: (
						select( coreStore ) as unknown as CoreSelect
					 ).getEntityRecords( 'postType', postType, {
						...JSON.parse( asked ),
						status: 'publish',
						_fields: 'id,title',
					} ),
		[ postType, asked ]
	);
	return (
		posts?.map( ( { id, title } ) => ( {
			id,
			title:
				decodeEntities( title?.rendered.trim() ?? '' ) ||
				__( '(no title)', 'vitrine' ),
		} ) ) ?? null
	);
}

/**
 * Published posts that somebody looks for.
 *
 * @param postType Type of the loop's posts.
 * @param search   Words, '' = the newest.
 * @return Null while they are asked for.
 */
export const useFoundPosts = ( postType: string, search: string ) =>
	usePosts( postType, {
		per_page: 20,
		...( search ? { search, orderby: 'relevance' } : {} ),
	} );

/**
 * Chosen posts by their ids; those that visitors do not see are missing.
 *
 * @param postType Type of the loop's posts.
 * @param ids      Ids.
 * @return Null while they are asked for.
 */
export function useChosenPosts(
	postType: string,
	ids: number[]
): Map< number, string > | null {
	// In one order, so that moving one asks for nothing.
	const include = ids.slice().sort( ( one, other ) => one - other );
	const posts = usePosts(
		postType,
		ids.length ? { include, per_page: 100 } : null
	);
	return ids.length === 0 || posts
		? new Map( posts?.map( ( { id, title } ) => [ id, title ] ) )
		: null;
}

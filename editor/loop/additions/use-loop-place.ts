import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { LoopQuery } from '../count-query';
import { isPart } from '../use-own-query';
import type { LoopPlace } from './canvas-additions';
import { QUERY_BLOCKS } from '../query-blocks';

interface Block {
	attributes: { query?: LoopQuery; queryId?: number };
}

interface BlockEditorSelect {
	getBlockParentsByBlockName: ( id: string, names: string[] ) => string[];
	getBlocksByName: ( names: string | string[] ) => string[];
	getBlock: ( id: string ) => Block | null;
}

interface EditorSelect {
	getCurrentPostType?: () => string | undefined;
	getCurrentPostId?: () => number | string | undefined;
}

/**
 * Where the loop around a block stands.
 *
 * @param clientId The block.
 */
export function useLoopPlace( clientId: string ): LoopPlace {
	const { post, id, before } = useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlocksByName, getBlock } =
				select( blockEditor ) as unknown as BlockEditorSelect;
			// Widgets have no editor of a post.
			const editor = select( 'core/editor' ) as unknown as
				EditorSelect | undefined;
			const current = editor?.getCurrentPostId?.();
			const own = getBlockParentsByBlockName( clientId, QUERY_BLOCKS );
			const loops = getBlocksByName( QUERY_BLOCKS );
			return {
				post:
					typeof current === 'number' &&
					! isPart( editor?.getCurrentPostType?.() )
						? current
						: null,
				id: getBlock( own.at( -1 ) ?? '' )?.attributes.queryId ?? 0,
				// A text, because a new list would be another one each time.
				before: JSON.stringify(
					loops
						.slice( 0, Math.max( 0, loops.indexOf( own[ 0 ]! ) ) )
						.map( ( loop ) => getBlock( loop )?.attributes.query )
						.filter( ( query ) => query && ! query.inherit )
				),
			};
		},
		[ clientId ]
	);
	return useMemo(
		() => ( { post, id, before: JSON.parse( before ) } ),
		[ post, id, before ]
	);
}

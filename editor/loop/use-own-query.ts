import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import type { LoopQuery } from './count-query';
import { QUERY_BLOCKS } from './query-blocks';

/** What is no page itself, but part of many: there a loop may show what the page is about. */
const PARTS = [ 'wp_template', 'wp_template_part', 'wp_block' ];

export const isPart = ( type: string | undefined ): boolean =>
	type === undefined || PARTS.includes( type );

interface BlockEditorSelect {
	getBlockParentsByBlockName: ( id: string, names: string[] ) => string[];
}

/**
 * Whether the loop around a block shows the very page that is being edited, as new Query Loops do.
 *
 * @param clientId The block.
 * @param query    Of the loop.
 * @return Gives the loop posts of its own; undefined = it has them, or shows an archive.
 */
export function useOwnQuery(
	clientId: string,
	query: LoopQuery | undefined
): ( () => void ) | undefined {
	const loop = useSelect(
		( select ) => {
			// Widgets have no editor of a post.
			const type = (
				select( 'core/editor' ) as unknown as
					| { getCurrentPostType?: () => string | undefined }
					| undefined
			 )?.getCurrentPostType?.();
			return isPart( type )
				? undefined
				: ( select( blockEditor ) as unknown as BlockEditorSelect )
						.getBlockParentsByBlockName( clientId, QUERY_BLOCKS )
						.at( -1 );
		},
		[ clientId ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditor ) as unknown as {
		updateBlockAttributes: ( id: string, changes: object ) => void;
	};
	return query?.inherit && loop !== undefined
		? () =>
				updateBlockAttributes( loop, {
					query: { ...query, inherit: false },
				} )
		: undefined;
}

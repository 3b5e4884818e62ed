import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { QUERY_BLOCKS } from '../query-blocks';

/**
 * The Query Loop around a block.
 *
 * @param clientId The block.
 */
export const useLoopAround = ( clientId: string ): string | undefined =>
	useSelect(
		( select ) =>
			(
				select( blockEditor ) as unknown as {
					getBlockParentsByBlockName: (
						id: string,
						names: string[]
					) => string[];
				}
			 )
				.getBlockParentsByBlockName( clientId, QUERY_BLOCKS )
				.at( -1 ),
		[ clientId ]
	);

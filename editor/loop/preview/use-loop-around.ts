import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

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
						name: string
					) => string[];
				}
			 )
				.getBlockParentsByBlockName( clientId, 'core/query' )
				.at( -1 ),
		[ clientId ]
	);

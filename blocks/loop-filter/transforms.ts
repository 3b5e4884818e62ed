import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import {
	CORE_BLOCKS,
	fromCore,
	toCore,
	type Stored,
} from './canvas/core-blocks';
import { QUERY_BLOCKS } from '@vitrine/editor';
import { newFilter } from './variations';

/** Elsewhere a search, such as that of a header, is the site's. */
const isInLoop = ( clientId: string ): boolean =>
	(
		select( blockEditor ) as unknown as {
			getBlockParentsByBlockName: (
				id: string,
				names: string[]
			) => string[];
		}
	 ).getBlockParentsByBlockName( clientId, QUERY_BLOCKS ).length > 0;

/** From blocks of WordPress that lead to the same, and back. */
export const transforms = {
	from: CORE_BLOCKS.map( ( block ) => ( {
		type: 'block',
		blocks: [ block.name ],
		isMatch: ( _: Stored, { clientId }: { clientId: string } ) =>
			isInLoop( clientId ),
		transform: ( attributes: Stored ) =>
			createBlock( 'vitrine/loop-filter', {
				...newFilter,
				...fromCore( block, attributes ),
			} ),
	} ) ),
	to: CORE_BLOCKS.map( ( block ) => ( {
		type: 'block',
		blocks: [ block.name ],
		isMatch: ( { by = 'taxonomy' }: Stored ) => by === block.by,
		transform: ( attributes: Stored ) =>
			createBlock( block.name, toCore( block, attributes ) ),
	} ) ),
};

import { createBlock } from '@wordpress/blocks';
import {
	fromCore,
	toCore,
	type CoreBlock,
	type Stored,
} from './canvas/core-pagination';
import { newPagination } from './variations';

/** From WordPress's own pagination, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/query-pagination' ],
			transform: ( attributes: object, inside: CoreBlock[] ) =>
				createBlock( 'vitrine/loop-pagination', {
					...newPagination,
					...fromCore( attributes, inside ),
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/query-pagination' ],
			transform: ( attributes: Stored ) => {
				const { shared, inside } = toCore( attributes );
				return createBlock(
					'core/query-pagination',
					shared,
					inside.map( ( one ) =>
						createBlock( one.name, one.attributes )
					)
				);
			},
		},
	],
};

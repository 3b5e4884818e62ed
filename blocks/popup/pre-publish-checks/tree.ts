import { getBlockContent } from '@wordpress/blocks';
import type { GuardedBlock } from '../../../frontend/render/popup/checks/guarded-block';

/** What the store `core/block-editor` knows about blocks. */
export interface BlockTree {
	getBlockOrder: ( clientId?: string ) => string[];
	getBlockName: ( clientId: string ) => string | null;
	getBlockAttributes: (
		clientId: string
	) => Record< string, unknown > | null;
	getBlock: ( clientId: string ) => object | null;
}

/** Of Custom HTML, whose text is no attribute since WordPress 7.1, with its text. */
function attributesOf( blocks: BlockTree, id: string ) {
	const block =
		blocks.getBlockName( id ) === 'core/html'
			? blocks.getBlock( id )
			: null;
	return block
		? { content: getBlockContent( block as never ) }
		: ( blocks.getBlockAttributes( id ) ?? {} );
}

/**
 * A block with all that is in it, also in synced patterns, which `getBlocks` leaves out.
 *
 * @param blocks The store.
 * @param id     The block.
 */
export const treeOf = ( blocks: BlockTree, id: string ): GuardedBlock => ( {
	name: blocks.getBlockName( id ) ?? '',
	attributes: attributesOf( blocks, id ),
	innerBlocks: blocks
		.getBlockOrder( id )
		.map( ( inner ) => treeOf( blocks, inner ) ),
} );

import type { GuardedBlock } from '../../frontend/render/popup/guard';

/** What the store `core/block-editor` knows about blocks. */
export interface BlockTree {
	getBlockOrder: ( clientId?: string ) => string[];
	getBlockName: ( clientId: string ) => string | null;
	getBlockAttributes: (
		clientId: string
	) => Record< string, unknown > | null;
}

/**
 * A block with all that is in it, also in synced patterns, which `getBlocks` leaves out.
 *
 * @param blocks The store.
 * @param id     The block.
 */
export const treeOf = ( blocks: BlockTree, id: string ): GuardedBlock => ( {
	name: blocks.getBlockName( id ) ?? '',
	attributes: blocks.getBlockAttributes( id ) ?? {},
	innerBlocks: blocks
		.getBlockOrder( id )
		.map( ( inner ) => treeOf( blocks, inner ) ),
} );

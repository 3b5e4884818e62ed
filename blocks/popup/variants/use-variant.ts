import { store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, createBlock } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from 'react';
import { contentsOf, VARIANT } from '../../../frontend/render/popup/variant';
import type { BlockInstance } from '../post/use-popup';

export type Half = 'a' | 'b';

interface Blocks {
	getBlocks: ( id: string ) => BlockInstance[];
	getBlockOrder: ( id: string ) => string[];
	getBlockName: ( id: string ) => string | null;
	isBlockSelected: ( id: string ) => boolean;
	hasSelectedInnerBlock: ( id: string, deep: boolean ) => boolean;
}

interface Dispatch {
	insertBlock: (
		block: BlockInstance,
		index: undefined,
		root: string,
		select: boolean
	) => void;
	replaceInnerBlocks: (
		id: string,
		blocks: BlockInstance[],
		select: boolean
	) => void;
	removeBlock: ( id: string, select: boolean ) => void;
	selectBlock: ( id: string ) => void;
}

export interface Variant {
	/** Client id of variant B; undefined = there is none. */
	id: string | undefined;
	/** Which one the canvas shows. */
	half: Half;
	show: ( half: Half ) => void;
	/** Adds variant B: these blocks, or a copy of what is in the popup. */
	add: ( blocks?: BlockInstance[] ) => void;
	/** Ends with one content. */
	keep: ( half: Half ) => void;
}

/**
 * The two contents of a popup in the canvas: the one that somebody works in is shown.
 *
 * @param clientId The popup.
 */
export function useVariant( clientId: string ): Variant {
	const { batch, select } = useRegistry();
	const [ half, setHalf ] = useState< Half >( 'a' );
	const { id, selected } = useSelect(
		( selectStore ) => {
			const blocks = selectStore( blockEditorStore ) as unknown as Blocks;
			const b = blocks
				.getBlockOrder( clientId )
				.find( ( inner ) => blocks.getBlockName( inner ) === VARIANT );
			const isIn = ( block: string ) =>
				blocks.hasSelectedInnerBlock( block, true );
			const inB =
				b !== undefined && ( blocks.isBlockSelected( b ) || isIn( b ) );
			const inA = ! inB && isIn( clientId ) && 'a';
			return { id: b, selected: inB ? 'b' : inA };
		},
		[ clientId ]
	);
	useEffect( () => {
		if ( selected ) {
			setHalf( selected as Half );
		}
	}, [ selected ] );
	const dispatch = useDispatch( blockEditorStore ) as unknown as Dispatch;
	const inside = () =>
		( select( blockEditorStore ) as unknown as Blocks ).getBlocks(
			clientId
		);
	return {
		id,
		half: id === undefined ? 'a' : half,
		show: ( wanted ) => {
			setHalf( wanted );
			dispatch.selectBlock( wanted === 'b' && id ? id : clientId );
		},
		add: ( blocks ) => {
			const [ own ] = contentsOf( { innerBlocks: inside() } );
			const b = createBlock(
				VARIANT,
				{},
				( blocks ?? own ).map( ( block ) => cloneBlock( block ) )
			);
			setHalf( 'b' );
			dispatch.insertBlock( b, undefined, clientId, false );
		},
		keep: ( wanted ) => {
			const [ , b ] = contentsOf( { innerBlocks: inside() } );
			batch( () => {
				if ( wanted === 'b' && b ) {
					dispatch.replaceInnerBlocks( clientId, [ ...b ], false );
				} else if ( id ) {
					dispatch.removeBlock( id, false );
				}
			} );
			setHalf( 'a' );
		},
	};
}

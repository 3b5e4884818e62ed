import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import type { LoopQuery } from './count-query';
import { isLoopId, newLoopId } from './loop-id';
import { QUERY_BLOCKS } from './query-blocks';

interface Block {
	attributes: {
		vitrineLoop?: unknown;
		query?: LoopQuery;
		metadata?: { name?: string };
	};
}

interface BlockEditorSelect {
	getBlockParentsByBlockName: ( id: string, names: string[] ) => string[];
	getBlocksByName: ( names: string | string[] ) => string[];
	getBlock: ( id: string ) => Block | null;
}

/** A Query Loop of the document. */
export interface LoopChoice {
	/** Its id; where it has none yet, that of its block. */
	value: string;
	/** That of its block. */
	clientId: string;
	/** The name that somebody has given it, '' = none. */
	name: string;
	query: LoopQuery | undefined;
}

/**
 * The loops that a block outside of them may belong to.
 *
 * @param clientId The block.
 * @return Null where it stands in a loop.
 */
export const useLoopChoices = ( clientId: string ): LoopChoice[] | null =>
	useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlocksByName, getBlock } =
				select( blockEditor ) as unknown as BlockEditorSelect;
			if ( getBlockParentsByBlockName( clientId, QUERY_BLOCKS ).length ) {
				return null;
			}
			return getBlocksByName( QUERY_BLOCKS ).map( ( id ) => {
				const { vitrineLoop, query, metadata } =
					getBlock( id )?.attributes ?? {};
				return {
					value: isLoopId( vitrineLoop ) ? vitrineLoop : id,
					clientId: id,
					name: metadata?.name ?? '',
					query,
				};
			} );
		},
		[ clientId ]
	);

/**
 * Lets somebody choose a loop: one without an id gets one.
 *
 * @return Takes a choice, and gives the id.
 */
export function useLoopChooser(): ( value: string ) => string {
	const { updateBlockAttributes } = useDispatch( blockEditor ) as unknown as {
		updateBlockAttributes: ( id: string, changes: object ) => void;
	};
	return ( value ) => {
		if ( value === '' || isLoopId( value ) ) {
			return value;
		}
		const id = newLoopId();
		updateBlockAttributes( value, { vitrineLoop: id } );
		return id;
	};
}

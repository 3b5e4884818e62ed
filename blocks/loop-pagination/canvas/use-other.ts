import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { QUERY_BLOCKS } from '@vitrine/editor';

interface BlockEditorSelect {
	getBlockParentsByBlockName: ( id: string, names: string[] ) => string[];
	getBlocksByName: ( names: string | string[] ) => string[];
}

interface BlockEditorDispatch {
	removeBlock: ( id: string ) => void;
}

/**
 * WordPress's own pagination in the same loop.
 *
 * @param clientId The block.
 * @return Takes it out; undefined = there is none.
 */
export function useOtherPagination(
	clientId: string
): ( () => void ) | undefined {
	const other = useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlocksByName } = select(
				blockEditor
			) as unknown as BlockEditorSelect;
			const loopOf = ( id: string ) =>
				getBlockParentsByBlockName( id, QUERY_BLOCKS ).at( -1 );
			const loop = loopOf( clientId );
			return loop === undefined
				? undefined
				: getBlocksByName( 'core/query-pagination' ).find(
						( id ) => loopOf( id ) === loop
					);
		},
		[ clientId ]
	);
	const { removeBlock } = useDispatch(
		blockEditor
	) as unknown as BlockEditorDispatch;
	return other === undefined ? undefined : () => removeBlock( other );
}

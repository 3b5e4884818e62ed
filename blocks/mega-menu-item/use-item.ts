import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import type { MegaMenuItemAttributes } from './attributes.gen';
import metadata from './block.json';

/** Submenus within submenus. Twin: MAX_DEPTH in php/MegaMenu/MenuItem.php. */
const MAX_DEPTH = 3;

interface Selectors {
	hasSelectedInnerBlock: ( id: string, isDeep: boolean ) => boolean;
	getBlockParentsByBlockName: ( id: string, name: string ) => string[];
	getBlockRootClientId: ( id: string ) => string;
	getBlockIndex: ( id: string ) => number;
}

interface Actions {
	replaceInnerBlocks: (
		id: string,
		blocks: object[],
		isSelected?: boolean
	) => void;
	insertBlock: ( block: object, index: number, root: string ) => void;
}

/**
 * An item among others in the canvas.
 *
 * @param clientId      Which.
 * @param setAttributes Changes what it stores.
 */
export function useItem(
	clientId: string,
	setAttributes: ( changes: Partial< MegaMenuItemAttributes > ) => void
) {
	const { replaceInnerBlocks, insertBlock } = useDispatch(
		blockEditor
	) as unknown as Actions;
	const registry = useRegistry();
	const [ hasSelection, depth, root, index ] = useSelect(
		( select ) => {
			const store = select( blockEditor ) as unknown as Selectors;
			return [
				store.hasSelectedInnerBlock( clientId, true ),
				store.getBlockParentsByBlockName( clientId, metadata.name )
					.length,
				store.getBlockRootClientId( clientId ),
				store.getBlockIndex( clientId ),
			] as const;
		},
		[ clientId ]
	);
	return {
		/** Whether a block in it is selected. */
		hasSelection,
		isNested: depth > 0,
		mayNest: depth < MAX_DEPTH,
		/** Changes what it opens; what was in it goes. */
		become( kind: MegaMenuItemAttributes[ 'kind' ] ) {
			const first = {
				link: [],
				group: [ createBlock( metadata.name ) ],
				panel: [ createBlock( 'core/paragraph' ) ],
			}[ kind ];
			// One step of undo.
			registry.batch( () => {
				setAttributes( { kind } );
				replaceInnerBlocks( clientId, first, first.length > 0 );
			} );
		},
		addAfter: () =>
			insertBlock( createBlock( metadata.name ), index + 1, root ),
	};
}

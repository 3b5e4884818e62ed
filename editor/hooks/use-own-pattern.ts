import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';

/** What patterns of this plugin are called. Twins: php/Gallery/GalleryPatterns.php, php/Popup/PopupPatterns.php. */
const OURS = 'vitrine/';

interface Metadata {
	patternName?: string;
}

interface Blocks {
	getBlockAttributes: ( id: string ) => { metadata?: Metadata } | null;
	getBlockParents: ( id: string ) => string[];
}

/**
 * Detaches a block from the pattern of ours that brought it: WordPress 7 hides all settings of what is in a pattern, and these patterns are only a beginning.
 *
 * @param clientId The block.
 * @param isEdited Whether it is edited, not only looked at.
 */
export function useOwnPattern( clientId: string, isEdited: boolean ): void {
	const root = useSelect(
		( select ) => {
			const { getBlockAttributes, getBlockParents } = select(
				blockEditorStore
			) as unknown as Blocks;
			return isEdited
				? [ ...getBlockParents( clientId ), clientId ].find( ( id ) =>
						getBlockAttributes(
							id
						)?.metadata?.patternName?.startsWith( OURS )
					)
				: undefined;
		},
		[ clientId, isEdited ]
	);
	const metadata = useSelect(
		( select ) =>
			root &&
			(
				select( blockEditorStore ) as unknown as Blocks
			 ).getBlockAttributes( root )?.metadata,
		[ root ]
	);
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( blockEditorStore ) as unknown as {
			updateBlockAttributes: ( id: string, attributes: object ) => void;
			__unstableMarkNextChangeAsNotPersistent: () => void;
		};
	useEffect( () => {
		if ( root && metadata ) {
			// Undoing takes back the insertion, never this alone.
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( root, {
				metadata: { ...metadata, patternName: undefined },
			} );
		}
	}, [
		root,
		metadata,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent,
	] );
}

import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef } from 'react';

/** Which block had an anchor first. */
const owners = new Map< string, string >();

interface OwnAnchor {
	clientId: string;
	anchor: string;
	/** Whether the block is edited, not only looked at. */
	isEdited: boolean;
	/** Gives it another anchor; undefined = none. */
	change: ( anchor: string | undefined ) => void;
	/** What anchors begin with that are made here; without it a block may have none. */
	prefix?: string;
}

/**
 * Keeps the anchors of blocks apart that links name. The copy of a block loses its anchor, or gets one of its own: links name the block that was there before.
 *
 * @param block          The block.
 * @param block.clientId Its id in the editor.
 * @param block.anchor   Its anchor, '' = none.
 * @param block.isEdited Whether it is edited.
 * @param block.change   Gives it another anchor.
 * @param block.prefix   What new anchors begin with.
 */
export function useOwnAnchor( {
	clientId,
	anchor,
	isEdited,
	change,
	prefix,
}: OwnAnchor ): void {
	const registry = useRegistry();
	const { __unstableMarkNextChangeAsNotPersistent: joinNextChange } =
		useDispatch( blockEditorStore ) as unknown as {
			__unstableMarkNextChangeAsNotPersistent: () => void;
		};
	const isNew = useRef( true );
	useEffect( () => {
		const { getBlockAttributes } = registry.select(
			blockEditorStore
		) as unknown as {
			getBlockAttributes: ( id: string ) => { anchor?: string } | null;
		};
		const owner = owners.get( anchor );
		const isTaken =
			owner !== undefined &&
			owner !== clientId &&
			getBlockAttributes( owner )?.anchor === anchor;
		if ( isEdited && anchor !== '' && ! isTaken ) {
			owners.set( anchor, clientId );
		} else if ( isEdited && isNew.current && ( isTaken || prefix ) ) {
			joinNextChange();
			change(
				prefix && prefix + clientId.replace( /\W/g, '' ).slice( 0, 8 )
			);
		}
		isNew.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only another anchor matters.
	}, [ anchor, clientId, isEdited ] );
}

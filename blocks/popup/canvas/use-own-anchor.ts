import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef } from 'react';

/** Which block had an anchor first. */
const owners = new Map< string, string >();

interface Popup {
	clientId: string;
	anchor: string;
	/** Whether it is edited, not only looked at. */
	isEdited: boolean;
	clear: () => void;
}

/**
 * Takes the anchor from a copy of a popup: links name the one that was there before, and a link to the copy makes it another.
 *
 * @param popup          The popup of a page.
 * @param popup.clientId Its id in the editor.
 * @param popup.anchor   Its anchor, '' = none.
 * @param popup.isEdited Whether it is edited.
 * @param popup.clear    Takes its anchor away.
 */
export function useOwnAnchor( {
	clientId,
	anchor,
	isEdited,
	clear,
}: Popup ): void {
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
		if ( isEdited && anchor !== '' ) {
			if ( ! isTaken ) {
				owners.set( anchor, clientId );
			} else if ( isNew.current ) {
				joinNextChange();
				clear();
			}
		}
		isNew.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only another anchor matters.
	}, [ anchor, clientId, isEdited ] );
}

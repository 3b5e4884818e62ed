import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { GuardedBlock } from '../../../frontend/render/popup/checks/guarded-block';
import { treeOf, type BlockTree } from './tree';

interface PostEditor {
	getCurrentPostId: () => number;
	getEditedPostAttribute: ( name: string ) => unknown;
}

export interface EditedPopup {
	post: number;
	title: string;
	clientId: string;
	block: GuardedBlock;
	/** Changes attributes of the popup's block. */
	change: ( attributes: Record< string, unknown > ) => void;
}

/** The popup whose post is edited; null until it is there. */
export function usePopup(): EditedPopup | null {
	const { post, title, clientId, json } = useSelect( ( select ) => {
		const blocks = select( 'core/block-editor' ) as unknown as BlockTree;
		const editor = select( 'core/editor' ) as unknown as PostEditor;
		const root = blocks
			.getBlockOrder()
			.find( ( id ) => blocks.getBlockName( id ) === 'vitrine/popup' );
		return {
			post: editor.getCurrentPostId(),
			title: String( editor.getEditedPostAttribute( 'title' ) ?? '' ),
			clientId: root,
			// As text: the same tree is the same value.
			json: root ? JSON.stringify( treeOf( blocks, root ) ) : '',
		};
	}, [] );
	const { updateBlockAttributes } = useDispatch(
		'core/block-editor'
	) as unknown as {
		updateBlockAttributes: ( id: string, attributes: object ) => void;
	};
	const change = useCallback(
		( attributes: Record< string, unknown > ) =>
			clientId && updateBlockAttributes( clientId, attributes ),
		[ clientId, updateBlockAttributes ]
	);
	return clientId
		? {
				post,
				title,
				clientId,
				block: JSON.parse( json ) as GuardedBlock,
				change,
			}
		: null;
}

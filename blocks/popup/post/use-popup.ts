import { store as blockEditorStore } from '@wordpress/block-editor';
import type { createBlock } from '@wordpress/blocks';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { treeOf, type BlockTree } from '../pre-publish-checks/tree';
import { hasExit } from '../../../frontend/render/popup/checks/guard';
import type { GuardedBlock } from '../../../frontend/render/popup/checks/guarded-block';
import { TYPE } from './popups';

/** A block in the editor. */
export type BlockInstance = ReturnType< typeof createBlock >;

/** Title of a popup's post. */
export interface PopupTitle {
	value: string;
	onChange: ( title: string ) => void;
	/** Gives it one where it has none, as a part of the last change. */
	propose: ( title: string ) => void;
}

interface BlockEditor extends BlockTree {
	getBlockRootClientId: ( id: string ) => string | null;
	getBlockCount: ( id: string ) => number;
}

/**
 * What the editor knows about a block's place and contents.
 *
 * @param clientId Its id.
 * @param context  What is around it.
 */
export function usePlace(
	clientId: string,
	context: Record< string, unknown >
): { post: number; isEmpty: boolean; closesInside: boolean } {
	const id =
		context[ 'postType' ] === TYPE
			? Number( context[ 'postId' ] ?? 0 ) || 0
			: 0;
	const { isRoot, isEmpty, closesInside } = useSelect(
		( select ) => {
			const editor = select( blockEditorStore ) as unknown as BlockEditor;
			const root = ! editor.getBlockRootClientId( clientId );
			return {
				isRoot: root,
				isEmpty: editor.getBlockCount( clientId ) === 0,
				closesInside: isClosedInside(
					treeOf( editor, clientId ),
					root ? id : 0
				),
			};
		},
		[ clientId, id ]
	);
	return { post: isRoot ? id : 0, isEmpty, closesInside };
}

/**
 * Whether something in a popup closes it, of both variants while they are compared.
 *
 * @param popup The block.
 * @param post  Its post, 0 = it is none.
 */
const isClosedInside = ( popup: GuardedBlock, post: number ): boolean =>
	hasExit(
		{
			...popup,
			attributes: {
				...popup.attributes,
				settings: {
					...( popup.attributes[ 'settings' ] as object ),
					close_button: '',
				},
			},
		},
		post
	);

/**
 * Title of the popup's post.
 *
 * @param post Its id; 0 = it has none.
 */
export function usePopupTitle( post: number ): PopupTitle | undefined {
	const [ value, onChange ] = useEntityProp< string >(
		'postType',
		TYPE,
		'title',
		post || undefined
	);
	const { editEntityRecord } = useDispatch( coreStore ) as unknown as {
		editEntityRecord: (
			kind: string,
			name: string,
			id: number,
			edits: object,
			options: object
		) => void;
	};
	const propose = ( title: string ) => {
		if ( ! value ) {
			editEntityRecord(
				'postType',
				TYPE,
				post,
				{ title },
				{ isCached: true }
			);
		}
	};
	return post > 0 ? { value: value ?? '', onChange, propose } : undefined;
}

/** A popup that another page shows. */
export interface ChosenPopup {
	id: number;
	status: string;
	title: { raw?: string; rendered?: string };
	content: { raw?: string };
}

/**
 * The chosen popup.
 *
 * @param id Its post, 0 = none.
 * @return Undefined while it is fetched, null = there is none, or this user may not see it.
 */
export function useChosenPopup( id: number ): ChosenPopup | null | undefined {
	return useSelect(
		( select ) => {
			if ( id === 0 ) {
				return null;
			}
			const core = select( coreStore ) as unknown as {
				getEntityRecord: (
					kind: string,
					name: string,
					key: number
				) => ChosenPopup | undefined;
				hasFinishedResolution: (
					name: string,
					args: unknown[]
				) => boolean;
			};
			const popup = core.getEntityRecord( 'postType', TYPE, id );
			return (
				popup ??
				( core.hasFinishedResolution( 'getEntityRecord', [
					'postType',
					TYPE,
					id,
				] )
					? null
					: undefined )
			);
		},
		[ id ]
	);
}

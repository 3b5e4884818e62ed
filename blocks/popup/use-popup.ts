import { store as blockEditorStore } from '@wordpress/block-editor';
import type { createBlock } from '@wordpress/blocks';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { TYPE } from './popups';

/** A block in the editor. */
export type BlockInstance = ReturnType< typeof createBlock >;

/** Title of a popup's post. */
export interface PopupTitle {
	value: string;
	onChange: ( title: string ) => void;
}

interface BlockEditor {
	getBlockRootClientId: ( id: string ) => string | null;
	getBlocks: ( id: string ) => BlockInstance[];
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
	const { isRoot, isEmpty, closesInside } = useSelect(
		( select ) => {
			const editor = select( blockEditorStore ) as unknown as BlockEditor;
			return {
				isRoot: ! editor.getBlockRootClientId( clientId ),
				isEmpty: editor.getBlockCount( clientId ) === 0,
				closesInside: closes( editor.getBlocks( clientId ) ),
			};
		},
		[ clientId ]
	);
	return {
		post:
			isRoot && context[ 'postType' ] === TYPE
				? Number( context[ 'postId' ] ?? 0 ) || 0
				: 0,
		isEmpty,
		closesInside,
	};
}

/**
 * Whether a control among these blocks closes the popup (docs/popup.md, "Controls"). Those of a popup in it close that one.
 *
 * @param blocks The blocks.
 */
export const closes = ( blocks: BlockInstance[] ): boolean =>
	blocks.some( ( { name, attributes, innerBlocks } ) => {
		const { action } = ( attributes[ 'vitrinePopup' ] ?? {} ) as {
			action?: string;
		};
		return (
			action === 'close' ||
			action === 'dismiss' ||
			( name !== 'vitrine/popup' && closes( innerBlocks ) )
		);
	} );

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
	return post > 0 ? { value: value ?? '', onChange } : undefined;
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

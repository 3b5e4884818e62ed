import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';

interface PostEditor {
	didPostSaveRequestFail: () => boolean;
	getCurrentPostAttribute: ( name: string ) => unknown;
	getEditedPostAttribute: ( name: string ) => unknown;
}

/**
 * After the server has refused to publish, the editor would go on as if it had: the state goes back to what is stored.
 *
 * @param isClosed Whether publishing is refused.
 */
export function useRefusal( isClosed: boolean ): void {
	const { hasFailed, stored, edited } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as PostEditor;
		return {
			hasFailed: editor.didPostSaveRequestFail(),
			stored: editor.getCurrentPostAttribute( 'status' ),
			edited: editor.getEditedPostAttribute( 'status' ),
		};
	}, [] );
	const { editPost } = useDispatch( 'core/editor' ) as unknown as {
		editPost: ( edits: object, options: object ) => void;
	};
	useEffect( () => {
		if (
			isClosed &&
			hasFailed &&
			edited !== stored &&
			( edited === 'publish' || edited === 'future' )
		) {
			editPost( { status: stored }, { undoIgnore: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the failure matters: whoever chooses to publish again may.
	}, [ hasFailed ] );
}

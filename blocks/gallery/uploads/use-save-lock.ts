import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';

interface PostEditor {
	lockPostSaving: ( name: string ) => void;
	unlockPostSaving: ( name: string ) => void;
}

interface Snackbars {
	createInfoNotice: (
		text: string,
		options: { id: string; type: 'snackbar'; explicitDismiss: true }
	) => void;
	removeNotice: ( id: string ) => void;
}

/**
 * Holds back saving while files are on their way into a block: what has not arrived yet would be left out. WordPress does the same for its own uploads.
 *
 * @param block       Client id of the block, if it stores them.
 * @param isUploading Whether any file is still to come.
 */
export function useSaveLock(
	block: string | undefined,
	isUploading: boolean
): void {
	// There is none where widgets are edited.
	const editor = useDispatch( 'core/editor' ) as unknown as
		PostEditor | undefined;
	const notices = useDispatch( 'core/notices' ) as unknown as Snackbars;
	useEffect( () => {
		if ( ! block || ! isUploading || ! editor ) {
			return undefined;
		}
		const name = `vitrine-uploads/${ block }`;
		editor.lockPostSaving( name );
		notices.createInfoNotice(
			__(
				'Gallery files are still uploading. You can save and publish when they are done.',
				'vitrine'
			),
			{ id: name, type: 'snackbar', explicitDismiss: true }
		);
		return () => {
			editor.unlockPostSaving( name );
			notices.removeNotice( name );
		};
	}, [ block, isUploading, editor, notices ] );
}

import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

interface EditorSettings {
	isPreviewMode?: boolean;
	/** The same before WordPress 6.8. */
	__unstableIsPreviewMode?: boolean;
}

/** Whether the block is only a picture of itself: in the inserter, or in a preview of a pattern or style. */
export function useIsExample(): boolean {
	return useSelect( ( select ) => {
		const { getSettings } = select( blockEditorStore ) as unknown as {
			getSettings: () => EditorSettings;
		};
		const { isPreviewMode, __unstableIsPreviewMode } = getSettings();
		return Boolean( isPreviewMode ?? __unstableIsPreviewMode );
	}, [] );
}

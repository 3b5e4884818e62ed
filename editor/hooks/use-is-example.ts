import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether the block is only a picture of itself: in the inserter, or in a preview of a pattern or style. */
export function useIsExample(): boolean {
	return useSelect( ( select ) => {
		const { getSettings } = select( blockEditorStore ) as unknown as {
			getSettings: () => { isPreviewMode?: boolean };
		};
		return Boolean( getSettings().isPreviewMode );
	}, [] );
}

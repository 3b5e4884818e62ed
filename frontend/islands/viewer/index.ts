/**
 * `@vitrine/viewer`, the script module that shows pictures and videos over the whole page; imported when somebody is about to want it.
 */
import type { ViewerHandle, ViewerOptions } from './types';

export type {
	CustomTool,
	ViewerHandle,
	ViewerItems,
	ViewerOptions,
} from './types';

/**
 * Opens the viewer.
 *
 * @param options What to show.
 */
export function openViewer( options: ViewerOptions ): ViewerHandle {
	throw new Error( `${ options.items.count } items, and no viewer yet.` );
}

/**
 * `@vitrine/viewer`, the script module that shows pictures and videos over the whole page; imported when somebody is about to want it.
 */
import './viewer.scss';
import { styleBeside } from '../../core/style-beside';
import type { ViewerHandle, ViewerOptions } from './types';
import { startViewing } from './viewer';

export type {
	CustomTool,
	OpenViewer,
	ViewerHandle,
	ViewerItem,
	ViewerItems,
	ViewerOptions,
} from './types';
/** Of all galleries of the page: there is one screen. */
let current: ViewerHandle | undefined;

const style = styleBeside( import.meta.url );

/** Ms that the style sheet may take before the viewer opens without it. */
const PATIENCE = 3000;

/**
 * Opens the viewer; one that is open closes.
 *
 * @param options What to show.
 */
export function openViewer( options: ViewerOptions ): ViewerHandle {
	current?.close();
	let handle: ViewerHandle | undefined;
	let wanted = true;
	const start = () => {
		if ( wanted && ! handle ) {
			handle = startViewing( options, () => {
				wanted = false;
				current = undefined;
			} );
		}
	};
	const patience = setTimeout( start, PATIENCE );
	style.then( () => {
		clearTimeout( patience );
		start();
	} );
	current = {
		close() {
			wanted = false;
			handle?.close();
			current = undefined;
		},
		next: () => handle?.next(),
		previous: () => handle?.previous(),
		go: ( index ) => handle?.go( index ),
		minimizeToolbar: () => handle?.minimizeToolbar(),
		maximizeToolbar: () => handle?.maximizeToolbar(),
	};
	return current;
}

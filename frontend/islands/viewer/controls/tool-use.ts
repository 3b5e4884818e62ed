/** Whether a tool is meant and the page allows it, and how many of them the toolbar shows. */
import { emit } from '@vitrine/frontend';
import type { Viewing } from '../viewing';

/** Ms in which a finger that has just tapped the picture means no tool that has come under it. */
const AFTER_TOUCH = 300;

/**
 * What stands between a tool and what it does.
 *
 * @param viewing What is shown.
 * @return `touch()` notes a tap on the picture; `isTouch()`: one has just been; `isAllowed( tool )` asks the page;
 * `minimize( minimized )` sets the toolbar's mode, without an argument it toggles.
 */
export function toolUseOf( { host, state, update }: Viewing ) {
	let lastTouch = -Infinity;
	const touch = () => {
		lastTouch = performance.now();
	};
	const isTouch = () => performance.now() - lastTouch < AFTER_TOUCH;
	const isAllowed = ( tool: string ): boolean =>
		! isTouch() &&
		( ! state.item ||
			emit( host, 'vitrine:gallery:tool', { id: state.item.id, tool } ) );
	const minimize = ( minimized = ! state.minimized ) => {
		if ( minimized !== state.minimized ) {
			update( { minimized } );
			emit( host, 'vitrine:gallery:toolbar', { minimized } );
		}
	};
	return [ touch, isTouch, isAllowed, minimize ] as const;
}

/** The button of small windows. */
import { loadOnce, onIntent } from '../core/load';
import type { Menu } from './menu';
import { partOf } from './parts';

/**
 * Fetches what opens the menu when somebody is about to.
 *
 * @param menu The menu.
 * @param bar  The button.
 */
export function attachBar( menu: Menu, bar: HTMLElement ): void {
	const load = loadOnce( () =>
		import( /* webpackIgnore: true */ '@vitrine/mega-menu-phones' ).then(
			( { attachSheet } ) => attachSheet( menu )
		)
	);
	menu.wide.addEventListener( 'change', () => {
		// In a window that has become narrow, or is zoomed, the list goes from under the focus.
		if (
			menu.isNarrow &&
			partOf( menu.element, 'sheet' )!.contains( menu.focused() )
		) {
			bar.focus();
		}
	} );
	const ignore = () => undefined;
	onIntent( bar, () => load().catch( ignore ), new AbortController().signal );
	bar.addEventListener( 'click', () =>
		load().then(
			( toggle ) => toggle(),
			// Without its code the list opens where it stands.
			() => menu.element.classList.toggle( 'is-expanded' )
		)
	);
}

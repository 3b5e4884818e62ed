/** Where blocks are that move with the page. */
import { listen } from '../../core/listen';
import type { Place } from './way';

/** The page stands still this long before blocks are measured anew, ms. */
const STILL = 200;

/**
 * Where a block stands in the page, wherever an animation has moved it.
 *
 * @param block The block.
 */
export function placeOf( block: HTMLElement ): Place {
	let top = 0;
	for (
		let at: Element | null = block;
		at instanceof HTMLElement;
		at = at.offsetParent
	) {
		top += at.offsetTop;
	}
	return { top, height: block.offsetHeight };
}

let timer = 0;

/**
 * Does something whenever the page has got another size, and then stands still.
 *
 * @param run What.
 */
export function onSize( run: () => void ): void {
	const later = () => {
		clearTimeout( timer );
		timer = window.setTimeout( run, STILL );
	};
	listen( 'resize vitrine:replaced', later );
	new ResizeObserver( later ).observe( document.body );
}

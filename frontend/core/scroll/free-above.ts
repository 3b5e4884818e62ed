import { pixels } from './place';

/**
 * What style keeps free above an element that is scrolled to, such as the room of headers that stay in the window.
 *
 * @param target The element.
 * @return Px.
 */
export const freeAbove = ( target: Element ): number =>
	pixels(
		getComputedStyle( document.documentElement ).scrollPaddingTop,
		window.innerHeight
	) + pixels( getComputedStyle( target ).scrollMarginTop );

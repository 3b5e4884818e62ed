/**
 * The upper edge of an element in the window, px.
 *
 * @param element Element.
 */
export const topOf = ( element: Element ): number =>
	element.getBoundingClientRect().top;

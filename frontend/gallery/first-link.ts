/**
 * The link of the first tile that this width shows: those before it are on another page here.
 *
 * @param element The gallery.
 */
export const firstLink = ( element: Element ): HTMLElement | undefined =>
	[ ...element.querySelectorAll< HTMLElement >( '[data-item] a' ) ].find(
		( link ) => link.checkVisibility?.() !== false
	);

/**
 * Whether an element is below the window, wherever an animation has moved it.
 *
 * @param element The element; what is not rendered has its animation still before it, and is not.
 */
export function isBelow( element: HTMLElement ): boolean {
	let top = 0;
	for (
		let at: Element | null = element;
		at instanceof HTMLElement;
		at = at.offsetParent
	) {
		top += at.offsetTop;
	}
	return top >= window.scrollY + window.innerHeight;
}

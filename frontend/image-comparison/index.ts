/** Two images, and a handle that shows more of one or the other. Twin of the names: php/ImageComparison. */

/**
 * Lets the handle of a comparison do something.
 *
 * @param root The block.
 */
export function attachComparison( root: HTMLElement ): void {
	const handle = root.querySelector< HTMLInputElement >(
		':scope > [type="range"]'
	);
	handle?.addEventListener( 'input', () =>
		root.style.setProperty( '--vitrine-comparison', `${ handle.value }%` )
	);
	// Browsers would drag the image that is beneath the handle.
	root.addEventListener( 'dragstart', ( event ) => event.preventDefault() );
	root.classList.add( 'is-running' );
}

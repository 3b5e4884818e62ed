/** Elements of the viewer, which are not React's. */

/**
 * An element of the viewer.
 *
 * @param tag  Such as 'div'.
 * @param name After `vitrine-viewer__`.
 */
export function make< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	name: string
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	element.className = `vitrine-viewer__${ name }`;
	return element;
}

/** A picture of the viewer, which cannot be dragged. */
export function makeImage( name: string ): HTMLImageElement {
	const image = make( 'img', name );
	image.decoding = 'async';
	image.draggable = false;
	image.alt = '';
	return image;
}

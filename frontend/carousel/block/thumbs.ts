/** Small pictures of slides; fetched where a carousel has them. */

/**
 * Draws the first picture of a slide on its button, or its number.
 *
 * @param button The button.
 * @param slide  The slide.
 * @param number Its place, from 1.
 */
export function drawThumb(
	button: HTMLElement,
	slide: Element,
	number: number
): void {
	const picture = slide.querySelector( 'img' );
	if ( ! picture ) {
		button.textContent = String( number );
		return;
	}
	const copy = picture.cloneNode() as HTMLImageElement;
	// What WordPress and others say of the large one by attributes holds for that alone.
	for ( const { name } of [ ...copy.attributes ] ) {
		if ( ! [ 'src', 'srcset' ].includes( name ) ) {
			copy.removeAttribute( name );
		}
	}
	copy.sizes = '96px';
	copy.alt = '';
	copy.loading = 'lazy';
	copy.draggable = false;
	button.append( copy );
}

import type { CarouselWords } from './types';

/**
 * Tells a carousel and its slides by the roles that assistive technology knows for them; the list they were without script is none then.
 *
 * @param root   The carousel.
 * @param list   The row.
 * @param slides What is in it.
 * @param words  How it is called.
 */
export function setRoles(
	root: HTMLElement,
	list: HTMLElement,
	slides: Element[],
	words: CarouselWords
): void {
	root.role = 'group';
	root.ariaRoleDescription = words.carousel;
	root.ariaLabel = words.label;
	list.role = 'presentation';
	slides.forEach( ( slide, index ) => {
		slide.role = 'group';
		slide.ariaRoleDescription = words.slide;
		slide.ariaLabel = words.position
			.replace( '%1$d', String( index + 1 ) )
			.replace( '%2$d', String( slides.length ) );
	} );
}

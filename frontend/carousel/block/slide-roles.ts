import type { BlockWords } from './settings';

/** Makes ids of slides that their authors have given none. */
let made = 0;

const ownLabels = new WeakMap< Element, string >();

/**
 * Tells a carousel and its slides by the roles that assistive technology knows for them.
 *
 * @param root   The carousel.
 * @param list   The row.
 * @param slides What is in it.
 * @param words  How it is called.
 * @param isTabs Whether each slide has a tab.
 */
export function setSlideRoles(
	root: HTMLElement,
	list: HTMLElement,
	slides: Element[],
	words: BlockWords,
	isTabs: boolean
): void {
	root.ariaRoleDescription = words.carousel;
	list.role = 'group';
	slides.forEach( ( slide, index ) => {
		if ( ! ownLabels.has( slide ) ) {
			ownLabels.set( slide, slide.ariaLabel ?? '' );
		}
		const own = ownLabels.get( slide );
		const position = words.position
			.replace( '%1$d', String( index + 1 ) )
			.replace( '%2$d', String( slides.length ) );
		slide.role = isTabs ? 'tabpanel' : 'group';
		slide.ariaRoleDescription = words.slide;
		slide.ariaLabel = own ? `${ position }: ${ own }` : position;
		slide.id ||= `vitrine-slide-${ ++made }`;
	} );
}

/** Ms. */
const DURATION = 300;

/**
 * Lets what is around an element see it grow or shrink, unless the visitor wants things still.
 *
 * @param element Has the size and contents that it ends with; or ends at nothing.
 * @param from    px, its height before.
 * @param to      px, its height afterwards.
 * @return Fulfilled afterwards.
 */
export async function slide(
	element: HTMLElement,
	from: number,
	to: number
): Promise< void > {
	if (
		from === to ||
		window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches
	) {
		return;
	}
	for ( const former of element.getAnimations() ) {
		former.cancel();
	}
	await element
		.animate(
			[ from, to ].map( ( height ) => ( {
				height: `${ height }px`,
				overflow: 'hidden',
			} ) ),
			{ duration: DURATION, easing: 'ease' }
		)
		// Another one has taken over.
		.finished.catch( () => undefined );
}

/** WordPress's own class for what only screen readers are to find. */
const HIDDEN = 'screen-reader-text';

/**
 * In words, how many posts have come.
 *
 * @param words  The block's.
 * @param number How many.
 */
export const inWords = (
	{ loaded }: { loaded: string },
	number: number
): string => ( number ? loaded.replace( '%d', String( number ) ) : '' );

/**
 * Announces a change, and shows it where that helps those who see the page.
 *
 * @param status Where.
 * @param aside  Only for screen readers.
 * @param shown  For everybody.
 */
export function say( status: HTMLElement, aside: string, shown = '' ): void {
	const hidden = document.createElement( 'span' );
	hidden.className = HIDDEN;
	hidden.textContent = `${ aside } `;
	status.classList.toggle( HIDDEN, ! shown );
	status.replaceChildren( aside ? hidden : '', shown );
}

/**
 * Shows whether posts are on their way.
 *
 * @param block The feed.
 * @param link  The link that was used.
 * @param value Whether they are.
 */
export function setBusy(
	block: HTMLElement,
	link: HTMLElement,
	value: boolean
): void {
	block.classList.toggle( 'is-busy', value );
	if ( value ) {
		link.setAttribute( 'aria-disabled', 'true' );
	} else {
		link.removeAttribute( 'aria-disabled' );
	}
}

import { part } from '../../render/feed/names';

/** On the list: posts for other kinds of screen are shown, too. */
const REVEALED = 'is-revealed';

/**
 * Shows all posts of the list. In columns of text, later ones stand below those that were there: nothing is set anew.
 *
 * @param list  The list of posts.
 * @param first The first of the later ones.
 */
export function reveal(
	list: HTMLElement,
	first: HTMLElement | undefined
): void {
	list.classList.add( REVEALED );
	if ( Number( getComputedStyle( list ).columnCount ) > 0 ) {
		const line = document.createElement( 'li' );
		line.className = part( 'seam' );
		line.ariaHidden = 'true';
		first?.before( line );
	}
}

/**
 * Posts in the page that this screen does not show.
 *
 * @param list The list of posts.
 */
export function hiddenItems( list: HTMLElement ): HTMLElement[] {
	return [
		...list.querySelectorAll< HTMLElement >(
			'.is-beyond-phone, .is-beyond-wide'
		),
	].filter( ( item ) => getComputedStyle( item ).display === 'none' );
}

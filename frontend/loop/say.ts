/** Tells of loops what is not seen in them. */
import { safeUrl } from '@vitrine/frontend';

/** WordPress's own class for what only screen readers are to find. */
const HIDDEN = 'screen-reader-text';

let status: HTMLElement | undefined;

/** The message of the page: there before it says something, or screen readers do not notice. */
export function prepareStatus(): HTMLElement {
	if ( ! status?.isConnected ) {
		status = document.createElement( 'div' );
		status.className = HIDDEN;
		status.setAttribute( 'role', 'status' );
		document.body.append( status );
	}
	return status;
}

/**
 * Says something to screen readers.
 *
 * @param words What.
 */
export function say( words: string ): void {
	const element = prepareStatus();
	element.className = HIDDEN;
	element.textContent = words;
}

/**
 * Tells everybody that something has failed, and offers a link.
 *
 * @param words What has failed.
 * @param open  Words of the link.
 * @param href  Where it leads.
 */
export function sayFailed( words: string, open: string, href: string ): void {
	const element = prepareStatus();
	const link = document.createElement( 'a' );
	link.href = safeUrl( href );
	link.textContent = open;
	element.className = 'vitrine-loop-notice';
	element.replaceChildren( `${ words } `, link );
}

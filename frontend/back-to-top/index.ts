/** `@vitrine/back-to-top`: what a press on a link to the top fetches. */
import { scrollPageTo } from '@vitrine/frontend';
// Together with the others, not after them.
import '@vitrine/scroll';

/** How long the way takes, ms. */
const DURATION = 500;

/** Leads to the beginning of the page; the next Tab goes to what is first there. */
export const toTop = (): Promise< unknown > =>
	scrollPageTo( 0, { duration: DURATION, focus: document.body } );

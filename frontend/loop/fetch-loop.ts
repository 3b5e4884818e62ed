import { askSite } from '../core/answers';
import type { LoopData } from './data';

/** Long enough for a slow phone, short enough to tell somebody in time. */
const TIMEOUT = 15_000;

/** A loop as the site answers it. Twin: php/Loop/Answers/LoopAnswer.php. */
export interface LoopAnswer {
	html: string;
	styles: string;
	/** Path and query of the page that shows it so. */
	url: string;
	/** How many posts there are, in words. */
	status: string;
}

/** The site does not know the loop any more: the page is older than it. */
export class LoopUnknown extends Error {}

/**
 * Fetches a loop: `GET vitrine/v1/loop`.
 *
 * @param data What the server tells of it.
 * @param at   Path and query of the page.
 * @throws LoopUnknown, or anything else when the site does not tell.
 */
export async function fetchLoop(
	{ route, proof }: LoopData,
	at: string
): Promise< LoopAnswer > {
	const url = new URL( route, document.baseURI );
	url.searchParams.set( 'proof', proof );
	url.searchParams.set( 'at', at );
	const [ status, answer ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	const { html, url: shown } = Object( answer );
	if ( status === 404 ) {
		throw new LoopUnknown();
	}
	if ( status !== 200 || typeof html !== 'string' || ! shown ) {
		throw new Error( 'No loop' );
	}
	return answer as LoopAnswer;
}

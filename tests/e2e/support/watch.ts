import type { Page, Request } from '@playwright/test';

/** What WordPress itself asks of hosts that tests cannot reach, and a transition between pages of the admin that Chromium ends because the next page is quicker. */
const NOISE =
	/gravatar\.com|s\.w\.org|ERR_NAME_NOT_RESOLVED|Transition was aborted/;

/**
 * Collects what goes wrong in a page: errors in the console and uncaught ones.
 *
 * @param page The page.
 */
export function errorsOf( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) => {
		if ( ! NOISE.test( message ) ) {
			errors.push( message );
		}
	} );
	page.on( 'console', ( message ) => {
		const text = `${ message.text() } (${ message.location().url })`;
		if ( message.type() === 'error' && ! NOISE.test( text ) ) {
			errors.push( text );
		}
	} );
	return errors;
}

/**
 * Collects requests.
 *
 * @param page   The page.
 * @param wanted Which ones.
 */
export function requestsOf(
	page: Page,
	wanted: ( url: URL, request: Request ) => boolean
): string[] {
	const urls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( wanted( new URL( request.url() ), request ) ) {
			urls.push( request.url() );
		}
	} );
	return urls;
}

/** Whether a request asks for further posts. */
export const isFeedRequest = ( { pathname }: URL ): boolean =>
	pathname.endsWith( '/vitrine/v1/feed' );

/**
 * Whether a request leaves the site.
 *
 * @param site Address of the site.
 */
export const leaves =
	( site: string ) =>
	( { protocol, origin }: URL ): boolean =>
		/^https?:$/.test( protocol ) && origin !== new URL( site ).origin;

/**
 * Scrolls through a page as a reader does, so that every picture is wanted: nobody does in its first tenth of a second,
 * after which posts below the window are laid out (blocks/social-feed/styles/_list.scss).
 *
 * @param page The page.
 */
export async function readToTheEnd( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		await Promise.all(
			document
				.getAnimations()
				.filter(
					( animation ) =>
						( animation as CSSAnimation ).animationName ===
						'vitrine-lay-out'
				)
				.map( ( { finished } ) => finished )
		);
		const step = window.innerHeight / 2;
		for ( let at = 0; at < document.body.scrollHeight; at += step ) {
			window.scrollTo( 0, at );
			await new Promise( requestAnimationFrame );
			await new Promise( requestAnimationFrame );
		}
	} );
	await page.waitForFunction( () =>
		[ ...document.images ].every(
			( image ) =>
				image.complete ||
				! image.checkVisibility() ||
				// On a slide that nobody has scrolled to.
				image.getBoundingClientRect().left > window.innerWidth
		)
	);
}

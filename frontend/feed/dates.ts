import { relativeTime } from '../render/feed/relative-time';

/**
 * Says how long ago a post was written, in the language of the page; the date itself stays as its tooltip. Pages are cached: only the browser knows what time it is.
 *
 * @param element A `time` of a feed.
 */
export function showAge( element: HTMLElement ): void {
	const age = relativeTime(
		element.getAttribute( 'datetime' ) ?? '',
		Date.now(),
		element.closest< HTMLElement >( '[lang]' )?.lang ?? ''
	);
	if ( age !== null ) {
		element.title = element.textContent ?? '';
		element.textContent = age;
	}
}

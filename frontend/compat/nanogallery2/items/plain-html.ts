/** Elements that format text, and nothing else. */
import { safeUrl } from '@vitrine/frontend';

const KEPT =
	/^(a|abbr|b|br|code|dd|div|dl|dt|em|h[2-6]|hr|i|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)$/;

/** What has no text for people. */
const DROPPED =
	/^(script|style|template|iframe|object|noscript|title|svg|math)$/;

/**
 * What a function of the page says, without anything that runs or loads. The original escaped titles before it handed them over; ours are as they were
 * written, and a function that puts one into HTML must not make code of it.
 *
 * @param html HTML.
 */
export function plainHtml( html: string ): DocumentFragment {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	const made = document.createDocumentFragment();
	copy( body, made );
	return made;
}

function copy( from: Node, to: Node ): void {
	for ( const child of from.childNodes ) {
		if ( child.nodeType === Node.TEXT_NODE ) {
			to.appendChild( document.createTextNode( child.nodeValue ?? '' ) );
		}
		if ( ! ( child instanceof Element ) ) {
			continue;
		}
		const name = child.localName;
		if ( DROPPED.test( name ) ) {
			continue;
		}
		const next = KEPT.test( name ) ? document.createElement( name ) : null;
		if ( next ) {
			// Icons are classes of the page's own fonts.
			if ( child.className ) {
				next.className = child.className;
			}
			const href = child.getAttribute( 'href' ) ?? '';
			if ( next instanceof HTMLAnchorElement && safeUrl( href ) ) {
				next.href = safeUrl( href );
				next.target = '_blank';
				next.rel = 'noopener';
			}
			to.appendChild( next );
		}
		copy( child, next ?? to );
	}
}

/** Changes what is there into what is wanted, and keeps each element that is in both: focus, caret, open details and pictures stay. */

/** Tells nodes apart: a post of core's list says which one it is by a class, an option of a filter by its value. */
const nameOf = ( node: Node ): string =>
	node instanceof HTMLElement
		? `${ node.localName } ${
				/\bpost-\d+\b/.exec(
					node.localName === 'li' ? node.className : ''
				)?.[ 0 ] ??
				node.dataset[ 'value' ] ??
				node.id
			}`
		: node.nodeName;

/**
 * Makes an element equal to another one.
 *
 * @param from  What is there.
 * @param to    What is wanted; it is taken apart.
 * @param added Gets elements that were not there.
 * @param kept  Stays as it is.
 */
export function morph(
	from: Element,
	to: Element,
	added: Element[],
	kept?: Element | null
): void {
	if ( from === kept ) {
		return;
	}
	for ( const { name } of [ ...from.attributes ] ) {
		// Whether details are open is the visitor's, and what was given the focus keeps it.
		if ( ! to.hasAttribute( name ) && ! /^(open|tabindex)$/.test( name ) ) {
			from.removeAttribute( name );
		}
	}
	for ( const { name, value } of to.attributes ) {
		if ( from.getAttribute( name ) !== value ) {
			from.setAttribute( name, value );
		}
	}
	morphChildren( from, to, added, kept );
	morphField( from, to );
}

/** What a visitor has entered is no attribute. */
function morphField( from: Element, to: Element ): void {
	if ( from instanceof HTMLInputElement && to instanceof HTMLInputElement ) {
		from.checked = to.checked;
		// Somebody who goes on writing is not interrupted.
		if (
			from.type === 'search' &&
			from !== from.ownerDocument.activeElement
		) {
			from.value = to.value;
		}
	} else if (
		from instanceof HTMLSelectElement &&
		to instanceof HTMLSelectElement
	) {
		from.value = to.value;
	}
}

function morphChildren(
	from: Element,
	to: Element,
	added: Element[],
	kept?: Element | null
): void {
	const wanted = [ ...to.childNodes ];
	const names = new Set( wanted.map( nameOf ) );
	// What is not wanted goes first, so that what stays need not move: moving takes the focus away.
	for ( const child of [ ...from.childNodes ] ) {
		if ( ! names.has( nameOf( child ) ) ) {
			child.remove();
		}
	}
	let cursor = from.firstChild;
	for ( const child of wanted ) {
		const name = nameOf( child );
		let match: ChildNode | null = cursor;
		while ( match && nameOf( match ) !== name ) {
			match = match.nextSibling;
		}
		if ( ! match ) {
			from.insertBefore( child, cursor );
			if ( child instanceof Element ) {
				added.push( child );
			}
			continue;
		}
		if ( match === cursor ) {
			cursor = cursor.nextSibling;
		} else {
			from.insertBefore( match, cursor );
		}
		if ( match instanceof Element ) {
			morph( match, child as Element, added, kept );
		} else if ( match.nodeValue !== child.nodeValue ) {
			match.nodeValue = child.nodeValue;
		}
	}
	while ( cursor ) {
		const next: ChildNode | null = cursor.nextSibling;
		cursor.remove();
		cursor = next;
	}
}

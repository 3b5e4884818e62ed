import { adminBar } from '../../core/admin-bar';
import { listen } from '../../core/listen';
import {
	BAR_CHANGE,
	BAR_ROOM,
	HEADER_ROOM,
	setRoom,
} from '../../core/scroll/room';
import type { Visit } from '../visit';

const KEYS = /^((Arrow|Page)(Down|Up)|Home|End| )$/;

/**
 * Lets the keyboard scroll contents that are higher than their frame, from the frame, too: it has the focus at first.
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function scrollable( { element }: Visit, signal: AbortSignal ): void {
	const content = element.querySelector< HTMLElement >(
		'.wp-block-vitrine-popup__content'
	);
	if ( ! content ) {
		return;
	}
	const update = () => {
		const { scrollHeight, clientHeight, scrollTop } = content;
		content.tabIndex = scrollHeight > clientHeight ? 0 : -1;
		content.classList.toggle(
			'has-more',
			// The end may be a fraction of a pixel away.
			scrollHeight - clientHeight - scrollTop > 1
		);
	};
	update();
	watchSize( content, update, signal );
	// Pictures come later.
	listen( 'scroll load', update, signal, content );
	element.addEventListener(
		'keydown',
		( { target, key } ) => {
			if ( target === element && KEYS.test( key ) ) {
				update();
				content.focus( { preventScroll: true } );
			}
		},
		{ signal }
	);
}

/**
 * Keeps what the page scrolls to from under a bar.
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function keepClear( { element, popup }: Visit, signal: AbortSignal ) {
	if ( popup.config.kind !== 'bar' ) {
		return;
	}
	const { documentElement: root } = document;
	const isTop = element.classList.contains( 'is-top' );
	const name = isTop ? 'scrollPaddingTop' : 'scrollPaddingBottom';
	const before = root.style[ name ];
	const own = getComputedStyle( root )[ name ].replace( /^(auto)?$/, '0px' );
	const take = ( room: number ) => {
		if ( isTop ) {
			setRoom( BAR_ROOM, room );
			window.dispatchEvent( new Event( BAR_CHANGE ) );
		}
	};
	// Without what an animation does to it.
	watchSize(
		element,
		() => {
			const { offsetTop, offsetHeight } = element;
			const covered = isTop
				? offsetTop + offsetHeight
				: window.innerHeight - offsetTop;
			// A header that is below it takes room down to its own edge.
			const header = isTop
				? `, var(${ HEADER_ROOM }, 0px) + ${ adminBar() }px`
				: '';
			root.style[ name ] = `max(${ own }, ${ covered }px${ header })`;
			take( covered - adminBar() );
		},
		signal
	);
	signal.addEventListener( 'abort', () => {
		root.style[ name ] = before;
		take( 0 );
	} );
}

/**
 * Looks when the size of an element changes, and once at first. jsdom does not know how.
 *
 * @param element The element.
 * @param look    What then.
 * @param signal  Until when.
 */
function watchSize( element: Element, look: () => void, signal: AbortSignal ) {
	if ( window.ResizeObserver ) {
		const sizes = new ResizeObserver( look );
		sizes.observe( element );
		signal.addEventListener( 'abort', () => sizes.disconnect() );
	}
}

/**
 * Keeps what has the focus on the page from under a popup that leaves the page in use (WCAG 2.4.11).
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function uncover( { element }: Visit, signal: AbortSignal ): void {
	listen(
		'focusin',
		( { target } ) => {
			const box = element.getBoundingClientRect();
			const field = ( target as Element ).getBoundingClientRect();
			if (
				! element.contains( target as Node ) &&
				field.bottom > box.top &&
				field.top < box.bottom &&
				field.right > box.left &&
				field.left < box.right
			) {
				// Toward the nearer end of the window, away from the popup.
				window.scrollBy( {
					top:
						box.top > window.innerHeight - box.bottom
							? field.bottom - box.top
							: field.top - box.bottom,
					behavior: 'instant',
				} );
			}
		},
		signal
	);
}

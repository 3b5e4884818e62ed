import type { Visit } from '../popup';

const KEYS = [
	'ArrowDown',
	'ArrowUp',
	'PageDown',
	'PageUp',
	'Home',
	'End',
	' ',
];

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
	const update = () => {
		if ( content ) {
			content.tabIndex =
				content.scrollHeight > content.clientHeight ? 0 : -1;
		}
	};
	update();
	element.addEventListener(
		'keydown',
		( { target, key } ) => {
			if ( target === element && KEYS.includes( key ) ) {
				update();
				content?.focus( { preventScroll: true } );
			}
		},
		{ signal }
	);
}

/**
 * Keeps what has the focus on the page from under a popup that leaves the page in use (WCAG 2.4.11).
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function uncover( { element }: Visit, signal: AbortSignal ): void {
	document.addEventListener(
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
				// Towards the nearer end of the window, away from the popup.
				window.scrollBy( {
					top:
						box.top > window.innerHeight - box.bottom
							? field.bottom - box.top
							: field.top - box.bottom,
					behavior: 'instant',
				} );
			}
		},
		{ signal }
	);
}

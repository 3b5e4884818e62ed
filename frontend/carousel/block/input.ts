/** What moves a row besides its buttons: keys and wheel. */
import type { Row } from '@vitrine/carousel';

/** What the arrow keys mean something else for. */
const OWN_KEYS =
	'input, select, textarea, audio, video, iframe, summary, [contenteditable], [role]:is([role="tab"], [role="slider"], [role="menuitem"], [role="radio"], [role="listbox"], [role="grid"], [role="tree"])';

/** Ms in which one turn of a wheel is over. */
const TURN = 300;

/**
 * Gives a row the focus that is in it: what has it may be out of sight soon.
 *
 * @param list The row.
 */
export function takeFocus( list: HTMLElement ): void {
	if ( list.contains( list.ownerDocument.activeElement ) ) {
		list.tabIndex = list.hasAttribute( 'tabindex' ) ? list.tabIndex : -1;
		list.focus( { preventScroll: true } );
	}
}

/**
 * Lets the arrow keys move a row.
 *
 * @param list       The row.
 * @param row        Moves it.
 * @param isVertical Whether slides are below each other.
 */
export function attachKeys(
	list: HTMLElement,
	row: Row,
	isVertical: boolean
): void {
	list.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		const isRtl = getComputedStyle( list ).direction === 'rtl';
		const [ back, on ] = isRtl
			? [ 'ArrowRight', 'ArrowLeft' ]
			: [ 'ArrowLeft', 'ArrowRight' ];
		const keys = isVertical ? [ 'ArrowUp', 'ArrowDown' ] : [ back, on ];
		if (
			! keys.includes( key ) ||
			event.defaultPrevented ||
			event.ctrlKey ||
			event.metaKey ||
			event.altKey ||
			event.shiftKey ||
			( target as Element ).closest( OWN_KEYS )
		) {
			return;
		}
		if ( row.move( key === keys[ 1 ] ) ) {
			event.preventDefault();
			takeFocus( list );
		}
	} );
}

/**
 * Lets the wheel of a mouse move a row, until its end is reached: then it scrolls the page.
 *
 * @param list The row.
 * @param row  Moves it.
 */
export function attachWheel( list: HTMLElement, row: Row ): void {
	let last = 0;
	list.addEventListener(
		'wheel',
		( event ) => {
			const { deltaX, deltaY, timeStamp } = event;
			if (
				Math.abs( deltaX ) >= Math.abs( deltaY ) ||
				event.ctrlKey ||
				event.defaultPrevented
			) {
				return;
			}
			const isOn = deltaY > 0;
			const end = isOn ? row.views().length - 1 : 0;
			if ( row.current() === end ) {
				return;
			}
			event.preventDefault();
			if ( timeStamp - last > TURN ) {
				last = timeStamp;
				row.move( isOn );
			}
		},
		{ passive: false }
	);
}

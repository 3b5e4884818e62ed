import { decoded } from '../../core/links/fragment';
import type { Visit } from '../visit';
import { visits } from './visits';

/**
 * Stops the page behind from scrolling; style.scss does it, for as long as the dialog is open with these classes. Nothing moves.
 *
 * @param visit The popup.
 */
export function holdStill( { element, isModal, popup }: Visit ): void {
	const { classList } = element;
	const { body, documentElement: root } = document;
	// Opened again it has them still, and the page would be measured as it is held.
	classList.remove( 'is-locking', 'is-locking-body', 'has-gutter' );
	// A page whose body clips goes on clipping there: as a box that scrolls it would take sticky headers along.
	const isClipped =
		getComputedStyle( root ).overflowY === 'visible' &&
		getComputedStyle( body ).overflowY !== 'visible';
	const isLocking = isModal && popup.config.settings.prevent_scroll === 'yes';
	const bar = window.innerWidth - root.clientWidth;
	const hasGutter =
		isLocking &&
		( bar > 0 ||
			// On one that holds the page already there is no bar to see.
			visits.some( ( other ) =>
				other.element.classList.contains( 'has-gutter' )
			) );
	// Before the classes: they change what is measured.
	if ( isLocking && bar > 0 ) {
		keepRoom( root, bar );
	}
	classList.toggle( 'is-locking', isLocking );
	classList.toggle( 'is-locking-body', isClipped );
	classList.toggle( 'has-gutter', hasGutter );
}

/**
 * Says how much room the page needs in place of its scroll bar; style.scss takes it from there while a popup holds the page.
 *
 * @param root The page.
 * @param bar  Width of its scroll bar.
 */
function keepRoom( root: HTMLElement, bar: number ): void {
	const { paddingLeft, paddingRight } = getComputedStyle( root );
	// Not by the direction of writing: the bar may be on the right either way.
	const isLeft = root.getBoundingClientRect().left >= bar;
	const keep = ( name: string, padding: string, isHere: boolean ) =>
		root.style.setProperty(
			`--vitrine-popup-room-${ name }`,
			`calc(${ padding } + ${ isHere ? bar : 0 }px)`
		);
	keep( 'left', paddingLeft, isLeft );
	keep( 'right', paddingRight, ! isLeft );
}

/**
 * Follows links to another part of the page: a modal popup closes, it would hide what they lead to.
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function followAnchors( visit: Visit, signal: AbortSignal ): void {
	const { element } = visit;
	element.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			const link = ( target as Element ).closest( 'a' );
			const there =
				link?.hash &&
				link.pathname === window.location.pathname &&
				document.getElementById( decoded( link.hash.slice( 1 ) ) );
			if (
				there &&
				! event.defaultPrevented &&
				! element.contains( there )
			) {
				visit.leave?.( 'link' );
			}
		},
		{ signal }
	);
}

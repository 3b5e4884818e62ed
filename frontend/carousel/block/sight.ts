/** What is not seen is not reached by the keyboard either. */

import { afterFrame } from '../frames';

/** Slides begin and end beside the room for rings of the focus. */
const INSET = '-7px';

/** Slides that change in one frame. */
const AT_ONCE = 30;

/**
 * Switches off what is out of view.
 *
 * @param frame Around the row.
 * @return Begins with slides that it did not know; or ends, where nothing else leads to them.
 */
export function watchSight(
	frame: HTMLElement
): ( slides: Element[], isOn: boolean ) => void {
	const known = new WeakSet< Element >();
	const hidden = new Set< HTMLElement >();
	/** Nobody is thrown out of a field: its slide goes when the focus does. */
	const apply = ( slide: HTMLElement ) => {
		slide.inert =
			hidden.has( slide ) &&
			! slide.contains( slide.ownerDocument.activeElement );
	};
	/** A few in each frame: a hundred at once would hold up slow phones. */
	const applyTo = ( slides: HTMLElement[] ) => {
		slides.slice( 0, AT_ONCE ).forEach( apply );
		if ( slides.length > AT_ONCE ) {
			afterFrame( () => applyTo( slides.slice( AT_ONCE ) ) );
		}
	};
	const sight = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting } ) => {
				const slide = target as HTMLElement;
				hidden[ isIntersecting ? 'delete' : 'add' ]( slide );
			} );
			applyTo( entries.map( ( { target } ) => target as HTMLElement ) );
		},
		{ root: frame, rootMargin: INSET }
	);
	frame.addEventListener( 'focusout', () =>
		setTimeout( () => hidden.forEach( apply ) )
	);
	return ( slides, isOn ) =>
		slides.forEach( ( slide ) => {
			if ( ! isOn ) {
				sight.unobserve( slide );
				known.delete( slide );
				hidden.delete( slide as HTMLElement );
				apply( slide as HTMLElement );
				return;
			}
			if ( ! known.has( slide ) ) {
				known.add( slide );
				sight.observe( slide );
			}
		} );
}

/**
 * The slides of a view.
 *
 * @param slides  All of them.
 * @param views   The first slide of each view, from 1.
 * @param current Which view, from 0.
 */
export const slidesOf = < Slide >(
	slides: Slide[],
	views: number[],
	current: number
): Slide[] =>
	slides.slice(
		( views[ current ] ?? 1 ) - 1,
		( views[ current + 1 ] ?? Infinity ) - 1
	);

import type { Look } from '../../frontend/render/effects/look';

/** Whether somebody has asked for less motion. */
export const prefersStill = (): boolean =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** The last call for an element, which ends those before it. */
const latest = new WeakMap< HTMLElement, object >();

/**
 * Lets a block enter in the canvas, once.
 *
 * @param element Its element.
 * @param look    How it enters.
 */
export async function play(
	element: HTMLElement,
	{ classes, style, data = {} }: Look
): Promise< void > {
	const call = {};
	latest.set( element, call );
	element.classList.remove( ...classes );
	Object.entries( data ).forEach( ( [ name, value ] ) =>
		element.setAttribute( name, value )
	);
	Object.entries( style ).forEach( ( [ name, value ] ) =>
		element.style.setProperty( name, value )
	);
	// Without its class for once, or the same animation would not begin again.
	void element.offsetWidth;
	element.classList.add( ...classes );
	await Promise.allSettled(
		element
			.getAnimations( { subtree: true } )
			.map( ( { finished } ) => finished )
	);
	if ( latest.get( element ) === call ) {
		element.classList.remove( ...classes );
		Object.keys( data ).forEach( ( name ) =>
			element.removeAttribute( name )
		);
		Object.keys( style ).forEach( ( name ) =>
			element.style.removeProperty( name )
		);
	}
}

import type { PanelSettings } from './settings';

type Side = PanelSettings[ 'side' ];

/** Which way the page goes. Not by `translate`: what is fixed to the window would be fixed to the page from then on. */
const WAYS: Record< Side, [ name: string, sign: 1 | -1 ] > = {
	start: [ 'inset-inline-start', 1 ],
	end: [ 'inset-inline-start', -1 ],
	top: [ 'inset-block-start', 1 ],
	bottom: [ 'inset-block-start', -1 ],
};

/** Where the page makes room. */
const ROOMS: Record< Side, string > = {
	start: 'padding-inline-start',
	end: 'padding-inline-end',
	top: 'padding-block-start',
	bottom: 'padding-block-end',
};

/** The part of the window that a page needs to be used beside a panel. */
const LEAST = 0.5;

/**
 * Moves the page away from a panel. One that stays in use becomes smaller instead, as nothing of it may be out of reach, and where it would be too small the panel covers it.
 *
 * @param panel   The dialog, open.
 * @param side    Edge of the window where it is.
 * @param isModal Whether the page rests meanwhile.
 * @param signal  Puts everything back.
 */
export function pushPage(
	panel: HTMLElement,
	side: Side,
	isModal: boolean,
	signal: AbortSignal
): void {
	const isBeside = side === 'start' || side === 'end';
	const size = isBeside ? panel.offsetWidth : panel.offsetHeight;
	const room = isBeside ? window.innerWidth : window.innerHeight;
	const { body, documentElement: root } = document;
	if ( ! isModal ) {
		if ( size <= room * LEAST ) {
			change( root, { [ ROOMS[ side ] ]: `${ size }px` }, signal );
		}
		return;
	}
	const [ name, sign ] = WAYS[ side ];
	if ( getComputedStyle( body ).position === 'static' ) {
		change( body, { position: 'relative' }, signal );
	}
	change( body, { [ name ]: `${ sign * size }px` }, signal );
	if ( matchMedia( '(prefers-reduced-motion: no-preference)' ).matches ) {
		const moved = `${ sign * size }px`;
		const animate = ( ...by: string[] ) =>
			body.animate(
				{ position: [ 'relative', 'relative' ], [ camel( name ) ]: by },
				{ duration: 250, easing: 'ease' }
			);
		animate( '0px', moved );
		signal.addEventListener( 'abort', () => animate( moved, '0px' ) );
	}
}

const camel = ( name: string ): string =>
	name.replace( /-(.)/g, ( _, letter: string ) => letter.toUpperCase() );

/**
 * Sets styles, and puts back what was there.
 *
 * @param element Of what.
 * @param styles  By name.
 * @param signal  Puts them back.
 */
function change(
	element: HTMLElement,
	styles: Record< string, string >,
	signal: AbortSignal
): void {
	for ( const [ name, value ] of Object.entries( styles ) ) {
		const before = element.style.getPropertyValue( name );
		element.style.setProperty( name, value );
		signal.addEventListener( 'abort', () =>
			element.style.setProperty( name, before )
		);
	}
}

/** What a tile shows under a pointer, and at a first tap. */

import type { Context } from '../context';

/** On a tile that shows its hover effect because a finger touched it. */
export const HOVERED = 'is-hovered';

const BLOCK = '.wp-block-vitrine-gallery__';

/** Effects of something that a tile may lack; all others are of its picture. */
const OF_PART = /^(tool|label|description)/;

/**
 * Whether a first tap would show anything that is not to be seen already.
 *
 * @param tile    The tile.
 * @param effects Hover effects of its level.
 */
export function showsAtFirst(
	tile: Element,
	effects: readonly string[]
): boolean {
	const is = ( feature: string ) => matchMedia( `(${ feature })` ).matches;
	return effects.some( ( name ) => {
		const of = OF_PART.exec( name )?.[ 1 ];
		return (
			// What blocks/gallery/{style,effects}.scss do without: where nothing points, tools never hide; under reduced motion, nothing but tools does.
			( of === 'tool'
				? is( 'hover: hover' )
				: ! is( 'prefers-reduced-motion: reduce' ) ) &&
			( ! of || tile.querySelector( BLOCK + of ) !== null )
		);
	} );
}

/**
 * Shows hover effects where fingers touch, one tile at a time.
 *
 * @param context The gallery.
 * @return Shows the effect of a tile, or of none; `open` is run after `touchAutoOpenDelay`, where there is one.
 */
export function hoverOf(
	context: Context
): ( tile: Element | null, open?: () => void ) => void {
	const { element, signal } = context;
	let timer = 0;
	const hover = ( tile: Element | null, open?: () => void ) => {
		const delay = context.config.touchAutoOpenDelay;
		clearTimeout( timer );
		element.querySelector( `.${ HOVERED }` )?.classList.remove( HOVERED );
		tile?.classList.add( HOVERED );
		if ( tile && delay > 0 ) {
			timer = window.setTimeout( open as () => void, delay );
		}
	};
	document.addEventListener(
		'pointerdown',
		( { target } ) => {
			if ( ! ( target as Element ).closest?.( `.${ HOVERED }` ) ) {
				hover( null );
			}
		},
		{ signal, passive: true }
	);
	signal.addEventListener( 'abort', () => hover( null ) );
	return hover;
}

/** What a tile shows under a pointer, and at a first tap. */

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

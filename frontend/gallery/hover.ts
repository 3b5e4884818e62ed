/** What a tile shows under a pointer, and at a first tap. */
import { part } from '../render/gallery/names';

/** Effects of something that a tile may lack; all others are of its picture. */
const OF_PARTS: [ effects: RegExp, part: string ][] = [
	[ /^tools/, 'tool' ],
	[ /^(label|scaleLabel)/, 'label' ],
	[ /^description/, 'description' ],
];

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
	// What blocks/gallery/{style,effects}.scss do without: where nothing points, tools never hide; under reduced motion, nothing but tools does.
	const hides = matchMedia( '(hover: hover)' ).matches;
	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	return effects.some( ( name ) => {
		const of = OF_PARTS.find( ( [ names ] ) => names.test( name ) )?.[ 1 ];
		return (
			( hides || of !== 'tool' ) &&
			( ! isStill || name === 'toolsAppear' ) &&
			( ! of || tile.querySelector( `.${ part( of ) }` ) !== null )
		);
	} );
}

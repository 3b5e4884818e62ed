/** Geometry as custom properties (docs/gallery.md, "Markup"). Twin: php/Gallery/Layout/Geometry.php. */
import { STRIDE } from './layout';
import type { Layout } from './layout';
import type { LayoutSettings, StackSettings } from './types';

export type Properties = Record< `--${ string }`, string >;

/** In the order of a layout's boxes. */
const SIDES = [ 'x', 'y', 'w', 'h' ] as const;

/** What style.scss takes for borders when nothing is said. */
const BORDER = 2;

/**
 * The custom properties of a tile.
 *
 * @param layout Layout.
 * @param place  Of the tile in it.
 */
export function tileProperties( layout: Layout, place: number ): Properties {
	const properties: Properties = {};
	SIDES.forEach( ( side, index ) => {
		const start = place * STRIDE + index * 2;
		properties[ `--vitrine-${ side }` ] = sum(
			layout.boxes[ start ],
			layout.boxes[ start + 1 ]
		);
	} );
	return properties;
}

/**
 * The custom properties of the list.
 *
 * @param layout   Layout.
 * @param settings Settings that it was made with.
 * @param stacks   Settings of stacks.
 */
export function listProperties(
	layout: Layout,
	settings: LayoutSettings,
	stacks: StackSettings
): Properties {
	return {
		'--placed': 'absolute',
		'--vitrine-height': sum( layout.height, layout.heightPx ),
		...( settings.borderHorizontal !== BORDER && {
			'--bx': String( settings.borderHorizontal ),
		} ),
		...( settings.borderVertical !== BORDER && {
			'--by': String( settings.borderVertical ),
		} ),
		...( ! settings.crop && { '--fit': 'contain' } ),
		...( stacks.count > 0 && {
			'--stack-x': number( stacks.translateX ),
			'--stack-y': number( stacks.translateY ),
			'--stack-z': number( stacks.translateZ ),
			'--stack-rx': number( stacks.rotateX ),
			'--stack-ry': number( stacks.rotateY ),
			'--stack-rz': number( stacks.rotateZ ),
			'--stack-scale': number( stacks.scale || 1 ),
		} ),
	};
}

/**
 * A part of the container's width and some pixels: style.scss reckons.
 *
 * @param part Part of the width, 1 = all of it.
 * @param px   Px.
 */
export const sum = ( part = 0, px = 0 ): string =>
	`${ number( part * 100 ) }cqi + ${ number( px ) }px`;

/**
 * A number as CSS reads it: no exponent, a millionth is enough for the widest screen.
 *
 * @param value Number.
 */
function number( value = 0 ): string {
	return String( Math.round( value * 1e6 ) / 1e6 );
}

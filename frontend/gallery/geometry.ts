/** Where tiles are: the same geometry that PHP has printed for the first window (docs/decisions/0006). Pure. */
import { STRIDE, layoutTiles } from '../render/gallery/layout';
import type { Layout } from '../render/gallery/layout';
import { layoutFor } from '../render/gallery/settings/level';
import { nominalWidth } from '../render/gallery/steps';
import type {
	LabelSettings,
	LevelSettings,
	SizeClass,
} from '../render/gallery/types';

/** Custom properties of a tile in the order of `boxes`; twin: blocks/gallery/style.scss. */
const SIDES = [ 'x', 'y', 'w', 'h' ];

/**
 * Reads the shapes of an album: uint16, little endian, in thousandths, as base64.
 *
 * @param base64 Of the configuration.
 * @return Width by height, 0 = unknown; empty when it cannot be read.
 */
export function ratiosIn( base64: string ): Float64Array {
	try {
		const bytes = Uint8Array.from( atob( base64 ), ( letter ) =>
			letter.charCodeAt( 0 )
		);
		const view = new DataView( bytes.buffer );
		return Float64Array.from(
			{ length: Math.floor( bytes.length / 2 ) },
			( _, place ) => view.getUint16( place * 2, true ) / 1000
		);
	} catch {
		return new Float64Array();
	}
}

/**
 * Height of labels below pictures, in px.
 *
 * @param label Settings.
 */
export function labelHeight( label: LabelSettings ): number {
	return label.display && label.position === 'onBottom' ? 0 : 0;
}

/**
 * Lays out for a container.
 *
 * @param ratios    Of the tiles that are laid out.
 * @param level     Settings.
 * @param labels    Height of labels below pictures, in px.
 * @param step      Step of the container's width.
 * @param sizeClass Class of the width that settings follow.
 */
export function layoutOf(
	ratios: Float64Array,
	level: LevelSettings,
	labels: number,
	step: number,
	sizeClass: SizeClass
): Layout {
	return layoutTiles(
		ratios,
		layoutFor( level, sizeClass ),
		labels,
		nominalWidth( step )
	);
}

/**
 * The custom properties of a tile.
 *
 * @param layout Layout.
 * @param place  Of the tile in it.
 * @param down   Px that it stands lower.
 */
export function propertiesOf(
	layout: Layout,
	place: number,
	down = 0
): [ string, string ][] {
	const start = place * STRIDE;
	return SIDES.flatMap( ( side, index ): [ string, string ][] => {
		const part = layout.boxes[ start + index * 2 ] ?? 0;
		const px = layout.boxes[ start + index * 2 + 1 ] ?? 0;
		return [
			[ `--${ side }`, number( part ) ],
			[ `--${ side }-px`, number( side === 'y' ? px + down : px ) ],
		];
	} );
}

/**
 * A number as CSS reads it.
 *
 * @param value Without exponent: 1e-7 is none in every browser's custom properties.
 */
export function number( value: number ): string {
	return String( Math.round( value * 1e6 ) / 1e6 );
}

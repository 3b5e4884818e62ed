/** Shapes of an album as text: uint16, little endian, in thousandths, as base64. Twin: php/Gallery/Layout/Ratios.php. */

/** Largest and smallest shape that can be said; 0 is unknown. */
const MAX_RATIO = 65_535;
const MIN_RATIO = 1;

/**
 * Packs shapes.
 *
 * @param ratios Width by height, 0 = unknown.
 */
export function packRatios( ratios: ArrayLike< number > ): string {
	const bytes = new DataView( new ArrayBuffer( ratios.length * 2 ) );
	let text = '';
	for ( let place = 0; place < ratios.length; place++ ) {
		const ratio = ratios[ place ] ?? 0;
		const thousandths =
			ratio > 0
				? Math.min(
						MAX_RATIO,
						Math.max( MIN_RATIO, Math.round( ratio * 1000 ) )
					)
				: 0;
		bytes.setUint16( place * 2, thousandths, true );
		text += String.fromCharCode(
			bytes.getUint8( place * 2 ),
			bytes.getUint8( place * 2 + 1 )
		);
	}
	return btoa( text );
}

/**
 * Reads shapes.
 *
 * @param base64 Packed.
 * @return Width by height, 0 = unknown; empty when it cannot be read.
 */
export function unpackRatios( base64: string ): Float64Array {
	try {
		const text = atob( base64 );
		return Float64Array.from(
			{ length: Math.floor( text.length / 2 ) },
			( _, place ) =>
				( text.charCodeAt( place * 2 ) +
					text.charCodeAt( place * 2 + 1 ) * 256 ) /
				1000
		);
	} catch {
		return new Float64Array();
	}
}

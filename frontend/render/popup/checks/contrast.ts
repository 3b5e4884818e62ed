/** Contrast of colors (WCAG 2.2, 1.4.3). */

/** Red, green, blue 0 to 255, and opacity 0 to 1. */
type Color = readonly [ number, number, number, number ];

const WHITE: Color = [ 255, 255, 255, 1 ];

/**
 * Contrast of text on its background.
 *
 * @param text       A color as a browser computes it, or hexadecimal.
 * @param background The same; what is behind it counts as white.
 * @return 1 to 21; null where one is no such color.
 */
export function contrast( text: string, background: string ): number | null {
	const front = read( text );
	const back = read( background );
	if ( ! front || ! back ) {
		return null;
	}
	const under = over( back, WHITE );
	const lights = [ luminance( over( front, under ) ), luminance( under ) ];
	return ( Math.max( ...lights ) + 0.05 ) / ( Math.min( ...lights ) + 0.05 );
}

function read( color: string ): Color | null {
	const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(
		color.trim()
	)?.[ 1 ];
	if ( hex ) {
		const pairs =
			hex.length < 6
				? [ ...hex ].map( ( digit ) => digit + digit )
				: ( hex.match( /../g ) ?? [] );
		const [ red = 0, green = 0, blue = 0, alpha = 255 ] = pairs.map(
			( pair ) => parseInt( pair, 16 )
		);
		return [ red, green, blue, alpha / 255 ];
	}
	const parts = /^rgba?\(([\d\s.,%/]+)\)$/i.exec( color.trim() )?.[ 1 ];
	const [ red, green, blue, alpha = 1 ] = ( parts ?? '' )
		.split( /[\s,/]+/ )
		.filter( Boolean )
		.map( ( part ) =>
			part.endsWith( '%' ) ? parseFloat( part ) / 100 : parseFloat( part )
		);
	return red === undefined || green === undefined || blue === undefined
		? null
		: [ red, green, blue, alpha ];
}

/** A color on another one. */
function over( [ r, g, b, alpha ]: Color, under: Color ): Color {
	const mix = ( value: number, below: number ) =>
		value * alpha + below * ( 1 - alpha );
	return [
		mix( r, under[ 0 ] ),
		mix( g, under[ 1 ] ),
		mix( b, under[ 2 ] ),
		1,
	];
}

function luminance( [ red, green, blue ]: Color ): number {
	const [ r = 0, g = 0, b = 0 ] = [ red, green, blue ].map( ( value ) => {
		const part = value / 255;
		return part <= 0.03928
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

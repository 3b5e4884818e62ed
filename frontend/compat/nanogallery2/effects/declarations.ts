/** What an author's effects may write into style rules, and how CSS writes it. */

const FILTERS = [
	'blur',
	'brightness',
	'grayscale',
	'sepia',
	'contrast',
	'saturate',
];

/** What else an author may change; nothing that takes a tile out of its place or asks for an address. */
const PROPERTIES =
	/^(opacity|color|background(-color)?|border(-color|-width|-radius|-style)?|(box|text)-shadow|font(-size|-weight|-style|-variant)|letter-spacing|line-height|text-(align|decoration(-color)?|transform)|white-space|(padding|margin)(-top|-right|-bottom|-left)?|top|right|bottom|left|(min-|max-)?(width|height)|visibility)$/;

const MAX_CHARACTERS = 120;

/**
 * Whether a value can stand in a style rule: it ends nothing and asks for no address.
 *
 * @param value Written by an author.
 */
export function isHarmless( value: string ): boolean {
	return (
		value.length <= MAX_CHARACTERS &&
		! /[;{}<>\\"'@]|\/\*|url|image|src|element|attr\(|var\(--(?!vitrine-gallery)/i.test(
			value
		)
	);
}

/**
 * Whether an author's value can stand in a property of a tile.
 *
 * @param property CSS property, or a transform or filter function.
 * @param value    Written by an author.
 * @param supports Whether the browser knows a declaration.
 */
export function isSafe(
	property: string,
	value: string,
	supports: ( property: string, value: string ) => boolean
): boolean {
	if ( ! isHarmless( value ) ) {
		return false;
	}
	if ( ! isFunction( property ) ) {
		return PROPERTIES.test( property ) && supports( property, value );
	}
	return (
		/^-?[\d.]+(px|%|em|rem|deg|rad|turn|vw|vh)?$/.test( value ) &&
		supports( ...declarationOf( property, value ) )
	);
}

/** Whether it is a function of transforms or filters. */
function isFunction( property: string ): boolean {
	return (
		FILTERS.includes( property ) ||
		/^(translate|rotate|scale)[XYZ]?$/.test( property )
	);
}

/** The CSS property that a function belongs to. */
export function targetOf( property: string ): string {
	if ( FILTERS.includes( property ) ) {
		return 'filter';
	}
	return (
		/^(translate|rotate|scale)(?=[XYZ]?$)/.exec( property )?.[ 0 ] ??
		property
	);
}

function declarationOf(
	property: string,
	value: string
): [ property: string, value: string ] {
	if ( ! isFunction( property ) ) {
		return [ property, value ];
	}
	return FILTERS.includes( property )
		? [ 'filter', `${ property }(${ unit( property, value ) })` ]
		: [ 'transform', `${ property }(${ unit( property, value ) })` ];
}

/** As in the original, a bare number counts as what its function takes. */
export function unit( property: string, value: string ): string {
	let own = '';
	if ( /^translate|^blur$/.test( property ) ) {
		own = 'px';
	} else if ( property.startsWith( 'rotate' ) ) {
		own = 'deg';
	}
	return /^-?[\d.]+$/.test( value ) ? `${ value }${ own }` : value;
}

import { SIZE_CLASSES } from '../../../render/gallery/steps';
import type { SizeClass } from '../../../render/gallery/types';

export const CLASSES = SIZE_CLASSES.map( ( { name } ) => name );

export type Length = number | 'auto';

/** A length of the original and what it is instead in some size classes. */
export interface Responsive {
	base: Length;
	sizes: Partial< Record< SizeClass, Length > >;
}

function lengthOf( text: string ): Length | null {
	if ( text === 'auto' || text === '' ) {
		return 'auto';
	}
	return /^\d+(\.\d+)?(px)?$/.test( text ) ? parseFloat( text ) : null;
}

/**
 * Reads `300`, `'auto'`, `''` or `'300 XS100 LA400 XLauto'`: a value for all size classes, then other ones for some.
 *
 * @param value Value of the option, in px.
 * @return Null when it is none of these.
 */
export function responsive( value: unknown ): Responsive | null {
	if ( typeof value === 'number' ) {
		return Number.isFinite( value ) && value >= 0
			? { base: value, sizes: {} }
			: null;
	}
	if ( typeof value !== 'string' ) {
		return null;
	}
	const [ first = '', ...others ] = value.trim().toLowerCase().split( /\s+/ );
	const sizes: Responsive[ 'sizes' ] = {};
	for ( const other of others ) {
		const name = CLASSES.find( ( one ) => other.startsWith( one ) );
		const length = lengthOf( other.slice( 2 ) );
		if ( ! name || other === name || length === null ) {
			return null;
		}
		sizes[ name ] = length;
	}
	const base = lengthOf( first );
	return base === null ? null : { base, sizes };
}

/** Kinds of settings: what each means when it is missing, of another type or out of bounds. Twin: php/Popup/Settings/PopupSettings.php. */
import type { Length, Switch } from './types';

export interface Field< Value > {
	/** When nothing, or nothing usable, is there. */
	initial: Value;
	/** Brings anything within the bounds. */
	read: ( value: unknown ) => Value;
}

export interface NumberField extends Field< number > {
	min: number;
	max: number;
	step: number;
}

export interface ChoiceField< Value > extends Field< Value > {
	values: readonly Value[];
}

export interface ListField< Value > extends Field< Value[] > {
	values: readonly Value[];
}

/** Most entries of a list. */
const MAX_ENTRIES = 50;

export const UNITS = [ 'px', '%', 'vw', 'vh', 'em', 'rem' ] as const;

/**
 * On or off.
 *
 * @param initial Unless anything is said.
 */
export const toggle = ( initial: Switch = '' ): Field< Switch > => ( {
	initial,
	read: ( value ) => ( value === '' || value === 'yes' ? value : initial ),
} );

/**
 * A number; imported settings write them as text.
 *
 * @param initial Unless anything is said.
 * @param min     Least.
 * @param max     Greatest.
 * @param step    1 = whole numbers, 0.1 = tenths.
 */
export const number = (
	initial: number,
	min: number,
	max: number,
	step: 1 | 0.1 = 1
): NumberField => ( {
	initial,
	min,
	max,
	step,
	read( value ) {
		const given = numeric( value );
		const parts = step === 1 ? 1 : 10;
		return given === null
			? initial
			: Math.min(
					max,
					Math.max( min, Math.round( given * parts ) / parts )
				);
	},
} );

/**
 * One of some words; the first unless anything is said.
 *
 * @param values The words.
 */
export const choice = < const Value extends string >(
	...values: [ Value, ...Value[] ]
): ChoiceField< Value > => ( {
	initial: values[ 0 ],
	values,
	read: ( value ) =>
		values.find( ( known ) => known === value ) ?? values[ 0 ],
} );

/**
 * Some of some words or numbers, all unless anything is said; an empty list stays one.
 *
 * @param values  The words.
 * @param initial Another default.
 */
export const some = < const Value extends string | number >(
	values: readonly Value[],
	initial: Value[] = [ ...values ]
): ListField< Value > => ( {
	initial,
	values,
	read: ( value ) =>
		Array.isArray( value )
			? values.filter( ( known ) =>
					value.some(
						( entry ) => String( entry ) === String( known )
					)
				)
			: initial,
} );

/** What KSES makes of `<`, `>` and `&` in the blocks of people who may not write any HTML. */
const ENTITIES: Record< string, string > = {
	'&lt;': '<',
	'&gt;': '>',
	'&amp;': '&',
};

/**
 * Words of the editor's own, never HTML.
 *
 * @param most    Characters; longer text is cut.
 * @param pattern What it has to look like, else it is ''.
 * @param initial Unless anything is said.
 */
export const text = (
	most: number,
	pattern?: RegExp,
	initial = ''
): Field< string > => ( {
	initial,
	read( value ) {
		if ( typeof value !== 'string' && typeof value !== 'number' ) {
			return initial;
		}
		const plain = String( value )
			.trim()
			.replace( /&(?:lt|gt|amp);/g, ( entity ) => ENTITIES[ entity ]! );
		const given = [ ...plain ].slice( 0, most ).join( '' );
		return ! pattern || pattern.test( given ) ? given : initial;
	},
} );

/**
 * A list of words of the editor's own, without the ones that do not look like one.
 *
 * @param pattern What each has to look like.
 */
export const words = ( pattern: RegExp ): Field< string[] > => ( {
	initial: [],
	read: ( value ) =>
		Array.isArray( value )
			? [
					...new Set(
						value
							.filter(
								( entry ) =>
									typeof entry === 'string' ||
									Number.isSafeInteger( entry )
							)
							.map( String )
							.filter( ( entry ) => pattern.test( entry ) )
					),
				].slice( 0, MAX_ENTRIES )
			: [],
} );

/**
 * A length; the number alone is one, too.
 *
 * @param size Unless anything is said, px.
 */
export const length = ( size: number ): Field< Length > => {
	const amount = number( size, 1, 4000, 0.1 );
	return {
		initial: { size, unit: 'px' },
		read( value ) {
			const given = isObject( value ) ? value : { size: value };
			return {
				size: amount.read( given[ 'size' ] ),
				unit: choice( ...UNITS ).read( given[ 'unit' ] ),
			};
		},
	};
};

/**
 * Seconds as the original work writes them: `{ size }`.
 *
 * @param amount The number.
 */
export const sized = ( amount: NumberField ): Field< { size: number } > => ( {
	initial: { size: amount.initial },
	read: ( value ) => ( {
		size: amount.read( isObject( value ) ? value[ 'size' ] : value ),
	} ),
} );

export function isObject( value: unknown ): value is Record< string, unknown > {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

/**
 * A number, or text that is one.
 *
 * @param value Anything.
 */
function numeric( value: unknown ): number | null {
	const given =
		typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test( value )
			? Number( value )
			: value;
	return typeof given === 'number' && Number.isFinite( given ) ? given : null;
}

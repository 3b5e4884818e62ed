/** Values of options, as people write them. */
import { readValue } from '../../../render/schema/visitors';
import type { Schema } from '../../../render/schema/schema';

/**
 * Whether it is a number that can be reckoned with.
 *
 * @param value Anything.
 */
export const isNumber = Number.isFinite as (
	value: unknown
) => value is number;

export function wholeNumber( value: unknown ): number | null {
	const number =
		typeof value === 'string' && value.trim() ? Number( value ) : value;
	return isNumber( number ) ? Math.round( number ) : null;
}

export function flag( value: unknown ): boolean | null {
	if ( typeof value === 'boolean' ) {
		return value;
	}
	if ( value === 'true' || value === 1 ) {
		return true;
	}
	return value === 'false' || value === 0 ? false : null;
}

/**
 * The value of a list that is written so, whatever the case of its letters.
 *
 * @param value  Value of an option.
 * @param values What it may be.
 */
export function oneOf< Choice extends string >(
	value: unknown,
	values: readonly string[]
): Choice | null {
	const written =
		typeof value === 'string' ? value.trim().toLowerCase() : null;
	return ( values.find( ( one ) => one.toLowerCase() === written ) ??
		null ) as Choice | null;
}

/**
 * What an option means for a setting.
 *
 * @param schema Schema of the setting: a switch, a whole number or one of several words.
 * @param value  Value of the option.
 * @return Null when it means nothing.
 */
export function valueOf< Value >(
	schema: Schema,
	value: unknown
): Value | null {
	const written = schema.enum
		? oneOf( value, schema.enum as string[] )
		: ( schema.type === 'boolean' ? flag : wholeNumber )( value );
	return written === null ? null : readValue< Value >( schema, written );
}

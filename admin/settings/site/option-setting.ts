import type { Setting } from './use-setting';

/**
 * A setting that is an option.
 *
 * @param option  Its name.
 * @param isValue Whether something is a value of it.
 */
export const optionSetting = < Value >(
	option: string,
	isValue: ( value: unknown ) => value is Value
): Setting< Value > => ( {
	read: ( { [ option ]: value } ) => ( isValue( value ) ? value : null ),
	write: ( value ) => ( { [ option ]: value } ),
} );

/** Whether something is on or off. */
export const isBoolean = ( value: unknown ): value is boolean =>
	typeof value === 'boolean';

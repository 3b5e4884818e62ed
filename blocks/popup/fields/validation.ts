/** What is wrong with what somebody writes, told in the field at once; '' = nothing. */
import { __ } from '@wordpress/i18n';
import {
	isRunaway,
	MAX_PATTERN_LENGTH,
} from '../../../frontend/render/popup/safe-regex';

/**
 * Of a selector.
 *
 * @param selector What is written.
 */
export function validateSelector( selector: string ): string {
	if ( selector.trim() === '' ) {
		return '';
	}
	try {
		document.createDocumentFragment().querySelector( selector );
		return '';
	} catch {
		return __(
			'This is not a valid CSS selector, so it is ignored. Examples: #sale, .price, form[name="contact"].',
			'vitrine'
		);
	}
}

/**
 * Of a selector that must be there.
 *
 * @param selector What is written.
 */
export const validateNeededSelector = ( selector: string ): string =>
	selector.trim() === ''
		? __( 'This trigger needs a selector.', 'vitrine' )
		: validateSelector( selector );

/**
 * Of a name that must be there.
 *
 * @param name What is written.
 */
export const validateNeededName = ( name: string ): string =>
	name.trim() === '' ? __( 'This rule needs a name.', 'vitrine' ) : '';

/**
 * Of a regular expression.
 *
 * @param pattern What is written.
 */
export function validateRegex( pattern: string ): string {
	if ( pattern === '' ) {
		return __( 'This rule needs a pattern.', 'vitrine' );
	}
	if ( pattern.length > MAX_PATTERN_LENGTH ) {
		return __(
			'This pattern is too long. The maximum is 200 characters.',
			'vitrine'
		);
	}
	try {
		RegExp( pattern );
	} catch {
		return __(
			'This is not a valid regular expression. Leave out the slashes at both ends, and put a \\ before any bracket, ?, or + that should match itself.',
			'vitrine'
		);
	}
	return isRunaway( pattern )
		? __(
				'This pattern could slow down visitors’ browsers, so it is not used. Avoid nested repeats such as (a+)+.',
				'vitrine'
			)
		: '';
}

/**
 * Of class names.
 *
 * @param names What is written.
 */
export const validateClasses = ( names: string ): string =>
	/^([\w-]+( +[\w-]+)*)?$/.test( names.trim() )
		? ''
		: __(
				'Class names can contain only letters, numbers, hyphens, and underscores, separated by spaces. These are ignored.',
				'vitrine'
			);

/**
 * Of language tags.
 *
 * @param tags What is written.
 */
export const validateLanguages = ( tags: readonly string[] ): string =>
	tags.every( ( tag ) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test( tag ) )
		? ''
		: __(
				'Some of these are not language codes and are ignored. Examples: en, de, pt-BR.',
				'vitrine'
			);

/**
 * Of two moments.
 *
 * @param start Begin, '' = open.
 * @param end   End, '' = open.
 */
export const validateSchedule = ( start: string, end: string ): string =>
	start !== '' &&
	end !== '' &&
	start.replace( 'T', ' ' ) > end.replace( 'T', ' ' )
		? __( 'The end date is before the start date.', 'vitrine' )
		: '';

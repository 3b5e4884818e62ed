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
			'This is not a selector that browsers understand, so it is ignored. Examples: #sale, .price, form[name="contact"].',
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
		? __( 'Without a selector this never happens.', 'vitrine' )
		: validateSelector( selector );

/**
 * Of a name that must be there.
 *
 * @param name What is written.
 */
export const validateNeededName = ( name: string ): string =>
	name.trim() === ''
		? __( 'Without a name this is never so.', 'vitrine' )
		: '';

/**
 * Of a regular expression.
 *
 * @param pattern What is written.
 */
export function validateRegex( pattern: string ): string {
	if ( pattern === '' ) {
		return __( 'Without a pattern this rule never passes.', 'vitrine' );
	}
	if ( pattern.length > MAX_PATTERN_LENGTH ) {
		return __(
			'This pattern is too long, so the rule never passes: 200 characters at most.',
			'vitrine'
		);
	}
	try {
		RegExp( pattern );
	} catch {
		return __(
			'This is not a regular expression, so the rule never passes. Write it without slashes at its ends; a bracket, ? or + that is meant as itself needs a \\ before it.',
			'vitrine'
		);
	}
	return isRunaway( pattern )
		? __(
				'This pattern could keep visitors’ browsers busy for a long time, so it is not used, and the rule never passes. Repeat no group that repeats something itself, such as (a+)+.',
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
				'Class names have letters, digits, - and _ only, and spaces between them. These are ignored.',
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
				'Some of these are no language tags and are ignored. Examples: en, de, pt-BR.',
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
		? __( 'It ends before it begins, so it never passes.', 'vitrine' )
		: '';

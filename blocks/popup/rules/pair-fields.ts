/** A name and a value, as parameters of an address and cookies have them. */
import { __, sprintf } from '@wordpress/i18n';
import { validateNeededName } from '../fields/validation';
import type { RuleField } from './rule-view';

export function saysPair( name: string, value: string, words: string ): string {
	if ( name === '' ) {
		return __( 'No name is set, so nobody sees it.', 'vitrine' );
	}
	return words.replace( '%s', () =>
		value === ''
			? `“${ name }”`
			: sprintf(
					/* translators: 1: name, 2: value */
					__( '“%1$s” with the value “%2$s”', 'vitrine' ),
					name,
					value
				)
	);
}

export const pairFields = (
	rule: 'parameter' | 'cookie',
	name: string,
	value: string
): RuleField[] => [
	{
		name: `${ rule }_name`,
		control: 'text',
		label: __( 'Name', 'vitrine' ),
		placeholder: name,
		validate: ( values ) =>
			validateNeededName( values[ `${ rule }_name` ] ),
	},
	{
		name: `${ rule }_value`,
		control: 'text',
		label: __( 'Value', 'vitrine' ),
		placeholder: value,
		help: __( 'Case-sensitive. Leave empty for any value.', 'vitrine' ),
	},
];

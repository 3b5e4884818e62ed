import { __, sprintf } from '@wordpress/i18n';

/**
 * A number that counts places: 4th.
 *
 * @param number The number.
 * @param locale Language of the editor.
 */
export function ordinal(
	number: number,
	locale = document.documentElement.lang || 'en'
): string {
	switch (
		new Intl.PluralRules( locale, { type: 'ordinal' } ).select( number )
	) {
		case 'one':
			/* translators: %d: a number that ends in 1, as in 21st */
			return sprintf( __( '%dst', 'vitrine' ), number );
		case 'two':
			/* translators: %d: a number that ends in 2, as in 22nd */
			return sprintf( __( '%dnd', 'vitrine' ), number );
		case 'few':
			/* translators: %d: a number that ends in 3, as in 23rd */
			return sprintf( __( '%drd', 'vitrine' ), number );
		default:
			/* translators: %d: any other number, as in 4th */
			return sprintf( __( '%dth', 'vitrine' ), number );
	}
}

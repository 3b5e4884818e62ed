<?php
/**
 * Custom fields that visitors choose posts by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Those that the site offers by the filter `vitrine_loop_fields`, and that WordPress shows to everybody anyway: they
 * are registered with `show_in_rest` for the type of the posts.
 *
 * @phpstan-type LoopField array{
 *     label: string,
 *     type: 'string'|'number'|'date',
 *     choices: array<string>,
 *     types: non-empty-list<string>,
 * }
 */
final class LoopFields {

	/** Keys that addresses can name. */
	private const KEY = '/^[A-Za-z0-9_-]{1,64}$/D';

	/**
	 * The fields.
	 *
	 * @param list<string> $types Types of the loop's posts.
	 * @return array<string, LoopField> By key.
	 */
	public static function of( array $types ): array {
		/**
		 * Custom fields that visitors may choose posts by.
		 *
		 * @param array $fields By key: `label`, `type` (`string`, `number` or `date`), `choices` (names by value).
		 */
		$listed = apply_filters( 'vitrine_loop_fields', [] );
		$fields = [];
		foreach ( is_array( $listed ) ? $listed : [] as $key => $field ) {
			$key   = (string) $key;
			$shown = preg_match( self::KEY, $key ) === 1 ? self::shown( $key, $types ) : [];
			if ( ! is_array( $field ) || $shown === [] ) {
				continue;
			}
			$label          = self::text( $field['label'] ?? '' );
			$type           = $field['type'] ?? 'string';
			$fields[ $key ] = [
				'label'   => $label === '' ? $key : $label,
				'type'    => in_array( $type, [ 'number', 'date' ], true ) ? $type : 'string',
				'choices' => array_filter(
					array_map( self::text( ... ), is_array( $field['choices'] ?? null ) ? $field['choices'] : [] ),
					static fn( string $name ): bool => $name !== ''
				),
				'types'   => $shown,
			];
		}
		return $fields;
	}

	/**
	 * Types of posts with which WordPress shows a field to everybody.
	 *
	 * @param string       $key   Its key.
	 * @param list<string> $types Types.
	 * @return list<string>
	 */
	private static function shown( string $key, array $types ): array {
		return array_values(
			array_filter(
				$types,
				static function ( string $type ) use ( $key ): bool {
					$known = [ ...get_registered_meta_keys( 'post' ), ...get_registered_meta_keys( 'post', $type ) ];
					return (bool) ( $known[ $key ]['show_in_rest'] ?? false );
				}
			)
		);
	}

	/**
	 * Text of whoever listens to the filter.
	 *
	 * @param mixed $value Anything.
	 */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? trim( wp_strip_all_tags( (string) $value ) ) : '';
	}
}

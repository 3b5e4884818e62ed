<?php
/**
 * What posts are chosen by besides terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Facets by their names in addresses: `type`, `author`, `date`, `letter`, and `field-` with the key of a custom field.
 * A taxonomy with such a name was there before, and keeps it.
 */
final class Facets {

	/** What names of custom fields begin with. */
	public const FIELD = 'field-';

	private const NAMES = [ 'type', 'author', 'date', 'letter' ];

	/**
	 * Whether a name of an address is that of a facet.
	 *
	 * @param string $name Name, possibly hostile.
	 */
	public static function is_one( string $name ): bool {
		return ( in_array( $name, self::NAMES, true ) || str_starts_with( $name, self::FIELD ) )
			&& ! taxonomy_exists( $name );
	}

	/**
	 * The facet that a filter is of.
	 *
	 * @param array $read Attributes of the block.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public static function name( array $read ): string {
		return $read['by'] === 'field' ? self::FIELD . $read['field'] : $read['by'];
	}

	/**
	 * A facet.
	 *
	 * @param string       $name  Its name, possibly hostile.
	 * @param list<string> $types Types of the loop's posts.
	 * @return Facet|null Null where there is none, or visitors may not choose by it.
	 */
	public static function of( string $name, array $types ): ?Facet {
		if ( ! self::is_one( $name ) ) {
			return null;
		}
		$able = $name === 'author'
			? array_values(
				array_filter( $types, static fn( string $type ): bool => post_type_supports( $type, 'author' ) )
			)
			: $types;
		if ( $able === [] ) {
			return null;
		}
		return match ( $name ) {
			'type'   => new TypeFacet( $able ),
			'author' => new AuthorFacet( $able ),
			'date'   => new DateFacet( $able ),
			'letter' => new LetterFacet( $able ),
			default  => FieldFacet::of( substr( $name, strlen( self::FIELD ) ), $able ),
		};
	}
}

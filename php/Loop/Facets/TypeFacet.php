<?php
/**
 * The type of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Types that the loop shows anyway.
 */
final class TypeFacet extends Facet {

	/**
	 * Its name.
	 */
	public function label(): string {
		return __( 'Type', 'vitrine' );
	}

	/**
	 * The types; of one there is no choice.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function options( array $read, PublishedPosts $posts ): array {
		$types = array_filter( $this->types, 'is_post_type_viewable' );
		if ( count( $types ) > 1 ) {
			$rows  = $posts->only( $this->types )->rows( 'p.post_type AS `type`', '', 'GROUP BY p.post_type' );
			$types = array_intersect( $types, array_column( $rows, 'type' ) );
		}
		return count( $types ) < 2
			? []
			: array_map(
				fn( string $type ): array => [ $type, $this->name( $type ) ],
				array_slice( array_values( $types ), 0, $read['number'] )
			);
	}

	/**
	 * The name of a type.
	 *
	 * @param string $value Type, possibly hostile.
	 */
	public function name( string $value ): string {
		$type = in_array( $value, $this->types, true ) ? get_post_type_object( $value ) : null;
		return $type === null ? $value : $type->labels->name;
	}

	/**
	 * Posts of some of the types.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query.
	 * @param array                $choice Types.
	 * @phpstan-param array{all: bool, terms: list<string>, not: list<string>} $choice
	 */
	public function narrowed( array $query, array $choice ): array {
		$types = $choice['terms'] === [] ? $this->types : array_intersect( $this->types, $choice['terms'] );
		return self::of_types( $query, array_values( array_diff( $types, $choice['not'] ) ) );
	}
}

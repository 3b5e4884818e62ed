<?php
/**
 * Something besides terms that visitors choose posts by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

use Vitrine\Loop\LoopQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Only ever takes posts away from what a query asks for: a value that nothing has leaves none.
 *
 * @phpstan-import-type Choice from \Vitrine\Loop\LoopState
 * @phpstan-type Range array{type: 'number'|'date', min: string, max: string}
 */
abstract class Facet {

	/**
	 * Keeps the fields.
	 *
	 * @param non-empty-list<string> $types Types of the loop's posts that have it.
	 */
	public function __construct( protected readonly array $types ) {}

	/**
	 * Its name, where the block has none.
	 */
	abstract public function label(): string;

	/**
	 * What visitors choose from.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that they choose.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return list<array{string, string}> Values and names.
	 */
	abstract public function options( array $read, PublishedPosts $posts ): array;

	/**
	 * The names of several values will be wanted.
	 *
	 * @param list<string> $values Values, possibly hostile.
	 */
	public function know( array $values ): void {
		unset( $values );
	}

	/**
	 * The name of a value, for who has chosen it.
	 *
	 * @param string $value Value, possibly hostile.
	 */
	abstract public function name( string $value ): string;

	/**
	 * Narrows a query.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query.
	 * @param array                $choice What is chosen.
	 * @phpstan-param Choice $choice
	 * @return array<string, mixed>
	 */
	abstract public function narrowed( array $query, array $choice ): array;

	/**
	 * What a range may be of.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return Range|null Null where values are chosen.
	 */
	public function range( array $read, PublishedPosts $posts ): ?array {
		unset( $read, $posts );
		return null;
	}

	/**
	 * A query that finds nothing.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @return array<string, mixed>
	 */
	final protected static function nothing( array $query ): array {
		return [ ...$query, 'post__in' => [ 0 ] ];
	}

	/**
	 * A query for posts of these types alone.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param list<string>         $types Types.
	 * @return array<string, mixed>
	 */
	final protected static function of_types( array $query, array $types ): array {
		$asked = LoopQuery::post_types( $query );
		$left  = array_values( array_intersect( $asked, $types ) );
		if ( $left === [] ) {
			return self::nothing( $query );
		}
		return count( $left ) === count( $asked ) ? $query : [ ...$query, 'post_type' => $left ];
	}

	/**
	 * A range as words.
	 *
	 * @param string                   $value Such as `10..20`.
	 * @param \Closure(string): string $name  Name of an end.
	 */
	final protected static function range_name( string $value, \Closure $name ): string {
		[ $from, $to ] = explode( '..', $value, 2 ) + [ '', '' ];
		if ( $from !== '' && $to !== '' ) {
			/* translators: 1: first number or date of a range, 2: last one. */
			return sprintf( __( '%1$s – %2$s', 'vitrine' ), $name( $from ), $name( $to ) );
		}
		return $from !== ''
			/* translators: %s: first number or date of a range without an end. */
			? sprintf( __( 'From %s', 'vitrine' ), $name( $from ) )
			/* translators: %s: last number or date of a range without a beginning. */
			: sprintf( __( 'Up to %s', 'vitrine' ), $name( $to ) );
	}
}

<?php
/**
 * A custom field of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

use Vitrine\Loop\LoopChoice;

defined( 'ABSPATH' ) || exit;

/**
 * Values of a field of words, ranges of one of numbers (`10..20`) or dates.
 *
 * @phpstan-import-type LoopField from LoopFields
 */
final class FieldFacet extends Facet {

	/** Values at most. */
	private const MAX_OPTIONS = 100;

	/** What a number is kept as. */
	private const DECIMAL = 'DECIMAL(20,6)';

	/** Beyond what addresses can say. */
	private const LEAST = '-10000000000000';
	private const MOST  = '10000000000000';

	/**
	 * Keeps the fields.
	 *
	 * @param string $key   Key of the field.
	 * @param array  $field What the site says of it.
	 * @phpstan-param LoopField $field
	 */
	private function __construct( private readonly string $key, private readonly array $field ) {
		parent::__construct( $field['types'] );
	}

	/**
	 * The facet of a field.
	 *
	 * @param string       $key   Its key, possibly hostile.
	 * @param list<string> $types Types of the loop's posts.
	 * @return self|null Null where visitors may not choose by it.
	 */
	public static function of( string $key, array $types ): ?self {
		$field = LoopFields::of( $types )[ $key ] ?? null;
		return $field === null ? null : new self( $key, $field );
	}

	/**
	 * Its name.
	 */
	public function label(): string {
		return $this->field['label'];
	}

	/**
	 * Values that the site gives, or else those that posts have, most frequent first.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function options( array $read, PublishedPosts $posts ): array {
		return array_map(
			fn( string $value ): array => [ $value, $this->name( $value ) ],
			array_slice( $this->values( $posts ), 0, $read['number'] )
		);
	}

	/**
	 * The name of a value.
	 *
	 * @param string $value Value, possibly hostile.
	 */
	public function name( string $value ): string {
		if ( $this->field['type'] === 'string' ) {
			return $this->field['choices'][ $value ] ?? $value;
		}
		$ends = $this->ends( $value );
		return $ends === null || ! str_contains( $value, '..' )
			? $value
			: self::range_name(
				$value,
				$this->field['type'] === 'date'
					? DateFacet::day( ... )
					: self::number( ... )
			);
	}

	/**
	 * Numbers and dates are chosen by ranges.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function range( array $read, PublishedPosts $posts ): ?array {
		unset( $read );
		$type = $this->field['type'];
		if ( $type === 'string' ) {
			return null;
		}
		$of   = $type === 'number' ? 'CAST(m.meta_value AS ' . self::DECIMAL . ')' : 'm.meta_value';
		$row  = $this->rows( $posts, "MIN({$of}) AS `min`, MAX({$of}) AS `max`", '' )[0] ?? [];
		$text = static fn( ?string $value ): string => $type === 'number'
			? ( is_numeric( $value ) ? (string) (float) $value : '' )
			: substr( (string) $value, 0, 10 );
		return [ 'type' => $type, 'min' => $text( $row['min'] ?? null ), 'max' => $text( $row['max'] ?? null ) ];
	}

	/**
	 * Posts with some of the values.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query.
	 * @param array                $choice Values.
	 * @phpstan-param array{all: bool, terms: list<string>, not: list<string>} $choice
	 */
	public function narrowed( array $query, array $choice ): array {
		$clause = $this->clause( $choice['terms'] );
		// Of a field that a post has several times, WP_Meta_Query cannot say that none has a value.
		if ( $clause === null || $choice['not'] !== [] ) {
			return self::nothing( $query );
		}
		$query = self::of_types( $query, $this->types );
		$saved = is_array( $query['meta_query'] ?? null ) ? $query['meta_query'] : [];
		return [
			...$query,
			// phpcs:ignore WordPress.DB.SlowDBQuery -- it is what visitors ask for.
			'meta_query' => [ 'relation' => 'AND', ...( $saved === [] ? [] : [ $saved ] ), $clause ],
		];
	}

	/**
	 * The condition of the values.
	 *
	 * @param list<string> $values Values, possibly hostile.
	 * @return array<int|string, mixed>|null Null where there is none.
	 */
	private function clause( array $values ): ?array {
		if ( $this->field['type'] === 'string' ) {
			$known = $this->field['choices'] === []
				? $values
				: array_intersect( $values, array_map( 'strval', array_keys( $this->field['choices'] ) ) );
			return $known === []
				? null
				: [ 'key' => $this->key, 'value' => array_values( $known ), 'compare' => 'IN' ];
		}
		// One range: WP_Meta_Query joins the table for each, and what the database has to look at multiplies.
		return count( $values ) === 1 ? $this->range_clause( $values[0] ) : null;
	}

	/**
	 * The condition of a range.
	 *
	 * @param string $value Value, possibly hostile.
	 * @return array<int|string, mixed>|null Null where it is none.
	 */
	private function range_clause( string $value ): ?array {
		$ends = $this->ends( $value );
		if ( $ends === null ) {
			return null;
		}
		[ $from, $to ] = $ends;
		$is_number     = $this->field['type'] === 'number';
		$clause        = [
			'key'     => $this->key,
			// Both ends in one condition: a field that a post has twice is within the range once. Days with a time are
			// text that goes on.
			'value'   => $is_number
				? [ $from === '' ? self::LEAST : $from, $to === '' ? self::MOST : $to ]
				: [ $from === '' ? '1000-01-01' : $from, $to === '' ? '9999-12-31' : "{$to} 23:59:59" ],
			'compare' => 'BETWEEN',
			'type'    => $is_number ? self::DECIMAL : 'CHAR',
		];
		// What is empty is no number.
		return $is_number
			? [ 'relation' => 'AND', $clause, [ 'key' => $this->key, 'value' => '', 'compare' => '!=' ] ]
			: $clause;
	}

	/**
	 * The ends of a range; a number or a day alone is one, too.
	 *
	 * @param string $value Value, possibly hostile.
	 * @return array{string, string}|null Null where it is none.
	 */
	private function ends( string $value ): ?array {
		$ends = str_contains( $value, '..' ) ? explode( '..', $value ) : [ $value, $value ];
		$is   = $this->field['type'] === 'number'
			? static fn( string $end ): bool => preg_match( '/^-?\d{1,12}(?:\.\d{1,6})?$/D', $end ) === 1
			: DateFacet::is_day( ... );
		foreach ( $ends as $end ) {
			if ( $end !== '' && ! $is( $end ) ) {
				return null;
			}
		}
		return count( $ends ) === 2 && $ends !== [ '', '' ] ? [ $ends[0], $ends[1] ] : null;
	}

	/**
	 * The values.
	 *
	 * @param PublishedPosts $posts Posts that have them.
	 * @return list<string>
	 */
	private function values( PublishedPosts $posts ): array {
		if ( $this->field['choices'] !== [] ) {
			return array_slice( array_map( 'strval', array_keys( $this->field['choices'] ) ), 0, self::MAX_OPTIONS );
		}
		$rows = $this->rows(
			$posts,
			'm.meta_value AS `value`, COUNT(*) AS `posts`',
			'GROUP BY m.meta_value ORDER BY `posts` DESC, `value` LIMIT ' . self::MAX_OPTIONS
		);
		return array_values(
			array_filter(
				array_map( static fn( array $row ): string => trim( (string) $row['value'] ), $rows ),
				static fn( string $value ): bool => $value !== ''
					&& mb_strlen( $value ) <= LoopChoice::MAX_VALUE && ! is_serialized( $value )
			)
		);
	}

	/**
	 * Rows of what published posts have in the field.
	 *
	 * @param PublishedPosts $posts  The posts.
	 * @param string         $select What of it: SQL.
	 * @param string         $rest   How they are grouped, ordered and bounded: SQL.
	 * @return list<array<string, string|null>>
	 */
	private function rows( PublishedPosts $posts, string $select, string $rest ): array {
		global $wpdb;
		return $posts->only( $this->types )->rows(
			$select,
			"INNER JOIN {$wpdb->postmeta} AS m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value <> ''",
			$rest,
			[ $this->key ]
		);
	}

	/**
	 * A number in words.
	 *
	 * @param string $number Such as 10.50.
	 */
	private static function number( string $number ): string {
		return number_format_i18n( (float) $number, strlen( rtrim( explode( '.', $number )[1] ?? '', '0' ) ) );
	}
}

<?php
/**
 * The date of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Years (`2024`), months (`2024-03`) and ranges of days (`2024-01-01..2024-03-31`, with one end alone, too).
 */
final class DateFacet extends Facet {

	/**
	 * Its name.
	 */
	public function label(): string {
		return __( 'Date', 'vitrine' );
	}

	/**
	 * Years or months that have posts, newest first.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function options( array $read, PublishedPosts $posts ): array {
		$is_months = $read['dates'] === 'months';
		$rows      = $posts->only( $this->types )->rows(
			'YEAR(p.post_date) AS `year`' . ( $is_months ? ', MONTH(p.post_date) AS `month`' : '' ),
			'',
			'GROUP BY YEAR(p.post_date)' . ( $is_months ? ', MONTH(p.post_date)' : '' )
				. ' ORDER BY `year` DESC' . ( $is_months ? ', `month` DESC' : '' ) . ' LIMIT 100'
		);
		$values    = array_map(
			static fn( array $row ): string => $is_months
				? sprintf( '%04d-%02d', (int) $row['year'], (int) $row['month'] )
				: sprintf( '%04d', (int) $row['year'] ),
			$rows
		);
		return array_map(
			fn( string $value ): array => [ $value, $this->name( $value ) ],
			array_slice( $values, 0, $read['number'] )
		);
	}

	/**
	 * The name of a year, a month or a range.
	 *
	 * @param string $value Value, possibly hostile.
	 */
	public function name( string $value ): string {
		if ( self::clause( $value ) === null ) {
			return $value;
		}
		if ( str_contains( $value, '..' ) ) {
			return self::range_name( $value, self::day( ... ) );
		}
		[ $year, $month ] = explode( '-', $value ) + [ '', '' ];
		return $month === '' ? $year : self::month( $year, $month );
	}

	/**
	 * Days, where the block asks for a range.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function range( array $read, PublishedPosts $posts ): ?array {
		unset( $posts );
		return $read['dates'] === 'range' ? [ 'type' => 'date', 'min' => '', 'max' => '' ] : null;
	}

	/**
	 * Posts of some of the years, months or days.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query.
	 * @param array                $choice Dates.
	 * @phpstan-param array{all: bool, terms: list<string>, not: list<string>} $choice
	 */
	public function narrowed( array $query, array $choice ): array {
		$clauses = array_values(
			array_filter(
				array_map( self::clause( ... ), $choice['terms'] ),
				static fn( ?array $clause ): bool => $clause !== null
			)
		);
		// WP_Date_Query knows no posts without a date.
		if ( $clauses === [] || $choice['not'] !== [] ) {
			return self::nothing( $query );
		}
		$saved = is_array( $query['date_query'] ?? null ) ? $query['date_query'] : [];
		$ours  = [ 'relation' => 'OR', ...$clauses ];
		return [
			...$query,
			'date_query' => [ 'relation' => 'AND', ...( $saved === [] ? [] : [ $saved ] ), $ours ],
		];
	}

	/**
	 * The condition that a value is.
	 *
	 * @param string $value Value, possibly hostile.
	 * @return array<string, mixed>|null Null where it is none.
	 */
	private static function clause( string $value ): ?array {
		if ( preg_match( '/^([1-9]\d{3})(?:-(0[1-9]|1[0-2]))?$/D', $value, $found ) === 1 ) {
			return [ 'year' => (int) $found[1], ...( isset( $found[2] ) ? [ 'month' => (int) $found[2] ] : [] ) ];
		}
		if ( substr_count( $value, '..' ) !== 1 || $value === '..' ) {
			return null;
		}
		[ $from, $to ] = explode( '..', $value );
		foreach ( [ $from, $to ] as $day ) {
			if ( $day !== '' && ! self::is_day( $day ) ) {
				return null;
			}
		}
		return [
			...( $from === '' ? [] : [ 'after' => "{$from} 00:00:00" ] ),
			...( $to === '' ? [] : [ 'before' => "{$to} 23:59:59" ] ),
			'inclusive' => true,
		];
	}

	/**
	 * Whether a text is a day.
	 *
	 * @param string $text Text, possibly hostile.
	 */
	public static function is_day( string $text ): bool {
		return preg_match( '/^([1-9]\d{3})-(\d{2})-(\d{2})$/D', $text, $found ) === 1
			&& checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
	}

	/**
	 * A day in words.
	 *
	 * @param string $day Such as 2024-03-31.
	 */
	public static function day( string $day ): string {
		$format = get_option( 'date_format' );
		return (string) mysql2date( is_string( $format ) ? $format : 'Y-m-d', "{$day} 00:00:00" );
	}

	/**
	 * A month in words.
	 *
	 * @param string $year  Year.
	 * @param string $month Month with two digits.
	 */
	private static function month( string $year, string $month ): string {
		global $wp_locale;
		return $wp_locale instanceof \WP_Locale
			/* translators: 1: name of a month, 2: year. */
			? sprintf( __( '%1$s %2$s', 'vitrine' ), $wp_locale->get_month( $month ), $year )
			: "{$year}-{$month}";
	}
}

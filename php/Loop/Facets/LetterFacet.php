<?php
/**
 * The first letter of titles.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Letters that titles begin with, and `#` for whatever else they begin with.
 */
final class LetterFacet extends Facet {

	/** Letters at most; titles that begin with others are among those of `#`. */
	private const MAX_LETTERS = 40;

	/** What else titles begin with. */
	private const OTHERS = '#';

	/** Variable of WP_Query. */
	private const VARIABLE = 'vitrine_letters';

	/**
	 * Its name.
	 */
	public function label(): string {
		return __( 'Letter', 'vitrine' );
	}

	/**
	 * The letters.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function options( array $read, PublishedPosts $posts ): array {
		unset( $read );
		[ $letters, $has_others ] = $this->letters( $posts->only( $this->types ) );
		return array_map(
			fn( string $letter ): array => [ mb_strtolower( $letter ), $this->name( $letter ) ],
			[ ...$letters, ...( $has_others ? [ self::OTHERS ] : [] ) ]
		);
	}

	/**
	 * The name of a letter.
	 *
	 * @param string $value Letter, possibly hostile.
	 */
	public function name( string $value ): string {
		return mb_strlen( $value ) === 1 ? mb_strtoupper( $value ) : $value;
	}

	/**
	 * Posts whose titles begin with some of the letters.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query.
	 * @param array                $choice Letters.
	 * @phpstan-param array{all: bool, terms: list<string>, not: list<string>} $choice
	 */
	public function narrowed( array $query, array $choice ): array {
		$terms = $this->known( $choice['terms'] );
		$not   = $this->known( $choice['not'] );
		if ( $choice['terms'] !== [] && $terms === [] ) {
			return self::nothing( $query );
		}
		// Adding it again changes nothing.
		add_filter( 'posts_where', [ self::class, 'where' ], 10, 2 );
		$all = in_array( self::OTHERS, [ ...$terms, ...$not ], true )
			? $this->letters( PublishedPosts::of_types( $this->types ) )[0]
			: [];
		return [ ...$query, self::VARIABLE => [ 'terms' => $terms, 'not' => $not, 'all' => $all ] ];
	}

	/**
	 * Adds the condition to the one query that asks for it. No address can: the variable is not public.
	 *
	 * @param mixed     $where SQL.
	 * @param \WP_Query $query The query.
	 */
	public static function where( mixed $where, \WP_Query $query ): mixed {
		$asked = $query->get( self::VARIABLE );
		if ( ! is_string( $where ) || ! is_array( $asked ) ) {
			return $where;
		}
		$any = static fn( mixed $letters ): string => implode(
			' OR ',
			array_map(
				static fn( string $letter ): string => $letter === self::OTHERS
					? self::others( $asked['all'] )
					: self::begins( $letter ),
				array_filter( (array) $letters, 'is_string' )
			)
		);
		return $where
			. ( $asked['terms'] === [] ? '' : " AND ( {$any( $asked['terms'] )} )" )
			. ( $asked['not'] === [] ? '' : " AND NOT ( {$any( $asked['not'] )} )" );
	}

	/**
	 * Titles that begin with a letter, big or small: SQLite knows of the two of ASCII only.
	 *
	 * @param string $letter Letter.
	 */
	private static function begins( string $letter ): string {
		global $wpdb;
		$likes = array_map(
			static fn( string $one ): string => "{$wpdb->posts}.post_title LIKE "
				. $wpdb->prepare( '%s', $wpdb->esc_like( $one ) . '%' ),
			array_unique( [ mb_strtolower( $letter ), mb_strtoupper( $letter ) ] )
		);
		return '(' . implode( ' OR ', $likes ) . ')';
	}

	/**
	 * Titles that begin with none of the letters.
	 *
	 * @param array<string> $letters Letters.
	 */
	private static function others( array $letters ): string {
		return $letters === []
			? '1 = 1'
			: 'NOT (' . implode( ' OR ', array_map( self::begins( ... ), $letters ) ) . ')';
	}

	/**
	 * Those that are letters.
	 *
	 * @param list<string> $values Values, possibly hostile.
	 * @return list<string>
	 */
	private function known( array $values ): array {
		return array_values( (array) preg_grep( '/^(?:\p{L}|#)$/uD', $values ) );
	}

	/**
	 * Letters that titles of published posts begin with, in the order of the alphabet, and whether there are others.
	 *
	 * @param PublishedPosts $posts The posts.
	 * @return array{list<string>, bool}
	 */
	private function letters( PublishedPosts $posts ): array {
		$rows = $posts->rows(
			// Of letters that the database takes for the same, always the same one.
			'MIN(HEX(UPPER(SUBSTRING(p.post_title, 1, 1)))) AS `letter`',
			'',
			'GROUP BY UPPER(SUBSTRING(p.post_title, 1, 1)) ORDER BY UPPER(SUBSTRING(p.post_title, 1, 1)) LIMIT 500'
		);
		$begin = array_map(
			static fn( array $row ): string => ctype_xdigit( (string) $row['letter'] )
				? mb_strtoupper( (string) hex2bin( (string) $row['letter'] ) )
				: '',
			$rows
		);
		$found = array_values( array_unique( (array) preg_grep( '/^\p{L}$/uD', $begin ) ) );
		$most  = array_slice( $found, 0, self::MAX_LETTERS );
		return [ $most, array_diff( $begin, $most ) !== [] ];
	}
}

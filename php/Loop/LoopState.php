<?php
/**
 * What an address asks a loop for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * The terms that a visitor has chosen, by taxonomy. `loop-ID-category=red,blue` asks for posts with any of the terms,
 * `red+blue` with all of them, `!green` without one. Addresses of Elementor's loop filter say the same as
 * `e-filter-ID-category=red~blue`, `red+blue`.
 *
 * It only ever takes posts away from a loop, so that no address shows what the saved block would not.
 *
 * @phpstan-type Choice array{all: bool, terms: list<string>, not: list<string>}
 */
final class LoopState {

	/** Ids of loops; those of Elementor's widgets have seven characters. */
	public const ID = '/^[a-z0-9]{4,12}$/D';

	/** Terms that an address may ask for, of all taxonomies together: each may cost the database a join. */
	private const MAX_TERMS = 20;

	/** Characters of a slug: those of the column. */
	private const MAX_SLUG = 200;

	/** A slug that no term can have: what is none shows nothing rather than everything. */
	private const NONE = '-';

	/**
	 * Keeps the fields.
	 *
	 * @param string                $loop    Id of the loop.
	 * @param array<string, Choice> $choices By taxonomy, in the order of the alphabet.
	 */
	private function __construct( public readonly string $loop, public readonly array $choices ) {}

	/**
	 * Reads parameters.
	 *
	 * @param string       $loop  Id of the loop.
	 * @param array<mixed> $asked Parameters, decoded; hostile.
	 */
	public static function of( string $loop, array $asked ): self {
		$choices = [];
		$left    = self::MAX_TERMS;
		foreach ( $asked as $name => $value ) {
			$pattern = "/^(?:loop|e-filter)-{$loop}-([a-z0-9_-]{1,32})$/D";
			if ( $left > 0 && is_string( $value ) && preg_match( $pattern, (string) $name, $found ) === 1 ) {
				$choice = self::choice( $value, $left );
				$count  = count( $choice['terms'] ) + count( $choice['not'] );
				$left  -= $count;
				if ( $count > 0 ) {
					$choices[ $found[1] ] = $choice;
				}
			}
		}
		ksort( $choices );
		return new self( $loop, $choices );
	}

	/**
	 * Reads the terms of a taxonomy.
	 *
	 * @param string $value Such as `red,blue`; a plus sign has become a space on its way.
	 * @param int    $most  Terms at most.
	 * @return Choice
	 */
	private static function choice( string $value, int $most ): array {
		// Where proxies encode once more what is encoded.
		$value = str_ireplace( [ '%7E', '%7C', '|', '~' ], ',', $value );
		$parts = (array) preg_split( '/[+ ,]+/', $value, $most + 1, PREG_SPLIT_NO_EMPTY );
		$terms = [];
		$not   = [];
		foreach ( array_slice( $parts, 0, $most ) as $part ) {
			$part = (string) $part;
			$slug = self::slug( ltrim( $part, '!' ) );
			str_starts_with( $part, '!' ) ? $not[] = $slug : $terms[] = $slug;
		}
		return self::sorted( preg_match( '/[+ ]/', trim( $value ) ) === 1, $terms, $not );
	}

	/**
	 * The slug that a text is; it is in the database as sanitize_title() makes it.
	 *
	 * @param string $text Text, possibly hostile.
	 */
	private static function slug( string $text ): string {
		$text = mb_substr( $text, 0, self::MAX_SLUG );
		$slug = sanitize_title( $text );
		return rawurldecode( $slug ) === rawurldecode( mb_strtolower( $text ) ) && $slug !== '' ? $slug : self::NONE;
	}

	/**
	 * A choice in the order in which addresses have it, each term once.
	 *
	 * @param bool         $all   Whether posts have all the terms, not just one of them.
	 * @param list<string> $terms Slugs that posts have.
	 * @param list<string> $not   Slugs that they do not have.
	 * @return Choice
	 */
	private static function sorted( bool $all, array $terms, array $not ): array {
		sort( $terms, SORT_STRING );
		sort( $not, SORT_STRING );
		return [
			'all'   => $all,
			'terms' => array_values( array_unique( $terms ) ),
			'not'   => array_values( array_unique( $not ) ),
		];
	}

	/**
	 * Whether a term is chosen.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug of the term.
	 * @param bool   $not      Whether it is posts without it that are asked for.
	 */
	public function has( string $taxonomy, string $slug, bool $not = false ): bool {
		return in_array( $slug, $this->choices[ $taxonomy ][ $not ? 'not' : 'terms' ] ?? [], true );
	}

	/**
	 * The state after a visitor has chosen a term, or has taken it back.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug of the term.
	 * @param string $join     `any`, `all` or `none`.
	 * @param bool   $several  Whether others stay chosen.
	 */
	public function toggled( string $taxonomy, string $slug, string $join, bool $several ): self {
		$before = $this->choices[ $taxonomy ] ?? [ 'all' => false, 'terms' => [], 'not' => [] ];
		$key    = $join === 'none' ? 'not' : 'terms';
		$others = array_values( array_diff( $before[ $key ], [ $slug ] ) );
		$is_new = $others === $before[ $key ];
		$after  = [ ...$before, $key => [ ...( $several ? $others : [] ), ...( $is_new ? [ $slug ] : [] ) ] ];
		return $this->with( $taxonomy, self::sorted( $join === 'all', $after['terms'], $after['not'] ) );
	}

	/**
	 * The state without a choice of this taxonomy.
	 *
	 * @param string $taxonomy Taxonomy.
	 */
	public function without( string $taxonomy ): self {
		return $this->with( $taxonomy, self::sorted( false, [], [] ) );
	}

	/**
	 * With another choice.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param array  $choice   The choice.
	 * @phpstan-param Choice $choice
	 */
	private function with( string $taxonomy, array $choice ): self {
		$choices = [ ...$this->choices, $taxonomy => $choice ];
		if ( $choice['terms'] === [] && $choice['not'] === [] ) {
			unset( $choices[ $taxonomy ] );
		}
		ksort( $choices );
		return new self( $this->loop, $choices );
	}

	/**
	 * How many terms are chosen. Search engines are shown pages with one of them.
	 */
	public function count(): int {
		return array_sum(
			array_map(
				static fn( array $choice ): int => count( $choice['terms'] ) + count( $choice['not'] ),
				$this->choices
			)
		);
	}

	/**
	 * The parameters of an address that asks for it, encoded.
	 *
	 * @return array<string, string>
	 */
	public function parameters(): array {
		$parameters = [];
		foreach ( $this->choices as $taxonomy => $choice ) {
			// Slugs of other scripts are encoded in the database already.
			$encoded = static fn( string $slug ): string => rawurlencode( rawurldecode( $slug ) );

			$parameters[ "loop-{$this->loop}-{$taxonomy}" ] = implode(
				$choice['all'] ? '+' : ',',
				[
					...array_map( $encoded, $choice['terms'] ),
					...array_map( static fn( string $slug ): string => '!' . $encoded( $slug ), $choice['not'] ),
				]
			);
		}
		return $parameters;
	}
}

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
 * What a visitor has chosen. `loop-ID-category=red,blue` asks for posts with any of the terms, `red+blue` with all of
 * them, `!green` without one; `loop-ID_search`, `_sort`, `_size` and `_page` say the rest. Fields of forms say
 * `loop-ID-category[]=red` and `[all][]`, `[not][]`. Addresses of Elementor's loop filter say the same as
 * `e-filter-ID-category=red~blue`, `red+blue`. Besides terms posts are chosen by facets (Facets\Facets), such as
 * `loop-ID-author=anna`.
 *
 * Choices and searches only ever take posts away from a loop; the others count where the loop offers them (LoopOffers).
 *
 * @phpstan-type Choice array{all: bool, terms: list<string>, not: list<string>}
 */
final class LoopState {

	/** Ids of loops; those of Elementor's widgets have seven characters. Twin: editor/loop/loop-id.ts. */
	public const ID = '/^[a-z0-9]{4,12}$/D';

	/** Terms that an address may ask for, of all taxonomies together: each may cost the database a join. */
	private const MAX_TERMS = 20;

	/** Characters that are searched for. */
	public const MAX_SEARCH = 100;

	/**
	 * Keeps the fields.
	 *
	 * @param string                $loop    Id of the loop.
	 * @param array<string, Choice> $choices By taxonomy or facet, in the order of the alphabet.
	 * @param string                $search  Words, '' = none.
	 * @param string                $sort    One of LoopQuery::SORTS, '' = as the block says.
	 * @param int                   $size    Posts of a page, 0 = as the block says.
	 * @param int                   $page    From 1.
	 * @param bool                  $is_past Whether the loop never has that page: nothing is shown.
	 */
	private function __construct(
		public readonly string $loop,
		public readonly array $choices,
		public readonly string $search = '',
		public readonly string $sort = '',
		public readonly int $size = 0,
		public readonly int $page = 1,
		public readonly bool $is_past = false
	) {}

	/**
	 * Reads parameters.
	 *
	 * @param string                $loop   Id of the loop.
	 * @param array<mixed>          $asked  Parameters, decoded; hostile.
	 * @param LoopOffers|null       $offers What else than choices and searches the loop offers; null = nothing.
	 */
	public static function of( string $loop, array $asked, ?LoopOffers $offers = null ): self {
		$choices = [];
		$left    = self::MAX_TERMS;
		foreach ( $asked as $name => $value ) {
			$pattern = "/^(?:loop|e-filter)-{$loop}-([a-z0-9_-]{1,32}|field-[A-Za-z0-9_-]{1,64})$/D";
			if ( $left > 0 && preg_match( $pattern, (string) $name, $found ) === 1 ) {
				$choice = LoopChoice::of( $found[1], $value, $left );
				$count  = count( $choice['terms'] ) + count( $choice['not'] );
				$left  -= $count;
				if ( $count > 0 ) {
					$choices[ $found[1] ] = $choice;
				}
			}
		}
		ksort( $choices );
		$text = static fn( string $name ): string => is_string( $asked[ "loop-{$loop}_{$name}" ] ?? null )
			? $asked[ "loop-{$loop}_{$name}" ]
			: '';
		$pages = $offers->pages ?? 0;
		$page  = $pages > 0 && preg_match( '/^[1-9]\d{0,3}$/D', $text( 'page' ) ) === 1 ? (int) $text( 'page' ) : 1;
		return new self(
			$loop,
			$choices,
			trim( mb_substr( sanitize_text_field( $text( 'search' ) ), 0, self::MAX_SEARCH ) ),
			in_array( $text( 'sort' ), $offers->sorts ?? [], true ) ? $text( 'sort' ) : '',
			in_array( $text( 'size' ), array_map( 'strval', $offers->sizes ?? [] ), true ) ? (int) $text( 'size' ) : 0,
			$page,
			$page > max( 1, $pages )
		);
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
		$all    = $join === 'none' ? $before['all'] : $join === 'all';
		return $this->with( $taxonomy, LoopChoice::sorted( $all, $after['terms'], $after['not'] ) );
	}

	/**
	 * What stays chosen beside a term that a visitor chooses.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $join     `any`, `all` or `none`: of the first, no other term that is chosen counts.
	 * @param bool   $several  Whether others stay chosen.
	 */
	public function beside( string $taxonomy, string $join, bool $several ): self {
		$choice = $this->choices[ $taxonomy ] ?? [ 'all' => false, 'terms' => [], 'not' => [] ];
		if ( $join === 'none' ) {
			return $this->with( $taxonomy, LoopChoice::sorted( $choice['all'], $choice['terms'], [] ) );
		}
		return $this->with(
			$taxonomy,
			LoopChoice::sorted( true, $several && $join === 'all' ? $choice['terms'] : [], $choice['not'] )
		);
	}

	/**
	 * The state without a choice of this taxonomy.
	 *
	 * @param string $taxonomy Taxonomy.
	 */
	public function without( string $taxonomy ): self {
		return $this->with( $taxonomy, LoopChoice::sorted( false, [], [] ) );
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
		return new self( $this->loop, $choices, $this->search, $this->sort, $this->size );
	}

	/**
	 * On another page.
	 *
	 * @param int $page From 1.
	 */
	public function on( int $page ): self {
		return new self( $this->loop, $this->choices, $this->search, $this->sort, $this->size, $page );
	}

	/**
	 * With other words; every change begins on the first page.
	 *
	 * @param string $search Words, '' = none.
	 */
	public function searching( string $search ): self {
		return new self( $this->loop, $this->choices, $search, $this->sort, $this->size );
	}

	/**
	 * In another order.
	 *
	 * @param string $sort One of LoopQuery::SORTS, '' = as the block says.
	 */
	public function sorted_by( string $sort ): self {
		return new self( $this->loop, $this->choices, $this->search, $sort, $this->size );
	}

	/**
	 * With more or fewer posts on a page.
	 *
	 * @param int $size How many, 0 = as the block says.
	 */
	public function sized( int $size ): self {
		return new self( $this->loop, $this->choices, $this->search, $this->sort, $size );
	}

	/**
	 * With nothing chosen and nothing searched for; order and size stay.
	 */
	public function cleared(): self {
		return new self( $this->loop, [], '', $this->sort, $this->size );
	}

	/**
	 * What is chosen where somebody sees only the posts that this state leaves out.
	 *
	 * @return self|null Null where these are not posts with some terms of one taxonomy.
	 */
	public function left_out(): ?self {
		$taxonomy = (string) array_key_first( $this->choices );
		$choice   = $this->choices[ $taxonomy ] ?? null;
		return $choice !== null
			&& count( $this->choices ) === 1
			&& $choice['terms'] === []
			&& $this->search === ''
			&& taxonomy_exists( $taxonomy )
				? $this->with( $taxonomy, LoopChoice::sorted( false, $choice['not'], [] ) )
				: null;
	}

	/**
	 * Whether search engines may find the page: one term makes one. There are as many of two or more, of orders, of
	 * searches and of ranges as there are combinations.
	 */
	public function is_findable(): bool {
		foreach ( $this->choices as $name => $choice ) {
			if ( LoopChoice::is_range( $name, $choice ) ) {
				return false;
			}
		}
		return $this->count() < 2 && $this->search === '' && $this->sort === '' && $this->size === 0;
	}

	/**
	 * How many terms are chosen.
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
			$parameters[ "loop-{$this->loop}-{$taxonomy}" ] = LoopChoice::parameter( $taxonomy, $choice );
		}
		$rest = [
			'search' => rawurlencode( $this->search ),
			'sort'   => $this->sort,
			'size'   => $this->size === 0 ? '' : (string) $this->size,
			'page'   => $this->page === 1 ? '' : (string) $this->page,
		];
		foreach ( array_filter( $rest, static fn( string $value ): bool => $value !== '' ) as $name => $value ) {
			$parameters[ "loop-{$this->loop}_{$name}" ] = $value;
		}
		return $parameters;
	}
}

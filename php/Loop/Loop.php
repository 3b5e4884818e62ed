<?php
/**
 * A loop on the page that is being rendered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Additions\ShownPosts;
use Vitrine\Loop\Answers\LoopContainer;

defined( 'ABSPATH' ) || exit;

/**
 * What the saved block asks WP_Query for, and what the address asks for.
 */
final class Loop {

	/**
	 * The posts of the page, once somebody has asked for them.
	 *
	 * @var \WP_Query|null
	 */
	private ?\WP_Query $query = null;

	/**
	 * How many posts there are, once somebody has asked.
	 *
	 * @var int|null
	 */
	private ?int $found = null;

	/**
	 * Keeps the fields.
	 *
	 * @param array<string, mixed> $vars         Variables of WP_Query, of the saved block.
	 * @param LoopState            $state        What the address asks for.
	 * @param LoopAddress          $address      Addresses of the loop's other states.
	 * @param LoopOffers           $offers       What it offers.
	 * @param bool                 $is_inherited Whether it is the loop of the page itself: an archive, a search.
	 * @param int                  $max_pages    Pages at most, 0 = any number.
	 */
	private function __construct(
		public readonly array $vars,
		public readonly LoopState $state,
		public readonly LoopAddress $address,
		public readonly LoopOffers $offers,
		public readonly bool $is_inherited,
		private readonly int $max_pages
	) {}

	/**
	 * The loop around a block.
	 *
	 * @param \WP_Block $block The block.
	 * @return self|null Null where it is in none, in one without an id, or in one of a page that is one post.
	 */
	public static function around( \WP_Block $block ): ?self {
		$id    = self::id( $block );
		$query = $block->context['query'] ?? null;
		if ( $id === null || ! is_array( $query ) ) {
			return null;
		}
		$is_inherited = ( $query['inherit'] ?? false ) === true;
		if ( $is_inherited && InheritedLoop::is_one() ) {
			return null;
		}
		$number       = $block->context['queryId'] ?? 0;
		$offers       = LoopOffers::of( $block );
		// The address of an archive says its page by itself.
		$state        = $is_inherited ? self::asked( $id, $offers )->on( 1 ) : self::asked( $id, $offers );
		// Core asks our filter for the loop of a block: one without an id is as it was saved.
		$saved          = clone $block;
		$saved->context = array_diff_key( $block->context, [ LoopModule::CONTEXT => 0 ] );
		$max            = $query['pages'] ?? 0;
		return new self(
			$is_inherited ? InheritedLoop::vars() : build_query_vars_from_query_block( $saved, 1 ),
			$state,
			LoopAddress::of_page( $state, is_int( $number ) ? $number : 0, $is_inherited ),
			$offers,
			$is_inherited,
			is_numeric( $max ) ? (int) $max : 0
		);
	}

	/**
	 * The loop of a block core/query, while it is being rendered.
	 *
	 * @param array<string, mixed> $parsed The block, as LoopModule has it rendered.
	 */
	public static function of_query( array $parsed ): ?self {
		$attributes = is_array( $parsed['attrs'] ) ? $parsed['attrs'] : [];
		return self::around(
			new \WP_Block(
				[
					'blockName'    => 'vitrine/loop-filter',
					'attrs'        => [],
					'innerBlocks'  => [],
					'innerHTML'    => '',
					'innerContent' => [],
				],
				[
					'queryId'            => $attributes['queryId'] ?? 0,
					'query'              => $attributes['query'] ?? [],
					LoopModule::CONTEXT  => $attributes['vitrineLoop'] ?? null,
					'vitrine/offers'     => $attributes['vitrineOffers'] ?? [],
				]
			)
		);
	}

	/**
	 * A loop of the page that is being rendered, for a filter outside of it.
	 *
	 * @param mixed $id Id of the loop, possibly hostile.
	 */
	public static function elsewhere( mixed $id ): ?self {
		$parsed = is_string( $id ) && preg_match( LoopState::ID, $id ) === 1
			? LoopContainer::of_page( $id )?->block( $id )
			: null;
		if ( $parsed === null ) {
			return null;
		}
		$parsed['attrs']['vitrineOffers'] = LoopOffers::in_loop( $parsed );
		return self::of_query( ShownPosts::again( $parsed, $id ) );
	}

	/**
	 * Id of the loop that a block is in.
	 *
	 * @param \WP_Block $block The block.
	 * @return string|null Null where it has none.
	 */
	public static function id( \WP_Block $block ): ?string {
		$loop = $block->context[ LoopModule::CONTEXT ] ?? null;
		return is_string( $loop ) && preg_match( LoopState::ID, $loop ) === 1 ? $loop : null;
	}

	/**
	 * What the address asks a loop for.
	 *
	 * @param string          $id     Id of the loop.
	 * @param LoopOffers|null $offers What it offers.
	 */
	public static function asked( string $id, ?LoopOffers $offers ): LoopState {
		// phpcs:ignore WordPress.Security -- LoopState trusts nothing.
		return LoopState::of( $id, wp_unslash( $_GET ), $offers );
	}

	/**
	 * Types of its posts.
	 *
	 * @return list<string>
	 */
	public function post_types(): array {
		return LoopQuery::post_types( $this->vars );
	}

	/**
	 * The posts of the page, as core's blocks ask for them: WordPress asks the database once.
	 */
	public function query(): \WP_Query {
		global $wp_query;
		return $this->query ??= $this->is_inherited && InheritedLoop::is_begun() && $wp_query instanceof \WP_Query
			? $wp_query
			: new \WP_Query( LoopQuery::narrowed( $this->vars, $this->state ) );
	}

	/**
	 * How many posts there are on all pages that visitors reach.
	 */
	public function total(): int {
		$most = $this->offers->pages > 0 ? $this->offers->pages : $this->max_pages;
		return $most > 0 ? min( $this->found(), $most * $this->size() ) : $this->found();
	}

	/**
	 * How many pages there are.
	 */
	public function pages(): int {
		return (int) ceil( $this->total() / $this->size() );
	}

	/**
	 * The page that is shown, from 1.
	 */
	public function page(): int {
		return $this->is_inherited ? max( 1, (int) $this->query()->get( 'paged' ) ) : $this->state->page;
	}

	/**
	 * Posts of a page.
	 */
	public function size(): int {
		$size = (int) $this->query()->get( 'posts_per_page' );
		return max( 1, $size > 0 ? $size : $this->found() );
	}

	/**
	 * Whether there is nothing on the page because the loop has no such page.
	 */
	public function is_past(): bool {
		return $this->page() > max( 1, $this->pages() );
	}

	/**
	 * The address of a page, with everything that is chosen.
	 *
	 * @param int $page From 1.
	 */
	public function url( int $page ): string {
		return $this->is_inherited
			? $this->address->of_archive( $this->state, $page )
			: $this->address->of( $this->state->on( $page ) );
	}

	/**
	 * How many posts there are without a bound.
	 */
	private function found(): int {
		if ( $this->found === null ) {
			$query = $this->query();
			if ( $query->posts === [] && $this->page() > 1 ) {
				// WordPress counts nothing where a page has no posts.
				$query = new \WP_Query(
					[
						...LoopQuery::narrowed( $this->vars, $this->state->on( 1 ) ),
						'paged'  => 1,
						'fields' => 'ids',
					]
				);
			}
			$this->found = max( 0, $query->found_posts - $this->offset() );
		}
		return $this->found;
	}

	/**
	 * Posts that the saved block leaves out at the beginning.
	 */
	private function offset(): int {
		return $this->is_inherited ? 0 : (int) ( $this->vars['offset'] ?? 0 );
	}
}

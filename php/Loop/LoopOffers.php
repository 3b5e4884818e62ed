<?php
/**
 * What visitors may change of a loop besides what they see of it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Pages, orders and sizes that blocks in a saved loop offer: of a loop that shows the three newest posts, no address
 * shows the fourth.
 */
final class LoopOffers {

	/** Blocks in a loop that are looked at, at most. */
	private const MAX_BLOCKS = 500;

	/** Pages that an address can name, of a loop that offers all it has. */
	public const ALL_PAGES = 9999;

	/**
	 * Keeps the fields.
	 *
	 * @param int          $pages Pages that visitors reach, 0 = there are none of our own.
	 * @param list<string> $sorts Of LoopQuery::SORTS.
	 * @param list<int>    $sizes Posts of a page.
	 */
	private function __construct(
		public readonly int $pages,
		public readonly array $sorts,
		public readonly array $sizes
	) {}

	/**
	 * Of a block in the loop.
	 *
	 * @param \WP_Block $block The block, with the loop's context.
	 */
	public static function of( \WP_Block $block ): self {
		$offers = $block->context['vitrine/offers'] ?? null;
		return self::from( is_array( $offers ) ? $offers : [] );
	}

	/**
	 * Of what in() has found.
	 *
	 * @param array<string, mixed> $offers Its answer.
	 */
	public static function from( array $offers ): self {
		return new self( (int) ( $offers['pages'] ?? 0 ), $offers['sorts'] ?? [], $offers['sizes'] ?? [] );
	}

	/**
	 * Everything that any loop offers, for who asks what an address is about.
	 */
	public static function any(): self {
		return new self( self::ALL_PAGES, LoopQuery::sorts(), range( 1, 100 ) );
	}

	/**
	 * Looks through a loop.
	 *
	 * @param array<mixed> $loop Block core/query as core parses it.
	 * @return array{pages: int, sorts: list<string>, sizes: list<int>}
	 */
	public static function in_loop( array $loop ): array {
		$most = $loop['attrs']['query']['pages'] ?? 0;
		return self::in( $loop['innerBlocks'], is_numeric( $most ) ? (int) $most : 0 );
	}

	/**
	 * Looks through the blocks of a loop.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @param int          $most   Pages of the loop at most, 0 = any number.
	 * @return array{pages: int, sorts: list<string>, sizes: list<int>}
	 */
	public static function in( array $blocks, int $most = 0 ): array {
		$offers = [ 'pages' => 0, 'sorts' => [], 'sizes' => [] ];
		for ( $seen = 0; $blocks !== [] && $seen < self::MAX_BLOCKS; ++$seen ) {
			$block = array_shift( $blocks );
			$name  = $block['blockName'];
			// Loops in the loop offer what is theirs.
			$is_loop = in_array( $name, LoopModule::QUERY_BLOCKS, true );
			array_push( $blocks, ...( $is_loop ? [] : $block['innerBlocks'] ) );
			if ( $name === 'vitrine/loop-pagination' ) {
				$offers['pages'] = max( $offers['pages'], self::pages( $block['attrs'], $most ) );
			} elseif ( $name === 'vitrine/loop-filter' ) {
				/** Generated from block.json.
				 *
				 * @var LoopFilterAttributes $read */
				$read = Schema::of_block( 'loop-filter' )->read( is_array( $block['attrs'] ) ? $block['attrs'] : [] );
				array_push( $offers['sorts'], ...( $read['by'] === 'sort' ? $read['sorts'] : [] ) );
				array_push( $offers['sizes'], ...( $read['by'] === 'size' ? $read['sizes'] : [] ) );
			}
		}
		return $offers;
	}

	/**
	 * Pages that a pagination leads to.
	 *
	 * @param mixed $attributes Of the block, possibly hostile.
	 * @param int   $most       Pages of the loop at most, 0 = any number.
	 */
	private static function pages( mixed $attributes, int $most ): int {
		/** Generated from block.json.
		 *
		 * @var LoopPaginationAttributes $read */
		$read = Schema::of_block( 'loop-pagination' )->read( is_array( $attributes ) ? $attributes : [] );
		return min(
			array_filter( [ self::ALL_PAGES, $read['limit'], $most ], static fn( int $pages ): bool => $pages > 0 )
		);
	}
}

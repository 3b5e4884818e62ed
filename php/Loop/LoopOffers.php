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

	/**
	 * Keeps the fields.
	 *
	 * @param bool         $pages Whether there are pages of our own.
	 * @param list<string> $sorts Of LoopQuery::SORTS.
	 * @param list<int>    $sizes Posts of a page.
	 */
	private function __construct(
		public readonly bool $pages,
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
		$offers = is_array( $offers ) ? $offers : [];
		return new self( (bool) ( $offers['pages'] ?? false ), $offers['sorts'] ?? [], $offers['sizes'] ?? [] );
	}

	/**
	 * Everything that any loop offers, for who asks what an address is about.
	 */
	public static function any(): self {
		return new self( true, LoopQuery::sorts(), range( 1, 100 ) );
	}

	/**
	 * Looks through the blocks of a loop.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @return array{pages: bool, sorts: list<string>, sizes: list<int>}
	 */
	public static function in( array $blocks ): array {
		$offers = [ 'pages' => false, 'sorts' => [], 'sizes' => [] ];
		for ( $seen = 0; $blocks !== [] && $seen < self::MAX_BLOCKS; ++$seen ) {
			$block = array_shift( $blocks );
			$name  = $block['blockName'];
			// Loops in the loop offer what is theirs.
			array_push( $blocks, ...( $name === 'core/query' ? [] : $block['innerBlocks'] ) );
			if ( $name === 'vitrine/loop-pagination' ) {
				$offers['pages'] = true;
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
}

<?php
/**
 * The page of the filtered loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Loop',
	'words'   => 'Sixty articles that visitors filter by place and by tag, with an address for each choice.',
	'content' => static function (): string {
		vitrine_demo_articles();
		$row = static fn( string $blocks ): string => '<!-- wp:group {"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} --><div class="wp-block-group">' . $blocks . '</div><!-- /wp:group -->';
		return vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">From the potting shed</h1>' )
			. vitrine_demo_loop(
				[ 'queryId' => 1, 'vitrineLoop' => 'articles' ],
				9,
				$row(
					vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'search', 'placeholder' => 'Search articles' ], '' )
					. vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'sort', 'display' => 'select', 'showLabel' => true ], '' )
				)
				. vitrine_demo_block( 'vitrine/loop-filter', [ 'taxonomy' => 'category', 'showOnlyTopLevel' => true, 'showCounts' => true ], '' )
				. vitrine_demo_block( 'vitrine/loop-filter', [ 'taxonomy' => 'post_tag', 'multiple' => true, 'join' => 'all', 'showAll' => false, 'showCounts' => true ], '' )
				. $row(
					vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'results' ], '' )
					. vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'chosen' ], '' )
				),
				true
			);
	},
];

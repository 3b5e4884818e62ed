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
		$cards = '<!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} -->'
			. '<!-- wp:group {"style":{"spacing":{"padding":{"top":"1rem","bottom":"1rem","left":"1rem","right":"1rem"},"blockGap":"0.5rem"},"border":{"radius":"12px","width":"1px"}},"borderColor":"accent-6","layout":{"type":"default"}} -->'
			. '<div class="wp-block-group has-border-color has-accent-6-border-color" style="border-width:1px;border-radius:12px;padding-top:1rem;padding-right:1rem;padding-bottom:1rem;padding-left:1rem">'
			. '<!-- wp:post-title {"isLink":true,"level":3,"fontSize":"large"} /--><!-- wp:post-terms {"term":"category","fontSize":"small"} /--><!-- wp:post-excerpt {"excerptLength":18,"fontSize":"small"} /-->'
			. '</div><!-- /wp:group --><!-- /wp:post-template -->';
		$loop  = static fn( array $attributes, string $filters ): string => '<!-- wp:query ' . serialize_block_attributes(
			[
				'query' => [ 'perPage' => 9, 'pages' => 0, 'offset' => 0, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ],
				'align' => 'wide',
				...$attributes,
			]
		) . " --><div class=\"wp-block-query alignwide\">{$filters}{$cards}"
			. vitrine_demo_block( 'vitrine/loop-pagination', [ 'limit' => 0, 'layout' => [ 'type' => 'flex', 'justifyContent' => 'space-between' ] ], '' )
			. '<!-- wp:query-no-results --><!-- wp:paragraph --><p>No article is about that yet.</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->';
		$row   = static fn( string $blocks ): string => '<!-- wp:group {"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} --><div class="wp-block-group">' . $blocks . '</div><!-- /wp:group -->';
		return vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">From the potting shed</h1>' )
			. $loop(
				[ 'queryId' => 1, 'vitrineLoop' => 'articles' ],
				$row(
					vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'search', 'placeholder' => 'Search articles' ], '' )
					. vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'sort', 'display' => 'select', 'showLabel' => true ], '' )
				)
				. vitrine_demo_block( 'vitrine/loop-filter', [ 'taxonomy' => 'category', 'showOnlyTopLevel' => true, 'showCounts' => true ], '' )
				. vitrine_demo_block( 'vitrine/loop-filter', [ 'taxonomy' => 'post_tag', 'multiple' => true, 'join' => 'all', 'showAll' => false, 'showCounts' => true ], '' )
				. $row(
					vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'results' ], '' )
					. vitrine_demo_block( 'vitrine/loop-filter', [ 'by' => 'chosen' ], '' )
				)
			);
	},
];

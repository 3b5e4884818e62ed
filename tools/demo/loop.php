<?php
/**
 * Articles of the demo: what the gardeners do, in categories and tags.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/** Places of the garden, each below another one or none. */
const VITRINE_DEMO_PLACES = [
	'Walled garden' => '',
	'Long border'   => 'Walled garden',
	'Kitchen beds'  => 'Walled garden',
	'Meadow'        => '',
	'Glasshouses'   => '',
	'Warm house'    => 'Glasshouses',
];

/** Plants: where they grow, what is to be said of them, and a photograph. */
const VITRINE_DEMO_PLANTS = [
	'marigolds'        => [ 'Kitchen beds', [ 'Sun', 'Annual' ], 'marigold' ],
	'nasturtiums'      => [ 'Kitchen beds', [ 'Edible', 'Sun', 'Annual' ], 'red-nasturtium' ],
	'forget-me-nots'   => [ 'Long border', [ 'Shade' ], 'forget-me-nots' ],
	'false sunflowers' => [ 'Long border', [ 'Sun' ], 'yellow-daisy' ],
	'asters'           => [ 'Long border', [ 'Sun' ], 'honey-bee' ],
	'hibiscus'         => [ 'Warm house', [ 'Sun' ], 'hibiscus' ],
	'columbines'       => [ 'Meadow', [ 'Shade' ], 'columbines' ],
	'buttercups'       => [ 'Meadow', [ 'Sun' ], 'buttercups' ],
	'wild garlic'      => [ 'Kitchen beds', [ 'Edible', 'Scented', 'Shade' ], 'leaf-after-rain' ],
	'lemons'           => [ 'Warm house', [ 'Edible', 'Sun', 'Scented' ], 'citrus' ],
	'figs'             => [ 'Warm house', [ 'Edible', 'Sun' ], 'fig' ],
	'lilies'           => [ 'Glasshouses', [ 'Scented' ], 'peace-lilies' ],
];

/** What is done with them, and a sentence about it. */
const VITRINE_DEMO_TASKS = [
	'Sowing %s'             => 'Start early, in small pots, and never all in one day: then the frost takes only part of it.',
	'Planting out %s'       => 'Once the oak is green, the nights are warm enough. Until then, the pots wait on the bench by the door.',
	'Watering %s'           => 'Once a week and deeply is better than a little every evening: roots go where the water went.',
	'Cutting back %s'       => 'Cut hard, with clean shears, on a dry morning. For three weeks it will look like too much.',
	'Saving seed from %s'   => 'Keep it in paper bags with a date on them, and hang them from a beam that no mouse can reach.',
];

/**
 * Writes the articles, sixty of them; those that are there stay as they are.
 */
function vitrine_demo_articles(): void {
	$terms = [];
	foreach ( VITRINE_DEMO_PLACES as $name => $over ) {
		$found          = term_exists( $name, 'category' ) ?? 0;
		$made           = is_array( $found ) ? $found : wp_insert_term( $name, 'category', [ 'parent' => max( 0, $terms[ $over ] ?? 0 ) ] );
		$terms[ $name ] = is_array( $made ) ? (int) $made['term_id'] : 0;
	}
	wp_defer_term_counting( true );
	$photographs = array_map( 'vitrine_demo_file', array_column( VITRINE_DEMO_PLANTS, 2, 2 ) );
	$number      = 0;
	foreach ( VITRINE_DEMO_TASKS as $title => $words ) {
		foreach ( VITRINE_DEMO_PLANTS as $plant => [ $place, $tags, $photograph ] ) {
			++$number;
			$slug = sanitize_title( sprintf( $title, $plant ) );
			if ( get_page_by_path( $slug, OBJECT, 'post' ) instanceof WP_Post ) {
				continue;
			}
			wp_insert_post(
				wp_slash(
					[
						'post_status'   => 'publish',
						'post_name'     => $slug,
						'post_title'    => sprintf( $title, $plant ),
						'post_content'  => vitrine_demo_block( 'paragraph', [], "<p>{$words}</p>" ),
						'post_date'     => gmdate( 'Y-m-d H:i:s', time() - $number * 5 * DAY_IN_SECONDS ),
						'post_category' => [ $terms[ $place ] ],
						'tags_input'    => $tags,
						'meta_input'    => [ '_thumbnail_id' => $photographs[ $photograph ] ],
					]
				)
			);
		}
	}
	wp_defer_term_counting( false );
}

/**
 * A loop of articles: filters, cards with pictures, and numbered pages where it is the whole of it.
 *
 * @param array<string, mixed> $attributes Attributes of the Query Loop.
 * @param int                  $number     Articles at a time.
 * @param string               $filters    Blocks over the cards.
 * @param bool                 $paged      Whether there are further pages.
 */
function vitrine_demo_loop( array $attributes, int $number, string $filters, bool $paged = false ): string {
	$query = [ 'perPage' => $number, 'pages' => 0, 'offset' => 0, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ];
	$card  = vitrine_demo_block( 'post-featured-image', [ 'isLink' => true, 'aspectRatio' => '3/2', 'style' => [ 'border' => [ 'radius' => '12px' ] ] ], '' )
		. vitrine_demo_block( 'post-terms', [ 'term' => 'category', 'fontSize' => 'small' ], '' )
		. vitrine_demo_block( 'post-title', [ 'isLink' => true, 'level' => 3, 'fontSize' => 'large' ], '' )
		. vitrine_demo_block( 'post-excerpt', [ 'excerptLength' => 18, 'fontSize' => 'small' ], '' );
	return vitrine_demo_block(
		'query',
		[ 'query' => $query, 'align' => 'wide', ...$attributes ],
		"<div class=\"wp-block-query alignwide\">{$filters}"
		. vitrine_demo_block(
			'post-template',
			[ 'layout' => [ 'type' => 'grid', 'columnCount' => 3 ], 'style' => [ 'spacing' => [ 'blockGap' => '2rem' ] ] ],
			vitrine_demo_block( 'group', [ 'layout' => [ 'type' => 'default' ], 'style' => [ 'spacing' => [ 'blockGap' => '0.75rem' ] ] ], "<div class=\"wp-block-group\">{$card}</div>" )
		)
		. ( $paged ? vitrine_demo_block( 'vitrine/loop-pagination', [ 'limit' => 0, 'layout' => [ 'type' => 'flex', 'justifyContent' => 'space-between' ] ], '' ) : '' )
		. vitrine_demo_block( 'query-no-results', [], vitrine_demo_block( 'paragraph', [], '<p>There is no article about that yet.</p>' ) )
		. '</div>'
	);
}

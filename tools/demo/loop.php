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

/** Plants: where they grow, and what is to be said of them. */
const VITRINE_DEMO_PLANTS = [
	'sweet peas'   => [ 'Kitchen beds', [ 'Scented', 'Annual' ] ],
	'lavender'     => [ 'Long border', [ 'Scented', 'Sun' ] ],
	'hostas'       => [ 'Long border', [ 'Shade' ] ],
	'runner beans' => [ 'Kitchen beds', [ 'Edible', 'Annual' ] ],
	'tomatoes'     => [ 'Warm house', [ 'Edible', 'Sun', 'Annual' ] ],
	'hibiscus'     => [ 'Warm house', [ 'Sun' ] ],
	'columbines'   => [ 'Meadow', [ 'Shade' ] ],
	'poppies'      => [ 'Meadow', [ 'Sun', 'Annual' ] ],
	'rhubarb'      => [ 'Kitchen beds', [ 'Edible', 'Shade' ] ],
	'thyme'        => [ 'Long border', [ 'Edible', 'Scented', 'Sun' ] ],
	'larkspur'     => [ 'Meadow', [ 'Annual', 'Sun' ] ],
	'lilies'       => [ 'Glasshouses', [ 'Scented' ] ],
];

/** What is done with them, and a sentence about it. */
const VITRINE_DEMO_TASKS = [
	'Sowing %s'             => 'Early, in small pots, and never all in one day: what the frost takes is then only a part of it.',
	'Planting out %s'       => 'The nights are warm enough when the oak is green. Until then they stand on the bench by the door.',
	'Watering %s'           => 'Once a week and deeply is better than a little every evening; the roots go where the water went.',
	'Cutting back %s'       => 'Hard, with clean shears, on a dry morning. It looks like too much for three weeks.',
	'Saving seed from %s'   => 'In paper bags with a date on them, hung from the beam where the mice do not go.',
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
	$number = 0;
	foreach ( VITRINE_DEMO_TASKS as $title => $words ) {
		foreach ( VITRINE_DEMO_PLANTS as $plant => [ $place, $tags ] ) {
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
					]
				)
			);
		}
	}
	wp_defer_term_counting( false );
}

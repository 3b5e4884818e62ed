<?php
/**
 * Fills a site with popups: a number in all, some of which match every page, and a page with a button.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Fills it.
 *
 * @param array{all: int, matching: int} $input How many.
 * @return array{plain: string, armed: string, popup: int} Address of a page without a popup and of one with a button; the popup that counts.
 */
return static function ( array $input ): array {
	$write = static fn( string $type, string $slug, string $content ): int => wp_insert_post(
		wp_slash(
			[
				'ID'           => get_page_by_path( $slug, OBJECT, $type )->ID ?? 0,
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => ucfirst( $slug ),
				'post_content' => $content,
			]
		)
	);
	$block = static fn( array $attributes, string $inside = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ): string => '<!-- wp:vitrine/popup ' . serialize_block_attributes( $attributes ) . " -->{$inside}<!-- /wp:vitrine/popup -->";
	$text  = '<!-- wp:paragraph --><p>Words of the page.</p><!-- /wp:paragraph -->';
	$plain = $write( 'page', 'plain', str_repeat( $text, 20 ) );
	$armed = $write( 'page', 'armed', '' );
	$here  = [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => (string) $armed ] ];
	$popup = $write(
		'vitrine_popup',
		'armed-popup',
		$block(
			[
				'settings'   => [ 'statistics' => 'yes', 'prevent_scroll' => 'yes' ],
				'triggers'   => [ 'inactivity' => 'yes', 'inactivity_time' => 600 ],
				'timing'     => [ 'times' => 'yes', 'times_times' => 1000 ],
				'conditions' => $here,
			],
			'<!-- wp:heading --><h2 class="wp-block-heading">A popup</h2><!-- /wp:heading -->' . str_repeat( $text, 3 )
		)
	);
	wp_update_post(
		wp_slash(
			[
				'ID'           => $armed,
				'post_content' => '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"tagName":"button","type":"button","vitrinePopup":{"action":"open","popup":' . $popup . '}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">Open</button></div><!-- /wp:button --></div><!-- /wp:buttons -->' . str_repeat( $text, 20 ),
			]
		)
	);
	for ( $number = 0; $number < $input['all']; $number++ ) {
		$write(
			'vitrine_popup',
			"popup-{$number}",
			$block(
				[
					'settings'   => [ 'width' => [ 'size' => 400, 'unit' => 'px' ] ],
					'triggers'   => [ 'inactivity' => 'yes', 'inactivity_time' => 600 ],
					'timing'     => [ 'times' => 'yes', 'times_times' => 3, 'times_period' => 'day' ],
					'conditions' => [
						$number < $input['matching']
							? [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'post', 'sub_id' => '' ]
							: [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => (string) ( 100000 + $number ) ],
						[ 'type' => 'exclude', 'name' => 'archive', 'sub_name' => 'search', 'sub_id' => '' ],
					],
				]
			)
		);
	}
	$many = $input['all'] > 0 ? $write( 'post', 'many', str_repeat( $text, 20 ) ) : 0;
	return [
		'plain' => (string) get_permalink( $plain ),
		'armed' => (string) get_permalink( $armed ),
		'many'  => $many > 0 ? (string) get_permalink( $many ) : '',
		'popup' => $popup,
	];
};

<?php
/**
 * Makes pages of the same words, each with other blocks in their middle.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Writes the pages.
 *
 * @param array{pages: array<string, array<string, mixed>|null>} $input Attributes of the feed by slug; null for none, `html` for what the page of that slug prints.
 */
return static function ( array $input ): array {
	$word  = static fn( string $text ): string => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
	$text  = str_repeat( 'The garden opens at ten and closes when the light goes; the tea room follows the weather. ', 4 );
	$urls  = [];
	$block = static fn( array $attributes ): string => '<!-- wp:vitrine/social-feed ' . wp_json_encode( $attributes ) . ' /-->';
	foreach ( $input['pages'] as $slug => $attributes ) {
		$inner = match ( true ) {
			$attributes === null          => '',
			isset( $attributes['html'] ) => '<!-- wp:html -->' . do_blocks( $block( $input['pages'][ $attributes['html'] ] ) ) . '<!-- /wp:html -->',
			default                      => $block( $attributes ),
		};
		$id    = wp_insert_post(
			wp_slash(
				[
					'post_type'      => 'page',
					'post_status'    => 'publish',
					'post_name'      => $slug,
					'post_title'     => 'Bench',
					'comment_status' => 'closed',
					'post_content'   => $word( $text ) . $inner . $word( $text ),
				]
			)
		);
		$urls[ $slug ] = get_permalink( $id );
	}
	return $urls;
};

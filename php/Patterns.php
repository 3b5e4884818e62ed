<?php
/**
 * The block patterns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the patterns where somebody can insert them.
 */
final class Patterns implements Module {

	/**
	 * Adds the hooks; core asks for patterns in the admin and in the REST API.
	 */
	public function register(): void {
		add_action( 'admin_init', [ $this, 'register_patterns' ] );
		add_action( 'rest_api_init', [ $this, 'register_patterns' ] );
	}

	/**
	 * Registers category and patterns.
	 */
	public function register_patterns(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'vitrine' ) ) {
			return;
		}
		register_block_pattern_category( 'vitrine', [ 'label' => 'Vitrine' ] );
		register_block_pattern(
			'vitrine/social-feed-news',
			[
				'title'       => __( 'Social feed: news in a grid', 'vitrine' ),
				'description' => __( 'A heading and the newest posts of an account in three columns.', 'vitrine' ),
				'categories'  => [ 'vitrine' ],
				'keywords'    => [ 'facebook', 'instagram' ],
				'blockTypes'  => [ 'vitrine/social-feed' ],
				'content'     => '<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} --><h2 class="wp-block-heading has-text-align-center">' . esc_html__( 'What is new', 'vitrine' ) . '</h2><!-- /wp:heading --><!-- wp:vitrine/social-feed {"align":"wide","number":6,"numberPhone":3,"textLimit":220,"sample":true} /--></div><!-- /wp:group -->',
			]
		);
		register_block_pattern(
			'vitrine/social-feed-timeline',
			[
				'title'       => __( 'Social feed: timeline in a column', 'vitrine' ),
				'description' => __( 'The newest posts of an account, one below the other, with their whole text.', 'vitrine' ),
				'categories'  => [ 'vitrine' ],
				'keywords'    => [ 'facebook', 'instagram' ],
				'blockTypes'  => [ 'vitrine/social-feed' ],
				'content'     => '<!-- wp:group {"layout":{"type":"constrained","contentSize":"36rem"}} --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">' . esc_html__( 'Follow along', 'vitrine' ) . '</h2><!-- /wp:heading --><!-- wp:vitrine/social-feed {"layout":"list","number":5,"textLimit":600,"sample":true} /--></div><!-- /wp:group -->',
			]
		);
	}
}

<?php
/**
 * Filters and pages in the loop of a shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

/**
 * A stand-in for `woocommerce/product-collection`, which asks and renders as that does: by core's variables of the
 * query, which it replaces with its own in the same filter, after plugins that are loaded before it.
 */
final class ProductCollectionTest extends LoopTestCase {

	/**
	 * Registers the blocks of the shop.
	 */
	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'product', [ 'public' => true, 'taxonomies' => [ 'post_tag' ] ] );
		$number = 0;
		foreach ( [ 'Spade' => 'tools', 'Rake' => 'tools', 'Beans' => 'seeds', 'Fork' => 'tools' ] as $title => $tag ) {
			$post = wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $title, 'post_date' => gmdate( 'Y-m-d H:i:s', 1_700_000_000 - 60 * ++$number ) ] );
			wp_set_object_terms( $post, $tag, 'post_tag' );
		}
		register_block_type(
			'woocommerce/product-collection',
			[ 'attributes' => [ 'queryId' => [ 'type' => 'number' ], 'query' => [ 'type' => 'object' ] ], 'provides_context' => [ 'queryId' => 'queryId', 'query' => 'query' ] ]
		);
		register_block_type(
			'woocommerce/product-template',
			[ 'uses_context' => [ 'queryId', 'query' ], 'skip_inner_blocks' => true, 'render_callback' => self::template( ... ) ]
		);
		add_filter(
			'query_loop_block_query_vars',
			static fn( array $query, \WP_Block $block, int $page ): array => ( $block->context['query']['isProductCollectionBlock'] ?? false ) === true
				? [ 'post_type' => 'product', 'post_status' => 'publish', 'posts_per_page' => $block->context['query']['perPage'], 'paged' => $page, 'orderby' => 'date', 'order' => 'DESC', 'tax_query' => [], 'meta_query' => [] ]
				: $query,
			10,
			3
		);
	}

	/**
	 * Takes them away.
	 */
	protected function tearDown(): void {
		unregister_block_type( 'woocommerce/product-collection' );
		unregister_block_type( 'woocommerce/product-template' );
		unregister_post_type( 'product' );
		parent::tearDown();
	}

	/**
	 * The products of a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $content    Nothing.
	 * @param \WP_Block            $block      The block.
	 */
	private static function template( array $attributes, string $content, \WP_Block $block ): string {
		$query = new \WP_Query( build_query_vars_from_query_block( $block, 1 ) );
		while ( $query->have_posts() ) {
			$query->the_post();
			$post     = [ 'postId' => get_the_ID(), 'postType' => get_post_type() ];
			$context  = static fn( array $given ): array => [ ...$given, ...$post ];
			$instance = [ ...$block->parsed_block, 'blockName' => 'core/null' ];
			add_filter( 'render_block_context', $context, 1 );
			$html = ( new \WP_Block( $instance ) )->render( [ 'dynamic' => false ] );
			remove_filter( 'render_block_context', $context, 1 );
			$content .= '<li class="' . esc_attr( implode( ' ', get_post_class( 'wc-block-product' ) ) ) . '">' . $html . '</li>';
		}
		wp_reset_postdata();
		return $content === '' ? '' : "<ul class=\"wc-block-product-template\">{$content}</ul>";
	}

	/**
	 * A collection of products with a filter and pages.
	 *
	 * @param string $items Blocks in its template besides the title.
	 */
	private static function products( string $items = '' ): string {
		$attributes = [ 'queryId' => 5, 'vitrineLoop' => self::LOOP, 'query' => [ 'perPage' => 2, 'postType' => 'product', 'inherit' => false, 'isProductCollectionBlock' => true ] ];
		return '<!-- wp:woocommerce/product-collection ' . serialize_block_attributes( $attributes ) . ' --><div class="wp-block-woocommerce-product-collection">'
			. '<!-- wp:vitrine/loop-filter {"taxonomy":"post_tag","showCounts":true} /-->'
			. "<!-- wp:woocommerce/product-template --><!-- wp:post-title /-->{$items}<!-- /wp:woocommerce/product-template -->"
			. '<!-- wp:vitrine/loop-pagination /--></div><!-- /wp:woocommerce/product-collection -->';
	}

	/**
	 * Visitors filter and page products, and see how many there are.
	 */
	public function test_filter_and_pages(): void {
		self::ask( '' );
		$html = do_blocks( self::products() );
		self::assertSame( [ 'Spade', 'Rake' ], self::titles( $html ) );
		self::assertMatchesRegularExpression( '/seeds\D*1.*tools\D*3/s', wp_strip_all_tags( implode( ' ', array_keys( self::links( $html ) ) ) ) );
		self::assertStringContainsString( 'loop-abc1234_page=2', self::pagination( $html ) );
		self::ask( 'loop-abc1234-post_tag=tools&loop-abc1234_page=2' );
		$html = do_blocks( self::products() );
		self::assertSame( [ 'Fork' ], self::titles( $html ) );
		self::assertStringNotContainsString( '_page=3', self::pagination( $html ) );
	}

	/**
	 * Alternate templates and fixed items, too.
	 */
	public function test_items(): void {
		self::ask( '' );
		$item = static fn( array $attributes, string $words ): string => get_comment_delimited_block_content( 'vitrine/loop-item', $attributes, $words );
		$html = do_blocks( self::products( $item( [], '<p>First</p>' ) . $item( [ 'shows' => 'item', 'position' => 2 ], '<p>Ad</p>' ) ) );
		self::assertSame( [ 'Rake' ], self::titles( $html ) );
		self::assertMatchesRegularExpression( '~<li class="[^"]*wc-block-product[^"]*">\s*<p>First</p></li><li class="wc-block-product"><p>Ad</p></li><li [^>]*>.*Rake~s', $html );
	}

	/**
	 * The route finds the collection where it is stored.
	 */
	public function test_route(): void {
		$post = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Shop', 'post_content' => wp_slash( self::products() ) ] );
		$html = self::rendered( $post );
		self::assertSame( 1, preg_match( '~"proof":"([^"]+)"~', html_entity_decode( $html ), $found ) );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/loop' );
		$request->set_query_params( [ 'proof' => $found[1], 'at' => '/shop/?loop-abc1234-post_tag=seeds' ] );
		$answer = rest_do_request( $request )->get_data();
		self::assertSame( [ 'Beans' ], self::titles( $answer['html'] ) );
		self::assertSame( '1 result', $answer['status'] );
	}

	/**
	 * The content of a page, as visitors get it.
	 *
	 * @param int $post Its id.
	 */
	private static function rendered( int $post ): string {
		global $wp_query, $wp_the_query;
		self::ask( '' );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as WordPress does; put back after the test.
		$wp_query     = new \WP_Query( [ 'p' => $post, 'post_type' => 'page' ] );
		$wp_the_query = $wp_query;
		// phpcs:enable
		$wp_query->the_post();
		return (string) apply_filters( 'the_content', get_post( $post )->post_content ?? '' );
	}
}

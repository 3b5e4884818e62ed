<?php
/**
 * Loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\CapabilityModule;
use Vitrine\Loop\Additions\CanvasAdditions;
use Vitrine\Loop\Additions\QueryAdditions;
use Vitrine\Loop\Additions\RelatedPosts;
use Vitrine\Loop\Additions\ShownPosts;
use Vitrine\Loop\Answers\LoopProof;
use Vitrine\Loop\Counts\CanvasCounts;
use Vitrine\Loop\Items\PostTemplateItems;
use Vitrine\Rest\Loop\LoopController;
use Vitrine\Rest\Loop\LoopOptionsController;
use Vitrine\Rest\Loop\RefreshLoopController;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Core's Query Loop, which visitors filter by blocks in it.
 */
final class LoopModule extends CapabilityModule {

	/** Attribute of core/query: the id of the loop. */
	public const ATTRIBUTE = 'vitrineLoop';

	/** What blocks in a loop know it by. */
	public const CONTEXT = 'vitrine/loop';

	/** Blocks that are loops: core's, and that of a shop, which asks for its products as core does for posts. */
	public const QUERY_BLOCKS = [ 'core/query', 'woocommerce/product-collection' ];

	/** Classes that these give the item of a post. */
	public const ITEMS = [ 'wp-block-post', 'wc-block-product' ];

	/** Blocks that show the posts of a loop. */
	public const TEMPLATES = [ 'core/post-template', 'woocommerce/product-template' ];

	/** What visitors may change of it, for the blocks in it; made when it is rendered, never stored. */
	private const OFFERS = 'vitrineOffers';

	/**
	 * Gives core's block an id, and lets the address narrow what it asks for.
	 */
	public function register(): void {
		add_filter(
			'register_block_type_args',
			static fn( array $args, string $name ): array => in_array( $name, self::QUERY_BLOCKS, true )
				? self::with_id( $args )
				: $args,
			10,
			2
		);
		// Whatever knows the query knows the loop: posts, pages, totals, "no results".
		add_filter(
			'get_block_type_uses_context',
			static fn( array $uses ): array => in_array( 'query', $uses, true )
				? [ ...$uses, self::CONTEXT, 'vitrine/offers' ]
				: $uses
		);
		add_filter(
			'render_block_data',
			static fn( array $parsed, mixed $stored = null, ?\WP_Block $around = null ): array
				=> in_array( $parsed['blockName'], self::QUERY_BLOCKS, true )
					? self::begin( $parsed, $around )
					: $parsed,
			// Before core looks whether pages come without a reload.
			9,
			3
		);
		foreach ( self::QUERY_BLOCKS as $name ) {
			add_filter(
				"render_block_{$name}",
				static function ( string $html, array $parsed ): string {
					ShownPosts::end();
					if ( isset( $parsed['attrs'][ self::OFFERS ] ) ) {
						if ( self::is_asked() ) {
							FilteredPage::has( $parsed );
						}
						InheritedLoop::end();
					}
					return $html;
				},
				10,
				2
			);
		}
		self::say_what_is_shown();
		self::let_posts_differ();
		// Where the plugin is not there whose scripts ask for it, when everybody has registered routes.
		add_action(
			'rest_api_init',
			static function (): void {
				if ( ! in_array( 'elementor-pro/v1', rest_get_server()->get_namespaces(), true ) ) {
					( new RefreshLoopController() )->register_routes( 'elementor-pro/v1' );
				}
			},
			PHP_INT_MAX
		);
		add_filter(
			'wp_robots',
			static fn( array $robots ): array => self::is_asked() ? FilteredPage::robots( $robots ) : $robots
		);
		add_filter(
			'get_canonical_url',
			static fn( mixed $url, \WP_Post $post ): mixed => is_string( $url ) && self::is_asked()
				? FilteredPage::canonical( $url, $post )
				: $url,
			10,
			2
		);
	}

	/**
	 * Says which posts a loop has, and listens which it has shown.
	 */
	private static function say_what_is_shown(): void {
		add_filter(
			'query_loop_block_query_vars',
			static function ( array $query, \WP_Block $block ): array {
				$loop  = isset( $block->context[ self::CONTEXT ] ) ? Loop::id( $block ) : null;
				$query = isset( $block->context['query']['vitrine'] ) ? self::added( $query, $block ) : $query;
				return $loop === null
					? $query
					: LoopQuery::narrowed( $query, Loop::asked( $loop, LoopOffers::of( $block ) ) );
			},
			// After a shop, which asks for products in its own way.
			20,
			2
		);
		// Core asks for these classes when a loop shows a post.
		add_filter(
			'post_class',
			static function ( array $classes, mixed $own, int $post ): array {
				if ( array_intersect( self::ITEMS, (array) $own ) !== [] ) {
					ShownPosts::add( $post );
				}
				return $classes;
			},
			10,
			3
		);
		// Classic themes render after the head, block themes before it.
		add_action(
			'wp_head',
			static fn() => class_exists( ShownPosts::class, false ) ? ShownPosts::forget() : null,
			PHP_INT_MAX
		);
	}

	/**
	 * Lets posts of a loop differ, where its template says so.
	 */
	private static function let_posts_differ(): void {
		add_filter(
			'render_block_data',
			static function ( array $parsed ): array {
				if ( in_array( $parsed['blockName'], self::TEMPLATES, true ) ) {
					PostTemplateItems::begin( $parsed );
				}
				return $parsed;
			}
		);
	}

	/**
	 * Lets the canvas of the editor show what a page does.
	 */
	public function prepare_rest(): void {
		foreach ( get_post_types( [ 'show_in_rest' => true ] ) as $type ) {
			add_filter(
				"rest_{$type}_query",
				static function ( array $query, \WP_REST_Request $request ): array {
					$query = isset( $request['vitrine'] )
						? CanvasAdditions::added( $query, $request['vitrine'] )
						: $query;
					return isset( $request['vitrine_loop'] ) ? CanvasQuery::narrowed( $query, $request ) : $query;
				},
				10,
				2
			);
		}
		foreach ( get_taxonomies( [ 'show_in_rest' => true ] ) as $taxonomy ) {
			add_filter( "rest_{$taxonomy}_query", [ CanvasCounts::class, 'asked' ], 10, 2 );
		}
	}

	/**
	 * Adds what a loop asks for besides what core knows.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param \WP_Block            $block A block in the loop.
	 * @return array<string, mixed>
	 */
	private static function added( array $query, \WP_Block $block ): array {
		$stored = $block->context['query']['vitrine'];
		$number = $block->context['queryId'] ?? 0;
		return is_array( $stored )
			? QueryAdditions::added( $query, $stored, RelatedPosts::shown_post(), is_int( $number ) ? $number : 0 )
			: $query;
	}

	/**
	 * Whether the address of this request says something of a loop. Every page asks, so that this reads no other class.
	 */
	private static function is_asked(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only names are looked at, and nothing is changed.
		return preg_grep( '/^(?:loop|e-filter)-/', array_map( 'strval', array_keys( $_GET ) ) ) !== [];
	}

	/**
	 * Renderers of the blocks in loops.
	 */
	public function blocks(): array {
		return [
			'vitrine/loop-filter'     => static fn( array $attributes, string $content, \WP_Block $block ): string
				=> self::filter( $attributes, $block ),
			'vitrine/loop-pagination' => static fn( array $attributes, string $content, \WP_Block $block ): string
				=> self::pagination( $attributes, $block ),
			'vitrine/loop-drawer'     => LoopDrawer::html( ... ),
		];
	}

	/**
	 * Its routes.
	 */
	public function routes(): array {
		return [
			static fn() => ( new LoopController() )->register_routes(),
			static fn() => ( new LoopOptionsController() )->register_routes(),
			static fn() => ( new RefreshLoopController() )->register_routes(),
		];
	}

	/**
	 * Gives core/query its attributes, and what is in it the id.
	 *
	 * @param array<string, mixed> $args What it is registered with.
	 * @return array<string, mixed>
	 */
	private static function with_id( array $args ): array {
		return [
			...$args,
			'attributes'       => [
				...( $args['attributes'] ?? [] ),
				self::ATTRIBUTE => [ 'type' => 'string' ],
				self::OFFERS    => [ 'type' => 'object' ],
			],
			'provides_context' => [
				...( $args['provides_context'] ?? [] ),
				self::CONTEXT    => self::ATTRIBUTE,
				'vitrine/offers' => self::OFFERS,
			],
		];
	}

	/**
	 * A loop begins: looks what it offers, and narrows the query of the page where the loop shows that.
	 *
	 * @param array<string, mixed> $parsed The block as core parses it, possibly hostile.
	 * @param \WP_Block|null       $around The block around it.
	 * @return array<string, mixed>
	 */
	private static function begin( array $parsed, ?\WP_Block $around ): array {
		foreach ( $around->inner_blocks ?? [] as $inner ) {
			// Core keeps attributes that it has read before this: it reads those of what is answered here then.
			unset( $inner->attributes );
		}
		$parsed = ShownPosts::begin( $parsed );
		$id     = $parsed['attrs'][ self::ATTRIBUTE ] ?? null;
		if ( ! is_string( $id ) || preg_match( LoopState::ID, $id ) !== 1 ) {
			unset( $parsed['attrs'][ self::OFFERS ] );
			return $parsed;
		}
		$offers                          = LoopOffers::in_loop( $parsed );
		$parsed['attrs'][ self::OFFERS ] = $offers;
		FilteredPage::shows( $id, $offers );
		LoopProof::forget();
		// Core's pages without a reload know nothing of ours; links work.
		$parsed['attrs']['enhancedPagination'] = false;
		InheritedLoop::begin(
			( $parsed['attrs']['query']['inherit'] ?? false ) === true ? Loop::asked( $id, null ) : null,
			$offers['pages']
		);
		return $parsed;
	}

	/**
	 * Renders a filter; visitors get nothing of one that has no loop.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param \WP_Block            $block      The block.
	 */
	private static function filter( array $attributes, \WP_Block $block ): string {
		$outside = Loop::id( $block ) === null ? $block->parsed_block['attrs'] : null;
		$loop    = $outside === null ? Loop::around( $block ) : Loop::elsewhere( $outside['loop'] ?? null );
		$view    = $loop === null ? null : FilterView::of( $attributes, $loop );
		return $loop === null || $view === null
			? ''
			: Template::html_of_strangers(
				dirname( VITRINE_FILE ) . '/build/loop-filter/render.php',
				[ 'view' => $view, 'data' => LoopScript::data( $loop, $outside ) ]
			);
	}

	/**
	 * Renders a pagination; visitors get nothing of one that is in no loop, or has one page.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param \WP_Block            $block      The block.
	 */
	private static function pagination( array $attributes, \WP_Block $block ): string {
		$loop = Loop::around( $block );
		/** Generated from block.json.
		 *
		 * @var LoopPaginationAttributes $read */
		$read = Schema::of_block( 'loop-pagination' )->read( $attributes );
		$view = $loop === null ? null : PaginationView::of( $read, $loop );
		if ( $loop === null || $view === null ) {
			return '';
		}
		if ( $loop->is_past() ) {
			FilteredPage::is_missing();
		}
		return Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/loop-pagination/render.php',
			[
				'view' => $view,
				'data' => [
					...( LoopScript::data( $loop ) ?? [] ),
					'type'         => $view->type,
					'page'         => $loop->page(),
					'pages'        => $loop->pages(),
					'scrollBack'   => $read['scrollBack'],
					'scrollOffset' => $read['scrollOffset'],
					'batches'      => $read['batches'],
				],
			]
		);
	}
}

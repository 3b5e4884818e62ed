<?php
/**
 * Whose content is being rendered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sealed;

defined( 'ABSPATH' ) || exit;

/**
 * The posts around what is being rendered, outermost first: a page, the post in its query loop, the synced pattern in
 * that.
 * Whoever may not see one of them does not see what is in it.
 */
final class ContentStack {

	/** Blocks that show the content of the post in their attribute `ref`. */
	private const REFERENCES = [ 'core/block', 'core/navigation' ];

	/**
	 * How the content came to be rendered (`content`, or the name of a block), and ids; 0 = of no post.
	 *
	 * @var list<array{string, int}>
	 */
	private static array $stack = [];

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_filter( 'the_content', self::begin_content( ... ), PHP_INT_MIN );
		add_filter( 'the_content', self::end_content( ... ), PHP_INT_MAX );
		add_filter( 'render_block_data', self::begin_reference( ... ), PHP_INT_MAX );
		foreach ( self::REFERENCES as $name ) {
			add_filter( "render_block_{$name}", self::end_reference( ... ), PHP_INT_MIN, 2 );
		}
	}

	/**
	 * Renders the content of a post that core does not know of.
	 *
	 * @template T
	 * @param int           $post Id of the post, or of the autosave that is looked at.
	 * @param \Closure(): T $work Renders.
	 * @return T
	 */
	public static function during( int $post, \Closure $work ): mixed {
		$before        = self::$stack;
		self::$stack[] = [ 'content', $post ];
		try {
			return $work();
		} finally {
			self::$stack = $before;
		}
	}

	/**
	 * The posts around what is being rendered.
	 *
	 * @return list<int> Ids, outermost first; none in a template, a widget or navigation of the theme, which everybody
	 *                   sees.
	 */
	public static function posts(): array {
		$posts = self::known();
		if ( $posts !== [] ) {
			return $posts;
		}
		// Somebody may render blocks of a post past `the_content`.
		$post = in_the_loop() ? (int) get_the_ID() : ( is_singular() ? get_queried_object_id() : 0 );
		// A page that a plugin has invented has an id that is no post's.
		return $post === 0 || get_post( $post ) === null ? [] : [ $post ];
	}

	/**
	 * Whether what is being rendered may differ from what is stored and published: it is a look of somebody who may
	 * edit.
	 */
	public static function is_preview(): bool {
		$is_served = wp_is_serving_rest_request() || ( is_admin() && ! wp_doing_ajax() );
		return is_preview()
			|| is_customize_preview()
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it takes rights away, it gives none.
			|| isset( $_GET['wp_theme_preview'] )
			|| ( $is_served && self::known() === [] );
	}

	/**
	 * The posts whose content is known to be rendered.
	 *
	 * @return list<int> Ids, outermost first.
	 */
	private static function known(): array {
		return array_values( array_diff( array_unique( array_column( self::$stack, 1 ) ), [ 0 ] ) );
	}

	/**
	 * The content of the current post begins.
	 *
	 * @template T
	 * @param T $content Content.
	 * @return T
	 */
	private static function begin_content( mixed $content ): mixed {
		self::$stack[] = [ 'content', (int) get_the_ID() ];
		return $content;
	}

	/**
	 * It ends, and with it whatever did not end by itself.
	 *
	 * @template T
	 * @param T $content Content.
	 * @return T
	 */
	private static function end_content( mixed $content ): mixed {
		do {
			$last = array_pop( self::$stack );
		} while ( $last !== null && $last[0] !== 'content' );
		return $content;
	}

	/**
	 * A block may begin that shows the content of another post.
	 *
	 * @param mixed $block Block as core parses it, possibly hostile.
	 * @return mixed The same.
	 */
	private static function begin_reference( mixed $block ): mixed {
		if ( is_array( $block ) && in_array( $block['blockName'] ?? '', self::REFERENCES, true ) ) {
			self::$stack[] = [ $block['blockName'], self::reference( $block ) ];
		}
		return $block;
	}

	/**
	 * It ends. WordPress 7.1 says so twice.
	 *
	 * @template T
	 * @param T            $html  HTML.
	 * @param array<mixed> $block Block as core parses it, possibly hostile.
	 * @return T
	 */
	private static function end_reference( mixed $html, array $block ): mixed {
		if ( end( self::$stack ) === [ $block['blockName'] ?? '', self::reference( $block ) ] ) {
			array_pop( self::$stack );
		}
		return $html;
	}

	/**
	 * The post whose content a block shows.
	 *
	 * @param array<mixed> $block Block.
	 */
	private static function reference( array $block ): int {
		$post = $block['attrs']['ref'] ?? 0;
		return is_numeric( $post ) ? (int) $post : 0;
	}
}

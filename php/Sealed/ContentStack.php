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
	 * Ids; 0 = of no post.
	 *
	 * @var list<int>
	 */
	private static array $stack = [];

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_filter( 'the_content', self::begin_content( ... ), PHP_INT_MIN );
		add_filter( 'the_content', self::end_content( ... ), PHP_INT_MAX );
		// When everybody has registered blocks.
		add_action( 'wp_loaded', self::follow_references( ... ) );
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
		self::$stack[] = $post;
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
		return array_values( array_diff( array_unique( self::$stack ), [ 0 ] ) );
	}

	/**
	 * The content of the current post begins.
	 *
	 * @template T
	 * @param T $content Content.
	 * @return T
	 */
	private static function begin_content( mixed $content ): mixed {
		self::$stack[] = (int) get_the_ID();
		return $content;
	}

	/**
	 * The content ends.
	 *
	 * @template T
	 * @param T $content Content.
	 * @return T
	 */
	private static function end_content( mixed $content ): mixed {
		array_pop( self::$stack );
		return $content;
	}

	/**
	 * Has core's blocks render the content of another post as that post's. A filter of all blocks would be called for
	 * each block of a page. Whoever renders blocks before `wp_loaded` gets seals bound to the post around them alone.
	 */
	private static function follow_references(): void {
		foreach ( self::REFERENCES as $name ) {
			$type   = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			$render = $type?->render_callback;
			if ( is_callable( $render ) ) {
				$type->render_callback = static fn( array $attributes, mixed ...$more ): mixed => self::during(
					is_numeric( $attributes['ref'] ?? null ) ? (int) $attributes['ref'] : 0,
					static fn(): mixed => $render( $attributes, ...$more )
				);
			}
		}
	}
}

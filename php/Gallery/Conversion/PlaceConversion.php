<?php
/**
 * Converts the galleries of a place.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * Says what becomes of them, and writes it: a post gets a revision of what it was. Whoever calls it has asked whether
 * this user may.
 */
final class PlaceConversion {

	/**
	 * Keeps what converts one gallery.
	 *
	 * @param GalleryConversion $conversion Converts one.
	 */
	public function __construct( private readonly GalleryConversion $conversion ) {}

	/**
	 * What would become of the galleries.
	 *
	 * @param ConversionPlace $place Place.
	 * @return list<ConvertedGallery>
	 */
	public function preview( ConversionPlace $place ): array {
		return $this->converted( $place, null )[1];
	}

	/**
	 * Converts them.
	 *
	 * @param ConversionPlace $place Place.
	 * @param float           $until Time at which copying of images ends.
	 * @return array{converted: int, kept: int, done: bool} Galleries; not done = images are still to be copied, and
	 *                                                      nothing was written.
	 * @throws PlaceRefused When it cannot be written.
	 */
	public function convert( ConversionPlace $place, float $until ): array {
		[ $content, $galleries ] = $this->converted( $place, $until );
		$kept                    = count( array_filter( $galleries, static fn( $one ): bool => $one->markup === '' ) );
		$counts                  = [ 'converted' => count( $galleries ) - $kept, 'kept' => $kept, 'done' => true ];
		if ( array_filter( $galleries, static fn( $one ): bool => ! $one->is_ready ) !== [] ) {
			return [ ...$counts, 'converted' => 0, 'done' => false ];
		}
		if ( $content !== $place->content ) {
			$place->post() > 0 ? self::write_post( $place, $content ) : self::write_widget( $place, $content );
		}
		return $counts;
	}

	/**
	 * Whether a post can be restored as it was: the revision of what it becomes must not push out the one before.
	 *
	 * @param \WP_Post $post Post.
	 */
	public static function can_be_undone( \WP_Post $post ): bool {
		return post_type_supports( $post->post_type, 'revisions' )
			&& ! in_array( wp_revisions_to_keep( $post ), [ 0, 1 ], true );
	}

	/**
	 * The content with core's galleries.
	 *
	 * @param ConversionPlace $place Place.
	 * @param float|null      $until Time at which copying of images ends, null = only look.
	 * @return array{string, list<ConvertedGallery>}
	 */
	private function converted( ConversionPlace $place, ?float $until ): array {
		$galleries = [];
		$content   = StoredGalleries::replace(
			$place->content,
			function ( array $attributes, bool $in_loop ) use ( $place, $until, &$galleries ): ?string {
				$changes     = ( $attributes['source'] ?? '' ) === 'attached' && ( $in_loop || $place->is_shared() );
				$gallery     = $changes
					? ConvertedGallery::kept( __( 'It shows different images on each page.', 'vitrine' ) )
					: $this->conversion->convert( $attributes, $place->post(), $until );
				$galleries[] = $gallery;
				return $gallery->markup === '' ? null : $gallery->markup;
			}
		);
		return [ $content, $galleries ];
	}

	/**
	 * Writes a post.
	 *
	 * @param ConversionPlace $place   Place.
	 * @param string          $content Content.
	 * @throws PlaceRefused When somebody is editing it, or has, or WordPress would change or refuse it.
	 */
	private static function write_post( ConversionPlace $place, string $content ): void {
		$id = $place->post();
		// Copying images takes minutes.
		wp_cache_delete( $id, 'posts' );
		self::refuse_changed( $place, get_post( $id )->post_content ?? '' );
		require_once ABSPATH . 'wp-admin/includes/post.php';
		if ( wp_check_post_lock( $id ) !== false ) {
			throw new PlaceRefused( __( 'Someone is editing it right now. Try again later.', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
		}
		if ( ! self::may_be_saved( $content ) ) {
			throw new PlaceRefused( __( 'It has code that you are not allowed to save.', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
		}
		// Posts that were imported have none of what they are now.
		wp_save_post_revision( $id );
		$saved = wp_update_post( wp_slash( [ 'ID' => $id, 'post_content' => $content ] ), true );
		if ( is_wp_error( $saved ) ) {
			throw new PlaceRefused( wp_strip_all_tags( $saved->get_error_message() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
		}
	}

	/**
	 * Keeps what somebody else has saved meanwhile.
	 *
	 * @param ConversionPlace $place   Place as it was read.
	 * @param string          $content What it holds now.
	 * @throws PlaceRefused When that is something else.
	 */
	private static function refuse_changed( ConversionPlace $place, string $content ): void {
		if ( $content !== $place->content ) {
			throw new PlaceRefused( __( 'It was changed in the meantime. Try again.', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- it goes to REST and WP-CLI.
		}
	}

	/**
	 * Whether WordPress saves a content as it is: what others were allowed to write must not be lost because this user
	 * is not.
	 *
	 * @param string $content Content.
	 */
	private static function may_be_saved( string $content ): bool {
		if ( has_filter( 'content_save_pre', 'wp_filter_post_kses' ) === false ) {
			return true;
		}
		// It writes a space there, whoever saves.
		$plain = static fn( string $html ): string => str_replace( ' />', '/>', $html );
		return $plain( wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ) ) === $plain( $content );
	}

	/**
	 * Writes a widget.
	 *
	 * @param ConversionPlace $place   Place.
	 * @param string          $content Content.
	 * @throws PlaceRefused When it is gone, or was changed.
	 */
	private static function write_widget( ConversionPlace $place, string $content ): void {
		$number  = (int) substr( $place->id, strlen( 'block-' ) );
		$widgets = get_option( 'widget_block', [] );
		if ( ! is_array( $widgets ) || ! is_array( $widgets[ $number ] ?? null ) ) {
			throw new PlaceRefused( __( 'This widget no longer exists.', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
		}
		self::refuse_changed( $place, (string) ( $widgets[ $number ]['content'] ?? '' ) );
		$widgets[ $number ]['content'] = $content;
		update_option( 'widget_block', $widgets );
	}
}

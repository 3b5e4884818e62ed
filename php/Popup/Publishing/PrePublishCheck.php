<?php
/**
 * Refuses to publish popups that cannot be closed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Publishing;

use Vitrine\Popup\PopupPosts;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses to publish and to schedule popups that nothing visible closes (Guard), whichever way they come: REST answers
 * with an error, elsewhere they stay drafts.
 */
final class PrePublishCheck {

	public const ERROR = 'vitrine_popup_closed';

	/** Post meta: it stayed a draft, and whoever looks at the list is told so. */
	public const REFUSED = '_vitrine_popup_refused';

	/** States in which visitors see a popup, now or later. Private posts are printed for nobody. */
	private const SHOWN = [ 'publish', 'future' ];

	/** Names of popups in one notice. */
	private const MAX_NAMES = 10;

	/**
	 * Whether the post that is being saved was made a draft.
	 *
	 * @var bool
	 */
	private bool $has_refused = false;

	/**
	 * Answers a request that would publish one. An autosave publishes nothing.
	 *
	 * @param \stdClass|\WP_Error $post    What is going to be saved.
	 * @param \WP_REST_Request    $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function check_request( \stdClass|\WP_Error $post, \WP_REST_Request $request ): \stdClass|\WP_Error {
		if (
			is_wp_error( $post )
			|| str_contains( $request->get_route(), '/autosaves' )
			|| ( ! isset( $post->post_status ) && ! isset( $post->post_content ) )
		) {
			return $post;
		}
		$id      = (int) ( $post->ID ?? 0 );
		$status  = $post->post_status ?? ( $id > 0 ? get_post_status( $id ) : 'draft' );
		$content = $post->post_content ?? ( $id > 0 ? get_post_field( 'post_content', $id, 'raw' ) : '' );
		if ( ! in_array( $status, self::SHOWN, true ) || ! Guard::refuses( (string) $content, $id ) ) {
			return $post;
		}
		return new \WP_Error( self::ERROR, Guard::message(), [ 'status' => 400, 'remedy' => Guard::remedy() ] );
	}

	/**
	 * Makes a draft of one that would be published: quick edit, bulk edit, WP-CLI, XML-RPC, imports.
	 *
	 * @param array<string, mixed> $data  What is going to be saved, slashed.
	 * @param array<string, mixed> $given What was given.
	 * @return array<string, mixed>
	 */
	public function check( array $data, array $given ): array {
		if ( ( $data['post_type'] ?? '' ) !== PopupPosts::TYPE ) {
			return $data;
		}
		$content           = is_string( $data['post_content'] ?? null ) ? wp_unslash( $data['post_content'] ) : '';
		$this->has_refused = in_array( $data['post_status'] ?? '', self::SHOWN, true )
			&& Guard::refuses( $content, is_numeric( $given['ID'] ?? null ) ? (int) $given['ID'] : 0 );
		if ( $this->has_refused ) {
			$data['post_status'] = 'draft';
			if ( class_exists( 'WP_CLI' ) ) {
				\WP_CLI::warning( Guard::message() );
			}
		}
		return $data;
	}

	/**
	 * Keeps with a popup that it was made a draft, until it is saved otherwise.
	 *
	 * @param int      $id   Post.
	 * @param \WP_Post $post The same as whoever saved it knows it: what check_transition() made of it comes first.
	 */
	public function remember( int $id, \WP_Post $post ): void {
		if ( get_post_status( $id ) !== $post->post_status ) {
			return;
		}
		if ( $this->has_refused ) {
			update_post_meta( $id, self::REFUSED, '1' );
		} else {
			delete_post_meta( $id, self::REFUSED );
		}
		$this->has_refused = false;
	}

	/**
	 * Makes a draft of one whose time has come.
	 *
	 * @param int $id Post.
	 */
	public function check_scheduled( int $id ): void {
		$post = get_post( $id );
		if (
			$post instanceof \WP_Post
			&& $post->post_type === PopupPosts::TYPE
			&& Guard::refuses( $post->post_content, $id )
		) {
			self::retract( $id );
		}
	}

	/**
	 * Makes a draft of one that was published past all of these.
	 *
	 * @param string   $status New status.
	 * @param string   $before Old status.
	 * @param \WP_Post $post   Post.
	 */
	public function check_transition( string $status, string $before, \WP_Post $post ): void {
		if (
			$status === 'publish'
			&& $before !== 'publish'
			&& $post->post_type === PopupPosts::TYPE
			&& Guard::refuses( $post->post_content, $post->ID )
		) {
			self::retract( $post->ID );
		}
	}

	/**
	 * Says on the list of popups which ones stayed drafts.
	 */
	public function notice(): void {
		$screen = get_current_screen();
		if ( $screen === null || $screen->id !== 'edit-' . PopupPosts::TYPE ) {
			return;
		}
		/** Whole posts.
		 *
		 * @var list<\WP_Post> $posts */
		$posts = get_posts(
			[
				'post_type'      => PopupPosts::TYPE,
				'post_status'    => [ 'draft', 'pending', 'private' ],
				'meta_key'       => self::REFUSED, // phpcs:ignore WordPress.DB.SlowDBQuery -- one screen, few popups.
				'posts_per_page' => self::MAX_NAMES, // phpcs:ignore WordPress.WP.PostsPerPage -- ten.
			]
		);
		$names = [];
		foreach ( $posts as $post ) {
			if ( current_user_can( 'edit_post', $post->ID ) ) {
				$names[] = sprintf(
					'<a href="%s">%s</a>',
					esc_url( (string) get_edit_post_link( $post ) ),
					esc_html( self::name( $post ) )
				);
			}
		}
		if ( $names !== [] ) {
			$words = sprintf(
				esc_html(
					/* translators: %s: names of popups. */
					_n(
						'This popup was kept as a draft: %s',
						'These popups were kept as drafts: %s',
						count( $names ),
						'vitrine'
					)
				),
				wp_sprintf( '%l', $names )
			);
			wp_admin_notice( "<strong>{$words}</strong><br>" . esc_html( Guard::message() ), [ 'type' => 'error' ] );
		}
	}

	/**
	 * Saves a popup as it is, and the filter above makes a draft of it. Whoever happens to run this request changes
	 * nothing of its content.
	 *
	 * @param int $id Post.
	 */
	private static function retract( int $id ): void {
		kses_remove_filters();
		wp_update_post( [ 'ID' => $id ] );
		kses_init();
	}

	/**
	 * How a popup is called in lists.
	 *
	 * @param \WP_Post $post Popup.
	 */
	private static function name( \WP_Post $post ): string {
		$title = trim( get_the_title( $post ) );
		/* translators: %d: number of the popup. */
		return $title !== '' ? $title : sprintf( __( 'Popup %d', 'vitrine' ), $post->ID );
	}
}

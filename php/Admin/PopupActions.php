<?php
/**
 * What can be done with popups in their list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\Compat\PopupFiles;
use Vitrine\Module;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\PopupPreview;
use Vitrine\Popup\Transfer\Duplicate;
use Vitrine\Popup\Transfer\PopupFile;
use Vitrine\Support\AdminNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Duplicate, preview and export of one; export of several; the dialog that imports.
 */
final class PopupActions implements Module {

	private const DUPLICATE = 'vitrine_duplicate_popup';

	private const EXPORT = 'vitrine_export_popups';

	/** Parameter of the list: the copy that was made. */
	private const COPY = 'vitrine_copy';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'post_row_actions', [ $this, 'row_actions' ], 10, 2 );
		add_filter( 'bulk_actions-edit-' . PopupPosts::TYPE, [ $this, 'bulk_actions' ] );
		add_filter( 'handle_bulk_actions-edit-' . PopupPosts::TYPE, [ $this, 'act' ], 10, 3 );
		add_action( 'admin_post_' . self::DUPLICATE, [ $this, 'duplicate' ] );
		add_action( 'admin_post_' . self::EXPORT, [ $this, 'export' ] );
		add_action( 'admin_notices', [ $this, 'notice' ] );
		// Said once.
		add_filter( 'removable_query_args', static fn( array $names ): array => [ ...$names, self::COPY ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Adds what can be done with one.
	 *
	 * @param array<string, string> $actions Core's.
	 * @param \WP_Post              $post    Post.
	 * @return array<string, string>
	 */
	public function row_actions( array $actions, \WP_Post $post ): array {
		if (
			$post->post_type !== PopupPosts::TYPE
			|| $post->post_status === 'trash'
			|| ! current_user_can( 'edit_post', $post->ID )
		) {
			return $actions;
		}
		$title = html_entity_decode( _draft_or_post_title( $post ), ENT_QUOTES );
		$link  = static fn( string $url, string $words, string $name ): string => sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( $url ),
			esc_attr( $name ),
			esc_html( $words )
		);
		$last  = array_intersect_key( $actions, [ 'trash' => 1 ] );
		return [
			...array_diff_key( $actions, $last, [ 'view' => 1 ] ),
			'vitrine_preview'   => $link(
				PopupPreview::url( $post->ID ),
				__( 'Preview', 'vitrine' ),
				/* translators: %s: title of a popup. */
				sprintf( __( 'Preview “%s” on the front page', 'vitrine' ), $title )
			),
			...( self::may_add() ? [
				'vitrine_duplicate' => $link(
					wp_nonce_url(
						admin_url( 'admin-post.php?action=' . self::DUPLICATE . "&popup={$post->ID}" ),
						self::DUPLICATE . $post->ID
					),
					__( 'Duplicate', 'vitrine' ),
					/* translators: %s: title of a popup. */
					sprintf( __( 'Duplicate “%s”', 'vitrine' ), $title )
				),
			] : [] ),
			'vitrine_export'    => $link(
				self::export_url( [ $post->ID ] ),
				__( 'Export', 'vitrine' ),
				/* translators: %s: title of a popup. */
				sprintf( __( 'Export “%s” as JSON', 'vitrine' ), $title )
			),
			...$last,
		];
	}

	/**
	 * Adds what can be done with several.
	 *
	 * @param array<string, string> $actions Core's.
	 * @return array<string, string>
	 */
	public function bulk_actions( array $actions ): array {
		return [ ...$actions, self::EXPORT => __( 'Export as JSON', 'vitrine' ) ];
	}

	/**
	 * Goes from the list, whose nonce core has checked, to the file.
	 *
	 * @param string       $url    Where core goes.
	 * @param string       $action Chosen action.
	 * @param int[]|string[] $ids  Chosen posts.
	 */
	public function act( string $url, string $action, array $ids ): string {
		if ( $action === self::EXPORT && $ids !== [] ) {
			// Core would take the action out of the address.
			wp_safe_redirect( self::export_url( array_map( 'intval', $ids ) ) );
			exit;
		}
		return $url;
	}

	/**
	 * Copies a popup.
	 */
	public function duplicate(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- checked in the next line, its name has the number.
		$id = isset( $_GET['popup'] ) && is_numeric( $_GET['popup'] ) ? (int) $_GET['popup'] : 0;
		check_admin_referer( self::DUPLICATE . $id );
		$post = get_post( $id );
		if (
			! $post instanceof \WP_Post
			|| $post->post_type !== PopupPosts::TYPE
			|| ! current_user_can( 'edit_post', $id )
			|| ! self::may_add()
		) {
			wp_die( esc_html__( 'Sorry, you are not allowed to duplicate this popup.', 'vitrine' ), 403 );
		}
		$copy = Duplicate::of( $post );
		wp_safe_redirect( self::list_url( is_int( $copy ) ? [ self::COPY => $copy ] : [] ) );
		exit;
	}

	/**
	 * Sends popups as a file.
	 */
	public function export(): void {
		check_admin_referer( self::EXPORT );
		$ids   = wp_parse_id_list(
			isset( $_GET['popups'] ) && is_string( $_GET['popups'] )
				? sanitize_text_field( wp_unslash( $_GET['popups'] ) )
				: ''
		);
		$posts = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if (
				$post instanceof \WP_Post
				&& $post->post_type === PopupPosts::TYPE
				&& current_user_can( 'edit_post', $id )
			) {
				$posts[] = $post;
			}
		}
		if ( $posts === [] ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export these popups.', 'vitrine' ), 403 );
		}
		nocache_headers();
		header( 'Content-Type: application/json; charset=utf-8' );
		header(
			'Content-Disposition: attachment; filename="'
				. (
					count( $posts ) === 1
						? 'popup-' . sanitize_file_name(
							$posts[0]->post_name !== '' ? $posts[0]->post_name : (string) $posts[0]->ID
						)
						: 'popups-' . gmdate( 'Y-m-d' )
				)
				. '.json"'
		);
		header( 'X-Content-Type-Options: nosniff' );
		$files = array_map( PopupFile::of( ... ), $posts );
		echo wp_json_encode(
			count( $files ) === 1 ? $files[0] : [ 'vitrine' => 1, 'popups' => $files ],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		exit;
	}

	/**
	 * Says that there is a copy.
	 */
	public function notice(): void {
		$copy = isset( $_GET[ self::COPY ] ) && is_numeric( $_GET[ self::COPY ] ) ? (int) $_GET[ self::COPY ] : 0; // phpcs:ignore WordPress.Security.NonceVerification -- says something about a post that the user may edit, and changes nothing.
		if (
			$copy > 0
			&& self::is_list()
			&& get_post_type( $copy ) === PopupPosts::TYPE
			&& get_post_status( $copy ) !== 'trash'
			&& current_user_can( 'edit_post', $copy )
		) {
			AdminNotice::print(
				'success',
				'',
				sprintf(
					/* translators: %s: title of a popup. */
					__( '“%s” was created as a draft.', 'vitrine' ),
					html_entity_decode( get_the_title( $copy ), ENT_QUOTES )
				),
				[ (string) get_edit_post_link( $copy ), __( 'Edit', 'vitrine' ) ]
			);
		}
	}

	/**
	 * Loads the looks of the list, and the dialog that imports.
	 */
	public function enqueue(): void {
		$asset = self::is_list() ? Assets::asset( 'admin/popups/index' ) : null;
		if ( $asset === null ) {
			return;
		}
		wp_enqueue_style(
			'vitrine-popup-list',
			CapabilityModule::build_url( CapabilityModule::sheet( 'admin/popups/index' ) ),
			[ 'wp-components' ],
			$asset['version']
		);
		if ( self::may_add() ) {
			wp_enqueue_script( 'vitrine-popup-list', $asset['url'], $asset['dependencies'], $asset['version'], true );
			wp_set_script_translations( 'vitrine-popup-list', 'vitrine' );
			wp_add_inline_script(
				'vitrine-popup-list',
				'var vitrinePopupList = ' . wp_json_encode(
					[
						'found'    => (object) PopupFiles::on_this_site(),
						'mayTrust' => current_user_can( 'unfiltered_html' ),
						'largest'  => PopupFiles::MAX_BYTES,
					],
					JSON_HEX_TAG | JSON_HEX_AMP
				) . ';',
				'before'
			);
		}
	}

	/**
	 * Address of a file of popups.
	 *
	 * @param int[] $ids Posts.
	 */
	private static function export_url( array $ids ): string {
		return add_query_arg(
			[
				'action'   => self::EXPORT,
				'popups'   => implode( ',', $ids ),
				'_wpnonce' => wp_create_nonce( self::EXPORT ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Address of the list.
	 *
	 * @param array<string, int> $more Parameters.
	 */
	private static function list_url( array $more ): string {
		return add_query_arg( [ 'post_type' => PopupPosts::TYPE, ...$more ], admin_url( 'edit.php' ) );
	}

	/**
	 * Whether the list is shown.
	 */
	private static function is_list(): bool {
		return AdminNotice::is_on( 'edit-' . PopupPosts::TYPE );
	}

	/**
	 * Whether the user may make popups.
	 */
	private static function may_add(): bool {
		$type = get_post_type_object( PopupPosts::TYPE );
		return $type !== null && current_user_can( $type->cap->create_posts );
	}
}

<?php
/**
 * The screens of albums.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Assets;
use Vitrine\MediaLibrary\Albums;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Adds cover and order to the forms of albums.
 */
final class AlbumForm implements Module {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( Albums::TAXONOMY . '_add_form_fields', [ $this, 'add_fields' ] );
		add_action( Albums::TAXONOMY . '_edit_form_fields', [ $this, 'edit_fields' ] );
		add_action( 'created_' . Albums::TAXONOMY, [ $this, 'save' ] );
		add_action( 'edited_' . Albums::TAXONOMY, [ $this, 'save' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Loads the choice of a cover on the screens of albums.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		$asset  = $screen !== null && $screen->taxonomy === Albums::TAXONOMY
			? Assets::asset( 'admin/media/album-cover' )
			: null;
		if ( $asset !== null ) {
			wp_enqueue_media();
			wp_enqueue_script(
				'vitrine-album-cover',
				$asset['url'],
				[ ...$asset['dependencies'], 'media-editor' ],
				$asset['version'],
				true
			);
			wp_set_script_translations( 'vitrine-album-cover', 'vitrine' );
		}
	}

	/**
	 * Prints the fields of a new album.
	 */
	public function add_fields(): void {
		$row = '<div class="form-field"><label for="vitrine-%s">%s</label>%s</div>';
		// phpcs:disable WordPress.Security.EscapeOutput -- made of escaped parts.
		printf( $row, 'cover', esc_html__( 'Cover', 'vitrine' ), self::cover( 0 ) );
		printf( $row, 'order', esc_html__( 'Order', 'vitrine' ), self::order( 0 ) );
		// phpcs:enable
	}

	/**
	 * Prints the fields of an album.
	 *
	 * @param \WP_Term $album Album.
	 */
	public function edit_fields( \WP_Term $album ): void {
		$number = static fn( string $key ): int => is_numeric( get_term_meta( $album->term_id, $key, true ) )
			? (int) get_term_meta( $album->term_id, $key, true )
			: 0;
		$row    = '<tr class="form-field"><th scope="row"><label for="vitrine-%s">%s</label></th><td>%s</td></tr>';
		// phpcs:disable WordPress.Security.EscapeOutput -- made of escaped parts.
		printf( $row, 'cover', esc_html__( 'Cover', 'vitrine' ), self::cover( $number( Albums::COVER ) ) );
		printf( $row, 'order', esc_html__( 'Order', 'vitrine' ), self::order( $number( Albums::ORDER ) ) );
		// phpcs:enable
	}

	/**
	 * Keeps cover and order; core has checked nonce and capability of the form that they are in.
	 *
	 * @param int $id Id of the term.
	 */
	public function save( int $id ): void {
		if ( ! current_user_can( 'edit_term', $id ) ) {
			return;
		}
		foreach ( [ Albums::COVER, Albums::ORDER ] as $key ) {
			// phpcs:ignore WordPress.Security -- core's form, core's nonce; it becomes a number.
			$value = $_POST[ $key ] ?? null;
			if ( is_string( $value ) ) {
				update_term_meta( $id, $key, is_numeric( $value ) ? (int) $value : 0 );
			}
		}
	}

	/**
	 * The field of the cover: a number, for which script offers the media library.
	 *
	 * @param int $id Attachment, 0 = none.
	 */
	private static function cover( int $id ): string {
		return sprintf(
			'<input type="number" min="0" id="vitrine-cover" name="%s" value="%d" data-vitrine-cover="%s"><p class="description">%s</p>',
			esc_attr( Albums::COVER ),
			$id,
			esc_url( $id > 0 ? (string) wp_get_attachment_image_url( $id, 'thumbnail' ) : '' ),
			esc_html__( 'The image that represents the album. If none is set, the first image is used.', 'vitrine' )
		);
	}

	/**
	 * The field of the order.
	 *
	 * @param int $order Place.
	 */
	private static function order( int $order ): string {
		return sprintf(
			'<input type="number" id="vitrine-order" name="%s" value="%d"><p class="description">%s</p>',
			esc_attr( Albums::ORDER ),
			$order,
			esc_html__(
				'Albums with lower numbers come first. Albums with the same number are sorted by name.',
				'vitrine'
			)
		);
	}
}

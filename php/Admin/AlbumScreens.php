<?php
/**
 * Albums in the media library.
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
 * Cover and order on the screens of albums, albums in attachment details, and a filter and bulk actions in the list of
 * media.
 */
final class AlbumScreens implements Module {

	/** Begins the name of a bulk action; the id of the album follows. */
	private const ACTION = 'vitrine_album_';

	/** Field of attachment details. */
	private const FIELD = 'vitrine_albums';

	/** Most albums that a list offers. */
	private const MAX = 300;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( Albums::TAXONOMY . '_add_form_fields', [ $this, 'add_fields' ] );
		add_action( Albums::TAXONOMY . '_edit_form_fields', [ $this, 'edit_fields' ] );
		add_action( 'created_' . Albums::TAXONOMY, [ $this, 'save' ] );
		add_action( 'edited_' . Albums::TAXONOMY, [ $this, 'save' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_action( 'wp_enqueue_media', [ $this, 'enqueue_filter' ] );
		add_filter( 'attachment_fields_to_edit', [ $this, 'details' ], 11, 2 );
		add_filter( 'attachment_fields_to_save', [ $this, 'save_details' ], 11, 2 );
		add_action( 'restrict_manage_posts', [ $this, 'filter' ] );
		add_filter( 'bulk_actions-upload', [ $this, 'actions' ] );
		add_filter( 'handle_bulk_actions-upload', [ $this, 'act' ], 10, 3 );
		add_action( 'admin_notices', [ $this, 'notice' ] );
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
	 * Adds the filter by album to the grid and to the dialog of the media library.
	 */
	public function enqueue_filter(): void {
		$asset  = current_user_can( 'upload_files' ) ? Assets::asset( 'admin/media/album-filter' ) : null;
		$albums = $asset === null ? [] : self::albums();
		if ( $asset === null || $albums === [] ) {
			return;
		}
		$choices = [];
		foreach ( $albums as $id => $title ) {
			$term = get_term( $id, Albums::TAXONOMY );
			if ( $term instanceof \WP_Term ) {
				$choices[] = [ $term->slug, esc_html( $title ) ];
			}
		}
		wp_enqueue_script(
			'vitrine-album-filter',
			$asset['url'],
			[ ...$asset['dependencies'], 'media-views' ],
			$asset['version'],
			true
		);
		wp_set_script_translations( 'vitrine-album-filter', 'vitrine' );
		wp_add_inline_script(
			'vitrine-album-filter',
			'var vitrineAlbums = ' . wp_json_encode( $choices, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
		// Core places its own two filters in two columns; in the grid, a wider field would make its bar break into two
		// lines at 1280 px.
		wp_add_inline_style(
			'media-views',
			'label[for="media-attachment-album-filters"]{grid-area:1/3/2/4}select#media-attachment-album-filters{grid-area:2/3/3/4;max-width:100%}.media-toolbar-secondary:has(>#media-attachment-album-filters){grid-template-columns:repeat(3,auto)}@media (min-width:783px){.mode-grid select#media-attachment-album-filters{max-width:148px}}'
		);
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
	 * Adds the albums to attachment details: core shows there only taxonomies that are public.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @param \WP_Post             $post   Attachment.
	 * @return array<string, mixed>
	 */
	public function details( array $fields, \WP_Post $post ): array {
		if (
			preg_match( '~^(?:image|video)/~', $post->post_mime_type ) !== 1 || ! current_user_can( 'upload_files' )
		) {
			return $fields;
		}
		$chosen = wp_get_object_terms( $post->ID, Albums::TAXONOMY, [ 'fields' => 'ids' ] );
		$chosen = is_array( $chosen ) ? $chosen : [];
		// Each has a name of its own: the dialog of the media library sends the last field of several with one name.
		$name = "attachments[{$post->ID}][" . self::FIELD . ']';
		$html = '';
		foreach ( self::albums() as $id => $title ) {
			$html .= sprintf(
				'<li><label><input type="checkbox" name="%s[%d]" value="1"%s> %s</label></li>',
				esc_attr( $name ),
				$id,
				checked( in_array( $id, $chosen, true ), true, false ),
				esc_html( $title )
			);
		}
		if ( $html !== '' ) {
			$fields[ self::FIELD ] = [
				'label' => __( 'Albums', 'vitrine' ),
				'input' => 'html',
				'html'  => '<input type="hidden" name="' . esc_attr( $name )
					. '[0]" value=""><ul class="categorychecklist">' . $html . '</ul>',
			];
		}
		// The block editor and the edit screen have a box of core's own for it.
		unset( $fields[ Albums::TAXONOMY ] );
		return $fields;
	}

	/**
	 * Keeps the albums of attachment details; core has checked nonce and capability.
	 *
	 * @param array<string, mixed> $post       Attachment.
	 * @param array<string, mixed> $attachment What was sent.
	 * @return array<string, mixed>
	 */
	public function save_details( array $post, array $attachment ): array {
		$id    = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		$value = $attachment[ self::FIELD ] ?? null;
		if ( $id > 0 && is_array( $value ) && current_user_can( 'upload_files' ) ) {
			$offered = array_keys( self::albums() );
			$wanted  = array_intersect( $offered, array_keys( $value ) );
			$before  = wp_get_object_terms( $id, Albums::TAXONOMY, [ 'fields' => 'ids' ] );
			// Where there are more albums than a list offers, the file stays in those that were not.
			$others = array_diff( array_filter( is_array( $before ) ? $before : [], 'is_int' ), $offered );
			wp_set_object_terms( $id, [ ...$wanted, ...$others ], Albums::TAXONOMY );
		}
		return $post;
	}

	/**
	 * Prints the filter above the list of media.
	 *
	 * @param mixed $type Type of posts.
	 */
	public function filter( mixed $type ): void {
		if ( $type !== 'attachment' ) {
			return;
		}
		printf(
			'<label for="filter-by-album" class="screen-reader-text">%s</label>',
			esc_html__( 'Filter by album', 'vitrine' )
		);
		wp_dropdown_categories(
			[
				'taxonomy'        => Albums::TAXONOMY,
				'name'            => Albums::TAXONOMY,
				'id'              => 'filter-by-album',
				'value_field'     => 'slug',
				// phpcs:disable WordPress.Security.NonceVerification -- a filter changes nothing.
				'selected'        => is_string( $_GET[ Albums::TAXONOMY ] ?? null )
					? sanitize_title( wp_unslash( $_GET[ Albums::TAXONOMY ] ) )
					: '',
				// phpcs:enable
				'show_option_all' => __( 'All albums', 'vitrine' ),
				'hierarchical'    => true,
				'hide_empty'      => false,
				'orderby'         => 'name',
				'number'          => self::MAX,
			]
		);
	}

	/**
	 * Adds one bulk action for each album.
	 *
	 * @param array<string, mixed> $actions Actions.
	 * @return array<string, mixed>
	 */
	public function actions( array $actions ): array {
		$albums = [];
		foreach ( self::albums() as $id => $title ) {
			// Core prints it as it is.
			$albums[ self::ACTION . $id ] = esc_html( $title );
		}
		return $albums === [] ? $actions : [ ...$actions, __( 'Put into the album', 'vitrine' ) => $albums ];
	}

	/**
	 * Puts several files into an album.
	 *
	 * @param mixed $to     Where to go then.
	 * @param mixed $action Name of the action.
	 * @param mixed $ids    Attachments.
	 */
	public function act( mixed $to, mixed $action, mixed $ids ): mixed {
		$album = is_string( $action ) && preg_match( '/^' . self::ACTION . '(\d{1,15})$/D', $action, $parts ) === 1
			? (int) $parts[1]
			: 0;
		if (
			! is_string( $to )
			|| $album === 0
			|| term_exists( $album, Albums::TAXONOMY ) === null
			|| ! current_user_can( 'upload_files' )
		) {
			return $to;
		}
		$added = 0;
		wp_defer_term_counting( true );
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			if (
				is_numeric( $id )
				&& get_post_type( (int) $id ) === 'attachment'
				&& current_user_can( 'edit_post', (int) $id )
			) {
				wp_set_object_terms( (int) $id, [ $album ], Albums::TAXONOMY, true );
				++$added;
			}
		}
		wp_defer_term_counting( false );
		return add_query_arg( 'vitrine_added', $added, $to );
	}

	/**
	 * Says how many files a bulk action has put into an album.
	 */
	public function notice(): void {
		$added  = $_GET['vitrine_added'] ?? null; // phpcs:ignore WordPress.Security -- only said, and only a number.
		$screen = get_current_screen();
		if ( $screen !== null && $screen->id === 'upload' && is_string( $added ) && ctype_digit( $added ) ) {
			wp_admin_notice(
				esc_html(
					sprintf(
						/* translators: %s: number of files. */
						_n( '%s file is in the album.', '%s files are in the album.', (int) $added, 'vitrine' ),
						number_format_i18n( (int) $added )
					)
				),
				[ 'type' => 'success', 'dismissible' => true ]
			);
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
			esc_html__( 'The picture that stands for the album; without one, its first picture does.', 'vitrine' )
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
			esc_html__( 'Albums with a smaller number come first; with the same number by name.', 'vitrine' )
		);
	}

	/**
	 * Albums with their titles as text, not HTML; those below others are moved in.
	 *
	 * @return array<int, string>
	 */
	private static function albums(): array {
		$terms = get_terms(
			[ 'taxonomy' => Albums::TAXONOMY, 'hide_empty' => false, 'number' => self::MAX, 'orderby' => 'name' ]
		);
		$found = [];
		$below = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$below[ $term->parent ][] = $term;
		}
		$add = static function ( int $parent, int $level ) use ( &$add, &$found, $below ): void {
			foreach ( $level > 20 ? [] : $below[ $parent ] ?? [] as $term ) {
				$found[ $term->term_id ] = str_repeat( '— ', $level )
					. wp_specialchars_decode( $term->name, ENT_QUOTES );
				$add( $term->term_id, $level + 1 );
			}
		};
		$add( 0, 0 );
		return $found;
	}
}

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
use Vitrine\Support\AdminNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Albums in attachment details, and a filter and bulk actions in the list of media.
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
		add_action( 'wp_enqueue_media', [ $this, 'enqueue_filter' ] );
		add_filter( 'attachment_fields_to_edit', [ $this, 'details' ], 11, 2 );
		add_filter( 'attachment_fields_to_save', [ $this, 'save_details' ], 11, 2 );
		add_action( 'restrict_manage_posts', [ $this, 'filter' ] );
		add_filter( 'bulk_actions-upload', [ $this, 'actions' ] );
		add_filter( 'handle_bulk_actions-upload', [ $this, 'act' ], 10, 3 );
		add_action( 'admin_notices', [ $this, 'notice' ] );
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
	 * Prints the filter above the list of media, where there are albums.
	 *
	 * @param mixed $type Type of posts.
	 */
	public function filter( mixed $type ): void {
		if ( $type !== 'attachment' ) {
			return;
		}
		$field = wp_dropdown_categories(
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
				'hide_if_empty'   => true,
				'echo'            => false,
			]
		);
		if ( $field !== '' ) {
			printf(
				'<label for="filter-by-album" class="screen-reader-text">%s</label>%s',
				esc_html__( 'Filter by album', 'vitrine' ),
				$field // phpcs:ignore WordPress.Security.EscapeOutput -- core's field.
			);
		}
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
		return $albums === [] ? $actions : [ ...$actions, __( 'Add to album', 'vitrine' ) => $albums ];
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
		$added = $_GET['vitrine_added'] ?? null; // phpcs:ignore WordPress.Security -- only said, and only a number.
		if ( AdminNotice::is_on( 'upload' ) && is_string( $added ) && ctype_digit( $added ) ) {
			AdminNotice::print(
				'success',
				'',
				sprintf(
					/* translators: %s: number of files. */
					_n( '%s file added to the album.', '%s files added to the album.', (int) $added, 'vitrine' ),
					number_format_i18n( (int) $added )
				)
			);
		}
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

<?php
/**
 * Files with popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Compat\Elementor\ElementorPopup;
use Vitrine\Popup\Transfer\ImportedPopup;
use Vitrine\Popup\Transfer\ImportInvalid;
use Vitrine\Popup\Transfer\PopupFile;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads what somebody has dropped or pasted: Vitrine's own JSON, Elementor's template, Popup Maker's JSON, or a
 * WordPress export (WXR) with its popups.
 */
final class PopupFiles {

	/** Greatest size, bytes. */
	public const MAX_BYTES = MB_IN_BYTES;

	/** Most popups of one file. */
	private const MAX = 50;

	/** Arrays within arrays. */
	private const MAX_DEPTH = 256;

	/**
	 * Reads a file.
	 *
	 * @param string $text What is in it, possibly hostile.
	 * @param string $name Its name, '' = it was pasted.
	 * @return list<ImportedPopup>
	 * @throws ImportInvalid When there is no popup in it.
	 */
	public static function read( string $text, string $name = '' ): array {
		$text = trim( (string) preg_replace( '/^\x{FEFF}/u', '', $text ) );
		if ( str_starts_with( $text, '<' ) ) {
			return self::xml( $text );
		}
		$given = json_decode( $text, true, self::MAX_DEPTH );
		if ( ! is_array( $given ) ) {
			throw new ImportInvalid( [ __( 'This is neither a JSON file nor a WordPress export file.', 'vitrine' ) ] );
		}
		$list = is_array( $given['popups'] ?? null )
			? $given['popups']
			: ( array_is_list( $given ) ? $given : [ $given ] );
		if ( $list === [] || count( $list ) > self::MAX ) {
			throw new ImportInvalid(
				[
					$list === []
						? __( 'The file contains no popups.', 'vitrine' )
						/* translators: %d: a number. */
						: sprintf( __( 'The file contains more than %d popups.', 'vitrine' ), self::MAX ),
				]
			);
		}
		$read   = [];
		$faults = [];
		foreach ( array_values( $list ) as $index => $popup ) {
			try {
				$read[] = self::popup( is_array( $popup ) ? $popup : [], $name );
			} catch ( ImportInvalid $invalid ) {
				foreach ( $invalid->faults as $fault ) {
					$faults[] = count( $list ) > 1
						/* translators: 1: a number; 2: what is wrong. */
						? sprintf( __( 'Popup %1$d: %2$s', 'vitrine' ), $index + 1, $fault )
						: $fault;
				}
			}
		}
		// All or nothing: nobody has to look which ones are there.
		return $faults === [] ? $read : throw new ImportInvalid( array_slice( $faults, 0, 20 ) );
	}

	/**
	 * The popups that plugins have left on this site.
	 *
	 * @return array<string, int> Numbers by `popup-maker` and `elementor`; none where there are none.
	 */
	public static function on_this_site(): array {
		return array_filter(
			[
				'popup-maker' => count( self::posts( 'popup-maker' ) ),
				'elementor'   => count( self::posts( 'elementor' ) ),
			],
			static fn( int $number ): bool => $number > 0
		);
	}

	/**
	 * Reads the popups that a plugin has left on this site.
	 *
	 * @param string $source `popup-maker` or `elementor`.
	 * @return list<ImportedPopup>
	 */
	public static function of_this_site( string $source ): array {
		return array_map(
			static fn( \WP_Post $post ): ImportedPopup => $source === 'elementor'
				? self::elementor( $post )
				: self::popup_maker( $post ),
			self::posts( $source )
		);
	}

	/**
	 * One popup of a JSON file.
	 *
	 * @param array<mixed> $given Anything.
	 * @param string       $name  Name of the file.
	 * @throws ImportInvalid When it is none.
	 */
	private static function popup( array $given, string $name ): ImportedPopup {
		if ( ElementorPopup::is_one( $given ) ) {
			return ElementorPopup::read( $given, $name );
		}
		if ( PopupMaker::is_one( $given ) ) {
			$text = static fn( string ...$names ): string => array_values(
				array_filter(
					array_map( static fn( string $key ): mixed => $given[ $key ] ?? null, $names ),
					'is_string'
				)
			)[0] ?? '';
			return PopupMaker::read(
				$given['popup_settings'],
				$text( 'popup_title', 'title', 'post_title' ),
				$text( 'content', 'post_content' ),
				is_int( $given['id'] ?? null ) ? max( 0, $given['id'] ) : 0
			);
		}
		return PopupFile::read( $given );
	}

	/**
	 * Popup Maker's popups in an export file of WordPress.
	 *
	 * @param string $text XML. Entities are not resolved, and nothing is fetched.
	 * @return list<ImportedPopup>
	 * @throws ImportInvalid When there is none in it.
	 */
	private static function xml( string $text ): array {
		$before = libxml_use_internal_errors( true );
		$xml    = preg_match( '/<!(DOCTYPE|ENTITY)/i', $text ) === 1 || ! function_exists( 'simplexml_load_string' )
			? false
			: simplexml_load_string( $text, \SimpleXMLElement::class, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$read = [];
		foreach ( $xml === false ? [] : $xml->xpath( '/rss/channel/item' ) ?? [] as $item ) {
			$spaces = $item->getNamespaces( true );
			$wp     = $item->children( $spaces['wp'] ?? '' );
			if ( (string) $wp->post_type !== PopupMaker::TYPE ) {
				continue;
			}
			$settings = [];
			foreach ( $wp->postmeta as $meta ) {
				if ( (string) $meta->meta_key === PopupMaker::META ) {
					$settings = SerializedArray::read( (string) $meta->meta_value ) ?? [];
				}
			}
			$read[] = PopupMaker::read(
				$settings,
				(string) $item->title,
				(string) $item->children( $spaces['content'] ?? '' )->encoded,
				(int) $wp->post_id
			);
		}
		if ( $read === [] || count( $read ) > self::MAX ) {
			throw new ImportInvalid(
				[
					$read === []
						? __( 'The file contains no Popup Maker popups.', 'vitrine' )
						: __( 'The file contains too many popups.', 'vitrine' ),
				]
			);
		}
		return $read;
	}

	/**
	 * A post of Popup Maker.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function popup_maker( \WP_Post $post ): ImportedPopup {
		$settings = get_post_meta( $post->ID, PopupMaker::META, true );
		return PopupMaker::read(
			is_array( $settings ) ? $settings : [],
			$post->post_title,
			$post->post_content,
			absint( $post->ID )
		);
	}

	/**
	 * A template of Elementor.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function elementor( \WP_Post $post ): ImportedPopup {
		$meta    = static function ( string $key ) use ( $post ): array {
			$value = get_post_meta( $post->ID, $key, true );
			$value = is_string( $value ) ? json_decode( $value, true, self::MAX_DEPTH ) : $value;
			return is_array( $value ) ? $value : [];
		};
		return ElementorPopup::read(
			[
				'title'            => $post->post_title,
				'type'             => 'popup',
				'content'          => $meta( '_elementor_data' ),
				'page_settings'    => $meta( '_elementor_page_settings' ),
				'display_settings' => $meta( '_elementor_popup_display_settings' ),
				'conditions'       => $meta( '_elementor_conditions' ),
			],
			"elementor-{$post->ID}-"
		);
	}

	/**
	 * Posts of a plugin, which need not be active, as far as the user may read them.
	 *
	 * @param string $source `popup-maker` or `elementor`.
	 * @return list<\WP_Post>
	 */
	private static function posts( string $source ): array {
		global $wpdb;
		$sql = $source === 'elementor'
			? "SELECT p.* FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_elementor_template_type' AND m.meta_value = 'popup' WHERE p.post_type = 'elementor_library' AND p.post_status IN ( 'publish', 'draft', 'private', 'future', 'pending' ) ORDER BY p.ID LIMIT 50"
			: "SELECT p.* FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = 'popup_settings' WHERE p.post_type = 'popup' AND p.post_status IN ( 'publish', 'draft', 'private', 'future', 'pending' ) ORDER BY p.ID LIMIT 50";
		$rows  = (array) $wpdb->get_results( $sql ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- literals.
		$posts = array_map( static fn( object $row ): \WP_Post => new \WP_Post( $row ), $rows );
		// Their types are not there without the plugins, so core cannot say who may read them.
		return current_user_can( 'edit_others_pages' ) ? array_values( $posts ) : [];
	}
}

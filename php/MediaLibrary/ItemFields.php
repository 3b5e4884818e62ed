<?php
/**
 * What the owner of a site says about a file of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Images\Address;
use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Meta of attachments: over REST and in the media library's attachment details.
 */
final class ItemFields {

	public const TAGS        = 'vitrine_tags';
	public const AUTHOR      = 'vitrine_author';
	public const DESTINATION = 'vitrine_destination_url';
	public const DOWNLOAD    = 'vitrine_download_url';
	public const FEATURED    = 'vitrine_featured';
	public const CUSTOM      = 'vitrine_custom_data';
	public const VIDEO       = 'vitrine_video_url';

	/** Longest alternative text, in characters. */
	public const MAX_ALT_LENGTH = 1000;

	private const MAX_AUTHOR_LENGTH = 200;

	/** Bytes of custom data as JSON. */
	private const MAX_CUSTOM = 4096;

	/** How deep custom data may be nested. */
	private const DEEPEST_CUSTOM = 5;

	/**
	 * Who made it.
	 *
	 * @param mixed $value Any.
	 */
	public static function author( mixed $value ): string {
		return is_string( $value ) ? Sanitizer::plain( $value, self::MAX_AUTHOR_LENGTH ) : '';
	}

	/**
	 * The alternative text.
	 *
	 * @param string $text Possibly hostile.
	 */
	public static function alt( string $text ): string {
		return Sanitizer::plain( $text, self::MAX_ALT_LENGTH );
	}

	/**
	 * A link to a video, or ''.
	 *
	 * @param mixed $value Any.
	 */
	public static function video( mixed $value ): string {
		return is_string( $value ) && VideoLink::of( $value ) !== null ? Address::media( $value, home_url( '/' ) ) : '';
	}

	/**
	 * Custom data within their bounds.
	 *
	 * @param mixed $value Any.
	 * @return array<string, mixed>|null Null for anything but an object, and for what is too large.
	 */
	public static function custom( mixed $value ): ?array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- core's function repairs what is refused here.
		$json = is_array( $value ) || is_object( $value ) ? json_encode( $value, 0, self::DEEPEST_CUSTOM ) : false;
		if ( $json === false || strlen( $json ) > self::MAX_CUSTOM ) {
			return null;
		}
		$data = json_decode( $json, true );
		$kept = [];
		foreach ( is_array( $data ) ? $data : [] as $name => $member ) {
			if ( is_string( $name ) && ! in_array( $name, [ '__proto__', 'constructor', 'prototype' ], true ) ) {
				$kept[ $name ] = $member;
			}
		}
		return $kept === [] ? null : $kept;
	}

	/**
	 * Adds fields to attachment details.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @param \WP_Post             $post   Attachment.
	 * @return array<string, mixed>
	 */
	public static function fields( array $fields, \WP_Post $post ): array {
		if ( preg_match( '~^(?:image|video)/~', $post->post_mime_type ) !== 1 ) {
			return $fields;
		}
		$text = static function ( string $key ) use ( $post ): string {
			$value = get_post_meta( $post->ID, $key, true );
			return is_string( $value ) ? $value : '';
		};
		$tags = get_post_meta( $post->ID, self::TAGS, true );
		$name = "attachments[{$post->ID}][" . self::FEATURED . ']';
		return [
			...$fields,
			self::TAGS        => [
				'label' => __( 'Gallery tags', 'vitrine' ),
				'input' => 'text',
				'value' => implode( ', ', Tags::of( $tags ) ),
				'helps' => __( 'Separate tags with spaces or commas.', 'vitrine' ),
			],
			self::AUTHOR      => [
				'label' => __( 'Author', 'vitrine' ),
				'input' => 'text',
				'value' => $text( self::AUTHOR ),
			],
			self::DESTINATION => [
				'label' => __( 'Link', 'vitrine' ),
				'input' => 'text',
				'value' => $text( self::DESTINATION ),
				'helps' => __( 'URL that opens instead of the viewer.', 'vitrine' ),
			],
			self::DOWNLOAD    => [
				'label' => __( 'Download', 'vitrine' ),
				'input' => 'text',
				'value' => $text( self::DOWNLOAD ),
				'helps' => __( 'URL of another file to download.', 'vitrine' ),
			],
			self::VIDEO       => [
				'label' => __( 'Video', 'vitrine' ),
				'input' => 'text',
				'value' => $text( self::VIDEO ),
				'helps' => __(
					'URL of a YouTube, Vimeo, or Dailymotion video, or of a video file. This image is its poster.',
					'vitrine'
				),
			],
			self::FEATURED    => [
				'label' => __( 'Featured', 'vitrine' ),
				'input' => 'html',
				'html'  => '<input type="hidden" name="' . esc_attr( $name )
					. '" value="0"><input type="checkbox" id="attachments-' . $post->ID . '-' . self::FEATURED
					. '" name="' . esc_attr( $name ) . '" value="1"'
					. checked( (bool) get_post_meta( $post->ID, self::FEATURED, true ), true, false ) . '>',
			],
		];
	}

	/**
	 * Keeps what was typed into attachment details; core has checked nonce and capability.
	 *
	 * @param array<string, mixed> $post       Attachment.
	 * @param array<string, mixed> $attachment What was sent.
	 * @return array<string, mixed>
	 */
	public static function save( array $post, array $attachment ): array {
		$id = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		foreach (
			[ self::TAGS, self::AUTHOR, self::DESTINATION, self::DOWNLOAD, self::VIDEO, self::FEATURED ] as $key
		) {
			$value = $attachment[ $key ] ?? null;
			if ( $id > 0 && is_string( $value ) ) {
				if ( $value === '' || $value === '0' ) {
					delete_post_meta( $id, $key );
				} else {
					update_post_meta( $id, $key, wp_slash( $key === self::TAGS ? Tags::of( $value ) : $value ) );
				}
			}
		}
		return $post;
	}
}

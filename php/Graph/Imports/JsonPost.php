<?php
/**
 * A post of a JSON file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\FacebookPost;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Graph\Web\JsonFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Reads one object in whichever of the known shapes it has: the Graph API's, JSON Feed's, that of Facebook's download
 * of one's own data, or our own, whose members are the columns of CSV.
 */
final class JsonPost {

	private const DEPTH = 32;

	/** Members that only items of JSON Feed have. */
	private const OF_FEED = [ 'content_html', 'content_text', 'date_published' ];

	/**
	 * The post, or why it is none.
	 *
	 * @param string $json Text of an object.
	 * @param int    $now  Unix time that one without a date is kept under; it is not shown.
	 */
	public static function of( string $json, int $now ): RemotePost|Skip {
		$row = json_decode( $json, true, self::DEPTH );
		if ( ! is_array( $row ) ) {
			return Skip::Damaged;
		}
		if ( isset( $row['created_time'], $row['id'] ) ) {
			return self::of_graph( $row );
		}
		if ( array_intersect_key( array_flip( self::OF_FEED ), $row ) !== [] ) {
			$entry = JsonFeed::entry( $row, '' );
			return $entry === null || $entry->is_empty() ? Skip::Nothing : $entry->post( $now );
		}
		if ( is_int( $row['timestamp'] ?? null ) && ! isset( $row['text'] ) && ! isset( $row['message'] ) ) {
			return ImportedRow::post( self::of_download( $row ), $now );
		}
		$fields = [];
		foreach ( $row as $name => $value ) {
			$field = ImportedRow::field( (string) $name );
			if ( $field !== null && ! isset( $fields[ $field ] ) ) {
				$fields[ $field ] = $value;
			}
		}
		return $fields === [] ? Skip::Unknown : ImportedRow::post( $fields, $now );
	}

	/**
	 * A post as the Graph API answered it.
	 *
	 * @param array<mixed> $row The node.
	 */
	private static function of_graph( array $row ): RemotePost|Skip {
		try {
			$post = FacebookPost::of( $row, '' );
		} catch ( GraphError ) {
			return Skip::Damaged;
		}
		$shows = $post->data['text'] !== '' || $post->pictures !== [] || $post->data['links'] !== []
			|| $post->data['shared'] !== null;
		return $shows ? $post : Skip::Nothing;
	}

	/**
	 * The fields of a post as Facebook's download has it. Its pictures are files of that download and stay there.
	 *
	 * @param array<mixed> $row The post.
	 * @return array<string, mixed>
	 */
	private static function of_download( array $row ): array {
		$text = '';
		foreach ( Field::rows( $row['data'] ?? null ) as $part ) {
			$text = $text === '' && is_string( $part['post'] ?? null ) ? self::repaired( $part['post'] ) : $text;
		}
		$link = null;
		foreach ( Field::rows( $row['attachments'] ?? null ) as $attachment ) {
			foreach ( Field::rows( $attachment['data'] ?? null ) as $part ) {
				$link ??= Field::url( Field::at( $part, 'external_context', 'url' ) );
				$about  = Field::at( $part, 'media', 'description' );
				$text   = $text === '' && is_string( $about ) ? self::repaired( $about ) : $text;
			}
		}
		return [
			'date' => $row['timestamp'],
			'text' => $text,
			'link' => $link ?? '',
		];
	}

	/**
	 * Text of Facebook's downloads, in which each byte of UTF-8 is written as a character of its own.
	 *
	 * @param string $text Text.
	 */
	private static function repaired( string $text ): string {
		if ( preg_match( '/^[\x{00}-\x{FF}]*$/uD', $text ) !== 1 ) {
			return $text;
		}
		$bytes = mb_convert_encoding( $text, 'ISO-8859-1', 'UTF-8' );
		return preg_match( '//u', $bytes ) === 1 ? $bytes : $text;
	}
}

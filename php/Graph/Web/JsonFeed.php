<?php
/**
 * JSON Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads documents of JSON Feed 1.0 and 1.1, https://www.jsonfeed.org/version/1.1/. Fields of another type than the
 * specification's are passed over; so are items without an id, as it asks for.
 *
 * @phpstan-import-type Picture from Html
 */
final class JsonFeed {

	private const DEPTH = 32;

	/**
	 * Reads a document.
	 *
	 * @param string $json Text.
	 * @param string $url  Where it was found.
	 * @throws GraphError When it is no JSON Feed.
	 */
	public static function read( string $json, string $url ): ParsedFeed {
		$data = json_decode( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ), true, self::DEPTH );
		if ( ! is_array( $data ) ) {
			throw new GraphError( ErrorKind::Broken, 200 );
		}
		if ( ! self::is_one( $data ) ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		$items = array_slice( Field::rows( $data['items'] ?? null ), 0, ParsedFeed::MAX_ENTRIES );
		return new ParsedFeed(
			Field::line( $data['title'] ?? null ),
			Html::address( $data['home_page_url'] ?? null, $url ),
			Html::address( $data['icon'] ?? null, $url ) ?? Html::address( $data['favicon'] ?? null, $url ),
			Html::address( $data['next_url'] ?? null, $url ),
			array_values(
				array_filter(
					array_map( static fn( array $item ): ?Entry => self::entry( $item, $url ), $items ),
					static fn( ?Entry $entry ): bool => $entry !== null
				)
			),
			Field::text( $data['description'] ?? null )
		);
	}

	/**
	 * Whether a document calls itself one.
	 *
	 * @param array<mixed> $data Decoded.
	 */
	public static function is_one( array $data ): bool {
		$version = $data['version'] ?? null;
		return is_string( $version )
			&& preg_match( '~^https?://(www\.)?jsonfeed\.org/version/1~', $version ) === 1
			&& is_array( $data['items'] ?? null );
	}

	/**
	 * An item.
	 *
	 * @param array<mixed> $item Item.
	 * @param string       $base Address that relative ones are relative to.
	 */
	public static function entry( array $item, string $base ): ?Entry {
		$id = $item['id'] ?? null;
		// Numbers are to be read as their text.
		$id = is_int( $id ) || is_float( $id ) ? (string) $id : $id;
		if ( ! is_string( $id ) || $id === '' ) {
			return null;
		}
		$url      = Html::address( $item['url'] ?? null, $base );
		$external = Html::address( $item['external_url'] ?? null, $base );
		$markup   = $item['content_html'] ?? null;
		$html     = is_string( $markup ) ? Html::of( $markup, $url ?? $base ) : null;
		$title    = Field::line( $item['title'] ?? null, 500 );
		$content  = Field::text( $item['content_text'] ?? null );
		$content  = $content === '' ? ( $html->text ?? '' ) : $content;
		$summary  = Field::text( $item['summary'] ?? null );
		$authors  = Field::rows( $item['authors'] ?? ( isset( $item['author'] ) ? [ $item['author'] ] : null ) );
		$author   = Field::line( $authors[0]['name'] ?? null );
		$files    = Field::rows( $item['attachments'] ?? null );
		$tags     = is_array( $item['tags'] ?? null ) ? array_filter( $item['tags'], 'is_string' ) : [];
		return new Entry(
			$id,
			$url ?? $external,
			$title,
			// An article has its summary below its title; what has no title is shown in full.
			$title !== '' && $summary !== '' || $content === '' ? $summary : $content,
			Field::time( $item['date_published'] ?? null ) ?? Field::time( $item['date_modified'] ?? null ),
			$author === ''
				? null
				: [ 'name' => $author, 'url' => Html::address( $authors[0]['url'] ?? null, $base ) ],
			self::pictures( $item, $files, $html->pictures ?? [], $base ),
			array_values( array_map( static fn( string $tag ): string => Field::line( $tag ), $tags ) ),
			self::embeds( $files, [ ...( $html->frames ?? [] ), $external ], $base )
		);
	}

	/**
	 * Addresses that may be ones of players.
	 *
	 * @param list<array<mixed>> $files Attachments.
	 * @param list<string|null>  $found Others.
	 * @param string             $base  Address that relative ones are relative to.
	 * @return list<string>
	 */
	private static function embeds( array $files, array $found, string $base ): array {
		foreach ( $files as $file ) {
			$found[] = Html::address( $file['url'] ?? null, $base );
		}
		return array_values( array_filter( $found, 'is_string' ) );
	}

	/**
	 * Pictures of an item.
	 *
	 * @param array<mixed>       $item    Item.
	 * @param list<array<mixed>> $files   Its attachments.
	 * @param array              $content Pictures of its content.
	 * @param string             $base    Address that relative ones are relative to.
	 * @phpstan-param list<Picture> $content
	 * @return list<Picture>
	 */
	private static function pictures( array $item, array $files, array $content, string $base ): array {
		$pictures = [];
		foreach ( $files as $file ) {
			$url  = Html::address( $file['url'] ?? null, $base );
			$type = $file['mime_type'] ?? null;
			if ( $url !== null && is_string( $type ) && str_starts_with( $type, 'image/' ) ) {
				$pictures[] = [ 'url' => $url, 'alt' => Field::line( $file['title'] ?? null, 500 ) ];
			}
		}
		$main = Html::address( $item['image'] ?? null, $base ) ?? Html::address( $item['banner_image'] ?? null, $base );
		return match ( true ) {
			$pictures !== [] => $pictures,
			$main !== null => [ [ 'url' => $main, 'alt' => '' ] ],
			default => array_slice( $content, 0, 1 ),
		};
	}
}

<?php
/**
 * Services that pages are shared with.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ShareButtons;

defined( 'ABSPATH' ) || exit;

/**
 * The list that PHP and TSX share, frontend/render/share-buttons/services.json: name, color, icon, and where a link
 * leads or what a button does. A service without either has closed.
 *
 * @phpstan-type Service array{
 *     id: string,
 *     name?: string,
 *     color: string,
 *     icon: array{viewBox: string, path: string},
 *     address?: string,
 *     fields?: array<string, string>,
 *     action?: string,
 *     closed?: bool,
 *     core?: string,
 * }
 */
final class Services {

	/**
	 * The services by id, read once somebody asks.
	 *
	 * @var array<string, Service>|null
	 */
	private static ?array $all = null;

	/**
	 * All services by id.
	 *
	 * @return array<string, Service>
	 */
	public static function all(): array {
		if ( self::$all === null ) {
			$file = dirname( VITRINE_FILE ) . '/build/share-services.json';
			/** Ours, and tested.
			 *
			 * @var list<Service> $list */
			$list      = (array) wp_json_file_decode( $file, [ 'associative' => true ] );
			self::$all = array_column( $list, null, 'id' );
		}
		return self::$all;
	}

	/**
	 * Where the link of a service leads. All of a page that stands in it is encoded: it needs no `esc_url()`, which
	 * would take the ends of lines out of a message.
	 *
	 * @param Service    $service A service with an address.
	 * @param SharedPage $page    What is shared.
	 */
	public static function address( array $service, SharedPage $page ): string {
		$fields = [];
		foreach ( $service['fields'] ?? [] as $name => $template ) {
			$fields[ $name ] = self::filled( $template, $page );
		}
		$query = array_filter( $fields, static fn( string $value ): bool => $value !== '' );
		return ( $service['address'] ?? '' ) . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * A text for a service, without the lines of what the page does not have.
	 *
	 * @param string     $template Lines with `{url}`, `{title}`, `{text}` or `{image}`.
	 * @param SharedPage $page     What is shared.
	 */
	private static function filled( string $template, SharedPage $page ): string {
		$lines = [];
		foreach ( explode( "\n", $template ) as $line ) {
			if ( preg_match( '/\{(\w+)\}/', $line, $match ) !== 1 ) {
				$lines[] = $line;
				continue;
			}
			$value = match ( $match[1] ) {
				'url' => $page->url,
				'title' => $page->title,
				'text' => $page->text(),
				default => $page->image(),
			};
			if ( $value !== '' ) {
				$lines[] = str_replace( $match[0], $value, $line );
			}
		}
		return implode( "\n", $lines );
	}
}

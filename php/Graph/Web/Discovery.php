<?php
/**
 * Feeds that a page names.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Finds `<link rel="alternate">` of feeds in a page.
 */
final class Discovery {

	private const TYPES = [
		'application/feed+json',
		'application/rss+xml',
		'application/atom+xml',
		'application/rdf+xml',
	];

	/** Feeds of one page. */
	public const MAX = 10;

	/** Tags that are looked at: these stand in its head. */
	private const MAX_TAGS = 5000;

	/**
	 * The feeds, those of comments last.
	 *
	 * @param string $html Page.
	 * @param string $url  Where it was found.
	 * @return list<array{url: string, title: string}>
	 */
	public static function feeds( string $html, string $url ): array {
		$processor = new \WP_HTML_Tag_Processor( $html );
		$base      = $url;
		$found     = [];
		$tags      = 0;
		while ( $tags < self::MAX_TAGS && $processor->next_tag() ) {
			++$tags;
			$name = $processor->get_tag();
			if ( $name === 'BASE' ) {
				$base = Html::address( $processor->get_attribute( 'href' ), $url ) ?? $base;
			}
			$rel  = $processor->get_attribute( 'rel' );
			$type = $processor->get_attribute( 'type' );
			if (
				$name !== 'LINK'
				|| ! is_string( $rel )
				|| ! is_string( $type )
				|| preg_match( '/(^|\s)alternate(\s|$)/i', $rel ) !== 1
				|| ! in_array( strtolower( trim( explode( ';', $type )[0] ) ), self::TYPES, true )
			) {
				continue;
			}
			$address = Html::address( $processor->get_attribute( 'href' ), $base );
			if ( $address !== null && count( $found ) < self::MAX ) {
				$found[ $address ] ??= Field::line( $processor->get_attribute( 'title' ) );
			}
		}
		$is_comments = static fn( string $address ): bool => preg_match( '~[/=]comments?\b~i', $address ) === 1;
		uksort(
			$found,
			static fn( string $one, string $other ): int => $is_comments( $one ) <=> $is_comments( $other )
		);
		return array_map(
			static fn( string $address, string $title ): array => [ 'url' => $address, 'title' => $title ],
			array_keys( $found ),
			array_values( $found )
		);
	}
}

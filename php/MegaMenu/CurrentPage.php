<?php
/**
 * The page that is being looked at.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a link leads to it. Asks the database nothing.
 */
final class CurrentPage {

	/**
	 * Whether a link leads here.
	 *
	 * @param int    $id     The post or term that it leads to, 0 = unknown.
	 * @param string $entity What that is: `post-type`, `taxonomy` or `custom`.
	 * @param string $url    Its address.
	 */
	public static function is( int $id, string $entity, string $url ): bool {
		if ( $id > 0 && $entity !== 'custom' && get_queried_object_id() === $id ) {
			$shown = get_queried_object();
			return $entity === 'post-type' ? $shown instanceof \WP_Post : $shown instanceof \WP_Term;
		}
		return $url !== '' && self::is_address( $url );
	}

	/**
	 * Whether an address is that of this page. What the address of the page says behind `?` may come from anywhere.
	 *
	 * @param string $url Address.
	 */
	private static function is_address( string $url ): bool {
		$home  = wp_parse_url( home_url( '/' ) );
		$parts = wp_parse_url( $url );
		$asked = wp_parse_url( 'http://x' . self::requested() );
		if ( ! is_array( $home ) || ! is_array( $parts ) || ! is_array( $asked ) || isset( $parts['fragment'] ) ) {
			return false;
		}
		$of_host = static fn( array $address ): array => [ $address['host'] ?? '', $address['port'] ?? null ];
		if ( isset( $parts['host'] ) && $of_host( $parts ) !== $of_host( $home ) ) {
			return false;
		}
		$path  = self::path( $parts );
		$query = $parts['query'] ?? '';
		if ( $query === '' && $path === self::path( $home ) ) {
			return is_front_page();
		}
		return $path === self::path( $asked ) && ( $query === '' || $query === ( $asked['query'] ?? '' ) );
	}

	/**
	 * What was asked for.
	 */
	private static function requested(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is compared, and nothing else.
		$uri = wp_unslash( $_SERVER['REQUEST_URI'] ?? '' );
		return is_string( $uri ) && str_starts_with( $uri, '/' ) ? $uri : '/';
	}

	/**
	 * A path in one way of writing it.
	 *
	 * @param array<string, int|string> $parts Parts of an address.
	 */
	private static function path( array $parts ): string {
		return rtrim( rawurldecode( (string) ( $parts['path'] ?? '' ) ), '/' );
	}
}

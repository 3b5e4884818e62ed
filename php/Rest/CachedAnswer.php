<?php
/**
 * Answers that may be kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * An answer with a validator: browsers and proxies keep it for some minutes, and are told 304 when theirs is still
 * right.
 */
final class CachedAnswer {

	/** Seconds that it may be kept. */
	private const MAX_AGE = 5 * MINUTE_IN_SECONDS;

	/**
	 * Makes it.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request    Request.
	 * @param array<string, mixed>                   $data       What to answer.
	 * @param bool                                   $is_private Whether it is for some visitors only, so that no proxy
	 *                                                           keeps it.
	 */
	public static function of( \WP_REST_Request $request, array $data, bool $is_private = false ): \WP_REST_Response {
		$etag     = '"' . md5( (string) wp_json_encode( $data ) ) . '"';
		$known    = explode( ',', (string) $request->get_header( 'if_none_match' ) );
		$known    = array_map(
			static fn( string $tag ): string => (string) preg_replace( '~^W/~', '', trim( $tag ) ),
			$known
		);
		$is_known = array_intersect( [ $etag, '*' ], $known ) !== [];
		$response = new \WP_REST_Response( $is_known ? null : $data, $is_known ? 304 : 200 );
		$age      = 'max-age=' . self::MAX_AGE;
		$response->header( 'ETag', $etag );
		$response->header(
			'Cache-Control',
			$is_private ? "private, {$age}" : "public, {$age}, stale-while-revalidate=" . DAY_IN_SECONDS
		);
		return $response;
	}
}

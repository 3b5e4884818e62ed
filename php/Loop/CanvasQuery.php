<?php
/**
 * What the canvas of the editor shows of a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Core's blocks get the posts of the canvas by the REST API; `vitrine_loop` says what somebody tries there, as an
 * address says it. It only takes posts away from what the API would answer.
 */
final class CanvasQuery {

	/** Name of the loop in the address. Twin: LOOP in editor/loop/preview/choices.ts. */
	private const LOOP = 'canvas';

	/**
	 * Narrows the query of a request.
	 *
	 * @param array<string, mixed> $query   Variables of WP_Query.
	 * @param \WP_REST_Request     $request The request.
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	public static function narrowed( array $query, \WP_REST_Request $request ): array {
		$address = $request['vitrine_loop'];
		if ( ! is_string( $address ) || ! current_user_can( 'edit_posts' ) ) {
			return $query;
		}
		parse_str( $address, $asked );
		$state = LoopState::of( self::LOOP, $asked, LoopOffers::any() )->sized( 0 );
		return LoopQuery::narrowed( $query, $state );
	}
}

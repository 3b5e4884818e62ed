<?php
/**
 * Where the states of a loop are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\TrackingParameters;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of the page that is being rendered, with a loop in other states.
 */
final class LoopAddress {

	/**
	 * Keeps the fields.
	 *
	 * @param LoopState $state The state that the page is asked for.
	 * @param string    $base  Path and query without parameters of the loop and of its pages.
	 */
	private function __construct( public readonly LoopState $state, private readonly string $base ) {}

	/**
	 * On the page that is being rendered.
	 *
	 * @param string $loop  Id of the loop.
	 * @param int    $query `queryId` of the block, which names the parameter of core's pages.
	 */
	public static function of_page( string $loop, int $query ): self {
		global $wp_rewrite;
		$base  = TrackingParameters::page();
		$names = array_filter(
			array_map( 'strval', array_keys( $_GET ) ), // phpcs:ignore WordPress.Security.NonceVerification -- it changes nothing.
			static fn( string $name ): bool => preg_match( "/^(?:loop|e-filter)-{$loop}-/D", $name ) === 1
		);
		$base  = remove_query_arg( [ ...$names, "query-{$query}-page", 'query-page', 'paged' ], $base );
		// Another state has other pages.
		$path  = preg_quote( $wp_rewrite instanceof \WP_Rewrite ? $wp_rewrite->pagination_base : 'page', '~' );
		$base  = (string) preg_replace( "~/{$path}/\d+/?(?=\?|$)~", '/', $base );
		// phpcs:ignore WordPress.Security -- read by LoopState, which trusts nothing.
		return new self( LoopState::of( $loop, wp_unslash( $_GET ) ), $base );
	}

	/**
	 * The address of a state.
	 *
	 * @param LoopState $state The state.
	 */
	public function of( LoopState $state ): string {
		return add_query_arg( $state->parameters(), $this->base );
	}
}

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

	/** Parameters of an address that forms repeat, at most. */
	private const MAX_FIELDS = 50;

	/**
	 * Keeps the fields.
	 *
	 * @param string $base Path and query without parameters of the loop and of its pages.
	 */
	private function __construct( private readonly string $base ) {}

	/**
	 * On the page that is being rendered.
	 *
	 * @param LoopState $state        What the page is asked for.
	 * @param int       $query        `queryId` of the block, which names the parameter of core's pages.
	 * @param bool      $is_inherited Whether pages of the archive are pages of the loop.
	 */
	public static function of_page( LoopState $state, int $query, bool $is_inherited ): self {
		global $wp_rewrite;
		$base  = TrackingParameters::page();
		$names = array_filter(
			// phpcs:ignore WordPress.Security.NonceVerification -- only names are looked at, and nothing is changed.
			array_map( 'strval', array_keys( $_GET ) ),
			static fn( string $name ): bool => preg_match( "/^(?:loop|e-filter)-{$state->loop}[-_]/D", $name ) === 1
		);
		$base  = remove_query_arg( [ ...$names, "query-{$query}-page", 'query-page', 'cst' ], $base );
		if ( ! $is_inherited ) {
			return new self( $base );
		}
		// Another state has other pages.
		$path = preg_quote( $wp_rewrite instanceof \WP_Rewrite ? $wp_rewrite->pagination_base : 'page', '~' );
		return new self(
			(string) preg_replace( "~/{$path}/\d+/?(?=\?|$)~", '/', remove_query_arg( 'paged', $base ) )
		);
	}

	/**
	 * The address of a state.
	 *
	 * @param LoopState $state The state.
	 */
	public function of( LoopState $state ): string {
		return add_query_arg( $state->parameters(), $this->base );
	}

	/**
	 * The address of a page of an archive or a search, as WordPress has it.
	 *
	 * @param LoopState $state The state.
	 * @param int       $page  From 1.
	 */
	public function of_archive( LoopState $state, int $page ): string {
		global $wp_rewrite;
		$url = $this->of( $state );
		if ( $page === 1 ) {
			return $url;
		}
		if ( ! $wp_rewrite instanceof \WP_Rewrite || ! $wp_rewrite->using_permalinks() ) {
			return add_query_arg( [ ...$state->parameters(), 'paged' => (string) $page ], $this->base );
		}
		$query = (string) wp_parse_url( $url, PHP_URL_QUERY );
		return wp_parse_url( get_pagenum_link( $page, false ), PHP_URL_PATH ) . ( $query === '' ? '' : "?{$query}" );
	}

	/**
	 * What a form sends besides its own field: everything else that the address of a state says.
	 *
	 * @param LoopState $state The state without that field.
	 * @return list<array{name: string, value: string}>
	 */
	public function fields( LoopState $state ): array {
		parse_str( (string) wp_parse_url( $this->of( $state ), PHP_URL_QUERY ), $parameters );
		$fields = [];
		foreach ( array_slice( $parameters, 0, self::MAX_FIELDS ) as $name => $value ) {
			if ( is_string( $value ) ) {
				$fields[] = [ 'name' => (string) $name, 'value' => $value ];
			}
		}
		return $fields;
	}

	/**
	 * Where a form leads to.
	 */
	public function action(): string {
		return (string) wp_parse_url( $this->base, PHP_URL_PATH );
	}
}

<?php
/**
 * What search engines are told of a page with loops that the address changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Facets\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of one term may be found, further pages of a loop, too; there are as many of two or more terms as there are
 * combinations.
 */
final class FilteredPage {

	/**
	 * What the loops offer that were rendered, by their ids.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $offers = [];

	/**
	 * A loop is on the page.
	 *
	 * @param string               $id     Its id.
	 * @param array<string, mixed> $offers What LoopOffers::in() found in it.
	 */
	public static function shows( string $id, array $offers ): void {
		self::$offers[ $id ] = $offers;
	}

	/**
	 * Directives for robots.
	 *
	 * @param array<string, bool|string> $robots Those of the page.
	 * @return array<string, bool|string>
	 */
	public static function robots( array $robots ): array {
		$asked = 0;
		foreach ( self::asked() as $loop ) {
			$state  = Loop::asked( $loop, LoopOffers::any() );
			$asked += $state->is_findable() ? $state->count() : 2;
		}
		return $asked < 2
			? $robots
			: [ ...array_diff_key( $robots, [ 'follow' => 0 ] ), 'noindex' => true, 'nofollow' => true ];
	}

	/**
	 * The address by which search engines know the page: of one loop in a state that may be found, that state's.
	 *
	 * @param string   $url  Of the page without.
	 * @param \WP_Post $post The post that the page shows.
	 */
	public static function canonical( string $url, \WP_Post $post ): string {
		$asked = self::asked();
		if ( count( $asked ) !== 1 ) {
			return $url;
		}
		// Classic themes render after they have said it.
		$offers = self::$offers[ $asked[0] ] ?? self::written( parse_blocks( $post->post_content ), $asked[0] );
		if ( $offers === null ) {
			return $url;
		}
		$state = Loop::asked( $asked[0], LoopOffers::from( $offers ) );
		foreach ( array_keys( $state->choices ) as $taxonomy ) {
			$types = array_values( get_post_types() );
			if ( ! LoopQuery::is_filter( $taxonomy, $types ) && Facets::of( $taxonomy, $types ) === null ) {
				return $url;
			}
		}
		return $state->is_findable() && ! $state->is_past ? add_query_arg( $state->parameters(), $url ) : $url;
	}

	/**
	 * A loop has been rendered: of choices that no post has there is no page.
	 *
	 * @param array<string, mixed> $parsed The block, as LoopModule has it rendered.
	 */
	public static function has( array $parsed ): void {
		$loop = self::is_open() ? Loop::of_query( $parsed ) : null;
		if ( $loop !== null && $loop->state->choices !== [] && $loop->total() === 0 ) {
			self::is_missing();
		}
	}

	/**
	 * There is no such page: search engines are told by the status, where the theme has not sent it yet.
	 */
	public static function is_missing(): void {
		if ( self::is_open() ) {
			status_header( 404 );
		}
	}

	/**
	 * Whether the status of a page can still be said.
	 */
	private static function is_open(): bool {
		return did_action( 'template_redirect' ) > 0 && ! is_feed() && ! headers_sent();
	}

	/**
	 * Ids of the loops that the address says something of, whether there are such or not.
	 *
	 * @return list<string>
	 */
	private static function asked(): array {
		$loops = [];
		// phpcs:ignore WordPress.Security.NonceVerification -- it changes nothing.
		foreach ( array_keys( $_GET ) as $name ) {
			if ( preg_match( '/^(?:loop|e-filter)-([a-z0-9]{4,12})[-_]/', (string) $name, $found ) === 1 ) {
				$loops[] = $found[1];
			}
		}
		return array_values( array_unique( $loops ) );
	}

	/**
	 * What a loop in a content offers.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @param string       $id     Id of the loop.
	 * @return array<string, mixed>|null Null where it is not there.
	 */
	private static function written( array $blocks, string $id ): ?array {
		foreach ( $blocks as $block ) {
			$loop   = in_array( $block['blockName'], LoopModule::QUERY_BLOCKS, true )
				? $block['attrs'][ LoopModule::ATTRIBUTE ] ?? null
				: null;
			$offers = $loop === $id
				? LoopOffers::in_loop( $block )
				: self::written( $block['innerBlocks'], $id );
			if ( $offers !== null ) {
				return $offers;
			}
		}
		return null;
	}
}

<?php
/**
 * A loop by itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Answers;

use Vitrine\Loop\Additions\ShownPosts;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Terms\LoopTerms;
use Vitrine\Sealed\ContentStack;
use Vitrine\Support\TrackingParameters;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a stored loop as it stands on its page, for an address of that page: the same blocks, the same query, the
 * same links.
 *
 * @phpstan-import-type Above from LoopsAbove
 */
final class LoopAnswer {

	/** Characters of an address. */
	public const MAX_LENGTH = 2000;

	/** Parameters of an address that are read. */
	private const MAX_PARAMETERS = 100;

	/**
	 * Renders a loop.
	 *
	 * @param array<string, mixed> $block   The block, as core parses it.
	 * @param int                  $post    Post that it stands in, 0 = a template.
	 * @param array<string, mixed> $page    What the address of the page asks WordPress for, where it is a template.
	 * @param string               $address Path and query of the page.
	 * @param array                $above   What the page shows above it, for a loop without duplicates.
	 * @phpstan-param list<Above> $above
	 * @return array{html: string, styles: string, url: string, status: string}
	 */
	public static function of( array $block, int $post, array $page, string $address, array $above ): array {
		$shown = static function () use ( $block, $above ): array {
			LoopsAbove::show( $above );
			return self::rendered( $block );
		};
		return self::at(
			$address,
			static fn(): array => self::on_page( $post, $page, static fn(): array => ShownPosts::during( $shown ) )
		);
	}

	/**
	 * Renders a loop on the page that is there.
	 *
	 * @param array<string, mixed> $block The block, as core parses it.
	 * @return array{html: string, styles: string, url: string, status: string}
	 */
	private static function rendered( array $block ): array {
		$loop = null;
		$keep = static function ( string $html, array $parsed ) use ( &$loop ): string {
			$loop = Loop::of_query( $parsed );
			return $html;
		};
		// Before LoopModule puts the query of the page back.
		add_filter( "render_block_{$block['blockName']}", $keep, 9, 2 );
		// An answer prints no scripts: WordPress need not look how.
		add_filter( 'pre_site_option_can_compress_scripts', '__return_zero' );
		$html = LoopTerms::at_once(
			static fn(): string => FoundPosts::during( static fn(): string => render_block( $block ) )
		);
		remove_filter( 'pre_site_option_can_compress_scripts', '__return_zero' );
		remove_filter( "render_block_{$block['blockName']}", $keep, 9 );
		return [
			'html'   => $html,
			'styles' => self::styles(),
			'url'    => self::url( $loop ),
			'status' => $loop === null ? '' : self::status( $loop ),
		];
	}

	/**
	 * Path and query of an address of this site.
	 *
	 * @param string $address What a visitor sent.
	 * @return string|null Null where it is none.
	 */
	public static function path( string $address ): ?string {
		$parts = strlen( $address ) > self::MAX_LENGTH ? false : wp_parse_url( $address );
		if ( $parts === false || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return null;
		}
		if ( isset( $parts['host'] ) || isset( $parts['scheme'] ) ) {
			$own = wp_parse_url( home_url() );
			foreach ( [ 'scheme', 'host', 'port' ] as $part ) {
				if ( ( $parts[ $part ] ?? null ) !== ( $own[ $part ] ?? null ) ) {
					return null;
				}
			}
		}
		$path = $parts['path'] ?? '/';
		return preg_match( '~^/(?![/\\\\])[^\\\\\x00-\x20<>"]*$~D', $path ) === 1
			? $path . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' )
			: null;
	}

	/**
	 * Does something as if an address of this site was asked for.
	 *
	 * @template T
	 * @param string        $address Path and query.
	 * @param \Closure(): T $work    What is done.
	 * @return T
	 */
	private static function at( string $address, \Closure $work ): mixed {
		// phpcs:disable WordPress.Security -- kept as it is, and put back.
		$before = [ $_GET, $_SERVER['REQUEST_URI'] ?? '' ];
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $asked );
		$_GET                   = wp_slash( array_slice( $asked, 0, self::MAX_PARAMETERS ) );
		$_SERVER['REQUEST_URI'] = wp_slash( $address );
		try {
			return $work();
		} finally {
			[ $_GET, $_SERVER['REQUEST_URI'] ] = $before;
		}
		// phpcs:enable
	}

	/**
	 * Does something on the page that a loop stands on.
	 *
	 * @template T
	 * @param int                  $post Post that it stands in, 0 = a template.
	 * @param array<string, mixed> $page What the address of the page asks WordPress for.
	 * @param \Closure(): T        $work What is done.
	 * @return T
	 */
	private static function on_page( int $post, array $page, \Closure $work ): mixed {
		global $wp_query, $wp_the_query;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as WordPress itself does for a page; put back.
		$before   = [ $wp_query, $wp_the_query, $GLOBALS['post'] ?? null ];
		$wp_query = new \WP_Query();
		// Plugins change main queries.
		$wp_the_query = $wp_query;
		if ( $post === 0 ) {
			$wp_query->query( [ ...$page, 'paged' => self::page() ] );
		} else {
			self::query_of( $wp_query, $post );
		}
		if ( $post > 0 ) {
			$GLOBALS['post'] = get_post( $post );
			setup_postdata( $post );
		} elseif ( $wp_query->is_singular() && $wp_query->have_posts() ) {
			$wp_query->the_post();
		}
		try {
			return $post === 0 ? $work() : ContentStack::during( $post, $work );
		} finally {
			[ $wp_query, $wp_the_query, $GLOBALS['post'] ] = $before;
		}
		// phpcs:enable
	}

	/**
	 * Makes a query that of a page, which is known: the database isn't asked.
	 *
	 * @param \WP_Query $query The query.
	 * @param int       $post  The page.
	 */
	private static function query_of( \WP_Query $query, int $post ): void {
		$page = get_post( $post );
		$it   = static fn( mixed $posts, \WP_Query $asked ): mixed => $asked === $query && $page !== null
			? [ $page ]
			: $posts;
		add_filter( 'posts_pre_query', $it, PHP_INT_MIN, 2 );
		$query->query(
			[
				'p'                      => $post,
				'post_type'              => get_post_type( $post ),
				'post_status'            => 'any',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		remove_filter( 'posts_pre_query', $it, PHP_INT_MIN );
	}

	/**
	 * The page of an archive that the address asks for.
	 */
	private static function page(): int {
		global $wp_rewrite;
		$base = preg_quote( $wp_rewrite instanceof \WP_Rewrite ? $wp_rewrite->pagination_base : 'page', '~' );
		// phpcs:ignore WordPress.Security -- a number.
		$path  = (string) wp_parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH );
		$paged = $_GET['paged'] ?? ''; // phpcs:ignore WordPress.Security -- a number.
		return preg_match( "~/{$base}/([1-9]\d{0,4})/?$~D", $path, $found ) === 1
			? (int) $found[1]
			: ( is_string( $paged ) && preg_match( '/^[1-9]\d{0,4}$/D', $paged ) === 1 ? (int) $paged : 1 );
	}

	/**
	 * Styles that blocks of the loop have by themselves: layouts, colors and sizes that differ from the presets.
	 */
	private static function styles(): string {
		return wp_style_engine_get_stylesheet_from_context( 'block-supports' );
	}

	/**
	 * The address of what is shown: as links write it, whatever a form has sent. One of core's pages stays as it is.
	 *
	 * @param Loop|null $loop The loop.
	 */
	private static function url( ?Loop $loop ): string {
		$page = TrackingParameters::page();
		return $loop === null
			|| $loop->page() > 1 && $loop->is_inherited
			|| preg_match( '/[?&](?:query-(?:\d+-)?page|paged)=/', $page ) === 1
				? $page
				: $loop->address->of( $loop->state );
	}

	/**
	 * What screen readers say when the loop has changed.
	 *
	 * @param Loop $loop The loop.
	 */
	private static function status( Loop $loop ): string {
		$total = $loop->total();
		return sprintf(
			/* translators: %s: number of posts. */
			_n( '%s result', '%s results', $total, 'vitrine' ),
			number_format_i18n( $total )
		);
	}
}

<?php
/**
 * Page caches of other plugins and of hosts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Tells those that are there to forget pages, by what they offer for that.
 */
final class PageCaches {

	/**
	 * What forgets one page, what it is told (`id`, `url` or `path`), and what forgets all pages: a function, a static
	 * method, `action name`, or `global object->method`. '' = it cannot do that.
	 */
	private const TOOLS = [
		'WP Super Cache'   => [ 'wpsc_delete_post_cache', 'id', 'wp_cache_clear_cache' ],
		'W3 Total Cache'   => [ 'w3tc_flush_post', 'id', 'w3tc_flush_posts' ],
		'WP Rocket'        => [ 'rocket_clean_post', 'id', 'rocket_clean_domain' ],
		'LiteSpeed Cache'  => [ 'action litespeed_purge_post', 'id', 'action litespeed_purge_all' ],
		'WP Fastest Cache' => [ 'wpfc_clear_post_cache_by_id', 'id', 'wpfc_clear_all_cache' ],
		'SiteGround'       => [ 'sg_cachepress_purge_cache', 'url', 'sg_cachepress_purge_everything' ],
		'Cache Enabler'    => [
			'action cache_enabler_clear_page_cache_by_post',
			'id',
			'action cache_enabler_clear_site_cache',
		],
		'WP-Optimize'      => [ 'WPO_Page_Cache::delete_single_post_cache', 'id', 'wpo_cache_flush' ],
		'Breeze'           => [ '', 'id', 'action breeze_clear_all_cache' ],
		'Hummingbird'      => [ 'action wphb_clear_page_cache', 'id', 'action wphb_clear_page_cache' ],
		'Swift'            => [
			'Swift_Performance_Cache::clear_post_cache',
			'id',
			'Swift_Performance_Cache::clear_all_cache',
		],
		'Nginx Helper'     => [ '', 'id', 'action rt_nginx_helper_purge_all' ],
		'Cloudflare'       => [
			'global cloudflareHooks->purgeCacheByRelevantURLs',
			'id',
			'global cloudflareHooks->purgeCacheEverything',
		],
		'Kinsta'           => [
			'global kinsta_cache->kinsta_cache_purge->initiate_purge',
			'id',
			'global kinsta_cache->kinsta_cache_purge->purge_complete_caches',
		],
		'Pantheon'         => [ 'pantheon_wp_clear_edge_paths', 'path', 'pantheon_wp_clear_edge_all' ],
		'WP Engine'        => [ 'WpeCommon::purge_varnish_cache', 'id', 'WpeCommon::purge_varnish_cache' ],
	];

	/** Pages above which all are forgotten: some tools ask a server for each. */
	private const MAX_PAGES = 50;

	/**
	 * Has pages forgotten.
	 *
	 * @param list<int> $posts Posts whose pages they are.
	 * @param bool      $all   Whether any page of the site may be concerned.
	 */
	public static function purge( array $posts, bool $all ): void {
		$all = $all || count( $posts ) > self::MAX_PAGES;
		foreach ( self::TOOLS as [ $page, $takes, $everything ] ) {
			$one = $all ? null : self::reach( $page );
			if ( $one === null ) {
				// One that cannot forget a single page forgets them all.
				$rest = $all || $page === '' ? self::reach( $everything ) : null;
				self::call( $rest );
				continue;
			}
			foreach ( $posts as $post ) {
				self::call( $one, self::told( $takes, $post ) );
			}
		}
	}

	/**
	 * What a tool is told of a page.
	 *
	 * @param string $takes `id`, `url` or `path`.
	 * @param int    $post  Post.
	 * @return int|string|list<string>
	 */
	private static function told( string $takes, int $post ): int|string|array {
		$url = get_permalink( $post );
		$url = $url === false ? '' : $url;
		return match ( $takes ) {
			'url'   => $url,
			'path'  => [ (string) wp_parse_url( $url, PHP_URL_PATH ) ],
			default => $post,
		};
	}

	/**
	 * What a tool offers, where it is there.
	 *
	 * @param string $name As in TOOLS.
	 */
	private static function reach( string $name ): ?\Closure {
		if ( str_starts_with( $name, 'action ' ) ) {
			$hook = substr( $name, 7 );
			return $hook === '' || has_action( $hook ) === false
				? null
				: static function ( mixed ...$args ) use ( $hook ): void {
					// phpcs:ignore WordPress.NamingConventions -- the hook is another plugin's.
					do_action( $hook, ...$args );
				};
		}
		$callable = str_starts_with( $name, 'global ' ) ? self::method( substr( $name, 7 ) ) : $name;
		return $callable !== '' && is_callable( $callable ) ? \Closure::fromCallable( $callable ) : null;
	}

	/**
	 * A method of an object that a tool keeps in a global variable.
	 *
	 * @param string $path Such as `kinsta_cache->kinsta_cache_purge->initiate_purge`.
	 * @return array{object, string}|'' '' where the object is not there.
	 */
	private static function method( string $path ): array|string {
		$names  = explode( '->', $path );
		$method = array_pop( $names );
		$object = $GLOBALS[ array_shift( $names ) ?? '' ] ?? null;
		foreach ( $names as $name ) {
			$object = is_object( $object ) ? get_object_vars( $object )[ $name ] ?? null : null;
		}
		return is_object( $object ) ? [ $object, $method ] : '';
	}

	/**
	 * Calls it. What breaks there is no reason not to go on here.
	 *
	 * @param \Closure|null             $tool What is called, if it is there.
	 * @param int|string|list<string> ...$args What it is told.
	 */
	private static function call( ?\Closure $tool, int|string|array ...$args ): void {
		try {
			if ( $tool !== null ) {
				$tool( ...$args );
			}
		} catch ( \Throwable $thrown ) {
			/**
			 * Fires when the page cache of another plugin has failed to forget a page.
			 *
			 * @param \Throwable $thrown What it has thrown.
			 */
			do_action( 'vitrine_purge_failed', $thrown );
		}
	}
}

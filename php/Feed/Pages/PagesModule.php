<?php
/**
 * Numbered pages of feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Pages;

use Vitrine\CapabilityModule;
use Vitrine\Feed\FeedModule;
use Vitrine\Feed\FeedProof;
use Vitrine\Rest\Feed\PageController;
use Vitrine\Support\ElementIds;

defined( 'ABSPATH' ) || exit;

/**
 * The route that visitors turn pages by, and what search engines are told of them.
 */
final class PagesModule extends CapabilityModule {

	/** What names of parameters begin with; the name of the feed follows. Twin: frontend/feed/pages/address.ts. */
	public const PARAMETER = 'vitrine-page-';

	/**
	 * Ids of the feeds of this page that have pages.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $element_ids = null;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->element_ids?->begin( $content ) ?? $content,
			0
		);
		add_filter(
			'wp_robots',
			static fn( mixed $robots ): mixed => is_array( $robots ) && self::is_asked()
				? wp_robots_no_robots( $robots )
				: $robots
		);
	}

	/**
	 * Route of pages.
	 */
	public function routes(): array {
		return [
			fn() => (
				new PageController( $this->plugin->feed->feed(), FeedModule::template(), FeedProof::of_site() )
			)->register_routes(),
		];
	}

	/**
	 * Makes the keeper of ids.
	 */
	public function element_ids(): ElementIds {
		return $this->element_ids ??= new ElementIds( 'feed' );
	}

	/**
	 * Whether the address of this request asks for a page of any feed: search engines know the page of the site
	 * without. Every page asks, so that this reads no other class.
	 */
	private static function is_asked(): bool {
		foreach ( array_keys( $_GET ) as $name ) { // phpcs:ignore WordPress.Security -- compared alone.
			if ( str_starts_with( (string) $name, self::PARAMETER ) ) {
				return true;
			}
		}
		return false;
	}
}

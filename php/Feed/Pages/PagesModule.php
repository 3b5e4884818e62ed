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
			static fn( mixed $robots ): mixed => is_array( $robots ) && PageAddress::is_asked()
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
}

<?php
/**
 * Feeds of other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\CapabilityModule;
use Vitrine\Rest\Feeds\FeedPluginsController;

defined( 'ABSPATH' ) || exit;

/**
 * Takes over what other plugins for feeds have left on the site.
 */
final class TransferModule extends CapabilityModule {

	/**
	 * Preview and import for managers.
	 */
	public function routes(): array {
		return [ fn() => ( new FeedPluginsController( $this->transfer() ) )->register_routes() ];
	}

	/**
	 * Makes what takes over.
	 */
	public function transfer(): FeedTransfer {
		return new FeedTransfer(
			new StoredFeeds( self::db() ),
			$this->imported(),
			$this->plugin->feed->sources(),
			$this->plugin->feed->connections()
		);
	}

	/**
	 * Makes what finds imported patterns.
	 */
	public function imported(): ImportedPatterns {
		return new ImportedPatterns();
	}
}

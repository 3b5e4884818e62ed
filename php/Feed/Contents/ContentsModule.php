<?php
/**
 * Further contents of connected accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

use Vitrine\CapabilityModule;
use Vitrine\Feed\EmptyFeed;
use Vitrine\Feed\Sync\ShownContents;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Install\Database;
use Vitrine\Rest\Feeds\ContentsController;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * What editors choose from, and which contents saved feeds show.
 */
final class ContentsModule extends CapabilityModule {

	/**
	 * Notes the contents of feeds when they are saved.
	 */
	public function register(): void {
		add_action(
			'save_post',
			fn( mixed $id, mixed $post ) => Database::exists() && $this->shown()->saved( $post )
				? $this->plugin->feed->schedule()->hurry()
				: null,
			10,
			2
		);
		foreach ( [ 'add_option_widget_block', 'update_option_widget_block', 'update_option_widget_text' ] as $hook ) {
			add_action(
				$hook,
				fn() => Database::exists() && $this->shown()->widgets_saved()
					? $this->plugin->feed->schedule()->hurry()
					: null
			);
		}
	}

	/**
	 * Routes of contents.
	 */
	public function routes(): array {
		$feed = $this->plugin->feed;
		return [
			static fn() => (
				new ContentsController(
					$feed->sources(),
					$feed->contents(),
					new ContentChoices(
						$feed->sources(),
						new Networks( Origins::of_site() ),
						Encryption::of_site()
					),
					$feed->posts(),
					$feed->schedule()
				)
			)->register_routes(),
		];
	}

	/**
	 * Makes what notes the contents that pages show.
	 */
	public function shown(): ShownContents {
		return new ShownContents(
			$this->plugin->feed->sources(),
			$this->plugin->feed->contents(),
			new StoredBlocks( self::db() )
		);
	}

	/**
	 * Makes what tells why a feed is empty.
	 */
	public function empty_feed(): EmptyFeed {
		$feed = $this->plugin->feed;
		return new EmptyFeed( $feed->feed(), $feed->sources(), $feed->contents(), $feed->posts() );
	}
}

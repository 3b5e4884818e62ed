<?php
/**
 * The plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Admin\SettingsPage;
use Vitrine\Admin\SourceNotices;
use Vitrine\Feed\Connections;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedBlock;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Posts;
use Vitrine\Feed\Refresh;
use Vitrine\Feed\Schedule;
use Vitrine\Feed\Sources;
use Vitrine\Feed\SourceView;
use Vitrine\Gallery\ViewerWords;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Origins;
use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\Images;
use Vitrine\Images\Renditions;
use Vitrine\Images\Shelf;
use Vitrine\Rest\FeedController;
use Vitrine\Rest\Routes;
use Vitrine\Rest\SourcesController;

defined( 'ABSPATH' ) || exit;

/**
 * The list of modules, and how what they need is made. A page view makes only what it shows.
 */
final class Plugin {

	/**
	 * Starts every module.
	 */
	public static function boot(): void {
		$plugin = new self();
		foreach ( $plugin->modules() as $module ) {
			$module->register();
		}
	}

	/**
	 * What the plugin does.
	 *
	 * @return list<Module>
	 */
	private function modules(): array {
		return [
			new Database(),
			new Assets(),
			new ViewerWords(),
			new Blocks( [ 'vitrine/social-feed' => fn( array $attributes ): string => $this->feed_block()->render( $attributes ) ] ),
			new Routes( fn(): array => [ $this->sources_controller(), $this->feed_controller() ] ),
			$this->schedule(),
			new Patterns(),
			...( is_admin() ? [ new SettingsPage(), new SourceNotices( $this->sources() ) ] : [] ),
		];
	}

	/**
	 * Makes the job; tools and tests use it, too.
	 */
	public function refresh(): Refresh {
		return new Refresh( $this->sources(), $this->posts(), $this->images(), new Shelf( new Download( Origins::of_site() ), new Renditions(), new Folder(), $this->images() ), $this->networks(), Vault::of_site() );
	}

	/**
	 * Makes the service that connects accounts.
	 */
	public function connections(): Connections {
		return new Connections( $this->sources(), $this->posts(), $this->networks(), Vault::of_site(), $this->schedule() );
	}

	/**
	 * Makes the store of sources.
	 */
	public function sources(): Sources {
		return new Sources( $this->rows() );
	}

	/**
	 * Makes the store of posts.
	 */
	public function posts(): Posts {
		return new Posts( $this->rows(), $this->images() );
	}

	/**
	 * Makes the store of pictures.
	 */
	public function images(): Images {
		return new Images( $this->rows(), new Folder() );
	}

	/**
	 * Makes the feed.
	 */
	public function feed(): Feed {
		return new Feed( $this->posts(), $this->images(), new Folder(), Cursor::of_site() );
	}

	/**
	 * Makes the events.
	 */
	public function schedule(): Schedule {
		return new Schedule( $this->sources(), fn(): Refresh => $this->refresh() );
	}

	/**
	 * Makes the renderer of the block.
	 */
	public function feed_block(): FeedBlock {
		return new FeedBlock( $this->feed(), $this->feed_template(), Cursor::of_site() );
	}

	/**
	 * Makes what prints feeds.
	 */
	private function feed_template(): FeedTemplate {
		$build = dirname( VITRINE_FILE ) . '/build';
		return new FeedTemplate( "{$build}/social-feed", "{$build}/icons.json" );
	}

	/**
	 * Makes the routes of sources.
	 */
	private function sources_controller(): SourcesController {
		return new SourcesController( $this->sources(), $this->connections(), $this->refresh(), $this->schedule(), new SourceView( $this->posts(), $this->images(), new Folder(), $this->networks() ) );
	}

	/**
	 * Makes the routes of feeds.
	 */
	private function feed_controller(): FeedController {
		return new FeedController( $this->feed(), $this->feed_template(), Cursor::of_site(), $this->sources() );
	}

	/**
	 * Makes the networks.
	 */
	private function networks(): Networks {
		return new Networks( Origins::of_site() );
	}

	/**
	 * Makes the access to the tables.
	 */
	private function rows(): Rows {
		global $wpdb;
		return new Rows( $wpdb );
	}
}

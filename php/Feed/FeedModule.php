<?php
/**
 * Social feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Admin\AccountPictures;
use Vitrine\Admin\SourceNotices;
use Vitrine\CapabilityModule;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceView;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Feed\Sync\ShownPictures;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Images\Renditions;
use Vitrine\Module;
use Vitrine\Rest\FeedController;
use Vitrine\Rest\SourcesController;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Background\RecurringAction;
use Vitrine\Support\Background\RefreshQueue;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * The block, its routes, and the job that keeps posts of connected accounts.
 */
final class FeedModule extends CapabilityModule {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		$intervals = static fn( array $given ): array => RecurringAction::intervals( $given );
		add_filter( 'cron_schedules', $intervals ); // phpcs:ignore WordPress.WP.CronInterval -- five minutes.
	}

	/**
	 * Reschedules the event if it was lost.
	 */
	public function prepare_admin(): void {
		$this->schedule()->revive();
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/social-feed' => fn( array $attributes ): string => $this->block()->render( $attributes ) ];
	}

	/**
	 * Routes of accounts and of further posts.
	 */
	public function routes(): array {
		return [
			fn() => (
				new SourcesController(
					$this->sources(),
					$this->connections(),
					$this->refresh(),
					$this->schedule(),
					$this->source_view()
				)
			)->register_routes(),
			fn() => (
				new FeedController( $this->feed(), self::template(), Cursor::of_site(), $this->sources() )
			)->register_routes(),
		];
	}

	/**
	 * The event that refreshes accounts.
	 */
	public function events(): array {
		return [ 'vitrine_refresh_sources' => fn() => $this->schedule()->run() ];
	}

	/**
	 * Takes it away.
	 */
	public function clear_events(): void {
		$this->schedule()->clear();
	}

	/**
	 * Pictures of accounts, and notices of those that need somebody.
	 */
	public function admin(): array {
		return [
			static fn(): Module => new AccountPictures( new Download( Origins::of_site() ) ),
			fn(): Module => new SourceNotices( $this->sources() ),
		];
	}

	/**
	 * Feeds to begin with.
	 */
	public function patterns(): array {
		return FeedPatterns::all();
	}

	/**
	 * Makes the job that fetches posts.
	 */
	public function refresh(): Refresh {
		$importer = new ImageImporter(
			new Download( Origins::of_site() ),
			new Renditions(),
			new Folder(),
			$this->images()
		);
		return new Refresh(
			$this->sources(),
			$this->posts(),
			$this->images(),
			$importer,
			self::networks(),
			Encryption::of_site(),
			new ShownPictures( $this->sources(), $this->query(), $this->images(), new StoredBlocks( self::db() ) )
		);
	}

	/**
	 * Makes the service that connects accounts.
	 */
	public function connections(): Connections {
		return new Connections(
			$this->sources(),
			$this->posts(),
			self::networks(),
			Encryption::of_site(),
			$this->schedule()
		);
	}

	/**
	 * Makes the store of accounts.
	 */
	public function sources(): Sources {
		return new Sources( self::db() );
	}

	/**
	 * Makes the store of posts.
	 */
	public function posts(): Posts {
		return new Posts( self::db(), $this->images() );
	}

	/**
	 * Makes what finds the posts that can be shown.
	 */
	public function query(): PostQuery {
		return new PostQuery( self::db(), $this->images() );
	}

	/**
	 * Makes the store of their pictures.
	 */
	public function images(): Images {
		return new Images( self::db(), new Folder() );
	}

	/**
	 * Makes what finds the posts of a block.
	 */
	public function feed(): Feed {
		return new Feed( $this->query(), $this->images(), new Folder(), Cursor::of_site() );
	}

	/**
	 * Makes what schedules the job.
	 */
	public function schedule(): RefreshSchedule {
		return new RefreshSchedule(
			Refresh::HOOK,
			fn(): RefreshQueue => $this->sources()->queue,
			$this->refresh( ... )
		);
	}

	/**
	 * Makes what managers see of an account.
	 */
	public function source_view(): SourceView {
		return new SourceView( $this->posts(), $this->images(), new Folder(), self::networks() );
	}

	/**
	 * Makes the renderer of the block.
	 */
	private function block(): FeedBlock {
		return new FeedBlock( $this->feed(), self::template(), Cursor::of_site() );
	}

	/**
	 * Makes what prints feeds.
	 */
	private static function template(): FeedTemplate {
		$build = dirname( VITRINE_FILE ) . '/build';
		return new FeedTemplate( "{$build}/social-feed", "{$build}/icons.json" );
	}

	/**
	 * Makes the networks.
	 */
	private static function networks(): Networks {
		return new Networks( Origins::of_site() );
	}
}

<?php
/**
 * Social feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Admin\AccountPictures;
use Vitrine\Admin\LoginReturn;
use Vitrine\CapabilityModule;
use Vitrine\Cli\FeedCommand;
use Vitrine\Feed\Comments\Comments;
use Vitrine\Feed\Comments\Threads;
use Vitrine\Feed\Logins\Logins;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceView;
use Vitrine\Feed\Sources\Websites;
use Vitrine\Feed\Store\DoubtedPosts;
use Vitrine\Feed\Store\ChosenPosts;
use Vitrine\Feed\Store\OlderPosts;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\CommentReader;
use Vitrine\Feed\Sync\CommentSchedule;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Feed\Sync\ShownPictures;
use Vitrine\Feed\Webhooks\Subscription;
use Vitrine\Feed\Webhooks\Wanted;
use Vitrine\Feed\Webhooks\Webhooks;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Images\Renditions;
use Vitrine\Module;
use Vitrine\Rest\AppsController;
use Vitrine\Rest\Feed\PostsController;
use Vitrine\Rest\FeedController;
use Vitrine\Rest\LoginsController;
use Vitrine\Rest\NewSource;
use Vitrine\Rest\Sources\WebsitesController;
use Vitrine\Rest\SourcesController;
use Vitrine\Rest\WebhooksController;
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
		if ( defined( 'WP_CLI' ) && class_exists( \WP_CLI::class, false ) ) {
			\WP_CLI::add_command( 'vitrine feed', new FeedCommand( $this ) );
		}
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
					$this->source_view(),
					$this->new_source()
				)
			)->register_routes(),
			fn() => (
				new FeedController(
					$this->feed(),
					self::template(),
					Cursor::of_site(),
					new FeedNotices( $this->sources(), $this->contents() ),
					new ChosenPosts( self::db() ),
					$this->plugin->comments->opened(),
					$this->plugin->contents->empty_feed()
				)
			)->register_routes(),
			fn() => ( new LoginsController( $this->logins(), $this->new_source() ) )->register_routes(),
			static fn() => ( new AppsController( Apps::of_site() ) )->register_routes(),
			fn() => ( new WebsitesController( $this->websites(), $this->new_source() ) )->register_routes(),
			fn() => (
				new PostsController( $this->feed(), self::template(), FeedProof::of_site() )
			)->register_routes(),
			fn() => ( new WebhooksController( $this->webhooks(), $this->schedule() ) )->register_routes(),
		];
	}

	/**
	 * The event that refreshes accounts.
	 */
	public function events(): array {
		return [
			// A single run names the account that waits.
			'vitrine_refresh_sources' => function ( mixed $first = '' ): void {
				$this->schedule()->run( ...( is_string( $first ) && ctype_digit( $first ) ? [ (int) $first ] : [] ) );
				$this->comment_schedule()->run();
			},
		];
	}

	/**
	 * Takes it away.
	 */
	public function clear_events(): void {
		$this->schedule()->clear();
	}

	/**
	 * Pictures of accounts, and what logins come back to.
	 */
	public function admin(): array {
		return [
			static fn(): Module => new AccountPictures( new Download( Origins::of_site() ) ),
			fn(): Module => new LoginReturn( $this->logins( ... ) ),
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
			new OlderPosts( self::db() ),
			$this->images(),
			$importer,
			self::networks(),
			Encryption::of_site(),
			new ShownPictures( $this->sources(), $this->query(), $this->images(), new StoredBlocks( self::db() ) ),
			$this->contents(),
			$this->plugin->contents->shown(),
			new Wanted( self::db() ),
			new CommentReader( $this->comments(), $this->threads(), $this->images(), $importer )
		);
	}

	/**
	 * Makes what has comments read that visitors ask for.
	 */
	public function comment_schedule(): CommentSchedule {
		return new CommentSchedule( $this->threads(), $this->refresh(), $this->schedule() );
	}

	/**
	 * Makes the store of comments.
	 */
	public function comments(): Comments {
		return new Comments( self::db(), $this->images() );
	}

	/**
	 * Makes what is known of their lists.
	 */
	public function threads(): Threads {
		return new Threads( self::db() );
	}

	/**
	 * Makes the service for further contents of accounts.
	 */
	public function contents(): Contents {
		return new Contents( $this->sources(), $this->posts(), self::networks() );
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
			$this->schedule(),
			new Subscription( $this->sources(), self::networks(), Apps::of_site(), Encryption::of_site() ),
			Apps::of_site()
		);
	}

	/**
	 * Makes what takes log-ins.
	 */
	public function logins(): Logins {
		return new Logins( Apps::of_site(), self::networks(), Encryption::of_site() );
	}

	/**
	 * Makes what answers whoever connects an account.
	 */
	private function new_source(): NewSource {
		return new NewSource( $this->sources(), $this->connections(), $this->schedule(), $this->source_view() );
	}

	/**
	 * Makes what takes webhooks.
	 */
	public function webhooks(): Webhooks {
		return new Webhooks(
			Apps::of_site(),
			$this->sources(),
			new DoubtedPosts( self::db() ),
			new Wanted( self::db() )
		);
	}

	/**
	 * Makes the service that connects websites.
	 */
	public function websites(): Websites {
		return new Websites( $this->sources(), $this->schedule() );
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
		return new Feed( $this->query(), $this->images(), new Folder(), Cursor::of_site(), self::db() );
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
		return new SourceView(
			$this->posts(),
			$this->images(),
			new Folder(),
			self::networks(),
			$this->sources(),
			$this->threads()
		);
	}

	/**
	 * Makes the renderer of the block.
	 */
	private function block(): FeedBlock {
		$ids = $this->plugin->pages->element_ids();
		return new FeedBlock( $this->feed(), self::template(), Cursor::of_site(), FeedProof::of_site(), $ids );
	}

	/**
	 * Makes what prints feeds.
	 */
	public static function template(): FeedTemplate {
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

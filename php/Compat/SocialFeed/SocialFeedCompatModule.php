<?php
/**
 * What other plugins for feeds have left on the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

use Vitrine\Admin\Capability;
use Vitrine\CapabilityModule;
use Vitrine\Compat\SocialFeed\Calls\AskedFeed;
use Vitrine\Compat\SocialFeed\Calls\AskedPosts;
use Vitrine\Compat\SocialFeed\Calls\CallFields;
use Vitrine\Compat\SocialFeed\Calls\Calls;
use Vitrine\Compat\SocialFeed\Calls\LoadMoreCall;
use Vitrine\Compat\SocialFeed\Calls\ShownFeeds;
use Vitrine\Compat\SocialFeed\Calls\StoredMeta;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\FeedBlock;
use Vitrine\Feed\FeedModule;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Images\Folder;
use Vitrine\Rest\Feeds\ShortcodeController;

defined( 'ABSPATH' ) || exit;

/**
 * Their shortcodes, as long as they do not have them themselves.
 */
final class SocialFeedCompatModule extends CapabilityModule {

	/** Their names. */
	private const SHORTCODES = [ 'custom-facebook-feed', 'instagram-feed' ];

	/**
	 * Those that nobody else has.
	 *
	 * @var list<string>
	 */
	private array $own = [];

	/**
	 * Adds the shortcodes after all other plugins have.
	 */
	public function register(): void {
		add_action( 'init', [ $this, 'add_shortcodes' ], PHP_INT_MAX );
		add_filter( 'vitrine_block_forms', [ $this, 'add_forms' ], 10, 2 );
		if ( wp_doing_ajax() ) {
			// When the shortcodes are added.
			add_action( 'init', [ $this, 'add_calls' ], PHP_INT_MAX );
		}
	}

	/**
	 * Adds those that nobody has.
	 */
	public function add_shortcodes(): void {
		$this->own = [];
		foreach ( self::SHORTCODES as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode(
					$name,
					fn( mixed $attributes ): string => $this->imported( $name, $attributes )
						?? $this->shortcodes()->render( $name, $attributes )
				);
				$this->own[] = $name;
			}
		}
	}

	/**
	 * Adds the calls of the plugins whose shortcodes are ours. Some have names that others may have, too: these go
	 * first.
	 */
	public function add_calls(): void {
		foreach ( array_intersect_key( Calls::ACTIONS, array_flip( $this->own ) ) as $actions ) {
			foreach ( $actions as $action ) {
				$answer = function () use ( $action ): void {
					// phpcs:ignore WordPress.Security -- read only, and escaped.
					echo $this->calls()->answer( $action, new CallFields( wp_unslash( $_POST ) ) );
					wp_die();
				};
				add_action( "wp_ajax_{$action}", $answer, PHP_INT_MAX );
				add_action( "wp_ajax_nopriv_{$action}", $answer, PHP_INT_MAX );
			}
		}
		if ( in_array( FacebookShortcode::TAG, $this->own, true ) ) {
			add_action( 'wp_ajax_cff_hide_frontend_license_error', [ $this, 'dismiss_notice' ] );
		}
	}

	/**
	 * Dismisses the notice of accounts that need somebody, by the call of the original's notice.
	 */
	public function dismiss_notice(): void {
		$is_meant = check_ajax_referer( DismissedIncidents::ACTION, 'nonce', false ) !== false;
		if ( ! $is_meant || ! Capability::may_manage() ) {
			wp_die( '-1', '', [ 'response' => 403 ] );
		}
		$this->plugin->health->dismissed()->dismiss();
		wp_die();
	}

	/**
	 * Has feeds found where they are saved as shortcodes, too.
	 *
	 * @param array<string, \Closure> $forms What else stands for a block.
	 * @param string                  $block Name of the block.
	 * @return array<string, \Closure>
	 */
	public function add_forms( array $forms, string $block ): array {
		if ( $block === FeedBlock::NAME ) {
			$shortcodes = $this->saved();
			foreach ( $this->own as $name ) {
				$forms[ "[{$name}" ] = static fn( string $content ): array => $shortcodes->in( $name, $content );
			}
		}
		return $forms;
	}

	/**
	 * The route that reads shortcodes.
	 */
	public function routes(): array {
		return [
			fn() => (
				new ShortcodeController( $this->shortcodes(), $this->plugin->transfer->imported() )
			)->register_routes(),
		];
	}

	/**
	 * Prints the feed of the other plugin that a shortcode names, where it was imported.
	 *
	 * @param string $name  Name of the shortcode.
	 * @param mixed  $given Its attributes.
	 */
	private function imported( string $name, mixed $given ): ?string {
		return $this->plugin->transfer->imported()->rendered( $name, $given );
	}

	/**
	 * Makes what renders them.
	 */
	public function shortcodes(): Shortcodes {
		return new Shortcodes( $this->plugin->feed->sources() );
	}

	/**
	 * Makes what knows which blocks they stand for.
	 */
	public function saved(): SavedShortcodes {
		return new SavedShortcodes( $this->shortcodes(), $this->plugin->transfer->imported() );
	}

	/**
	 * Makes what answers calls.
	 */
	public function calls(): Calls {
		$feed  = $this->plugin->feed;
		$shown = new ShownFeeds( self::db() );
		$asked = new AskedFeed( $this->saved(), $shown );
		return new Calls(
			new LoadMoreCall( $asked, $feed->feed(), $feed->query(), Cursor::of_site(), FeedModule::template() ),
			$asked,
			$shown,
			new AskedPosts( self::db(), $feed->query(), $shown ),
			new StoredMeta( $feed->comments(), new Folder() ),
			$this->plugin->comments->opened(),
			$feed->images()->posts
		);
	}
}

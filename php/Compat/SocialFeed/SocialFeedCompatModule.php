<?php
/**
 * What other plugins for feeds have left on the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

use Vitrine\CapabilityModule;
use Vitrine\Feed\FeedBlock;
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
	 * Has feeds found where they are saved as shortcodes, too.
	 *
	 * @param array<string, \Closure> $forms What else stands for a block.
	 * @param string                  $block Name of the block.
	 * @return array<string, \Closure>
	 */
	public function add_forms( array $forms, string $block ): array {
		if ( $block === FeedBlock::NAME ) {
			$shortcodes = $this->shortcodes();
			foreach ( $this->own as $name ) {
				$forms[ "[{$name}" ] = static fn( string $content ): array => $shortcodes->saved( $name, $content );
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
}

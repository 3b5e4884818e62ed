<?php
/**
 * Imports of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\CapabilityModule;
use Vitrine\Cli\ImportCommand;
use Vitrine\Feed\Imports\Imports;
use Vitrine\Images\Folder;
use Vitrine\Rest\Sources\ImportsController;

defined( 'ABSPATH' ) || exit;

/**
 * Brings posts here that no network gives any more, such as those of Facebook groups.
 */
final class ImportsModule extends CapabilityModule {

	/**
	 * Adds the command.
	 */
	public function register(): void {
		if ( defined( 'WP_CLI' ) && class_exists( \WP_CLI::class, false ) ) {
			\WP_CLI::add_command(
				'vitrine feed import',
				new ImportCommand( $this->plugin->feed, $this->imports(), $this->plugin->transfer->transfer() )
			);
		}
	}

	/**
	 * The route for managers.
	 */
	public function routes(): array {
		return [
			fn() => (
				new ImportsController( $this->imports(), $this->plugin->feed->source_view() )
			)->register_routes(),
		];
	}

	/**
	 * Makes what imports.
	 */
	public function imports(): Imports {
		return new Imports( $this->plugin->feed->sources(), new Folder(), $this->plugin->feed->schedule() );
	}
}

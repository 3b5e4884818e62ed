<?php
/**
 * All routes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the controllers; nothing of them is made on a page.
 */
final class Routes implements Module {

	/**
	 * Keeps how the controllers are made.
	 *
	 * @param \Closure(): list<SourcesController|FeedController|GalleryController|AlbumsController|ProvidersController> $controllers Makes them.
	 */
	public function __construct( private readonly \Closure $controllers ) {}

	/**
	 * Adds the hook, after the tables were migrated.
	 */
	public function register(): void {
		add_action(
			'rest_api_init',
			function (): void {
				foreach ( ( $this->controllers )() as $controller ) {
					$controller->register_routes();
				}
			},
			20
		);
	}
}

<?php
/**
 * All routes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\MediaLibrary\Albums;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the controllers; nothing of them is made on a page.
 *
 * @phpstan-type ForEditors SourcesController|AlbumsController|ProvidersController|PopupsController
 * @phpstan-type ForVisitors FeedController|GalleryController|PopupStatisticsController|VisitorController
 */
final class Routes implements Module {

	/**
	 * Keeps how the controllers are made.
	 *
	 * @param \Closure(): list<ForEditors|ForVisitors> $controllers Makes them.
	 */
	public function __construct( private readonly \Closure $controllers ) {}

	/**
	 * Adds the hooks; the routes come after the tables were migrated.
	 */
	public function register(): void {
		add_filter(
			'register_' . Albums::TAXONOMY . '_taxonomy_args',
			static fn( array $args ): array => [ ...$args, 'rest_controller_class' => AlbumTerms::class ]
		);
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

<?php
/**
 * Mega menus.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

use Vitrine\CapabilityModule;
use Vitrine\Rest\Menus\MenusController;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks vitrine/mega-menu and vitrine/mega-menu-item, and patterns with them.
 */
final class MegaMenuModule extends CapabilityModule {

	/**
	 * Leaves the blocks in menus to these: an item that is not for a visitor runs none of them.
	 */
	public function register(): void {
		add_filter(
			'register_block_type_args',
			static fn( array $args, string $name ): array => str_starts_with( $name, 'vitrine/mega-menu' )
				? [ ...$args, 'skip_inner_blocks' => true ]
				: $args,
			10,
			2
		);
	}

	/**
	 * The renderers of the blocks.
	 */
	public function blocks(): array {
		return [
			'vitrine/mega-menu'      => MegaMenu::html( ... ),
			'vitrine/mega-menu-item' => MenuItem::html( ... ),
		];
	}

	/**
	 * Menus of WordPress, to be imported.
	 */
	public function routes(): array {
		return [ static fn() => ( new MenusController() )->register_routes() ];
	}

	/**
	 * Menus to begin with.
	 */
	public function patterns(): array {
		return MenuPatterns::all();
	}
}

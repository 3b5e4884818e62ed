<?php
/**
 * Looks of loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Skins;

use Vitrine\CapabilityModule;

defined( 'ABSPATH' ) || exit;

/**
 * Styles of core's post template, and patterns of loops that visitors filter.
 */
final class SkinsModule extends CapabilityModule {

	/**
	 * Adds to the posts of a loop what their style needs.
	 */
	public function register(): void {
		add_filter(
			'render_block_core/post-template',
			static function ( string $html, array $parsed ): string {
				$classes = $parsed['attrs']['className'] ?? null;
				return is_string( $classes ) && str_contains( $classes, 'is-style-vitrine-' )
					? PostTemplateStyles::rendered( $html, $classes )
					: $html;
			},
			10,
			2
		);
		if ( is_admin() ) {
			add_action( 'enqueue_block_assets', static fn() => PostTemplateStyles::bring_all() );
		}
	}

	/**
	 * Offers the styles in the editor.
	 */
	public function prepare_admin(): void {
		PostTemplateStyles::register();
	}

	/**
	 * Patterns of loops.
	 */
	public function patterns(): array {
		return LoopPatterns::all();
	}
}

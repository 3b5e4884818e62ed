<?php
/**
 * How visitors get to a place of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\PageHelpers;

use Vitrine\CapabilityModule;

defined( 'ABSPATH' ) || exit;

/**
 * What pages have besides blocks of ours: fragments that open what they lead into, marks of the template that an
 * address names, the words of the loading indicator, cookies, breadcrumbs.
 */
final class PageHelpersModule extends CapabilityModule {

	/** As wide as what is wide in the theme, with room above and below. */
	private const BREADCRUMBS = '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|20",'
		. '"bottom":"var:preset|spacing|20"}}},"layout":{"type":"constrained"}} -->'
		. '<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--20);'
		. 'padding-bottom:var(--wp--preset--spacing--20)">'
		. '<!-- wp:breadcrumbs {"separator":"›","align":"wide","fontSize":"small"} /-->'
		. '</div><!-- /wp:group -->';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		foreach ( [ 'tabs', 'accordion', 'details' ] as $block ) {
			add_filter( "render_block_core/{$block}", self::open_for_fragments( ... ) );
		}
		add_filter(
			'script_module_data_@vitrine/loading',
			static fn( array $data ): array => [ ...$data, 'text' => __( 'Loading…', 'vitrine' ) ]
		);
		// phpcs:disable WordPress.Security -- checked where it is used; it changes nothing.
		if ( isset( $_GET['theme_template_id'] ) ) {
			TemplateTarget::register( $_GET['theme_template_id'] );
		}
		// phpcs:enable
	}

	/**
	 * Breadcrumbs of core, where it has them: since WordPress 7.0.
	 */
	public function patterns(): array {
		return ! \WP_Block_Type_Registry::get_instance()->is_registered( 'core/breadcrumbs' ) ? [] : [
			'vitrine/breadcrumbs' => [
				'title'         => __( 'Breadcrumbs', 'vitrine' ),
				'description'   => __( 'The path from the home page to the current page, in small text.', 'vitrine' ),
				'categories'    => [ 'vitrine' ],
				'keywords'      => [ 'breadcrumb', 'trail', 'navigation' ],
				'blockTypes'    => [ 'core/breadcrumbs' ],
				'viewportWidth' => 800,
				'content'       => self::BREADCRUMBS,
			],
		];
	}

	/**
	 * Brings the module where a fragment may lead into what is closed. Headings get ids of a table of contents later.
	 *
	 * @param mixed $html HTML of the block; other plugins may say anything.
	 */
	private static function open_for_fragments( mixed $html ): mixed {
		if ( is_string( $html ) && preg_match( '/\sid=|<h[1-6]/i', $html ) === 1 && ! is_feed() ) {
			wp_enqueue_script_module( '@vitrine/hash-targets' );
		}
		return $html;
	}
}

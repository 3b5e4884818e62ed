<?php
/**
 * Sticky sections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\StickySection;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\LateStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Lets core's groups, columns and covers stay in the window (extensions/sticky-section).
 */
final class StickySectionModule extends CapabilityModule {

	/** Twin: extensions/sticky-section/index.tsx, which tells the editor. */
	private const BLOCKS = [ 'core/group', 'core/columns', 'core/column', 'core/cover' ];

	private const ATTRIBUTE = 'vitrineSticky';

	private const HANDLE = 'vitrine-sticky-section';

	/**
	 * Adds the attribute, what it does on pages, and the panel in the editor.
	 */
	public function register(): void {
		add_filter(
			'register_block_type_args',
			static function ( array $args, string $name ): array {
				if ( in_array( $name, self::BLOCKS, true ) ) {
					$args['attributes'][ self::ATTRIBUTE ] = [ 'type' => 'object' ];
				}
				return $args;
			},
			10,
			2
		);
		foreach ( self::BLOCKS as $name ) {
			add_filter(
				"render_block_{$name}",
				static function ( mixed $html, array $parsed ): mixed {
					$stored = $parsed['attrs'][ self::ATTRIBUTE ] ?? null;
					// Other plugins may say anything.
					return is_array( $stored ) && is_string( $html ) ? self::rendered( $html, $stored ) : $html;
				},
				10,
				2
			);
		}
		add_action( 'enqueue_block_editor_assets', static fn() => self::bring_panel() );
		add_action( 'enqueue_block_assets', static fn() => is_admin() ? self::bring_style() : '' );
	}

	/**
	 * A block that stays in the window, and what it needs.
	 *
	 * @param string       $html   The block, rendered.
	 * @param array<mixed> $stored The attribute, possibly hostile.
	 */
	private static function rendered( string $html, array $stored ): string {
		$sticky = StickySection::rendered( $html, $stored );
		if ( $sticky === null ) {
			return $html;
		}
		wp_enqueue_script_module( '@vitrine/sticky-section' );
		return self::bring_style() . $sticky;
	}

	/**
	 * Asks WordPress for the style sheet.
	 *
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	private static function bring_style(): string {
		return LateStyle::bring( self::HANDLE, 'sticky-section/section.css' );
	}

	/**
	 * Brings the panel to the block editor.
	 */
	private static function bring_panel(): void {
		$asset = Assets::asset( 'extensions/sticky-section' );
		if ( $asset !== null ) {
			wp_enqueue_script( self::HANDLE, $asset['url'], $asset['dependencies'], $asset['version'], true );
			wp_set_script_translations( self::HANDLE, 'vitrine' );
		}
	}
}

<?php
/**
 * Effects of core's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\Consent\Embeds\EmbedPrinter;

defined( 'ABSPATH' ) || exit;

/**
 * Lets blocks of core enter, move with the page, have moving backgrounds and end in shapes (extensions/effects).
 */
final class EffectsModule extends CapabilityModule {

	/** Twin: extensions/effects/blocks.ts, which tells the editor. */
	private const BLOCKS = [
		'core/group',
		'core/cover',
		'core/columns',
		'core/column',
		'core/image',
		'core/heading',
		'core/buttons',
	];

	private const ATTRIBUTE = 'vitrineEffects';

	/** What the canvas shows. */
	private const STYLES = [ 'entrance', 'ways-in', 'attention', 'divider', 'motion', 'background', 'canvas' ];

	/**
	 * Adds the attribute, what it does on pages, and the panels in the editor.
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
				static function ( mixed $html, array $parsed ) use ( $name ): mixed {
					$stored = $parsed['attrs'][ self::ATTRIBUTE ] ?? null;
					// Other plugins may say anything.
					return is_array( $stored ) && is_string( $html )
						? Effects::rendered( $html, $stored, $name )
						: $html;
				},
				10,
				2
			);
		}
		add_filter(
			'script_module_data_@vitrine/background-video',
			static fn( array $data ): array => EmbedPrinter::add_data( $data )
		);
		add_action( 'enqueue_block_editor_assets', static fn() => self::bring_panels() );
		add_action( 'enqueue_block_assets', static fn() => is_admin() ? Effects::bring_styles( self::STYLES ) : '' );
	}

	/**
	 * Brings the panels to the block editor.
	 */
	private static function bring_panels(): void {
		$asset = Assets::asset( 'extensions/effects' );
		if ( $asset !== null ) {
			wp_enqueue_script(
				'vitrine-effects',
				$asset['url'],
				$asset['dependencies'],
				$asset['version'],
				true
			);
			wp_set_script_translations( 'vitrine-effects', 'vitrine' );
		}
	}
}

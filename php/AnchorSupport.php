<?php
/**
 * Anchors of blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Before 7.0 WordPress looks for the anchor of a block in its saved HTML, which blocks that PHP renders have none of:
 * the editor forgets it. Ours keep and print it there as everywhere.
 */
final class AnchorSupport {

	/**
	 * Registers the support; only where WordPress has none.
	 */
	public static function register(): void {
		$is_ours = static fn( \WP_Block_Type $type ): bool => str_starts_with( $type->name, 'vitrine/' )
			&& block_has_support( $type, [ 'anchor' ] );
		\WP_Block_Supports::get_instance()->register(
			'anchor',
			[
				'register_attribute' => static function ( \WP_Block_Type $type ) use ( $is_ours ): void {
					if ( $is_ours( $type ) ) {
						$type->attributes = [ 'anchor' => [ 'type' => 'string' ], ...( $type->attributes ?? [] ) ];
					}
				},
				'apply'              => static function ( \WP_Block_Type $type, array $read ) use ( $is_ours ): array {
					$anchor = $read['anchor'] ?? '';
					return is_string( $anchor ) && $anchor !== '' && $is_ours( $type ) ? [ 'id' => $anchor ] : [];
				},
			]
		);
	}
}

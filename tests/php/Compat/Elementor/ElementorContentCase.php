<?php
/**
 * Elements of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Elementor;

use Vitrine\Compat\Elementor\ElementorPage;
use Vitrine\Tests\TestCase;

/**
 * Pages with some elements, and the blocks that become of them.
 */
abstract class ElementorContentCase extends TestCase {

	/**
	 * A widget.
	 *
	 * @param string               $type     Its type.
	 * @param array<string, mixed> $settings Its settings.
	 * @param array<mixed>         ...$inside Elements in it.
	 * @return array<string, mixed>
	 */
	protected static function widget( string $type, array $settings = [], array ...$inside ): array {
		return [ 'id' => 'a1b2c3d', 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => $inside ];
	}

	/**
	 * A container.
	 *
	 * @param array<string, mixed> $settings Its settings.
	 * @param array<mixed>         ...$inside Elements in it.
	 * @return array<string, mixed>
	 */
	protected static function container( array $settings, array ...$inside ): array {
		return [ 'id' => 'd3c2b1a', 'elType' => 'container', 'settings' => $settings, 'elements' => $inside ];
	}

	/**
	 * A slider of Elementor.
	 *
	 * @param int|float|string $size Number.
	 * @param string           $unit Unit.
	 * @return array<string, mixed>
	 */
	protected static function slider( int|float|string $size, string $unit = 'px' ): array {
		return [ 'unit' => $unit, 'size' => $size, 'sizes' => [] ];
	}

	/**
	 * A page with some elements.
	 *
	 * @param array<mixed> ...$elements Elements.
	 * @return array{content: string, left: list<string>}
	 */
	protected static function page( array ...$elements ): array {
		$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_author' => 1 ] );
		update_post_meta( $id, '_elementor_data', wp_slash( (string) wp_json_encode( $elements ) ) );
		wp_set_current_user( 1 );
		$page = ElementorPage::read( $id );
		self::assertNotNull( $page );
		return $page;
	}

	/**
	 * The blocks on a page with some elements, none of which is left out.
	 *
	 * @param array<mixed> ...$elements Elements.
	 * @return list<array<string, mixed>>
	 */
	protected static function blocks( array ...$elements ): array {
		$page = self::page( ...$elements );
		self::assertSame( [], $page['left'] );
		return self::parsed( $page['content'] );
	}

	/**
	 * Blocks of content. WordPress has them all, and what is between them is nothing.
	 *
	 * @param string $content Content.
	 * @return list<array<string, mixed>>
	 */
	protected static function parsed( string $content ): array {
		$blocks = [];
		foreach ( parse_blocks( $content ) as $block ) {
			if ( $block['blockName'] === null ) {
				self::assertSame( '', trim( $block['innerHTML'] ) );
				continue;
			}
			self::assertNotNull( \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] ), $block['blockName'] );
			$blocks[] = $block;
		}
		return $blocks;
	}
}

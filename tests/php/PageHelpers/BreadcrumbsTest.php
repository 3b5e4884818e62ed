<?php
/**
 * The pattern of breadcrumbs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\PageHelpers;

use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * It is there where WordPress has the block.
 */
final class BreadcrumbsTest extends TestCase {

	/**
	 * Since WordPress 7.0, it shows the way to a page.
	 */
	public function test_pattern(): void {
		$patterns = Plugin::instance()->helpers->patterns();
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( 'core/breadcrumbs' ) ) {
			self::assertSame( [], $patterns );
			return;
		}
		$parent = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Garden' ] );
		$page   = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Herbs', 'post_parent' => $parent ] );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- tearDown() puts them back.
		$GLOBALS['wp_query'] = new \WP_Query( [ 'page_id' => $page ] );
		$GLOBALS['post']     = get_post( $page );
		// phpcs:enable
		$html = do_blocks( (string) $patterns['vitrine/breadcrumbs']['content'] );
		self::assertMatchesRegularExpression( '~<nav[^>]*wp-block-breadcrumbs.*Garden</a>.*Herbs~s', $html );
		self::assertStringContainsString( '›', $html );
	}
}

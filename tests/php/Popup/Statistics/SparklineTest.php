<?php
/**
 * The last days of popups in their list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Statistics;

use Vitrine\Admin\PopupList;
use Vitrine\Plugin;
use Vitrine\Popup\Statistics\Sparkline;
use Vitrine\Popup\Statistics\Statistics;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * A picture that needs no script, and says its numbers.
 */
final class SparklineTest extends PopupTestCase {

	/**
	 * A bar for each day, as high as it had views; who cannot see it hears the sums.
	 */
	public function test_bars(): void {
		$day  = static fn( int $ago ): string => (string) wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
		$html = Sparkline::html(
			[
				$day( 0 )  => [ 'impressions' => 1000, 'conversions' => 1 ],
				$day( 28 ) => [ 'impressions' => 500, 'conversions' => 0 ],
			]
		);
		self::assertStringContainsString( '<svg role="img" ', $html );
		self::assertStringContainsString( '<title>Last 30 days: 1,500 views, 1 conversion</title>', $html );
		self::assertStringContainsString( '<path fill="#8cb4e8" d="M4 28v-14h3v14zM116 28v-28h3v28z"/>', $html );
		self::assertStringContainsString( '<path fill="#1d4f91" d="M116 28v-1h3v1z"/>', $html );
		self::assertSame( '', Sparkline::html( [] ) );
		self::assertSame( '', Sparkline::html( [ $day( 1 ) => [ 'impressions' => 0, 'conversions' => 1 ] ] ) );
	}

	/**
	 * The list prints it with the sums, for all popups by two queries; what is older is in the sums alone.
	 */
	public function test_list(): void {
		global $wpdb, $wp_query;
		$statistics = Plugin::instance()->popup->statistics();
		$popups     = [ $this->counted( $statistics ), $this->counted( $statistics ) ];
		$wpdb->insert( "{$wpdb->prefix}vitrine_popup_statistics", [ 'popup_id' => $popups[0], 'variant' => '', 'day' => '2020-01-01', 'impressions' => 7 ] );
		$wp_query = new \WP_Query( [ 'post_type' => 'vitrine_popup', 'post__in' => $popups ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- tearDown() puts it back.
		$list     = new PopupList( static fn(): Statistics => $statistics );
		$before   = $wpdb->num_queries;
		ob_start();
		$list->column( 'vitrine_figures', $popups[0] );
		$list->column( 'vitrine_figures', $popups[1] );
		$html = (string) ob_get_clean();
		self::assertSame( 2, $wpdb->num_queries - $before );
		self::assertStringContainsString( '9 views<br>', $html );
		self::assertSame( 2, substr_count( $html, '<title>Last 30 days: 2 views, 0 conversions</title>' ) );
	}

	/**
	 * A popup that two visitors have seen today.
	 *
	 * @param Statistics $statistics Counts.
	 */
	private function counted( Statistics $statistics ): int {
		$popup = self::add_popup( [ 'settings' => [ 'statistics' => 'yes' ] ] );
		$statistics->count( $popup, '', 'impression' );
		$statistics->count( $popup, '', 'impression' );
		return $popup;
	}
}

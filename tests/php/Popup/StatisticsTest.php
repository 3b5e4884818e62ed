<?php
/**
 * Tests of the figures of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use Vitrine\Popup\Rate;
use Vitrine\Popup\StatisticsDownload;

/**
 * Issue 5 §4: sums on the server without identifiers, a public, same-origin, bounded route, intervals, a safe CSV.
 */
final class StatisticsTest extends PopupTestCase {

	/**
	 * Begins with fresh routes.
	 */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
		wp_set_current_user( 0 );
	}

	/**
	 * A popup that counts.
	 *
	 * @param array<string, mixed> $post  What else its post has.
	 * @param string               $split Whether it is compared with another one.
	 */
	private static function counted( array $post = [], string $split = '' ): int {
		return self::add_popup( [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'statistics' => 'yes', 'split' => $split ] ], '', $post );
	}

	/**
	 * Tells of an event as a page does.
	 *
	 * @param array<string, mixed>       $body    Body.
	 * @param array<string, string|null> $headers Headers; null = without.
	 * @return int Status.
	 */
	private static function tell( array $body, array $headers = [] ): int {
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/popups/statistics' );
		foreach ( [ 'content-type' => 'application/json', 'origin' => untrailingslashit( home_url() ), 'sec-fetch-site' => 'same-origin', ...$headers ] as $name => $value ) {
			if ( $value !== null ) {
				$request->set_header( $name, $value );
			}
		}
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request )->get_status();
	}

	/**
	 * What those who edit it see.
	 *
	 * @param int $popup Post.
	 * @return array<string, mixed>
	 */
	private static function shown( int $popup ): array {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/popups/statistics' );
		$request->set_param( 'popup', $popup );
		$response = rest_do_request( $request );
		return [ 'status' => $response->get_status(), ...(array) $response->get_data() ];
	}

	/**
	 * Sums of each event, half and day; one row for all visitors.
	 */
	public function test_events_add_up(): void {
		global $wpdb;
		$popup = self::counted();
		foreach ( [ 'impression', 'impression', 'impression', 'close', 'conversion' ] as $event ) {
			self::assertSame( 204, self::tell( [ 'popup' => $popup, 'event' => $event ] ) );
		}
		self::assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_popup_statistics WHERE popup_id = {$popup}" ) );
		wp_set_current_user( self::add_user( 'editor' ) );
		$shown = self::shown( $popup );
		self::assertSame( [ [ 'day' => wp_date( 'Y-m-d' ), 'variant' => '', 'impressions' => 3, 'closes' => 1, 'conversions' => 1 ] ], $shown['days'] );
		self::assertSame( 3, $shown['totals']['impressions'] );
		self::assertNull( $shown['split'] );
		self::assertSame( [ $popup => [ 'impressions' => 3, 'closes' => 1, 'conversions' => 1 ] ], $this->plugin->popup_statistics()->totals( [ $popup, $popup + 1 ] ) );
	}

	/**
	 * Two halves with intervals, not winners.
	 */
	public function test_a_split_has_intervals(): void {
		$popup = self::counted( [], 'yes' );
		foreach ( [ 'a', 'b', 'b' ] as $variant ) {
			self::tell( [ 'popup' => $popup, 'variant' => $variant, 'event' => 'impression' ] );
		}
		self::tell( [ 'popup' => $popup, 'variant' => 'b', 'event' => 'conversion' ] );
		wp_set_current_user( self::add_user( 'editor' ) );
		$split = self::shown( $popup )['split'];
		self::assertSame( 0.0, (float) $split['a']['rate']['rate'] );
		self::assertSame( 0.5, $split['b']['rate']['rate'] );
		self::assertLessThan( 0, $split['difference']['low'] );
		self::assertGreaterThan( 0, $split['difference']['high'] );
	}

	/**
	 * Nobody invents halves of a popup that has none.
	 */
	public function test_halves_are_those_of_a_split(): void {
		$popup = self::counted();
		self::assertSame( 204, self::tell( [ 'popup' => $popup, 'variant' => 'b', 'event' => 'impression' ] ) );
		self::assertSame( [ '' ], array_column( $this->plugin->popup_statistics()->days( $popup, '2000-01-01', '2100-01-01' ), 'variant' ) );
	}

	/**
	 * Wilson's interval, checked against published examples.
	 */
	public function test_intervals(): void {
		self::assertNull( Rate::of( 0, 0 ) );
		$rate = Rate::of( 81, 263 );
		self::assertNotNull( $rate );
		// Newcombe 1998, table I: 81 of 263.
		self::assertEqualsWithDelta( [ 0.3080, 0.2553, 0.3662 ], array_values( $rate ), 0.0001 );
		$rate = Rate::of( 0, 20 );
		self::assertNotNull( $rate );
		self::assertEqualsWithDelta( [ 0.0, 0.0, 0.1611 ], array_values( $rate ), 0.0001 );
		self::assertSame( 1.0, Rate::of( 5, 3 )['rate'] ?? null );
		$one   = Rate::of( 56, 70 );
		$other = Rate::of( 48, 80 );
		self::assertNotNull( $one );
		self::assertNotNull( $other );
		// Newcombe 1998, method 10: 56/70 − 48/80.
		self::assertEqualsWithDelta( [ 0.2, 0.0524, 0.3339 ], array_values( Rate::difference( $other, $one ) ), 0.0001 );
	}

	/**
	 * Nothing is lost up to 200 visitors a minute, and what comes above is refused.
	 */
	public function test_a_minute_is_bounded(): void {
		$popup      = self::counted();
		$statistics = $this->plugin->popup_statistics();
		for ( $visitor = 0; $visitor < 200; $visitor++ ) {
			foreach ( [ 'impression', 'close', 'conversion' ] as $event ) {
				self::assertTrue( $statistics->count( $popup, '', $event ) );
			}
		}
		self::assertFalse( $statistics->count( $popup, '', 'impression' ) );
		self::assertSame( 429, self::tell( [ 'popup' => $popup, 'event' => 'impression' ] ) );
		self::assertSame( 200, $statistics->totals( [ $popup ] )[ $popup ]['impressions'] );
	}

	/**
	 * Only published popups that count, and nothing of other sites, robots or wrong shapes.
	 */
	public function test_what_is_not_counted(): void {
		$popup = self::counted();
		self::assertSame( 404, self::tell( [ 'popup' => $popup + 99, 'event' => 'impression' ] ) );
		self::assertSame( 404, self::tell( [ 'popup' => self::counted( [ 'post_status' => 'draft' ] ), 'event' => 'impression' ] ) );
		self::assertSame( 404, self::tell( [ 'popup' => self::counted( [ 'post_status' => 'private' ] ), 'event' => 'impression' ] ) );
		self::assertSame( 404, self::tell( [ 'popup' => self::counted( [ 'post_password' => 'x' ] ), 'event' => 'impression' ] ) );
		self::assertSame( 404, self::tell( [ 'popup' => self::add_popup(), 'event' => 'impression' ] ), 'It counts nothing.' );
		self::assertSame( 400, self::tell( [ 'popup' => $popup, 'event' => 'DROP TABLE' ] ) );
		self::assertSame( 400, self::tell( [ 'popup' => $popup, 'event' => 'impression', 'variant' => 'c' ] ) );
		self::assertSame( 400, self::tell( [ 'popup' => [ 1, 2 ], 'event' => 'impression' ] ) );
		self::assertSame( 401, self::tell( [ 'popup' => $popup, 'event' => 'impression' ], [ 'origin' => 'https://evil.example' ] ) );
		self::assertSame( 401, self::tell( [ 'popup' => $popup, 'event' => 'impression' ], [ 'sec-fetch-site' => 'cross-site' ] ) );
		self::assertSame( 401, self::tell( [ 'popup' => $popup, 'event' => 'impression' ], [ 'origin' => null ] ) );
		self::assertSame( 204, self::tell( [ 'popup' => $popup, 'event' => 'impression' ], [ 'user-agent' => 'Mozilla/5.0 (compatible; Googlebot/2.1)' ] ) );
		self::assertSame( [], $this->plugin->popup_statistics()->totals( [ $popup ] ) );
	}

	/**
	 * Figures are for those who may edit the popup.
	 */
	public function test_who_sees_them(): void {
		$popup = self::counted();
		foreach ( [ '' => 401, 'subscriber' => 403, 'author' => 403, 'editor' => 200 ] as $role => $status ) {
			wp_set_current_user( $role === '' ? 0 : self::add_user( $role ) );
			self::assertSame( $status, self::shown( $popup )['status'], $role );
		}
	}

	/**
	 * Figures go with their popup.
	 */
	public function test_a_deleted_popup_has_none(): void {
		$popup = self::counted();
		self::tell( [ 'popup' => $popup, 'event' => 'impression' ] );
		wp_delete_post( $popup, true );
		self::assertSame( [], $this->plugin->popup_statistics()->totals( [ $popup ] ) );
	}

	/**
	 * Research §6 (CSV injection): no cell is a formula.
	 */
	public function test_csv_is_safe(): void {
		$csv = StatisticsDownload::csv( '=HYPERLINK(&quot;https://evil.example&quot;)', [ [ 'day' => '2026-11-21', 'variant' => 'a', 'impressions' => 3, 'closes' => 2, 'conversions' => 1 ] ] );
		self::assertStringContainsString( "\"'=HYPERLINK(\"\"https://evil.example\"\")\",\"2026-11-21\",\"a\",\"3\",\"2\",\"1\"\r\n", $csv );
		foreach ( [ '+1', '-1', '@x', "\t=1", ' =1', '%1', '＝1', "=1\xff" ] as $title ) {
			self::assertStringContainsString( "\"'{$title}\"", StatisticsDownload::csv( $title, [ [ 'day' => '', 'variant' => '', 'impressions' => 0, 'closes' => 0, 'conversions' => 0 ] ] ) );
		}
	}
}

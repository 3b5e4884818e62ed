<?php
/**
 * Tests of the figures of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Statistics;

use Vitrine\Popup\Statistics\CountToken;
use Vitrine\Popup\Statistics\Rate;
use Vitrine\Popup\Statistics\StatisticsDownload;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * Sums on the server without identifiers, a public, same-origin, bounded route, intervals, a safe CSV.
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
		$token = is_int( $body['popup'] ?? null ) ? CountToken::of( $body['popup'] ) : '';
		$request->set_body( (string) wp_json_encode( [ 'token' => $token, ...$body ] ) );
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
		self::assertSame( [ [ 'day' => wp_date( 'Y-m-d' ), 'variant' => '', 'impressions' => 3, 'closes' => 1, 'conversions' => 1, 'marked' => [ 'impressions' => 0, 'closes' => 0, 'conversions' => 0 ] ] ], $shown['days'] );
		self::assertSame( 3, $shown['totals']['impressions'] );
		self::assertNull( $shown['split'] );
		self::assertSame( [ $popup => [ 'impressions' => 3, 'closes' => 1, 'conversions' => 1 ] ], $this->plugin->popup->statistics()->totals( [ $popup, $popup + 1 ] ) );
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
		self::assertSame( [ '' ], array_column( $this->plugin->popup->statistics()->days( $popup, '2000-01-01', '2100-01-01' ), 'variant' ) );
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
	 * Nothing is lost up to 200 visitors a minute; what comes above is marked, and at last refused.
	 */
	public function test_a_minute_is_bounded(): void {
		$popup      = self::counted();
		$statistics = $this->plugin->popup->statistics();
		self::assertTrue( $statistics->count( $popup, '', 'close' ) );
		self::fill_minute( $popup, '', 599 );
		self::assertTrue( $statistics->count( $popup, '', 'impression' ) );
		[ $day ] = $statistics->days( $popup, '2000-01-01', '2100-01-01' );
		self::assertSame( [ 1, 0 ], [ $day['impressions'], $day['marked']['impressions'] ] );
		self::fill_minute( $popup, '', 600 );
		self::assertTrue( $statistics->count( $popup, '', 'impression' ) );
		[ $day ] = $statistics->days( $popup, '2000-01-01', '2100-01-01' );
		self::assertSame( [ 2, 1 ], [ $day['impressions'], $day['marked']['impressions'] ] );
		self::fill_minute( $popup, '', 600 );
		self::fill_minute( $popup, 'x', 600 );
		self::assertFalse( $statistics->count( $popup, '', 'impression' ) );
		self::assertSame( 429, self::tell( [ 'popup' => $popup, 'event' => 'impression' ] ) );
		self::assertSame( 2, $statistics->totals( [ $popup ] )[ $popup ]['impressions'] );
	}

	/**
	 * A site whose popup was seen much the day before has room for more in a minute; what was marked makes none.
	 */
	public function test_a_minute_grows_with_the_site(): void {
		global $wpdb;
		$popup      = self::counted();
		$statistics = $this->plugin->popup->statistics();
		$before     = gmdate( 'Y-m-d', (int) strtotime( (string) wp_date( 'Y-m-d' ) . ' UTC' ) - DAY_IN_SECONDS );
		foreach ( [ '' => 48 * 900, 'x' => 48 * 5000 ] as $variant => $impressions ) {
			$wpdb->insert( "{$wpdb->prefix}vitrine_popup_statistics", [ 'popup_id' => $popup, 'variant' => $variant, 'day' => $before, 'impressions' => $impressions ] );
		}
		$statistics->count( $popup, '', 'impression' );
		$marked = static fn(): int => $statistics->days( $popup, (string) wp_date( 'Y-m-d' ), '2100-01-01' )[0]['marked']['impressions'];
		foreach ( [ 600 => 0, 899 => 0, 900 => 1 ] as $before => $expected ) {
			self::fill_minute( $popup, '', $before );
			self::assertTrue( $statistics->count( $popup, '', 'impression' ) );
			self::assertSame( $expected, $marked() );
		}
		self::fill_minute( $popup, '', 900 );
		self::fill_minute( $popup, 'x', 600 );
		self::assertFalse( $statistics->count( $popup, '', 'impression' ) );
	}

	/**
	 * So many events have come within this minute.
	 *
	 * @param int    $popup   Post.
	 * @param string $variant Half, as it is in the table.
	 * @param int    $events  How many.
	 */
	private static function fill_minute( int $popup, string $variant, int $events ): void {
		global $wpdb;
		self::assertNotFalse( $wpdb->update( "{$wpdb->prefix}vitrine_popup_statistics", [ 'minute' => intdiv( time(), 60 ), 'in_minute' => $events ], [ 'popup_id' => $popup, 'variant' => $variant, 'day' => wp_date( 'Y-m-d' ) ] ) );
	}

	/**
	 * One address can send what it likes: the comparison of two halves stays as the visitors made it. Its address is nowhere.
	 */
	public function test_a_script_does_not_decide(): void {
		global $wpdb;
		$popup                  = self::counted( [], 'yes' );
		wp_using_ext_object_cache( true );
		$_SERVER['REMOTE_ADDR'] = '203.0.114.7';
		try {
			for ( $visitor = 0; $visitor < 60; $visitor++ ) {
				$_SERVER['REMOTE_ADDR'] = "198.51.101.{$visitor}";
				foreach ( [ 'a', 'b' ] as $half ) {
					self::tell( [ 'popup' => $popup, 'variant' => $half, 'event' => 'impression' ] );
				}
				if ( $visitor < 30 ) {
					self::tell( [ 'popup' => $popup, 'variant' => 'a', 'event' => 'conversion' ] );
				}
			}
			wp_set_current_user( self::add_user( 'editor' ) );
			$honest = self::shown( $popup )['split'];
			wp_set_current_user( 0 );
			for ( $event = 0; $event < 200; $event++ ) {
				// Hosts of one network of IPv6, and one address of IPv4.
				$_SERVER['REMOTE_ADDR'] = $event < 100 ? '203.0.114.7' : "2a00:1450:4001:82a::{$event}";
				self::assertSame( 204, self::tell( [ 'popup' => $popup, 'variant' => 'b', 'event' => 'impression' ] ) );
				self::assertSame( 204, self::tell( [ 'popup' => $popup, 'variant' => 'b', 'event' => 'conversion' ] ) );
			}
			wp_set_current_user( self::add_user( 'editor' ) );
			$shown = self::shown( $popup );
			self::assertTrue( $shown['guarded'] );
			self::assertLessThan( 0, $honest['difference']['high'], 'Visitors prefer the first.' );
			self::assertLessThan( 0, $shown['split']['difference']['high'], 'And still do.' );
			self::assertSame( [ 200, 360 ], [ $shown['split']['b']['conversions'], $shown['totals']['marked'] ] );
			self::assertStringContainsString( '"360"', StatisticsDownload::csv( 'x', $shown['days'] ) );
			foreach ( [ '203.0.114', bin2hex( (string) inet_pton( '203.0.114.7' ) ), '2a00' ] as $address ) {
				foreach ( [ 'options', 'vitrine_popup_statistics' ] as $table ) {
					self::assertStringNotContainsString( $address, (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}{$table}", ARRAY_N ), JSON_PARTIAL_OUTPUT_ON_ERROR ) );
				}
			}
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	/**
	 * Behind a proxy of the server's own every visitor has one address: nobody is marked, until the filter says who they are.
	 */
	public function test_an_address_that_says_nothing(): void {
		$popup  = self::counted();
		wp_using_ext_object_cache( true );
		try {
			foreach ( [ '127.0.0.1', '10.0.0.5', '', 'garbage' ] as $address ) {
				$_SERVER['REMOTE_ADDR'] = $address;
				for ( $event = 0; $event < 12; $event++ ) {
					self::tell( [ 'popup' => $popup, 'event' => 'impression' ] );
				}
			}
			$days = fn(): array => $this->plugin->popup->statistics()->days( $popup, '2000-01-01', '2100-01-01' )[0];
			self::assertSame( [ 48, 0 ], [ $days()['impressions'], $days()['marked']['impressions'] ] );
			add_filter( 'vitrine_visitor_address', static fn(): string => '8.8.8.8' );
			for ( $event = 0; $event < 12; $event++ ) {
				self::tell( [ 'popup' => $popup, 'event' => 'impression' ] );
			}
			self::assertSame( [ 60, 2 ], [ $days()['impressions'], $days()['marked']['impressions'] ] );
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	/**
	 * A page says of its popup that it counts it, whenever it was made; without that, or for another popup, nothing counts.
	 */
	public function test_a_token_belongs_to_popup_and_page(): void {
		$popup = self::counted();
		$other = self::counted();
		$token = self::config_token( $this->visit( [ 'page_id' => self::add_post() ] ), $popup );
		self::assertSame( 24, strlen( $token ) );
		self::assertSame( 204, self::tell( [ 'popup' => $popup, 'event' => 'impression', 'token' => $token ] ) );
		$changed = substr_replace( $token, $token[0] === 'A' ? 'B' : 'A', 0, 1 );
		foreach ( [ '', 'x', $changed, substr( $token, 0, -1 ), "{$token}A", CountToken::of( $other ), [ $token ] ] as $bad ) {
			self::assertContains( self::tell( [ 'popup' => $popup, 'event' => 'impression', 'token' => $bad ] ), [ 400, 401 ] );
		}
		$_SERVER['REQUEST_URI'] = '/another/';
		self::assertNotSame( $token, CountToken::of( $popup ) );
		$of_page                = CountToken::of( $popup );
		$_SERVER['REQUEST_URI'] = '/another/?utm_source=x';
		self::assertSame( $of_page, CountToken::of( $popup ) );
		self::assertSame( CountToken::of( $popup ), self::config_token( $this->visit( [ 'page_id' => self::add_post() ] ), $popup ) );
		self::assertSame( 1, $this->plugin->popup->statistics()->totals( [ $popup ] )[ $popup ]['impressions'] );
	}

	/**
	 * The token that a page has of a popup.
	 *
	 * @param array<string, mixed> $visit Page.
	 * @param int                  $popup Post.
	 */
	private static function config_token( array $visit, int $popup ): string {
		foreach ( $visit['data']['popups'] as $config ) {
			if ( $config['id'] === $popup ) {
				return $config['token'];
			}
		}
		return '';
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
		self::assertSame( [], $this->plugin->popup->statistics()->totals( [ $popup ] ) );
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
		self::assertSame( [], $this->plugin->popup->statistics()->totals( [ $popup ] ) );
	}

	/**
	 * CSV injection: no cell is a formula.
	 */
	public function test_csv_is_safe(): void {
		$csv = StatisticsDownload::csv( '=HYPERLINK(&quot;https://evil.example&quot;)', [ [ 'day' => '2026-11-21', 'variant' => 'a', 'impressions' => 3, 'closes' => 2, 'conversions' => 1, 'marked' => [ 'impressions' => 1 ] ] ] );
		self::assertStringContainsString( "\"'=HYPERLINK(\"\"https://evil.example\"\")\",\"2026-11-21\",\"a\",\"3\",\"2\",\"1\",\"1\"\r\n", $csv );
		foreach ( [ '+1', '-1', '@x', "\t=1", ' =1', '%1', '＝1', "=1\xff" ] as $title ) {
			self::assertStringContainsString( "\"'{$title}\"", StatisticsDownload::csv( $title, [ [ 'day' => '', 'variant' => '', 'impressions' => 0, 'closes' => 0, 'conversions' => 0, 'marked' => [] ] ] ) );
		}
	}
}

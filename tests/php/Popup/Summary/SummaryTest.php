<?php
/**
 * What a popup does, in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Summary;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\Settings\Switches;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Summary\Summary;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * The list of popups says where and when.
 */
final class SummaryTest extends PopupTestCase {

	/**
	 * One sentence for when.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $expected   Sentence.
	 */
	#[DataProvider( 'moments' )]
	public function test_when( array $attributes, string $expected ): void {
		self::assertSame( $expected, ( new Summary( PopupSettings::of( $attributes ) ) )->when() );
	}

	/**
	 * Settings and sentences.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function moments(): array {
		return [
			'nothing'   => [ [], 'Opens only from links.' ],
			'selector'  => [ [ 'settings' => [ 'open_selector' => '.more' ] ], 'Opens on click of “.more”.' ],
			'at once'   => [ [ 'triggers' => [ 'page_load' => 'yes' ] ], 'Opens immediately.' ],
			'a second'  => [ [ 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 1 ] ], 'Opens after 1 second.' ],
			'several'   => [ [ 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 2.5, 'scrolling' => 'yes', 'exit_intent' => 'yes' ] ], 'Opens after 2.5 seconds, after scrolling 50% of the page or on exit intent.' ],
			'rules'     => [ [ 'triggers' => [ 'exit_intent' => 'yes' ], 'timing' => [ 'page_views' => 'yes', 'times' => 'yes', 'times_times' => 1, 'times_period' => 'day', 'devices' => 'yes', 'devices_devices' => [ 'tablet', 'mobile' ] ] ], 'Opens on exit intent, only from page view 4 on, on tablets or phones, once per day.' ],
			'not'       => [ [ 'triggers' => [ 'exit_intent' => 'yes' ], 'timing' => [ 'sources' => 'yes', 'sources_sources' => [ 'search' ], 'sources_not' => 'yes' ] ], 'Opens on exit intent, only not when coming from search engines.' ],
			'groups'    => [ [ 'triggers' => [ 'click' => 'yes' ], 'timingAny' => [ [ 'visitor' => 'yes' ], [ 'cookie' => 'yes', 'cookie_name' => 'vip', 'members' => 'yes' ] ] ], 'Opens on the first click anywhere, only for new visitors or for logged-in users and with the cookie “vip”.' ],
			'schedule'  => [ [ 'triggers' => [ 'click' => 'yes' ], 'timing' => [ 'schedule' => 'yes', 'schedule_start_date' => '2026-12-01 08:00', 'schedule_end_date' => '2026-12-24' ] ], 'Opens on the first click anywhere, only from December 1, 2026 8:00 am to December 24, 2026.' ],
			'recurring' => [ [ 'triggers' => [ 'click' => 'yes' ], 'timing' => [ 'recurring' => 'yes', 'recurring_days' => [ 1, 5 ], 'recurring_from' => '18:00' ] ], 'Opens on the first click anywhere, only on Monday or Friday from 18:00 to 24:00.' ],
		];
	}

	/**
	 * Every rule and every trigger has words of its own.
	 */
	public function test_everything_has_words(): void {
		foreach ( Switches::of( 'triggers' )->names() as $name ) {
			$words = ( new Summary( PopupSettings::of( [ 'triggers' => [ $name => 'yes' ] ] ) ) )->when();
			self::assertNotSame( "Opens {$name}.", $words );
			self::assertStringNotContainsString( '%', str_replace( '50%', '', $words ) );
		}
		foreach ( Switches::of( 'timing' )->names() as $name ) {
			$words = ( new Summary( PopupSettings::of( [ 'triggers' => [ 'exit_intent' => 'yes' ], 'timing' => [ $name => 'yes' ] ] ) ) )->when();
			self::assertStringContainsString( ', only ', $words );
			self::assertStringNotContainsString( "only {$name}.", $words );
			self::assertStringNotContainsString( '%', $words );
		}
	}

	/**
	 * One sentence for where; posts, terms and people have their names, what is gone has its number.
	 */
	public function test_where(): void {
		$page     = self::add_post( [ 'post_title' => 'Tea & more' ] );
		$category = wp_insert_term( 'Summary <i>news</i>', 'category' );
		self::assertIsArray( $category );
		$row = static fn( string $path, string $type = 'include' ): array => array_combine( [ 'type', 'name', 'sub_name', 'sub_id' ], [ $type, ...array_pad( explode( '/', $path ), 3, '' ) ] );
		foreach ( [
			'Only on pages that link to it or include it.' => [],
			'The entire site.'                       => [ $row( 'general' ) ],
			'The entire site, except Page “Tea & more”.' => [ $row( 'general' ), $row( "singular/page/{$page}", 'exclude' ) ],
			'The front page and everything in “Summary news”.' => [ $row( 'singular/front_page' ), $row( "singular/in_category/{$category['term_id']}" ) ],
			'Page “999999”, descendants of “Tea & more”, and date archives.' => [ $row( 'singular/page/999999' ), $row( "singular/any_child_of/{$page}" ), $row( 'archive/date' ) ],
			'Archives of Categories, all Posts, search results, the 404 page, and 2 more.' => [ $row( 'archive/category' ), $row( 'singular/post' ), $row( 'archive/search' ), $row( 'singular/not_found404' ), $row( 'archive/date' ), $row( 'woocommerce/shop_page' ) ],
			'Singular/of_another_plugin/7.'          => [ $row( 'singular/of_another_plugin/7' ) ],
		] as $expected => $rows ) {
			$words = ( new Summary( PopupSettings::of( [ 'conditions' => $rows ] ) ) )->where();
			self::assertSame( $expected, $words );
		}
		self::assertSame( 'Only on pages that link to it or include it.', ( new Summary( PopupSettings::of( [ 'conditions' => [ $row( 'general', 'exclude' ) ] ] ) ) )->where() );
	}
}

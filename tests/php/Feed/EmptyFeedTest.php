<?php
/**
 * Why a feed is empty.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Each reason has words of its own, and visitors see none of them.
 */
final class EmptyFeedTest extends TestCase {

	use StoredFeed;

	/**
	 * The reason; visitors see nothing.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function reason( array $attributes ): string {
		$settings = FeedSettings::of( $attributes );
		self::assertSame( [], Plugin::instance()->feed->feed()->first( $settings )->posts );
		self::assertSame( '', trim( do_blocks( self::block( $attributes ) ) ) );
		$empty = Plugin::instance()->contents->empty_feed()->of( $settings );
		self::assertNotSame( '', $empty['message'] );
		self::assertNotSame( '', $empty['remedy'] );
		return $empty['reason'];
	}

	/**
	 * A content of an account.
	 *
	 * @param int    $source Account.
	 * @param string $kind   Kind.
	 * @param string $state  State.
	 */
	private static function content( int $source, string $kind, string $state = 'ok' ): int {
		return self::add_source( [ 'account' => (string) Plugin::instance()->feed->sources()->get( $source )?->account, 'parent_id' => $source, 'content' => $kind, 'item' => '', 'item_key' => '', 'title' => '', 'token' => '', 'state' => $state ] );
	}

	/**
	 * Nothing is stored: it is on its way, does not come, or there is none.
	 */
	public function test_nothing_is_stored(): void {
		self::assertSame( 'nothing', self::reason( [ 'source' => self::add_source() ] ) );
		self::assertSame( 'fetching', self::reason( [ 'source' => self::add_source( [ 'state' => 'connecting' ] ) ] ) );
		self::assertSame( 'failing', self::reason( [ 'source' => self::add_source( [ 'state' => 'reconnect' ] ) ] ) );
		$source = self::add_source( [ 'account' => '111' ] );
		self::assertSame( 'fetching', self::reason( [ 'source' => $source, 'content' => 'photos' ] ), 'Nobody has chosen them here.' );
		self::content( $source, 'photos', 'connecting' );
		self::assertSame( 'fetching', self::reason( [ 'source' => $source, 'content' => 'photos' ] ) );
		self::content( $source, 'videos' );
		$empty = Plugin::instance()->contents->empty_feed()->of( FeedSettings::of( [ 'source' => $source, 'content' => 'videos' ] ) );
		self::assertSame( [ 'nothing', 'This account has no videos yet.' ], [ $empty['reason'], $empty['message'] ] );
	}

	/**
	 * Posts are stored, and the block leaves them all out.
	 */
	public function test_everything_is_left_out(): void {
		$source = self::add_source();
		self::add_posts( $source, 3 );
		self::assertSame( 'filters', self::reason( [ 'source' => $source, 'includeWords' => [ 'hibiscus' ] ] ) );
		self::assertSame( 'filters', self::reason( [ 'source' => $source, 'types' => [ 'video' ], 'offset' => 5 ] ), 'Without the offset there were none, either.' );
		self::assertSame( 'filters', self::reason( [ 'source' => $source, 'dateFrom' => '2099-01-01' ] ) );
		self::assertSame( 'offset', self::reason( [ 'source' => $source, 'offset' => 3 ] ) );
		self::assertSame( 'hidden', self::reason( [ 'source' => $source, 'hidden' => [ '2_1', '2_2', '2_3' ] ] ) );
	}

	/**
	 * Events are there, at other times.
	 */
	public function test_events(): void {
		$source = self::add_source( [ 'account' => '111' ] );
		$shown  = [ 'source' => $source, 'content' => 'events' ];
		$events = self::content( $source, 'events' );
		$event  = static fn( int $starts, bool $is_canceled = false ): array => [ 'kind' => 'event', 'event' => [ 'name' => 'Open garden', 'starts_at' => $starts, 'ends_at' => null, 'zone' => '', 'place' => null, 'is_canceled' => $is_canceled, 'is_online' => false, 'ticket' => null, 'times' => [], 'interested' => 0, 'attending' => 0 ] ];
		self::add_post( $events, $event( time() - DAY_IN_SECONDS ) );
		self::assertSame( 'upcoming', self::reason( $shown ) );
		self::assertSame( 'filters', self::reason( [ ...$shown, 'includeWords' => [ 'hibiscus' ] ] ) );

		$other  = self::add_source( [ 'account' => '222' ] );
		$shown  = [ 'source' => $other, 'content' => 'events' ];
		$events = self::content( $other, 'events' );
		self::add_post( $events, $event( time() + DAY_IN_SECONDS, true ) );
		self::assertSame( 'past', self::reason( [ ...$shown, 'events' => 'past' ] ) );
		self::assertSame( 'events', self::reason( [ ...$shown, 'events' => 'all', 'showCancelled' => false ] ) );
	}
}

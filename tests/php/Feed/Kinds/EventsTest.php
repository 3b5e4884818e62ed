<?php
/**
 * Events in feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Kinds;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Dates in the zone of the event, the way to its place, and what search engines are told.
 */
final class EventsTest extends TestCase {

	use StoredFeed;

	private const HOUR = 3600;

	/** What is stored of an event besides its name and times. */
	private const EVENT = [
		'name'        => 'Open day',
		'starts_at'   => 4_077_000_000,
		'ends_at'     => null,
		'zone'        => 'Europe/London',
		'place'       => [ 'name' => 'The greenhouse', 'address' => '1 Bank Lane, Leeds', 'latitude' => 53.8, 'longitude' => -1.55 ],
		'is_canceled' => false,
		'is_online'   => false,
		'ticket'      => null,
		'times'       => [],
		'interested'  => 0,
		'attending'   => 0,
	];

	/**
	 * Adds an event.
	 *
	 * @param array<string, mixed> $event Fields of the event that differ.
	 * @param array<string, mixed> $data  Fields of the post that differ.
	 * @return int Source.
	 */
	private static function add_event( array $event = [], array $data = [] ): int {
		$source = self::add_source();
		$event  = [ ...self::EVENT, ...$event ];
		self::add_post( $source, [ 'kind' => 'event', 'event' => $event, ...$data ], $event['starts_at'] );
		return $source;
	}

	/**
	 * What a feed says of its first event.
	 *
	 * @param int                  $source     Source.
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function event( int $source, array $attributes = [] ): array {
		$view  = Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => $source, 'events' => 'all', ...$attributes ] ) );
		$event = $view->posts[0]->event ?? null;
		self::assertIsArray( $event );
		return $event;
	}

	/**
	 * The linked data of a page, and all there is of it.
	 *
	 * @param int                  $source     Source.
	 * @param array<string, mixed> $attributes Attributes.
	 * @return list<array<string, mixed>> Events.
	 */
	private static function told( int $source, array $attributes = [] ): array {
		$html = do_blocks( self::block( [ 'source' => $source, 'events' => 'all', ...$attributes ] ) );
		if ( preg_match_all( '~<script type="application/ld\+json">([^<]*)</script>~', $html, $found ) === 0 ) {
			self::assertStringNotContainsString( 'ld+json', $html );
			return [];
		}
		self::assertCount( 1, $found[0], 'One for all events of a feed.' );
		$data = json_decode( $found[1][0], true );
		self::assertIsArray( $data );
		self::assertSame( 'https://schema.org', $data['@context'] );
		return $data['@graph'];
	}

	/**
	 * A refresh may be long ago: what was the next date then may be over.
	 */
	public function test_shows_the_date_that_comes_next(): void {
		$time  = static fn( int $starts ): array => [ 'id' => (string) $starts, 'starts_at' => $starts, 'ends_at' => $starts + self::HOUR ];
		$over  = time() - 7 * 86400;
		$event = self::event( self::add_event( [ 'starts_at' => $over, 'times' => array_map( $time, [ $over, $over + 14 * 86400, $over + 21 * 86400 ] ), 'zone' => 'UTC' ] ) );
		self::assertSame( gmdate( 'c', $over + 14 * 86400 ), $event['starts']['iso'] );
		self::assertSame( '1 more date', $event['further']['label'] );

		$past = self::event( self::add_event( [ 'starts_at' => $over, 'times' => [ $time( $over - 86400 ), $time( $over ) ], 'zone' => 'UTC' ] ) );
		self::assertSame( gmdate( 'c', $over ), $past['starts']['iso'], 'All are over: the last one.' );
		self::assertNull( $past['further'] );
	}

	/**
	 * An event that is going on is not over.
	 */
	public function test_shows_what_is_going_on(): void {
		$now   = time();
		$event = self::event( self::add_event( [ 'starts_at' => $now - 9 * 86400, 'times' => [ [ 'id' => '1', 'starts_at' => $now - self::HOUR, 'ends_at' => $now + self::HOUR ] ], 'zone' => 'UTC' ] ) );
		self::assertSame( gmdate( 'c', $now - self::HOUR ), $event['starts']['iso'] );
	}

	/**
	 * The hour is that of the place, with the name of its zone where the site has another one.
	 */
	public function test_hours_are_those_of_the_place(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$start = strtotime( '2099-07-01T18:00:00+00:00' );
		$event = self::event( self::add_event( [ 'starts_at' => $start, 'ends_at' => $start + 2 * self::HOUR ] ) );
		self::assertSame( [ '2099-07-01T19:00:00+01:00', "July 1, 2099 at 7:00\u{a0}pm" ], array_values( $event['starts'] ) );
		self::assertSame( "9:00\u{a0}pm", $event['ends']['label'], 'The day is the same.' );
		self::assertSame( 'BST', $event['zone'] );

		$near = self::event( self::add_event( [ 'starts_at' => $start, 'zone' => 'Europe/Paris' ] ) );
		self::assertSame( '', $near['zone'], 'The clocks of the site say the same.' );
		$lost = self::event( self::add_event( [ 'starts_at' => $start, 'zone' => 'Nowhere/Land' ] ) );
		self::assertSame( '2099-07-01T20:00:00+02:00', $lost['starts']['iso'], 'A zone that nobody knows: that of the site.' );
		$late = self::event( self::add_event( [ 'starts_at' => $start, 'ends_at' => $start + 8 * self::HOUR ] ) );
		self::assertSame( "July 2, 2099 at 3:00\u{a0}am", $late['ends']['label'] );
	}

	/**
	 * In the reader's language: names of months are WordPress's.
	 */
	public function test_dates_have_the_format_of_the_site(): void {
		update_option( 'date_format', 'j. F Y' );
		update_option( 'time_format', 'H:i' );
		self::assertSame( '12. March 2099 at 06:20', self::event( self::add_event( [ 'starts_at' => strtotime( '2099-03-12T06:20:00+00:00' ) ] ) )['starts']['label'] );
	}

	/**
	 * A map by the place's coordinates, else by its address; others can send visitors elsewhere, or nowhere.
	 */
	public function test_the_way_to_a_map(): void {
		$source = self::add_event();
		self::assertSame( 'https://www.openstreetmap.org/?mlat=53.8&mlon=-1.55#map=17/53.8/-1.55', self::event( $source )['map']['url'] );
		$named = self::add_event( [ 'place' => [ 'name' => 'At Ann’s', 'address' => '', 'latitude' => null, 'longitude' => null ] ] );
		self::assertNull( self::event( $named )['map'], 'A name alone leads anywhere.' );
		add_filter( 'vitrine_event_map_url', static fn( string $url, array $place ): string => "https://maps.example/?q={$place['address']}", 10, 2 );
		self::assertSame( 'https://maps.example/?q=1%20Bank%20Lane,%20Leeds', self::event( $source )['map']['url'] );
		add_filter( 'vitrine_event_map_url', static fn(): string => 'javascript:alert(1)', 20 );
		self::assertNull( self::event( $source )['map'] );
	}

	/**
	 * Tickets are offered as long as there is something to go to.
	 */
	public function test_tickets_of_events_to_come(): void {
		$ticket = [ 'ticket' => 'https://tickets.example/1' ];
		$button = static fn( array $event ): ?array => Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => self::add_event( [ ...$ticket, ...$event ] ), 'events' => 'all' ] ) )->posts[0]->button;
		self::assertSame( [ 'url' => 'https://tickets.example/1', 'label' => 'Get tickets', 'calls' => false ], $button( [] ) );
		self::assertNull( $button( [ 'is_canceled' => true ] ) );
		self::assertNull( $button( [ 'starts_at' => 1_790_000 ] ) );
		self::assertNull( $button( [ 'ticket' => 'javascript:alert(1)' ] ) );
	}

	/**
	 * What search engines read of an event.
	 */
	public function test_search_engines_are_told_of_events(): void {
		$source = self::add_event( [ 'starts_at' => strtotime( '2099-07-01T18:00:00+00:00' ), 'ticket' => 'https://tickets.example/1' ], [ 'text' => 'Bring gloves.' ] );
		[ $told ] = self::told( $source );
		self::assertSame(
			[
				'@type'               => 'Event',
				'name'                => 'Open day',
				'startDate'           => '2099-07-01T19:00:00+01:00',
				'eventStatus'         => 'https://schema.org/EventScheduled',
				'eventAttendanceMode' => 'https://schema.org/OfflineEventAttendanceMode',
				'url'                 => 'https://www.facebook.com/hollinbank/posts/1',
				'description'         => 'Bring gloves.',
				'organizer'           => [ '@type' => 'Organization', 'name' => 'Hollin Bank Gardens', 'url' => 'https://www.facebook.com/hollinbank' ],
				'offers'              => [ '@type' => 'Offer', 'url' => 'https://tickets.example/1' ],
				'location'            => [
					'@type'   => 'Place',
					'name'    => 'The greenhouse',
					'address' => '1 Bank Lane, Leeds',
					'geo'     => [ '@type' => 'GeoCoordinates', 'latitude' => 53.8, 'longitude' => -1.55 ],
				],
			],
			$told
		);
		self::assertArrayNotHasKey( 'description', self::told( $source, [ 'showText' => false ] )[0], 'Only what visitors see.' );
		[ $canceled ] = self::told( self::add_event( [ 'is_canceled' => true, 'is_online' => true ] ) );
		self::assertSame( 'https://schema.org/EventCancelled', $canceled['eventStatus'] );
		self::assertSame( 'https://schema.org/MixedEventAttendanceMode', $canceled['eventAttendanceMode'] );
		[ $online ] = self::told( self::add_event( [ 'place' => null, 'is_online' => true ] ) );
		self::assertSame( 'https://schema.org/OnlineEventAttendanceMode', $online['eventAttendanceMode'] );
		self::assertSame( 'VirtualLocation', $online['location']['@type'] );
	}

	/**
	 * They are told of nothing else: neither of posts, nor of an event that is nowhere, nor of what tiles do not show.
	 */
	public function test_search_engines_are_told_of_nothing_else(): void {
		$source = self::add_source();
		self::add_post( $source );
		self::assertSame( [], self::told( $source ) );
		self::assertSame( [], self::told( self::add_event( [ 'place' => null ] ) ) );
		self::assertSame( [], self::told( self::add_event(), [ 'layout' => 'tiles' ] ) );
	}

	/**
	 * No text of a stranger ends the script or is a shortcode in it.
	 */
	public function test_linked_data_hold_what_strangers_write(): void {
		add_shortcode( 'gallery', static fn(): string => 'RUN' );
		$name = '</script><script>alert(1)</script> [gallery] <!-- " &quot; \\';
		$html = apply_filters( 'the_content', self::block( [ 'source' => self::add_event( [ 'name' => $name ] ), 'events' => 'all' ] ) );
		self::assertStringNotContainsString( 'RUN', $html );
		self::assertStringNotContainsString( '<script>', $html );
		self::assertSame( 1, preg_match( '~<script type="application/ld\+json">([^<]*)</script></div>~', $html, $found ) );
		self::assertSame( $name, json_decode( $found[1], true )['@graph'][0]['name'] );
	}

	/**
	 * A tile is called what the event is called, and has its date.
	 */
	public function test_tiles_of_events(): void {
		$post = Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => self::add_event( [], [ 'text' => 'Bring gloves.' ] ), 'layout' => 'tiles', 'overlayDate' => true, 'dates' => 'relative' ] ) )->posts[0];
		self::assertSame( [ 'Open day' ], $post->text['shown'] ?? null );
		self::assertSame( [ 'iso' => '2099-03-12T12:00:00+00:00', 'label' => "March 12, 2099 at 12:00\u{a0}pm", 'relative' => false ], $post->date );
		self::assertNull( $post->event );
	}

	/**
	 * Below its pictures in the viewer, where there is no room beside them, an event has its name and date.
	 */
	public function test_captions_of_events(): void {
		$source   = self::add_event( [], [ 'text' => 'Bring gloves.' ] );
		$settings = FeedSettings::of( [ 'source' => $source ] );
		$id       = (int) Plugin::instance()->feed->feed()->first( $settings )->posts[0]->id;
		$caption  = Plugin::instance()->feed->feed()->post( $settings, $id )[0]['text'] ?? null;
		self::assertSame( "Open day\nMarch 12, 2099 at 12:00\u{a0}pm\nBring gloves.", $caption );
	}

	/**
	 * The description folds where texts do.
	 */
	public function test_descriptions_fold(): void {
		$post = Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => self::add_event( [], [ 'text' => str_repeat( 'word ', 40 ) ] ), 'textLimit' => 20 ] ) )->posts[0];
		self::assertSame( [ 'word word word word' ], $post->text['shown'] ?? null );
		self::assertNotSame( [], $post->text['rest'] );
	}

	/**
	 * Their style is on pages that show some, and comes with later posts.
	 */
	public function test_style_comes_with_events(): void {
		$source = self::add_event();
		foreach ( range( 1, 3 ) as $number ) {
			self::add_post( $source, [ 'text' => "Post {$number}" ], 4_080_000_000 );
		}
		do_blocks( self::block( [ 'source' => $source, 'number' => 2 ] ) );
		self::assertFalse( wp_style_is( 'vitrine-social-feed-event' ) );
		$feed = Plugin::instance()->feed->feed();
		$all  = FeedSettings::of( [ 'source' => $source, 'number' => 2 ] );
		$next = $feed->first( $all )->next;
		$html = \Vitrine\Feed\FeedModule::template()->posts( $feed->after( $all, \Vitrine\Feed\Cursor::of_site()->open( (string) $next )[1], (string) $next ) );
		self::assertSame( 1, preg_match_all( '~<link rel=.stylesheet. href="[^"]*/build/social-feed/style-event\.css\?ver=[^"]*"></li>~', $html ) );
		do_blocks( self::block( [ 'source' => $source ] ) );
		self::assertTrue( wp_style_is( 'vitrine-social-feed-event' ) );
	}
}

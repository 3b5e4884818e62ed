<?php
/**
 * An event, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * What it is called, when and where it takes place, and who comes. Twin: EventView in frontend/render/feed/types.ts.
 *
 * @phpstan-import-type Place from RemotePost
 * @phpstan-import-type Event from RemotePost
 * @phpstan-import-type Moment from EventTimes
 * @phpstan-import-type Dates from EventTimes
 * @phpstan-type Way array{url: string, label: string}
 * @phpstan-type EventParts array{
 *     name: string,
 *     state: string|null,
 *     starts: Moment,
 *     ends: Moment|null,
 *     zone: string,
 *     further: Dates|null,
 *     place: string|null,
 *     map: Way|null,
 *     online: string|null,
 *     people: list<string>,
 * }
 */
final class EventView {

	/** Where maps are: a plain link, nothing is loaded from there. */
	private const MAPS = 'https://www.openstreetmap.org/';

	/**
	 * The event that a post is.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context What is shown, and how.
	 * @return EventParts|null Null where it is none.
	 */
	public static function of( Post $post, ViewContext $context ): ?array {
		$event = $post->data['event'];
		if ( $event === null ) {
			return null;
		}
		$now   = time();
		$times = EventTimes::of( $event, $context, $now );
		return [
			'name'    => $event['name'],
			'state'   => $event['is_canceled'] ? __( 'Canceled', 'vitrine' ) : null,
			'starts'  => $times->start(),
			'ends'    => $times->end_of_it(),
			'zone'    => $times->zone_name( $context->zone ),
			'further' => $times->further(),
			'place'   => self::place( $event['place'] ),
			'map'     => $event['place'] === null ? null : self::map( $event['place'] ),
			'online'  => $event['is_online'] ? __( 'Online event', 'vitrine' ) : null,
			'people'  => $context->settings->has( 'showCounts' ) ? self::people( $event, $times->is_past( $now ) ) : [],
		];
	}

	/**
	 * The way to tickets, as long as there is something to go to.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Zone and format of the site.
	 * @return array{url: string, label: string, calls: bool}|null
	 */
	public static function button( Post $post, ViewContext $context ): ?array {
		$event = $post->data['event'];
		$now   = time();
		$url   = esc_url_raw( $event['ticket'] ?? '', [ 'http', 'https' ] );
		return $event === null
			|| $url === ''
			|| $event['is_canceled']
			|| EventTimes::of( $event, $context, $now )->is_past( $now )
			? null
			: [ 'url' => $url, 'label' => __( 'Get tickets', 'vitrine' ), 'calls' => false ];
	}

	/**
	 * Where it takes place.
	 *
	 * @param array|null $place Place.
	 * @phpstan-param Place|null $place
	 */
	public static function place( ?array $place ): ?string {
		$parts = $place === null ? [] : [ $place['name'], $place['address'] ];
		$known = array_filter( $parts, static fn( string $part ): bool => $part !== '' );
		return $known === [] ? null : implode( wp_get_list_item_separator(), $known );
	}

	/**
	 * The way to a map. A name alone leads anywhere.
	 *
	 * @param array $place Place.
	 * @phpstan-param Place $place
	 * @return Way|null
	 */
	private static function map( array $place ): ?array {
		[ 'address' => $address, 'latitude' => $latitude, 'longitude' => $longitude ] = $place;
		$at  = static fn( float $degrees ): string => rtrim( rtrim( sprintf( '%.6F', $degrees ), '0' ), '.' );
		$url = match ( true ) {
			$latitude !== null && $longitude !== null => self::MAPS
				. "?mlat={$at( $latitude )}&mlon={$at( $longitude )}#map=17/{$at( $latitude )}/{$at( $longitude )}",
			$address !== '' => self::MAPS . 'search?query=' . rawurlencode( $address ),
			default => '',
		};
		/**
		 * Filters the address of the map of an event's place.
		 *
		 * @param string $url   Address, '' = no link.
		 * @param array  $place Place: `name`, `address`, `latitude`, `longitude`.
		 */
		$found = apply_filters( 'vitrine_event_map_url', $url, $place );
		$found = is_string( $found ) ? esc_url_raw( $found, [ 'http', 'https' ] ) : '';
		return $found === '' ? null : [ 'url' => $found, 'label' => __( 'View map', 'vitrine' ) ];
	}

	/**
	 * How many come, and how many think of it.
	 *
	 * @param array $event   The event.
	 * @param bool  $is_past Whether it is over.
	 * @phpstan-param Event $event
	 * @return list<string>
	 */
	private static function people( array $event, bool $is_past ): array {
		$said = [];
		[ 'attending' => $attending, 'interested' => $interested ] = $event;
		if ( $attending > 0 ) {
			$said[] = sprintf(
				$is_past
					/* translators: %s: number of people. */
					? _n( '%s person went', '%s people went', $attending, 'vitrine' )
					/* translators: %s: number of people. */
					: _n( '%s going', '%s going', $attending, 'vitrine' ),
				number_format_i18n( $attending )
			);
		}
		if ( $interested > 0 && ! $is_past ) {
			$said[] = sprintf(
				/* translators: %s: number of people. */
				_n( '%s interested', '%s interested', $interested, 'vitrine' ),
				number_format_i18n( $interested )
			);
		}
		return $said;
	}
}

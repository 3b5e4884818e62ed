<?php
/**
 * Events for search engines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Text;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * What a page shows of events, in the words of schema.org. One without a place says nothing to a search engine: it is
 * left out.
 *
 * @phpstan-import-type Event from RemotePost
 */
final class StructuredEvents {

	/** Characters of a description. */
	private const DESCRIPTION = 500;

	/**
	 * The events among the posts of a page.
	 *
	 * @param list<Post>  $posts   Posts that are shown.
	 * @param ViewContext $context Where pictures are; zone of the site.
	 * @return array<string, mixed> Nothing where there is none.
	 */
	public static function of( array $posts, ViewContext $context ): array {
		$events = [];
		foreach ( $context->settings->layout->is_tile() ? [] : $posts as $post ) {
			$event    = $post->data['event'];
			$location = $event === null ? null : self::location( $event, $post );
			if ( $event !== null && $location !== null ) {
				$events[] = self::event( $event, $post, $context ) + [ 'location' => $location ];
			}
		}
		return $events === [] ? [] : [ '@context' => 'https://schema.org', '@graph' => $events ];
	}

	/**
	 * An event without its place.
	 *
	 * @param array       $event   The event.
	 * @param Post        $post    The post.
	 * @param ViewContext $context Where pictures are; zone of the site.
	 * @phpstan-param Event $event
	 * @return array<string, mixed>
	 */
	private static function event( array $event, Post $post, ViewContext $context ): array {
		[ $start, $end ] = EventTimes::of( $event, $context, time() )->for_machines();
		$picture         = $context->settings->has( 'showMedia' ) ? $post->pictures()[0] ?? null : null;
		$width           = (int) array_key_first( $picture->sizes ?? [] );
		$button          = EventView::button( $post, $context );
		$mode            = match ( true ) {
			! $event['is_online'] => 'Offline',
			$event['place'] === null => 'Online',
			default => 'Mixed',
		};
		$facts           = [
			'@type'               => 'Event',
			'name'                => $event['name'],
			'startDate'           => $start,
			'endDate'             => $end,
			'eventStatus'         => $event['is_canceled']
				? 'https://schema.org/EventCancelled'
				: 'https://schema.org/EventScheduled',
			'eventAttendanceMode' => "https://schema.org/{$mode}EventAttendanceMode",
			'url'                 => $post->data['url'],
			'description'         => $context->settings->has( 'showText' ) && $post->data['text'] !== ''
				? Text::start( $post->data['text'], self::DESCRIPTION )
				: null,
			'image'               => $picture === null
				? null
				: $context->address( $picture->stem() ) . $picture->ending( $width ),
			'organizer'           => [
				'@type' => 'Organization',
				'name'  => $post->account['name'],
				...( $post->account['link'] === null ? [] : [ 'url' => $post->account['link'] ] ),
			],
			'offers'              => $button === null || ! $context->settings->has( 'showLink' )
				? null
				: [ '@type' => 'Offer', 'url' => $button['url'] ],
		];
		return array_filter( $facts, static fn( mixed $fact ): bool => $fact !== null );
	}

	/**
	 * Where it takes place.
	 *
	 * @param array $event The event.
	 * @param Post  $post  The post.
	 * @phpstan-param Event $event
	 * @return array<mixed>|null Null where that is not known.
	 */
	private static function location( array $event, Post $post ): ?array {
		[ 'place' => $place, 'is_online' => $is_online ] = $event;
		$online = ! $is_online || $post->data['url'] === null
			? null
			: [ '@type' => 'VirtualLocation', 'url' => $post->data['url'] ];
		$site   = $place === null ? null : [
			'@type'   => 'Place',
			'name'    => $place['name'] === '' ? $place['address'] : $place['name'],
			// Of many places the network knows the name only, which is the address as a rule.
			'address' => $place['address'] === '' ? $place['name'] : $place['address'],
			...(
				$place['latitude'] === null || $place['longitude'] === null
					? []
					: [
						'geo' => [
							'@type'     => 'GeoCoordinates',
							'latitude'  => $place['latitude'],
							'longitude' => $place['longitude'],
						],
					]
			),
		];
		return $site !== null && $online !== null ? [ $site, $online ] : $site ?? $online;
	}
}

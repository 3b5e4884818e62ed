<?php
/**
 * Why a feed has no posts to show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Settings\FeedSource;
use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Store\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Tells who edits a feed why it is empty and what to do about it. Visitors see nothing in its place.
 *
 * @phpstan-type Reason array{reason: string, message: string, remedy: string}
 */
final class EmptyFeed {

	/** Attributes that each leave posts out alone, and their values that do not. */
	private const LIMITS = [
		'events' => [ 'events' => 'all', 'showCancelled' => true ],
		'offset' => [ 'offset' => 0 ],
		'hidden' => [ 'hidden' => [] ],
	];

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed     $feed     The feed.
	 * @param Sources  $sources  The sources.
	 * @param Contents $contents What accounts have besides their posts.
	 * @param Posts    $posts    The posts.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly Sources $sources,
		private readonly Contents $contents,
		private readonly Posts $posts
	) {}

	/**
	 * Why there is no post.
	 *
	 * @param FeedSettings $settings What is shown, of which there is none.
	 * @return Reason
	 */
	public function of( FeedSettings $settings ): array {
		$rows = [];
		foreach ( $settings->query->sources as $one ) {
			$account = $this->sources->get( $one->source );
			$row     = $account === null ? null : $this->contents->find( $account, $one->content );
			$rows    = $row === null ? $rows : [ ...$rows, $row ];
		}
		$stored = array_sum( array_map( fn( Source $row ): int => $this->posts->count( $row->id ), $rows ) );
		$reason = $stored > 0 ? $this->limit( $settings ) : self::lack( $rows );
		return [ 'reason' => $reason, ...self::words( $reason, $settings ) ];
	}

	/**
	 * What leaves all posts out that there are.
	 *
	 * @param FeedSettings $settings What is shown.
	 */
	private function limit( FeedSettings $settings ): string {
		foreach ( self::LIMITS as $reason => $without ) {
			$wider = FeedSettings::of( [ ...$settings->attributes(), ...$without, 'number' => 1, 'numberPhone' => 0 ] );
			if ( $this->feed->first( $wider )->posts !== [] ) {
				return $reason === 'events' && $settings->query->events !== 'all' ? $settings->query->events : $reason;
			}
		}
		return 'filters';
	}

	/**
	 * Why nothing is stored.
	 *
	 * @param list<Source> $rows The sources that there are.
	 */
	private static function lack( array $rows ): string {
		$states = array_map( static fn( Source $row ): SourceState => $row->state, $rows );
		return match ( true ) {
			$rows === [], in_array( SourceState::Connecting, $states, true ) => 'fetching',
			array_diff( array_column( $states, 'value' ), [ 'ok', 'pictures' ] ) !== [] => 'failing',
			default => 'nothing',
		};
	}

	/**
	 * The reason in words.
	 *
	 * @param string       $reason   Reason.
	 * @param FeedSettings $settings What is shown.
	 * @return array{message: string, remedy: string}
	 */
	private static function words( string $reason, FeedSettings $settings ): array {
		[ $message, $remedy ] = match ( $reason ) {
			'fetching' => [
				__( 'The first posts are being fetched.', 'vitrine' ),
				__( 'They will appear here within a few minutes.', 'vitrine' ),
			],
			'failing' => [
				__( 'The posts could not be fetched.', 'vitrine' ),
				__( 'Site administrators can see the reason under Settings → Vitrine.', 'vitrine' ),
			],
			'upcoming' => [
				__( 'There are no upcoming events.', 'vitrine' ),
				__( 'The next one that you publish will appear here automatically.', 'vitrine' ),
			],
			'past' => [
				__( 'There are no past events.', 'vitrine' ),
				__( 'Show upcoming events instead, or all of them.', 'vitrine' ),
			],
			'events' => [
				__( 'All of these events were canceled.', 'vitrine' ),
				__( 'Show canceled events to see them here.', 'vitrine' ),
			],
			'offset' => [
				__( 'The offset skips every post.', 'vitrine' ),
				__( 'Choose a smaller one in the Content panel.', 'vitrine' ),
			],
			'hidden' => [
				__( 'You have hidden every post in this feed.', 'vitrine' ),
				__( 'Show some of them again.', 'vitrine' ),
			],
			'filters' => [
				__( 'No posts match the filters.', 'vitrine' ),
				__( 'Change them in the Filters panel, or reset them.', 'vitrine' ),
			],
			default => [
				self::nothing( $settings->query->sources ),
				__( 'New posts will appear here automatically.', 'vitrine' ),
			],
		};
		return [ 'message' => $message, 'remedy' => $remedy ];
	}

	/**
	 * That there is nothing, by what was to be shown.
	 *
	 * @param list<FeedSource> $sources The feed's sources.
	 */
	private static function nothing( array $sources ): string {
		$kinds = array_unique( array_map( static fn( FeedSource $one ): string => $one->content->kind, $sources ) );
		return match ( count( $kinds ) === 1 ? $kinds[0] : '' ) {
			'photos'      => __( 'This account has no photos yet.', 'vitrine' ),
			'videos'      => __( 'This account has no videos yet.', 'vitrine' ),
			'playlist'    => __( 'This playlist is empty.', 'vitrine' ),
			'albums'      => __( 'This account has no albums yet.', 'vitrine' ),
			'album'       => __( 'This album is empty.', 'vitrine' ),
			'events'      => __( 'This account has no events yet.', 'vitrine' ),
			'reviews'     => __( 'This account has no reviews yet.', 'vitrine' ),
			'tagged'      => __( 'Nobody has tagged this account yet.', 'vitrine' ),
			'hashtag'     => __( 'Nobody has posted with this hashtag in the last 24 hours.', 'vitrine' ),
			'hashtag-top' => __( 'There are no posts with this hashtag.', 'vitrine' ),
			'stories'     => __( 'This account has no stories right now.', 'vitrine' ),
			'post'        => __( 'This post no longer exists.', 'vitrine' ),
			'posts'       => count( $sources ) === 1
				? __( 'This account has no posts yet.', 'vitrine' )
				: __( 'These accounts have no posts yet.', 'vitrine' ),
			default       => __( 'These sources have no posts yet.', 'vitrine' ),
		};
	}
}

<?php
/**
 * What Facebook lists of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

use Vitrine\Graph\Content;
use Vitrine\Graph\Posts\FacebookCounts;
use Vitrine\Graph\Posts\FacebookEvent;
use Vitrine\Graph\Posts\FacebookPhoto;
use Vitrine\Graph\Posts\FacebookPost;
use Vitrine\Graph\Posts\FacebookReview;
use Vitrine\Graph\Posts\PostFields;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses, fields and readers by content.
 */
final class FacebookLists {

	/** Contents that a page has. */
	public const CONTENTS = [
		Content::POSTS,
		'photos',
		'videos',
		'playlist',
		'albums',
		'album',
		'events',
		'reviews',
		'tagged',
		'post',
	];

	private const ATTACHMENT = 'media_type,type,title,description,url,unshimmed_url,target{id,url},media{image}';

	private const COMMENTS = 'comments.filter(toplevel).limit(0).summary(true)';

	private const REACTIONS = 'reactions.limit(0).summary(total_count)';

	/** Pictures of an album come with it. */
	private const PHOTO = 'id,images,alt_text,alt_text_custom';

	/** Which parts of posts, photos, videos and albums the fields of these names have. */
	private const PARTS = [
		'comments'    => [ 'comments' ],
		'feelings'    => [ 'reactions' ],
		'reactions'   => [ 'likes', 'people' ],
		'shares'      => [ 'shares' ],
		'button'      => [ 'button' ],
		'attachments' => [ 'media', 'shared', 'player', 'films', 'reel' ],
		'images'      => [ 'media' ],
		'format'      => [ 'media' ],
		'photos'      => [ 'media' ],
	];

	/**
	 * The list of a content.
	 *
	 * @param string  $base    Base address with version.
	 * @param string  $account Id of the page.
	 * @param Content $content What of it.
	 */
	public static function of( string $base, string $account, Content $content ): PostList {
		$fields = self::fields( $content );
		$read   = static fn( array $row ): RemotePost => FacebookPost::of( $row, $account );
		$photo  = FacebookPhoto::photo( ... );
		$video  = FacebookPhoto::video( ... );
		return match ( $content->kind ) {
			'photos'   => new PostList( "{$base}/{$account}/photos", $fields, $photo, [ 'type' => 'uploaded' ] ),
			'videos'   => new PostList( "{$base}/{$account}/videos", $fields, $video, [ 'type' => 'uploaded' ] ),
			'playlist' => new PostList( "{$base}/{$content->item}/videos", $fields, $video ),
			'albums'   => new PostList( "{$base}/{$account}/albums", $fields, FacebookPhoto::album( ... ) ),
			'album'    => new PostList( "{$base}/{$content->item}/photos", $fields, $photo ),
			'events'   => new PostList(
				"{$base}/{$account}/events",
				$fields,
				static fn( array $row ): RemotePost => FacebookEvent::of( $row, time() ),
				[ 'time_filter' => 'upcoming', 'include_canceled' => 'true' ]
			),
			'reviews'  => new PostList(
				"{$base}/{$account}/ratings",
				$fields,
				static fn( array $row ): RemotePost => FacebookReview::of( $row, $account ),
				[],
				'open_graph_story'
			),
			'tagged'   => new PostList( "{$base}/{$account}/tagged", $fields, $read ),
			'post'     => new PostList(
				"{$base}/{$content->item}",
				$fields,
				// Lists leave out what the page hides; by its id it is there.
				static fn( array $row ): ?RemotePost => ( $row['is_hidden'] ?? false ) === true ? null : $read( $row )
			),
			default    => new PostList( "{$base}/{$account}/posts", $fields, $read ),
		};
	}

	/**
	 * The fields of a content.
	 *
	 * @param Content $content The content.
	 */
	public static function fields( Content $content ): PostFields {
		$counts = [ 'comments' => self::COMMENTS, 'reactions' => self::REACTIONS ];
		return match ( $content->kind ) {
			'photos', 'album'    => new PostFields(
				'id,created_time,backdated_time,name,link',
				[ ...$counts, 'images' => 'images,alt_text,alt_text_custom' ],
				self::PARTS
			),
			'videos', 'playlist' => new PostFields(
				'id,created_time,title,description,permalink_url',
				[ ...$counts, 'format' => 'picture,format' ],
				self::PARTS
			),
			'albums'             => new PostFields(
				'id,created_time,name,description,link,count,photo_count',
				[
					...$counts,
					'photos' => 'cover_photo{' . self::PHOTO . '},photos.limit(' . RemotePost::KEPT_PICTURES . '){'
						. self::PHOTO . '}',
				],
				self::PARTS
			),
			'events'             => new PostFields(
				'id,name,description,start_time,end_time,timezone,is_canceled,is_online',
				[
					'times'    => 'event_times',
					'interest' => 'interested_count,attending_count',
					'ticket'   => 'ticket_uri',
					'place'    => 'place{name,location{street,zip,city,country,latitude,longitude}}',
					'cover'    => 'cover{source}',
				],
				[
					'times'    => [ 'event.times' ],
					'interest' => [ 'event.interested', 'event.attending' ],
					'ticket'   => [ 'event.ticket' ],
					'place'    => [ 'event.place' ],
					'cover'    => [ 'media' ],
				]
			),
			'reviews'            => new PostFields(
				'created_time,open_graph_story{id},recommendation_type,review_text',
				[ 'stars' => 'rating', 'reviewer' => 'reviewer{name}' ],
				[ 'stars' => [ 'review' ], 'reviewer' => [ 'author' ] ]
			),
			'post'               => self::of_posts( ',is_hidden' ),
			default              => self::of_posts(),
		};
	}

	/**
	 * The fields of posts.
	 *
	 * @param string $more Further ones, with a comma before each.
	 */
	private static function of_posts( string $more = '' ): PostFields {
		$feelings = array_map(
			static fn( string $name ): string => 'reactions.type(' . strtoupper( $name )
				. ").limit(0).summary(total_count).as({$name})",
			FacebookCounts::REACTIONS
		);
		return new PostFields(
			'id,created_time,backdated_time,message,message_tags,story,permalink_url,status_type,from{id,name}' . $more,
			[
				'comments'    => self::COMMENTS,
				'feelings'    => implode( ',', $feelings ),
				'reactions'   => 'reactions.limit(' . FacebookCounts::PEOPLE . ').summary(total_count){name}',
				'shares'      => 'shares',
				'button'      => 'call_to_action',
				'attachments' => 'attachments{' . self::ATTACHMENT . ',subattachments.limit(100){' . self::ATTACHMENT
					. '}},child_attachments{id,name,link,description,picture},parent_id',
			],
			self::PARTS
		);
	}
}

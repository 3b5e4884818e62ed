<?php
/**
 * The calls that scripts of other plugins make.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Compat\SocialFeed\FacebookShortcode;
use Vitrine\Compat\SocialFeed\InstagramShortcode;
use Vitrine\Feed\Comments\OpenComments;
use Vitrine\Images\PostPictures;
use Vitrine\Install\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Answers them from what is stored, to whom a page shows the feed; everybody else gets what the originals answer where
 * they have nothing. They read only: no nonce is asked for, so that pages that were cached long ago go on. Lists of
 * comments that somebody opens are written down for the job, as many a minute as by our own route.
 *
 * @phpstan-import-type Record from ResizedImages
 */
final class Calls {

	/** The calls of each shortcode's plugin. */
	public const ACTIONS = [
		FacebookShortcode::TAG  => [
			'cff_get_new_posts',
			'cff_resized_images_submit',
			'cff_do_locator',
			'get_meta',
			'cache_meta',
			'cff_query',
			'cff_comments',
			'cff_thumbs',
		],
		InstagramShortcode::TAG => [
			'sbi_load_more_clicked',
			'sbi_resized_images_submit',
			'sbi_do_locator',
			'sbi_on_ajax_test_trigger',
		],
	];

	/** Their scripts put what they get into HTML: no character of it ends a tag or an attribute. */
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	/**
	 * Keeps its helpers.
	 *
	 * @param LoadMoreCall $more     Gives further posts.
	 * @param AskedFeed    $feed     Finds feeds.
	 * @param ShownFeeds   $shown    Finds the feeds of a page.
	 * @param AskedPosts   $posts    Finds posts.
	 * @param StoredMeta   $meta     Tells of posts.
	 * @param OpenComments $comments Has comments read.
	 * @param PostPictures $pictures Pictures of posts.
	 */
	public function __construct(
		private readonly LoadMoreCall $more,
		private readonly AskedFeed $feed,
		private readonly ShownFeeds $shown,
		private readonly AskedPosts $posts,
		private readonly StoredMeta $meta,
		private readonly OpenComments $comments,
		private readonly PostPictures $pictures
	) {}

	/**
	 * Answers a call.
	 *
	 * @param string     $action Action.
	 * @param CallFields $fields Fields.
	 * @return string HTML or JSON; '' where there is nothing to say. What stands where is found out by the server, a
	 *                test and what visitors want to have kept say nothing.
	 */
	public function answer( string $action, CallFields $fields ): string {
		if ( ! Database::exists() ) {
			return '';
		}
		return match ( $action ) {
			'cff_get_new_posts'         => $this->more->html( $fields, FacebookShortcode::TAG ),
			'cff_resized_images_submit' => self::json(
				[ 'resizing' => (object) $this->records( $fields, FacebookShortcode::TAG ) ]
			),
			'get_meta'                  => self::json( $this->all_meta( $fields ) ),
			'cff_query'                 => $this->one_meta( $fields ),
			'cff_comments'              => $this->replies( $fields ),
			'cff_thumbs'                => $this->thumbs( $fields ),
			'sbi_load_more_clicked'     => self::json( $this->more->data( $fields, InstagramShortcode::TAG ) ),
			'sbi_resized_images_submit' => self::json(
				(object) array_map(
					ResizedImages::named( ... ),
					$this->records( $fields, InstagramShortcode::TAG )
				)
			),
			default                     => '',
		};
	}

	/**
	 * Records of pictures.
	 *
	 * @param CallFields $fields Fields.
	 * @param string     $tag    Name of the shortcode.
	 * @return array<string, Record> By id of the post.
	 */
	private function records( CallFields $fields, string $tag ): array {
		$feed    = $this->feed->of( $fields, $tag );
		$posts   = $this->posts->of_feeds( $fields->ids( 'needs_resizing' ), $feed === null ? [] : [ $feed ] );
		$records = [];
		foreach ( $posts as $id => [ $post ] ) {
			$record = ResizedImages::of( $post );
			if ( $record !== null ) {
				$records[ $id ] = $record;
			}
		}
		return $records;
	}

	/**
	 * How several posts of a page were received.
	 *
	 * @param CallFields $fields Fields.
	 * @return array<string, string> JSON by id of the post.
	 */
	private function all_meta( CallFields $fields ): array {
		$feeds = [];
		foreach ( $fields->members( 'feedLocatorData' ) as $one ) {
			$page           = $one->number( 'postID', PHP_INT_MAX );
			$feeds[ $page ] ??= $this->shown->of_page( $page );
			if ( count( $feeds ) >= 2 ) {
				break;
			}
		}
		$found = $this->posts->of_feeds( $fields->ids( 'comments_array_ids' ), array_merge( ...$feeds ) );
		return array_map(
			fn( array $one ): string => self::json( $this->meta->of_post( $one[0], $one[1] ) ),
			$found
		);
	}

	/**
	 * How one post was received.
	 *
	 * @param CallFields $fields Fields.
	 */
	private function one_meta( CallFields $fields ): string {
		$ids                 = [ $fields->id( 'post_id' ), $fields->id( 'o_id' ) ];
		[ $post, $settings ] = $this->posts->any( $ids ) ?? [ null, null ];
		if ( $post === null || $settings === null ) {
			return '';
		}
		if ( $settings->has( 'showComments' ) ) {
			$this->comments->ask_for( $post, 0 );
		}
		return self::json( $this->meta->of_post( $post, $settings ) );
	}

	/**
	 * The replies to a comment.
	 *
	 * @param CallFields $fields Fields.
	 */
	private function replies( CallFields $fields ): string {
		[ $post, $settings, $row ] = $this->posts->of_comment( $fields->id( 'id' ) ) ?? [ null, null, 0 ];
		if ( $post === null || $settings === null || ! $settings->has( 'showComments' ) ) {
			return '';
		}
		$this->comments->ask_for( $post, $row );
		return self::json( [ 'comments' => [ 'data' => $this->meta->comments( $post, $row, $settings ) ] ] );
	}

	/**
	 * The pictures of an album or a post.
	 *
	 * @param CallFields $fields Fields.
	 */
	private function thumbs( CallFields $fields ): string {
		[ $post, $settings ] = $this->posts->any( [ $fields->id( 'id' ) ] ) ?? [ null, null ];
		if ( $post === null || $settings === null || ! $settings->shows_pictures() ) {
			return '';
		}
		$images = $this->meta->images( $post->with( $this->pictures->album( $post->id ) )->pictures(), $settings );
		if ( ! in_array( $fields->text( 'albumsonly' ), [ '', 'false', '0' ], true ) ) {
			return self::json( [ 'data' => $images ] );
		}
		$parts = array_map(
			static fn( array $image ): array => [
				'description' => $image['name'],
				'url'         => esc_url( $post->data['url'] ?? '' ),
				'media'       => [
					'image' => [ 'src' => $image['source'], 'width' => $image['width'], 'height' => $image['height'] ],
				],
			],
			$images
		);
		return self::json( [ 'attachments' => [ 'data' => [ [ 'subattachments' => [ 'data' => $parts ] ] ] ] ] );
	}

	/**
	 * JSON.
	 *
	 * @param array<mixed>|object $data Data.
	 */
	private static function json( array|object $data ): string {
		return (string) wp_json_encode( $data, self::JSON );
	}
}

<?php
/**
 * How a post was received, and its pictures, as the network would tell it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Feed\Comments\Comment;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\Comments;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\PictureView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Images\Folder;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * From what is stored. The scripts that ask for it put texts into HTML as they are: all of them are escaped here, and
 * people are named only where the site says so.
 */
final class StoredMeta {

	/** Kinds of reactions that are told. */
	private const REACTIONS = [ 'love', 'haha', 'wow', 'sad', 'angry' ];

	/**
	 * Keeps its helpers.
	 *
	 * @param Comments $comments The comments.
	 * @param Folder   $folder   Where pictures are.
	 */
	public function __construct( private readonly Comments $comments, private readonly Folder $folder ) {}

	/**
	 * Everything of a post.
	 *
	 * @param Post         $post     Post.
	 * @param FeedSettings $settings The feed that shows it.
	 * @return array<string, mixed>
	 */
	public function of_post( Post $post, FeedSettings $settings ): array {
		$counts    = $settings->has( 'showCounts' ) ? $post->data['counts'] : [];
		$reactions = $settings->has( 'showCounts' ) ? $post->data['reactions'] ?? [] : [];
		$people    = Commenters::are_named() && $settings->has( 'showCounts' ) ? $post->data['people'] : [];
		$images    = $this->images( $post->pictures(), $settings );
		$meta      = [
			'likes'    => [
				'summary' => [ 'total_count' => $counts['likes'] ?? 0 ],
				'data'    => array_map(
					static fn( string $name ): array => [ 'name' => esc_html( $name ), 'link' => '' ],
					$people
				),
			],
			'comments' => [
				'summary' => [ 'total_count' => $counts['comments'] ?? 0 ],
				'data'    => $settings->has( 'showComments' ) ? $this->comments( $post, 0, $settings ) : [],
			],
		];
		foreach ( self::REACTIONS as $kind ) {
			$meta[ $kind ] = [ 'summary' => [ 'total_count' => $reactions[ $kind ] ?? 0 ] ];
		}
		return $images === [] ? $meta : [ ...$meta, 'images' => [ [ 'source' => $images[0]['source'] ] ] ];
	}

	/**
	 * The comments of a post, or the replies to one.
	 *
	 * @param Post         $post     Post.
	 * @param int          $parent   Row of the comment, 0 for the post's own.
	 * @param FeedSettings $settings The feed that shows the post.
	 * @return list<array<string, mixed>>
	 */
	public function comments( Post $post, int $parent, FeedSettings $settings ): array {
		$context = ViewContext::of_site( $settings, $this->folder );
		return array_map(
			fn( Comment $comment ): array => $this->comment( $comment, $post, $context ),
			$this->comments->of( $post->id, $parent )
		);
	}

	/**
	 * Pictures.
	 *
	 * @param list<Image>  $images   Records.
	 * @param FeedSettings $settings The feed that shows them.
	 * @return list<array<string, mixed>> The largest file of each, and all of them.
	 */
	public function images( array $images, FeedSettings $settings ): array {
		$context = ViewContext::of_site( $settings, $this->folder );
		return array_map(
			static function ( Image $image ) use ( $context ): array {
				$files = [];
				foreach ( $image->sizes as $width => $size ) {
					$files[] = [
						'source' => $context->address( $image->stem() ) . $image->ending( $width ),
						'width'  => $size[0],
						'height' => $size[1],
					];
				}
				return [
					'id'     => $image->facebook_id,
					'name'   => esc_html( $image->alt ),
					...$files[0] ?? [ 'source' => '', 'width' => 0, 'height' => 0 ],
					'images' => $files,
				];
			},
			$images
		);
	}

	/**
	 * A comment.
	 *
	 * @param Comment     $comment Comment.
	 * @param Post        $post    Post.
	 * @param ViewContext $context Where pictures are.
	 * @return array<string, mixed>
	 */
	private function comment( Comment $comment, Post $post, ViewContext $context ): array {
		$author  = Commenters::of( $comment );
		$picture = $author !== null && $author['is_account'] ? $post->account['picture'] : null;
		$avatar  = $picture === null ? null : PictureView::avatar( $picture, $context, false );
		$link    = $comment->data['link'];
		$image   = $comment->image?->is_ready() === true
			? $this->images( [ $comment->image ], $context->settings )[0]['source']
			: null;
		return [
			'id'            => $comment->network_id,
			'message'       => esc_html( $comment->data['text'] ),
			'created_time'  => $comment->published_at === 0 ? '' : gmdate( 'c', $comment->published_at ),
			'like_count'    => $comment->data['likes'],
			'comment_count' => $comment->parent > 0 ? 0 : $comment->replies,
			'message_tags'  => array_map(
				static fn( array $tag ): array => [ 'id' => '', 'name' => esc_html( $tag['name'] ) ],
				$comment->data['tags']
			),
			...( $author === null ? [] : [
				'from' => [
					'id'   => '',
					'name' => esc_html( $author['name'] ),
					'link' => esc_url( $author['url'] ?? '' ),
					...( $avatar === null ? [] : [ 'picture' => [ 'data' => [ 'url' => $avatar['src'] ] ] ] ),
				],
			] ),
			...( $link === null && $image === null ? [] : [
				'attachment' => [
					'url'   => esc_url( $link['url'] ?? $comment->data['url'] ?? '' ),
					'title' => esc_html( $link['title'] ?? '' ),
					...( $image === null ? [] : [ 'media' => [ 'image' => [ 'src' => $image ] ] ] ),
				],
			] ),
		];
	}
}

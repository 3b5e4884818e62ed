<?php
/**
 * A comment as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Text;
use Vitrine\Feed\Views\PictureView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of a comment or a reply. Twin: CommentView in frontend/render/feed/types.ts.
 *
 * @phpstan-import-type Segment from Text
 * @phpstan-type Commenter array{name: string, url: string|null, avatar: string|null, initial: string}
 * @phpstan-type CommentPicture array{src: string, width: int, height: int, alt: string}
 */
final class CommentView implements \JsonSerializable {

	/** A picture is shown this wide at most, in pixels. */
	private const PICTURE = 320;

	/**
	 * Keeps the fields.
	 *
	 * @param string                        $id      Row.
	 * @param array|null                    $author  Who wrote it, null where visitors are not told.
	 * @param string|null                   $url     Itself on the network.
	 * @param array{iso: string, label: string, relative: bool}|null $date When it was written.
	 * @param array                         $text    What it says.
	 * @param array|null                    $picture Its picture.
	 * @param array{url: string, title: string}|null $link What it links to.
	 * @param string|null                   $likes   How many like it, in words.
	 * @param string|null                   $replies How many replies it has, in words.
	 * @phpstan-param Commenter|null $author
	 * @phpstan-param list<Segment> $text
	 * @phpstan-param CommentPicture|null $picture
	 */
	private function __construct(
		public readonly string $id,
		public readonly ?array $author,
		public readonly ?string $url,
		public readonly ?array $date,
		public readonly array $text,
		public readonly ?array $picture,
		public readonly ?array $link,
		public readonly ?string $likes,
		public readonly ?string $replies
	) {}

	/**
	 * Makes the view of a comment.
	 *
	 * @param Comment     $comment The comment.
	 * @param Post        $post    The post it is about.
	 * @param ViewContext $context What is shown, and how.
	 */
	public static function of( Comment $comment, Post $post, ViewContext $context ): self {
		$settings = $context->settings;
		$data     = $comment->data;
		$likes    = $data['likes'];
		return new self(
			(string) $comment->id,
			self::author( $comment, $post, $context ),
			$data['url'],
			$comment->published_at === 0
				? null
				: [
					'iso'      => gmdate( 'c', $comment->published_at ),
					'label'    => (string) wp_date( $context->date_format, $comment->published_at, $context->zone ),
					'relative' => $settings->is_relative,
				],
			Text::segments(
				$data['text'],
				$data['tags'],
				$post->account['network'],
				$settings->has( 'linkHashtags' ),
				$settings->has( 'linkMentions' )
			),
			$comment->image?->is_ready() === true ? self::picture( $comment->image, $context ) : null,
			$data['link'] === null || $data['link']['title'] !== ''
				? $data['link']
				: [ ...$data['link'], 'title' => (string) wp_parse_url( $data['link']['url'], PHP_URL_HOST ) ],
			/* translators: %s: number. */
			$likes < 1 ? null : sprintf( _n( '%s like', '%s likes', $likes, 'vitrine' ), number_format_i18n( $likes ) ),
			$comment->parent > 0 || $comment->replies < 1
				? null
				: sprintf(
					/* translators: %s: number. */
					_n( '%s reply', '%s replies', $comment->replies, 'vitrine' ),
					number_format_i18n( $comment->replies )
				)
		);
	}

	/**
	 * Who wrote it. Of people no picture is kept: a letter stands for them.
	 *
	 * @param Comment     $comment The comment.
	 * @param Post        $post    The post it is about.
	 * @param ViewContext $context Where pictures are.
	 * @return Commenter|null
	 */
	private static function author( Comment $comment, Post $post, ViewContext $context ): ?array {
		$author  = Commenters::of( $comment );
		$picture = $author !== null && $author['is_account'] ? $post->account['picture'] : null;
		return $author === null ? null : [
			'name'    => $author['name'],
			'url'     => $author['url'],
			'avatar'  => $picture === null ? null : PictureView::avatar( $picture, $context, false )['src'] ?? null,
			'initial' => mb_strtoupper( Text::start( $author['name'], 1 ) ),
		];
	}

	/**
	 * Its picture: the smallest file that is large enough.
	 *
	 * @param Image       $image   The record.
	 * @param ViewContext $context Where it is.
	 * @return CommentPicture
	 */
	private static function picture( Image $image, ViewContext $context ): array {
		$chosen = (int) array_key_first( $image->sizes );
		foreach ( array_keys( $image->sizes ) as $width ) {
			$chosen = $width >= self::PICTURE ? $width : $chosen;
		}
		return [
			'src'    => $context->address( $image->stem() ) . $image->ending( $chosen ),
			'width'  => $image->sizes[ $chosen ][0] ?? 0,
			'height' => $image->sizes[ $chosen ][1] ?? 0,
			'alt'    => $image->alt === '' ? __( 'Image in a comment', 'vitrine' ) : $image->alt,
		];
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return get_object_vars( $this );
	}
}

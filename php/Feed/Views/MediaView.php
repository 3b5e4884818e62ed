<?php
/**
 * Pictures of a post, as they are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Text;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * The post's own pictures, as far as they are here.
 *
 * @phpstan-import-type Picture from PictureView
 * @phpstan-import-type Shop from ShopView
 * @phpstan-type Media array{pictures: list<Picture>, extra: int, video: bool, label: string}
 */
final class MediaView {

	/** Characters of the text that stand in for a missing alternative text. */
	private const ALT = 120;

	/**
	 * The post's own pictures, as far as they are here.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Columns, and where pictures are.
	 * @param bool        $eager   Whether they are in the first row.
	 * @param string      $place   Name of the network.
	 * @param array|null  $shop    Where they lead instead of there.
	 * @phpstan-param Shop|null $shop
	 * @return Media|null
	 */
	public static function of(
		Post $post,
		ViewContext $context,
		bool $eager,
		string $place,
		?array $shop
	): ?array {
		$images = self::images( $post, $context->settings );
		if ( $images === [] ) {
			return null;
		}
		// Made only where one is missing: it takes as long as all the rest.
		$alt      = in_array( '', array_column( $images, 'alt' ), true ) ? self::described( $post ) : '';
		$pictures = array_map(
			static fn( Image $image ): array => PictureView::of(
				$image,
				$context,
				$eager,
				$image->alt === '' ? $alt : $image->alt,
				count( $images ) > 1 ? 2 : 1
			),
			$images
		);
		$what     = match ( $post->data['kind'] ) {
			/* translators: %s: description of the video. */
			'video' => sprintf( __( 'Video: %s', 'vitrine' ), $pictures[0]['alt'] ),
			'album' => sprintf(
				/* translators: 1: number of photos, 2: description of the first one. */
				_n( '%1$s photo: %2$s', '%1$s photos: %2$s', $post->data['total'], 'vitrine' ),
				number_format_i18n( $post->data['total'] ),
				$pictures[0]['alt']
			),
			default => $pictures[0]['alt'],
		};
		return [
			'pictures' => $pictures,
			'extra'    => max( 0, $post->data['total'] - count( $pictures ) ),
			'video'    => $post->data['kind'] === 'video',
			'label'    => $shop === null
				/* translators: 1: what a picture shows, 2: Facebook or Instagram. */
				? sprintf( __( '%1$s (on %2$s)', 'vitrine' ), $what, $place )
				/* translators: 1: words of a button such as "Shop now", 2: what a picture shows. */
				: sprintf( __( '%1$s: %2$s', 'vitrine' ), $shop['label'], $what ),
		];
	}

	/**
	 * Pictures of the post that are here; a tile has one, if need be that of a page which the post shares.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings What is shown.
	 * @return list<Image>
	 */
	private static function images( Post $post, FeedSettings $settings ): array {
		$is_tile = $settings->layout->is_tile();
		if ( ! $is_tile && ! $settings->has( 'showMedia' ) ) {
			return [];
		}
		$positions = range( 0, RemotePost::PICTURES - 1 );
		if ( $is_tile ) {
			$positions[] = RemotePost::LINK_POSITION;
		}
		$images = [];
		foreach ( $positions as $position ) {
			$image = $post->images[ $position ] ?? null;
			if ( $image !== null && $image->is_ready() ) {
				$images[] = $image;
			}
		}
		return $is_tile ? array_slice( $images, 0, 1 ) : $images;
	}

	/**
	 * What a post is about, and a picture of it probably shows, where the network does not say.
	 *
	 * @param Post $post The post.
	 */
	public static function described( Post $post ): string {
		[ 'event' => $event, 'shared' => $shared ] = $post->data;
		$said = trim( "{$post->data['title']} {$post->data['text']}" );
		$text = trim(
			(string) preg_replace(
				[ '~https?://\S+~', '/[#＃]\S+/u', '/\s+/u' ],
				[ '', '', ' ' ],
				$event['name'] ?? ( $said === '' ? $shared['text'] ?? '' : $said )
			)
		);
		if ( $text === '' ) {
			/* translators: %s: name of an account. */
			return sprintf( __( 'Image by %s', 'vitrine' ), $post->account['name'] );
		}
		$start = Text::start( $text, self::ALT );
		return $start === $text ? $text : rtrim( $start ) . '…';
	}
}

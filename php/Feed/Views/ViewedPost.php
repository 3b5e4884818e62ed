<?php
/**
 * A post as the viewer shows it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * All pictures of a post that are here, what plays, its whole text where the feed shows texts, and where it is on the
 * network. Twin: frontend/feed/viewed-post.ts.
 *
 * @phpstan-import-type Player from PlayerView
 * @phpstan-import-type Shop from ShopView
 * @phpstan-type ViewedPicture array{
 *     src: string,
 *     srcset: string,
 *     width: int,
 *     height: int,
 *     alt: string,
 *     color: string,
 *     small: string,
 *     player: Player|null,
 * }
 */
final class ViewedPost {

	/**
	 * Makes the view.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Where pictures are.
	 * @param PostView    $view    What is shown of it in the feed, complete.
	 * @return array{
	 *     id: string,
	 *     url: string|null,
	 *     label: string|null,
	 *     shop: Shop|null,
	 *     text: string,
	 *     pictures: list<ViewedPicture>,
	 *     player: Player|null,
	 * } `player` is that of a page which the post shares.
	 */
	public static function of( Post $post, ViewContext $context, PostView $view ): array {
		$mode = $context->settings->consent();
		return [
			'id'       => $view->id,
			'url'      => $view->url === null ? null : esc_url_raw( $view->url, [ 'http', 'https' ] ),
			'label'    => $view->network_label,
			'shop'     => $view->shop,
			'text'     => self::text( $post, $view, $context->settings->has( 'showText' ) ),
			'pictures' => array_map(
				static function ( Image $image ) use ( $post, $context, $mode ): array {
					$alt = $image->alt === '' ? MediaView::described( $post ) : $image->alt;
					return [
						...self::picture( $image, $context, $alt ),
						'player' => PlayerView::of( $post, $image->position, $mode, $alt ),
					];
				},
				array_slice( $post->pictures(), 0, RemotePost::KEPT_PICTURES )
			),
			'player'   => PlayerView::of(
				$post,
				RemotePost::LINK_POSITION,
				$mode,
				$post->data['links'][0]['title'] ?? ''
			),
		];
	}

	/**
	 * What is said below its pictures: what the post is, where it is more than its text, and the text.
	 *
	 * @param Post     $post     The post.
	 * @param PostView $view     What is shown of it in the feed, complete.
	 * @param bool     $has_text Whether the feed shows texts.
	 */
	private static function text( Post $post, PostView $view, bool $has_text ): string {
		$said = [
			$view->event['name'] ?? '',
			$view->event['starts']['label'] ?? '',
			$view->review['label'] ?? '',
			...( $has_text
				? [
					$post->data['title'],
					$post->data['text'],
					( $post->data['shared'] ?? [ 'text' => '' ] )['text'],
				]
				: [] ),
		];
		return implode( "\n", array_filter( $said, static fn( string $one ): bool => $one !== '' ) );
	}

	/**
	 * A picture in all its sizes.
	 *
	 * @param Image       $image   The record.
	 * @param ViewContext $context Where it is.
	 * @param string      $alt     Alternative text.
	 * @return array{
	 *     src: string,
	 *     srcset: string,
	 *     width: int,
	 *     height: int,
	 *     alt: string,
	 *     color: string,
	 *     small: string,
	 * } `src` is the largest, `small` the smallest.
	 */
	private static function picture( Image $image, ViewContext $context, string $alt ): array {
		$stem    = $context->address( $image->stem() );
		$address = static fn( int $width ): string => $stem . $image->ending( $width );
		$widths  = array_keys( $image->sizes );
		$largest = $widths[0] ?? 0;
		return [
			'src'    => $address( $largest ),
			'srcset' => implode(
				', ',
				array_map(
					static fn( int $width ): string => "{$address( $width )} {$image->sizes[ $width ][0]}w",
					$widths
				)
			),
			'width'  => $image->sizes[ $largest ][0] ?? 0,
			'height' => $image->sizes[ $largest ][1] ?? 0,
			'alt'    => $alt,
			'color'  => $image->color,
			'small'  => $address( $widths[ count( $widths ) - 1 ] ?? 0 ),
		];
	}
}

<?php
/**
 * Pages that a post shares, as they are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * The links of a post.
 *
 * @phpstan-import-type Picture from PictureView
 * @phpstan-type Link array{url: string, title: string, text: string, host: string, picture: Picture|null, plays: bool}
 */
final class LinkView {

	/**
	 * The links of the post.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Columns, and where pictures are.
	 * @param bool        $eager   Whether they are in the first row.
	 * @return list<Link>
	 */
	public static function of( Post $post, ViewContext $context, bool $eager ): array {
		if ( ! $context->settings->has( 'showLink' ) ) {
			return [];
		}
		$plays = count( $post->data['links'] ) === 1 && $post->data['kind'] === 'none' && PlayerView::is_of( $post );
		$links = [];
		foreach ( $post->data['links'] as $index => $link ) {
			$host    = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( $link['url'], PHP_URL_HOST ) );
			$image   = $post->images[ RemotePost::LINK_POSITION + $index ] ?? null;
			$beside  = count( $post->data['links'] ) > 1 ? 3 : 1;
			$links[] = [
				'url'     => $link['url'],
				'title'   => $link['title'] === '' ? $host : $link['title'],
				'text'    => $link['text'],
				'host'    => $host,
				'picture' => $image !== null && $image->is_ready() && $context->settings->has( 'showMedia' )
					? PictureView::of( $image, $context, $eager, '', $beside )
					: null,
				'plays'   => $plays,
			];
		}
		return $links;
	}
}

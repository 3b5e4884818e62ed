<?php
/**
 * What an album or a video is called, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\ViewContext;

defined( 'ABSPATH' ) || exit;

/**
 * Its title, and of an album how many photos are in it. Twin: TitleView in frontend/render/feed/types.ts.
 *
 * @phpstan-type TitleParts array{text: string, count: string|null}
 */
final class TitleView {

	/**
	 * The title of a post.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context What is shown.
	 * @return TitleParts|null Null where it has none.
	 */
	public static function of( Post $post, ViewContext $context ): ?array {
		[ 'title' => $title, 'kind' => $kind, 'total' => $total ] = $post->data;
		return $title === '' || ! $context->settings->has( 'showText' ) ? null : [
			'text'  => $title,
			'count' => $kind === 'album'
				/* translators: %s: number. */
				? sprintf( _n( '%s photo', '%s photos', $total, 'vitrine' ), number_format_i18n( $total ) )
				: null,
		];
	}
}

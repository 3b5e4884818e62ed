<?php
/**
 * A post that a post shares, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\TextView;
use Vitrine\Feed\Views\ViewContext;

defined( 'ABSPATH' ) || exit;

/**
 * Whose it is, and what it says; pictures and links of the post around it belong to it. Twin: SharedView in
 * frontend/render/feed/types.ts.
 *
 * @phpstan-import-type TextParts from TextView
 * @phpstan-type SharedParts array{author: string, url: string, text: TextParts|null}
 */
final class SharedView {

	/**
	 * The post that a post shares.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Limit and links.
	 * @return SharedParts|null Null where it shares none.
	 */
	public static function of( Post $post, ViewContext $context ): ?array {
		$shared = $post->data['shared'];
		return $shared === null || ! $context->settings->has( 'showLink' ) ? null : [
			'author' => $shared['author'] === '' ? __( 'Shared post', 'vitrine' ) : $shared['author'],
			'url'    => $shared['url'],
			'text'   => $shared['text'] === '' || ! $context->settings->has( 'showText' )
				? null
				: TextView::folded( $shared['text'], [], $post, $context ),
		];
	}
}

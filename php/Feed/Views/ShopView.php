<?php
/**
 * Where a post leads instead of to its network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * What an editor has linked a post with, such as the page of a product: its picture and a button lead there.
 *
 * @phpstan-type Shop array{url: string, label: string, internal: bool}
 */
final class ShopView {

	/**
	 * The link of the post, null where it has none.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings Has the links.
	 * @return Shop|null
	 */
	public static function of( Post $post, FeedSettings $settings ): ?array {
		$link = $settings->link_of( $post->network_id );
		$url  = $link === null ? '' : esc_url_raw( $link['url'], [ 'http', 'https' ] );
		return $link === null || $url === '' ? null : [
			'url'      => $url,
			'label'    => $link['label'] === '' ? __( 'Shop now', 'vitrine' ) : $link['label'],
			'internal' => wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ),
		];
	}
}

<?php
/**
 * The button of a post, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * What a page asks its visitors to do.
 *
 * @phpstan-type Button array{url: string, label: string, calls: bool}
 */
final class ButtonView {

	/**
	 * The button of the post, null where it has none, or where it leads neither into the web nor to a telephone.
	 *
	 * @param Post $post The post.
	 * @return Button|null
	 */
	public static function of( Post $post ): ?array {
		$button = $post->data['button'];
		$url    = $button === null ? '' : esc_url_raw( $button['url'], [ 'http', 'https', 'tel' ] );
		return $button === null || $url === '' ? null : [
			'url'   => $url,
			'label' => self::label( $button['type'] ),
			'calls' => str_starts_with( $url, 'tel:' ),
		];
	}

	/**
	 * Words of a button.
	 *
	 * @param string $type The network's word.
	 */
	private static function label( string $type ): string {
		return match ( $type ) {
			'APPLY_NOW' => __( 'Apply now', 'vitrine' ),
			'BOOK_NOW', 'BOOK_TRAVEL' => __( 'Book now', 'vitrine' ),
			'BUY_NOW' => __( 'Buy now', 'vitrine' ),
			'BUY_TICKETS', 'GET_TICKETS' => __( 'Get tickets', 'vitrine' ),
			'CALL', 'CALL_NOW' => __( 'Call now', 'vitrine' ),
			'CONTACT_US' => __( 'Contact us', 'vitrine' ),
			'DONATE', 'DONATE_NOW' => __( 'Donate now', 'vitrine' ),
			'DOWNLOAD' => __( 'Download', 'vitrine' ),
			'GET_DIRECTIONS' => __( 'Get directions', 'vitrine' ),
			'GET_OFFER' => __( 'Get offer', 'vitrine' ),
			'GET_QUOTE' => __( 'Get quote', 'vitrine' ),
			'LISTEN_MUSIC', 'LISTEN_NOW' => __( 'Listen now', 'vitrine' ),
			'MESSAGE_PAGE', 'WHATSAPP_MESSAGE' => __( 'Send message', 'vitrine' ),
			'ORDER_NOW' => __( 'Order now', 'vitrine' ),
			'SEE_MENU' => __( 'See menu', 'vitrine' ),
			'SHOP_NOW' => __( 'Shop now', 'vitrine' ),
			'SIGN_UP' => __( 'Sign up', 'vitrine' ),
			'SUBSCRIBE' => __( 'Subscribe', 'vitrine' ),
			'WATCH_MORE', 'WATCH_VIDEO' => __( 'Watch video', 'vitrine' ),
			default => __( 'Learn more', 'vitrine' ),
		};
	}
}

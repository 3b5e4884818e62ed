<?php
/**
 * What becomes of an account of another plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Whether it is connected here, or can be.
 */
enum AccountState: string {

	case Connected = 'connected';
	case Ready     = 'ready';
	case Reconnect = 'reconnect';
	case Group     = 'group';

	/**
	 * In words.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Connected => __( 'Connected', 'vitrine' ),
			self::Ready     => __( 'Will be connected with the plugin’s access token', 'vitrine' ),
			self::Reconnect => __( 'Reconnect this account: its access token cannot be used', 'vitrine' ),
			self::Group     => __(
				'Facebook shut down its Groups API in April 2024. Import the group’s posts from a file.',
				'vitrine'
			),
		};
	}
}

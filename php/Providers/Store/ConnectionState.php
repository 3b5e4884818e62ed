<?php
/**
 * The states of a connection.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

defined( 'ABSPATH' ) || exit;

/**
 * What a connection is up to, as it is stored.
 */
enum ConnectionState: string {

	case Connecting = 'connecting';
	case Ok         = 'ok';
	case Failing    = 'failing';
	case Key        = 'key';

	/**
	 * The state in words.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Connecting => __( 'Fetching for the first time', 'vitrine' ),
			self::Ok         => __( 'Connected', 'vitrine' ),
			self::Failing    => __( 'The last refresh failed', 'vitrine' ),
			self::Key        => __( 'Enter the keys again', 'vitrine' ),
		};
	}
}

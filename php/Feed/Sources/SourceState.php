<?php
/**
 * The states of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

defined( 'ABSPATH' ) || exit;

/**
 * What a source is up to, as it is stored.
 */
enum SourceState: string {

	case Connecting = 'connecting';
	case Ok         = 'ok';
	case Pictures   = 'pictures';
	case Throttled  = 'throttled';
	case Failing    = 'failing';
	case Permission = 'permission';
	case Reconnect  = 'reconnect';

	/**
	 * Whether the network may be asked for something between two refreshes.
	 */
	public function can_be_asked(): bool {
		return $this !== self::Reconnect && $this !== self::Throttled;
	}

	/**
	 * Whether only a new token helps. Twin: admin/settings/sources/token-fault.ts.
	 */
	public function needs_token(): bool {
		return $this === self::Reconnect || $this === self::Permission;
	}

	/**
	 * The state in words.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Connecting => __( 'Fetching the first posts', 'vitrine' ),
			self::Ok         => __( 'Connected', 'vitrine' ),
			self::Pictures   => __( 'Images cannot be saved', 'vitrine' ),
			self::Throttled  => __( 'Waiting: the network asked for a pause', 'vitrine' ),
			self::Failing    => __( 'The last refresh failed', 'vitrine' ),
			self::Permission => __( 'Missing permission', 'vitrine' ),
			self::Reconnect  => __( 'Reconnect this account', 'vitrine' ),
		};
	}
}

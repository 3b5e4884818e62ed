<?php
/**
 * Addresses that tell much.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers for a day how often an address has told of a popup: as a hash with a salt of that day, in the memory of the
 * object cache or of APCu, never in the database or in a file. A server with neither remembers nothing.
 */
final class AddressMemory {

	/** Events of one kind for one popup that a household has in a day; offices have more, and are marked. */
	public const MAX_A_DAY = 10;

	private const GROUP = 'vitrine_addresses';

	/**
	 * Whether this server can remember.
	 */
	public static function works(): bool {
		return wp_using_ext_object_cache() || ( function_exists( 'apcu_enabled' ) && apcu_enabled() );
	}

	/**
	 * Whether the visitor's address has told more of an event today than a person does. Counts this one.
	 *
	 * @param int    $popup Post.
	 * @param string $event What happened.
	 */
	public function is_busy( int $popup, string $event ): bool {
		/**
		 * The address of a visitor, for servers behind a proxy that does not hand it on as the remote address. It is
		 * hashed at once and not stored.
		 *
		 * @param string $address IPv4 or IPv6; '' = unknown.
		 */
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- hashed only.
		$address = apply_filters( 'vitrine_visitor_address', $_SERVER['REMOTE_ADDR'] ?? '' );
		$network = is_string( $address ) ? self::network( $address ) : '';
		if ( $network === '' || ! self::works() ) {
			return false;
		}
		$day  = gmdate( 'Ymd' );
		$salt = self::remember( "salt-{$day}", bin2hex( random_bytes( 16 ) ) );
		$hash = substr( hash_hmac( 'sha256', $network, is_string( $salt ) ? $salt : '' ), 0, 24 );
		return self::add_one( "{$day}-{$popup}-{$event}-{$hash}" ) > self::MAX_A_DAY;
	}

	/**
	 * What stands for a visitor: of IPv6 the network, whose hosts are all one household's.
	 *
	 * @param string $address Address.
	 * @return string '' where it is none, or that of a proxy in front of this server.
	 */
	private static function network( string $address ): string {
		$bytes = filter_var(
			$address,
			FILTER_VALIDATE_IP,
			FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE
		) === false
			? false
			: inet_pton( $address );
		return $bytes === false ? '' : bin2hex( substr( $bytes, 0, strlen( $bytes ) === 16 ? 8 : 4 ) );
	}

	/**
	 * What is remembered under a name; remembers it first where nothing is.
	 *
	 * @param string     $name  Name.
	 * @param string|int $value First value.
	 */
	private static function remember( string $name, string|int $value ): mixed {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_add( $name, $value, self::GROUP, DAY_IN_SECONDS );
			return wp_cache_get( $name, self::GROUP );
		}
		apcu_add( self::key( $name ), $value, DAY_IN_SECONDS );
		return apcu_fetch( self::key( $name ) );
	}

	/**
	 * Adds one to what is remembered under a name.
	 *
	 * @param string $name Name.
	 */
	private static function add_one( string $name ): int {
		self::remember( $name, 0 );
		return (int) (
			wp_using_ext_object_cache() ? wp_cache_incr( $name, 1, self::GROUP ) : apcu_inc( self::key( $name ) )
		);
	}

	/**
	 * A name that no other site of this server has.
	 *
	 * @param string $name Name.
	 */
	private static function key( string $name ): string {
		return self::GROUP . '-' . md5( home_url() ) . "-{$name}";
	}
}

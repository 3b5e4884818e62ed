<?php
/**
 * How much may be sent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Limits for visitors and for mails.
 */
final class Limits {

	/**
	 * Mails to one address a day.
	 */
	public static function recipient(): int {
		/**
		 * Filters how many mails of sign-ups one address gets in a day.
		 *
		 * @param int $number Mails.
		 */
		return max( 1, (int) apply_filters( 'vitrine_sign_up_mails_per_address', 3 ) );
	}

	/**
	 * Mails of the site a day.
	 */
	public static function site(): int {
		/**
		 * Filters how many mails of sign-ups the site sends in a day.
		 *
		 * @param int $number Mails.
		 */
		return max( 1, (int) apply_filters( 'vitrine_sign_up_mails_per_day', 500 ) );
	}

	/**
	 * Whether the visitor's address has sent fewer forms in this hour than an office does. Counts this one, under a
	 * hash that is another one each hour.
	 */
	public static function admits_visitor(): bool {
		/** Documented in Popup\Statistics\AddressMemory. */
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- hashed only.
		$address = apply_filters( 'vitrine_visitor_address', $_SERVER['REMOTE_ADDR'] ?? '' );
		$bytes   = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		$bytes   = is_string( $bytes ) ? inet_pton( $bytes ) : false;
		if ( $bytes === false ) {
			// A proxy in front of this server, which stands for everybody.
			return true;
		}
		// Of IPv6 the network, whose hosts are all one household's.
		$network = bin2hex( strlen( $bytes ) === 16 ? substr( $bytes, 0, 8 ) : $bytes );
		$key     = 'vitrine_sign_up_' . substr(
			hash_hmac( 'sha256', gmdate( 'YmdH' ) . $network, wp_salt( 'nonce' ) ),
			0,
			24
		);
		$count   = (int) get_transient( $key ) + 1;
		set_transient( $key, $count, HOUR_IN_SECONDS );
		/**
		 * Filters how many sign-up forms one visitor's address sends in an hour.
		 *
		 * @param int $number Forms.
		 */
		return $count <= max( 1, (int) apply_filters( 'vitrine_sign_ups_per_hour', 20 ) );
	}
}

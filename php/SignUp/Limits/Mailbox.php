<?php
/**
 * Where mail ends up.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Limits;

defined( 'ABSPATH' ) || exit;

/**
 * Many addresses lead to one mailbox: what follows a plus sign, and dots at Gmail, make no difference there. Mails are
 * counted by the mailbox, so that nobody is sent one for each way to write an address.
 */
final class Mailbox {

	/** Where dots make no difference. */
	private const DOTLESS = [ 'gmail.com', 'googlemail.com' ];

	/**
	 * The mailbox of an address.
	 *
	 * @param string $email Address.
	 */
	public static function of( string $email ): string {
		[ $name, $host ] = [ ...explode( '@', strtolower( trim( $email ) ), 2 ), '' ];
		$base            = explode( '+', $name, 2 )[0];
		// Some names begin with the sign.
		$name = $base === '' ? $name : $base;
		return in_array( $host, self::DOTLESS, true )
			? str_replace( '.', '', $name ) . '@gmail.com'
			: "{$name}@{$host}";
	}
}

<?php
/**
 * Links in mails.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Mails;

defined( 'ABSPATH' ) || exit;

/**
 * Signed addresses that confirm a sign-up, or end it. Those that confirm expire; those that end it never do.
 */
final class MailLink {

	/** Of the query; twin: SignUpModule::register(). */
	public const ACTION = 'vitrine-sign-up';

	public const CONFIRM = 'confirm';

	public const LEAVE = 'leave';

	/** How long one may confirm. */
	public const LASTS = 7 * DAY_IN_SECONDS;

	/**
	 * The address of a link.
	 *
	 * @param array<string, string|null> $row    Row of the list.
	 * @param string                     $action What it does.
	 */
	public static function of( array $row, string $action ): string {
		$until = $action === self::CONFIRM ? time() + self::LASTS : 0;
		return add_query_arg(
			[
				self::ACTION => $action,
				'id'         => (int) $row['id'],
				'until'      => $until,
				'key'        => self::key( $row, $action, $until ),
			],
			home_url( '/' )
		);
	}

	/**
	 * Whether this site has made a link.
	 *
	 * @param array<string, string|null> $row    Row of the list.
	 * @param string                     $action What it does.
	 * @param int                        $until  Until when, 0 = for ever.
	 * @param string                     $key    Its key.
	 */
	public static function is_valid( array $row, string $action, int $until, string $key ): bool {
		return ( $action === self::LEAVE || $action === self::CONFIRM && $until > time() )
			&& hash_equals( self::key( $row, $action, $until ), $key );
	}

	/**
	 * Whether a link to unsubscribe is whole, whoever it is for.
	 *
	 * @param string $action What it does.
	 * @param string $key    Its key.
	 */
	public static function is_whole( string $action, string $key ): bool {
		return $action === self::LEAVE && preg_match( '/^[0-9a-f]{64}$/D', $key ) === 1;
	}

	/**
	 * Signs a link. Those that confirm are worth nothing once somebody has asked for something else or has left; those
	 * that unsubscribe work for as long as the row is there, even if the site gets other salts.
	 *
	 * @param array<string, string|null> $row    Row of the list.
	 * @param string                     $action What it does.
	 * @param int                        $until  Until when.
	 */
	private static function key( array $row, string $action, int $until ): string {
		$secret = $action === self::CONFIRM ? (string) $row['secret'] : '';
		return hash_hmac(
			'sha256',
			"vitrine-sign-up|{$action}|{$row['id']}|{$row['digest']}|{$until}|{$secret}",
			$action === self::CONFIRM ? wp_salt( 'auth' ) : (string) $row['leave_key']
		);
	}
}

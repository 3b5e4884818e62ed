<?php
/**
 * How much may be sent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Limits;

defined( 'ABSPATH' ) || exit;

/**
 * Limits for visitors and for mails.
 */
final class Limits {

	/** Counts the mails of the site. */
	private const SITE = 'site';

	/**
	 * Keeps the counts.
	 *
	 * @param Counters $counters Counts.
	 */
	public function __construct( private readonly Counters $counters ) {}

	/**
	 * Whether the visitor has sent fewer forms in this hour than an office does. Counts this one.
	 */
	public function admit_visitor(): bool {
		/**
		 * Filters how many sign-up forms one visitor's address sends in an hour.
		 *
		 * @param int $number Forms.
		 */
		$number = max( 1, (int) apply_filters( 'vitrine_sign_ups_per_hour', 10 ) );
		/** Documented in Popup\Statistics\AddressMemory. */
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- hashed only.
		$address = apply_filters( 'vitrine_visitor_address', $_SERVER['REMOTE_ADDR'] ?? '' );
		foreach ( self::networks( $address ) as $network => $times ) {
			if ( ! $this->counters->take( "visitor|{$network}", $number * $times ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The networks of a visitor, and how many visitors each stands for. Of IPv6 a household has a /64, and whoever
	 * rents a server easily a /48. A proxy in front of this server stands for many, but not for all mails of an hour.
	 *
	 * @param mixed $address Address.
	 * @return array<string, int>
	 */
	private static function networks( mixed $address ): array {
		$public = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		$bytes  = is_string( $public ) ? inet_pton( $public ) : false;
		if ( $bytes === false ) {
			return [ 'unknown' => 5 ];
		}
		return strlen( $bytes ) === 4
			? [ 'v4-' . bin2hex( $bytes ) => 1 ]
			: [
				'v6-' . bin2hex( substr( $bytes, 0, 8 ) ) => 1,
				'v6-' . bin2hex( substr( $bytes, 0, 6 ) ) => 2,
			];
	}

	/**
	 * Counts a mail of the site.
	 *
	 * @return bool Whether it may be sent.
	 */
	public function take_from_site(): bool {
		/**
		 * Filters how many mails of sign-ups the site sends in an hour.
		 *
		 * @param int $number Mails.
		 */
		$number = max( 1, (int) apply_filters( 'vitrine_sign_up_mails_per_hour', 100 ) );
		return $this->counters->take( self::SITE, $number );
	}

	/**
	 * Counts a mail to somebody: one a day at first, then one a week. Whoever has answered, by signing up or by
	 * leaving, gets one a week.
	 *
	 * @param string $email       Address.
	 * @param bool   $is_answered Whether they have.
	 * @return bool Whether it may be sent.
	 */
	public function take_from_recipient( string $email, bool $is_answered ): bool {
		/**
		 * Filters how many mails somebody gets who does not answer, one a day, before it is one a week.
		 *
		 * @param int $number Mails.
		 */
		$few = max( 1, (int) apply_filters( 'vitrine_sign_up_daily_mails', 2 ) );
		return $this->counters->take_mail(
			Mailbox::of( $email ),
			$is_answered ? WEEK_IN_SECONDS : DAY_IN_SECONDS,
			$few
		);
	}

	/**
	 * Takes back what was counted for a mail of the site.
	 */
	public function give_back_to_site(): void {
		$this->counters->give_back( self::SITE );
	}

	/**
	 * Takes back what was counted for a mail that was not sent.
	 *
	 * @param string $email Address.
	 */
	public function give_back( string $email ): void {
		$this->give_back_to_site();
		$this->counters->give_back_mail( Mailbox::of( $email ) );
	}

	/**
	 * Notes that somebody has answered.
	 *
	 * @param string $email Address.
	 */
	public function answered( string $email ): void {
		$this->counters->answered( Mailbox::of( $email ) );
	}
}

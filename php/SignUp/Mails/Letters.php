<?php
/**
 * Mails to those who sign up.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Mails;

use Vitrine\SignUp\SignUps;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for a confirmation, or says that somebody is on the list already: visitors see the same answer either way.
 */
final class Letters {

	/**
	 * Sends the one that suits.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 * @return bool Whether the server takes it.
	 */
	public static function send( array $row ): bool {
		$letter = self::letter( $row );
		$email  = (string) SignUps::asked( $row )['email'];
		return wp_mail( $email, $letter['subject'], $letter['message'], $letter['headers'] );
	}

	/**
	 * A letter.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 * @return array{subject: string, message: string, headers: list<string>}
	 */
	public static function letter( array $row ): array {
		$site   = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$email  = (string) SignUps::asked( $row )['email'];
		$leave  = MailLink::of( $row, MailLink::LEAVE );
		$is_on  = $row['state'] === SignUps::CONFIRMED;
		$letter = [
			'subject' => $is_on
				/* translators: %s: name of the site. */
				? sprintf( __( 'You’re already signed up at %s', 'vitrine' ), $site )
				/* translators: %s: name of the site. */
				: sprintf( __( 'Please confirm your sign-up at %s', 'vitrine' ), $site ),
			'message' => $is_on
				? sprintf(
					/* translators: 1: name of the site, 2: address. */
					__(
						"Hello,\n\nSomeone just signed up at %1\$s with this email address. You’re already on the list, so there’s nothing you need to do.\n\nTo unsubscribe, open this link:\n%2\$s",
						'vitrine'
					),
					$site,
					$leave
				)
				: sprintf(
					/* translators: 1: name of the site, 2: address, 3: number of days, 4: address. */
					__(
						"Hello,\n\nThis email address was used to sign up at %1\$s. If that was you, please confirm:\n%2\$s\n\nThe link works for %3\$s days. If it wasn’t you, just ignore this email and you won’t be added to the list.\n\nTo unsubscribe at any time, open this link:\n%4\$s",
						'vitrine'
					),
					$site,
					MailLink::of( $row, MailLink::CONFIRM ),
					number_format_i18n( MailLink::LASTS / DAY_IN_SECONDS ),
					$leave
				),
			'headers' => [ "List-Unsubscribe: <{$leave}>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' ],
		];
		/**
		 * Filters a mail to somebody who signs up. Keep the links that are in it.
		 *
		 * @param array  $letter `subject`, `message` and `headers`, as wp_mail() takes them.
		 * @param string $kind   `confirm`, or `known` for somebody who is on the list.
		 * @param string $email  Address of the recipient.
		 */
		$filtered = apply_filters( 'vitrine_sign_up_letter', $letter, $is_on ? 'known' : 'confirm', $email );
		if ( ! is_array( $filtered ) ) {
			return $letter;
		}
		[ 'subject' => $subject, 'message' => $message, 'headers' => $headers ] = [ ...$letter, ...$filtered ];
		return [
			'subject' => is_string( $subject ) ? $subject : $letter['subject'],
			'message' => is_string( $message ) ? $message : $letter['message'],
			'headers' => array_values( array_filter( (array) $headers, 'is_string' ) ),
		];
	}
}

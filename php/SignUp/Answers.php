<?php
/**
 * What visitors are told.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * The words for each answer; none of them says whether an address is on the list.
 */
final class Answers {

	public const SENT = 'sent';

	/** Something went wrong here. */
	public const FAILED = 'failed';

	/** A form that was out of date is on the page again, with a new token. */
	public const RENEWED = 'renewed';

	/** Answers that are about a field, and the field. */
	public const FIELDS = [ 'email' => 'email', 'consent' => 'consent' ];

	/**
	 * The words of an answer, by its code.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			self::SENT => __( 'Almost done! Please check your inbox and confirm your email address.', 'vitrine' ),
			'email'    => __( 'Please enter a valid email address.', 'vitrine' ),
			'consent'  => __( 'Please check this box to sign up.', 'vitrine' ),
			'again'    => __( 'That was fast! Please wait a moment and submit the form again.', 'vitrine' ),
			'busy'     => __( 'We can’t take more sign-ups right now. Please try again later.', 'vitrine' ),
			'stale'    => __( 'This form is out of date. Please reload the page and try again.', 'vitrine' ),
			self::RENEWED => __( 'This form was out of date. Please submit it again.', 'vitrine' ),
			'draft'    => __( 'This is a preview. You can try the form after the page is published.', 'vitrine' ),
			self::FAILED => __( 'Something went wrong. Please try again later.', 'vitrine' ),
		];
	}
}

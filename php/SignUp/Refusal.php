<?php
/**
 * A form that was not taken.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * What the same page shows again, in answer to the request that sent it: it is never in an address, a cookie or the
 * database.
 */
final class Refusal {

	/**
	 * Keeps it.
	 *
	 * @param string $id     Id of the form.
	 * @param string $code   A code of Answers.
	 * @param string $email  What was typed for an address, possibly hostile.
	 * @param string $name   Name.
	 * @param string $agreed What was agreed to, as HTML; '' = nothing.
	 * @param int    $time   When the form was printed first, which says how soon it is sent.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $code,
		public readonly string $email,
		public readonly string $name,
		public readonly string $agreed,
		public readonly int $time
	) {}

	/**
	 * Makes it of a form.
	 *
	 * @param array<mixed> $fields What was sent, possibly hostile.
	 * @param Submission   $sent   What was read of it.
	 * @param string       $id     Id of the form.
	 * @param string       $code   A code of Answers.
	 */
	public static function of( array $fields, Submission $sent, string $id, string $code ): self {
		$email = is_string( $fields['email'] ?? null ) ? wp_check_invalid_utf8( $fields['email'] ) : '';
		return new self(
			$id,
			$code,
			mb_substr( $email, 0, Submission::EMAIL_LENGTH ),
			$sent->name,
			$sent->agreed ? $sent->form['consent'] ?? '' : '',
			$sent->form['time'] ?? time()
		);
	}
}

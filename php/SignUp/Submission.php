<?php
/**
 * What a visitor has sent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a form, within their bounds.
 *
 * @phpstan-import-type Form from FormToken
 */
final class Submission {

	/** Nobody writes an address and sends it sooner than this after the page came, ms. */
	public const SOONEST = 2000;

	/** The field that only programs fill in; its name tells browsers nothing that they know. */
	public const TRAP = 'vitrine-sign-up-extra';

	/** Longest address, in bytes. */
	public const EMAIL_LENGTH = 190;

	/** Longest name, in characters. */
	private const NAME_LENGTH = 100;

	/**
	 * Keeps the fields.
	 *
	 * @param array|null $form   What the page said of the form, null = it is not of this site.
	 * @param string     $email  Address in small letters, '' = none that mail could be sent to.
	 * @param string     $name   Name, '' = none.
	 * @param bool       $agreed Whether the box is checked.
	 * @param bool       $is_bot Whether it was not a person who sent it, as far as one can tell.
	 * @phpstan-param Form|null $form
	 */
	private function __construct(
		public readonly ?array $form,
		public readonly string $email,
		public readonly string $name,
		public readonly bool $agreed,
		public readonly bool $is_bot
	) {}

	/**
	 * Reads it.
	 *
	 * @param array<mixed> $fields `form`, `email`, `name`, `consent`, `pace` and TRAP, possibly hostile.
	 * @param int          $now    Unix time.
	 */
	public static function of( array $fields, int $now ): self {
		$text  = static fn( string $name ): string => is_scalar( $fields[ $name ] ?? null )
			? (string) $fields[ $name ]
			: '';
		$email = strtolower( trim( $text( 'email' ) ) );
		$form  = FormToken::read( $text( 'form' ) );
		return new self(
			$form,
			strlen( $email ) <= self::EMAIL_LENGTH && is_email( $email ) !== false ? $email : '',
			self::name( $text( 'name' ) ),
			$text( 'consent' ) === '1',
			$text( self::TRAP ) !== '' || self::is_hasty( $text( 'pace' ), $form['time'] ?? 0, $now )
		);
	}

	/**
	 * A name without what nobody sees, such as marks that turn the direction of a text.
	 *
	 * @param string $text What was sent.
	 */
	private static function name( string $text ): string {
		$seen = preg_replace( '/\p{C}+/u', ' ', sanitize_text_field( $text ) );
		return mb_substr( trim( (string) $seen ), 0, self::NAME_LENGTH );
	}

	/**
	 * Whether it was sent sooner than a person could. A script measures how long the page has been open, however old
	 * the page is; without one, the age of the page says at least that: a page of a cache is older than the visit, so
	 * that nobody is taken for a bot because of it.
	 *
	 * @param string $pace What the script measured, ms; '' = there was none.
	 * @param int    $from When the page was made.
	 * @param int    $now  Unix time.
	 */
	private static function is_hasty( string $pace, int $from, int $now ): bool {
		return ctype_digit( $pace ) ? (float) $pace < self::SOONEST : ( $now - $from ) * 1000 < self::SOONEST;
	}
}

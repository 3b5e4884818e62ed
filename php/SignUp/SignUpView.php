<?php
/**
 * What the block shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. The canvas has the same markup: blocks/sign-up/edit.tsx.
 */
final class SignUpView {

	/** What a consent text may hold. */
	private const INLINE = [
		'a'      => [ 'href' => [], 'target' => [], 'rel' => [] ],
		'strong' => [],
		'em'     => [],
		'br'     => [],
	];

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- Names of attributes.
	/**
	 * Keeps the fields.
	 *
	 * @param string $id          Id of the form.
	 * @param string $layout      `inline` or `stacked`.
	 * @param bool   $showName    Whether names are asked for.
	 * @param string $emailLabel  Label of the address.
	 * @param string $buttonText  Words of the button, as HTML.
	 * @param string $consent     What visitors agree to, as HTML; '' = nothing is asked.
	 * @param string $success     What is said in the end.
	 * @param string $answer      A code of Answers, '' = nothing was sent.
	 * @param string $email       What the address is filled in with, possibly hostile.
	 * @param string $name        What the name is filled in with.
	 * @param bool   $agreed      Whether the box is checked.
	 * @param string $buttonClass Classes of its colors: themes paint buttons without them.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $layout,
		public readonly bool $showName,
		public readonly string $emailLabel,
		public readonly string $buttonText,
		public readonly string $consent,
		public readonly string $success,
		public readonly string $answer,
		public readonly string $email,
		public readonly string $name,
		public readonly bool $agreed,
		public readonly string $buttonClass
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param SignUpAttributes $read    Attributes within their bounds.
	 * @param string           $id      Id of the form.
	 * @param string           $answer  A code of Answers that the address of the page names, '' = none.
	 * @param Refusal|null     $refusal The form as it was refused, null = it was not.
	 * @param string           $button  Classes of the colors of the button.
	 */
	public static function of(
		array $read,
		string $id,
		string $answer,
		?Refusal $refusal,
		string $button
	): self {
		$text    = static fn( string $own, string $usual ): string => $own === '' ? $usual : $own;
		// What is too long has lost its end, and perhaps the end of a link.
		$consent = trim( force_balance_tags( wp_kses( $read['consentText'], self::INLINE ) ) );
		$asked   = $read['askConsent']
			? $text( $consent, __( 'I agree to receive emails. I can unsubscribe at any time.', 'vitrine' ) )
			: '';
		return new self(
			$id,
			$read['layout'],
			$read['showName'],
			$text( $read['emailLabel'], __( 'Email address', 'vitrine' ) ),
			$text( $read['buttonText'], __( 'Sign up', 'vitrine' ) ),
			$asked,
			$text( $read['successMessage'], Answers::all()[ Answers::SENT ] ),
			$refusal->code ?? $answer,
			$refusal->email ?? '',
			$refusal->name ?? '',
			// A cached page may have asked for something else.
			$asked !== '' && $refusal?->agreed === $asked,
			$button
		);
	}

	/**
	 * Classes of the wrapper.
	 */
	public function classes(): string {
		return "is-layout-{$this->layout}"
			. ( $this->showName ? ' has-name' : '' )
			. ( $this->answer === Answers::SENT ? ' is-sent' : '' );
	}

	/**
	 * What is said at a field.
	 *
	 * @param string $field `email` or `consent`.
	 */
	public function error( string $field ): string {
		return ( Answers::FIELDS[ $this->answer ] ?? '' ) === $field ? Answers::all()[ $this->answer ] : '';
	}

	/**
	 * Attributes that say what is wrong with a field, and where to go on.
	 *
	 * @param string $field `email` or `consent`.
	 */
	public function state( string $field ): string {
		return $this->error( $field ) === '' ? '' : ' aria-invalid="true" autofocus';
	}

	/**
	 * What is said below the form.
	 */
	public function status(): string {
		if ( $this->answer === Answers::SENT ) {
			return $this->success;
		}
		return isset( Answers::FIELDS[ $this->answer ] ) ? '' : Answers::all()[ $this->answer ] ?? '';
	}
}

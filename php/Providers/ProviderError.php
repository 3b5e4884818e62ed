<?php
/**
 * An error of a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Says why, with what the provider told. Its words are shown to those who manage connections only, as text, and without
 * the connection's keys.
 */
final class ProviderError extends \RuntimeException {

	/** Characters of the provider's words that are kept. */
	private const MAX_LENGTH = 200;

	/**
	 * What the provider said.
	 *
	 * @var string
	 */
	public readonly string $detail;

	/**
	 * The provider's code, or an HTTP status.
	 *
	 * @var string
	 */
	public readonly string $status;

	/**
	 * Keeps what happened.
	 *
	 * @param ErrorKind $kind   Why.
	 * @param string    $detail What the provider said, or '' .
	 * @param string    $status The provider's code or an HTTP status, or ''.
	 * @param string    $call   What was asked for: 'albums', 'album' or ''. Flickr's messages differ.
	 */
	public function __construct(
		public readonly ErrorKind $kind,
		string $detail = '',
		string $status = '',
		public readonly string $call = ''
	) {
		$this->detail = Sanitizer::text( $detail, self::MAX_LENGTH );
		$this->status = Sanitizer::text( $status, 20 );
		parent::__construct( $kind->value );
	}

	/**
	 * The same without words that must not be told.
	 *
	 * @param string[] $secrets Keys.
	 */
	public function without( #[\SensitiveParameter] array $secrets ): self {
		$secrets = array_values(
			array_filter( $secrets, static fn( string $secret ): bool => strlen( $secret ) >= 4 )
		);
		$hidden  = static fn( string $text ): string => str_replace(
			[ ...$secrets, ...array_map( 'rawurlencode', $secrets ) ],
			'…',
			$text
		);
		return new self( $this->kind, $hidden( $this->detail ), $hidden( $this->status ), $this->call );
	}

	/**
	 * The same about another call.
	 *
	 * @param string $call 'albums' or 'album'.
	 */
	public function about( string $call ): self {
		return new self( $this->kind, $this->detail, $this->status, $call );
	}
}

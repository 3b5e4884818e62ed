<?php
/**
 * An app at Meta.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * What identifies the site's own app: logins go through it, and it signs what it sends.
 */
final class App {

	/**
	 * Keeps the fields.
	 *
	 * @param string $id       App ID, '' when there is none.
	 * @param string $secret   App secret, '' when there is none.
	 * @param bool   $is_fixed Whether wp-config.php says so.
	 */
	public function __construct(
		public readonly string $id,
		#[\SensitiveParameter] public readonly string $secret,
		public readonly bool $is_fixed = false
	) {}

	/**
	 * Whether one can log in by it.
	 */
	public function is_ready(): bool {
		return $this->id !== '' && $this->secret !== '';
	}

	/**
	 * Proof that a call comes from the server that knows the secret.
	 *
	 * @param string $token Access token of the call.
	 */
	public function proof( #[\SensitiveParameter] string $token ): string {
		return hash_hmac( 'sha256', $token, $this->secret );
	}
}

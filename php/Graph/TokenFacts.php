<?php
/**
 * What the network says about a token.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * Kind, permissions and end of a token; null is what the network would not say.
 */
final class TokenFacts {

	/**
	 * Keeps the facts.
	 *
	 * @param string        $kind       `user`, `page` or `instagram`.
	 * @param string[]|null $scopes     Permissions.
	 * @param int|null      $expires_at Unix time, null when it does not expire or nobody knows.
	 * @param string|null   $app        ID of the app that made it.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly ?array $scopes = null,
		public readonly ?int $expires_at = null,
		public readonly ?string $app = null
	) {}
}

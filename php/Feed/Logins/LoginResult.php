<?php
/**
 * What a log-in came to.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Logins;

defined( 'ABSPATH' ) || exit;

/**
 * A token that waits for its owner to choose accounts, which stays on the server.
 */
final class LoginResult {

	/**
	 * Keeps it.
	 *
	 * @param string   $network    What is to be connected: one of Networks::NAMES.
	 * @param string   $token      Token of the person.
	 * @param int|null $expires_at Its end where the accounts are read with it, Unix time.
	 */
	public function __construct(
		public readonly string $network,
		#[\SensitiveParameter] public readonly string $token,
		public readonly ?int $expires_at
	) {}
}

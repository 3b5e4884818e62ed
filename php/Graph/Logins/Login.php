<?php
/**
 * A log-in by the site's own app.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Logins;

use Vitrine\Graph\App;
use Vitrine\Graph\Http\Client;

defined( 'ABSPATH' ) || exit;

/**
 * From the dialog of a network to a token that lasts.
 */
interface Login {

	/**
	 * Address of the dialog.
	 *
	 * @param App      $app       The site's app.
	 * @param string   $redirect  Where the network sends people back to.
	 * @param string   $state     What it brings back with them.
	 * @param string   $challenge Of the verifier (PKCE); networks that do not offer it are not sent any.
	 * @param string[] $scopes    Permissions to ask for.
	 */
	public function url( App $app, string $redirect, string $state, string $challenge, array $scopes ): string;

	/**
	 * Gets a token for a code: one that lasts for weeks.
	 *
	 * @param Client $client   Conversation.
	 * @param App    $app      The site's app.
	 * @param string $code     What came back from the dialog.
	 * @param string $redirect Where it came back to.
	 * @param string $verifier What the challenge was made of.
	 * @return array{token: string, expires_at: int|null, scopes: list<string>|null} With the permissions that were
	 *                                                                              given, null when unknown.
	 * @throws LoginRefused When the network refuses.
	 * @throws \Vitrine\Graph\Http\GraphError When it does not answer.
	 */
	public function token(
		Client $client,
		App $app,
		#[\SensitiveParameter] string $code,
		string $redirect,
		#[\SensitiveParameter] string $verifier
	): array;
}

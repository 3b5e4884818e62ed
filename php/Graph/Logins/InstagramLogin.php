<?php
/**
 * Log-in with Instagram.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Logins;

use Vitrine\Graph\App;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

/**
 * The dialog, the code, and the exchange of a token of an hour for one of 60 days.
 */
final class InstagramLogin implements Login {

	/**
	 * Keeps where it is.
	 *
	 * @param string $dialog Address of the dialog.
	 * @param string $codes  Address that takes codes.
	 * @param string $host   Base address of the Instagram API without version.
	 */
	public function __construct(
		private readonly string $dialog,
		private readonly string $codes,
		private readonly string $host
	) {}

	/**
	 * Address of the dialog. Instagram offers no PKCE.
	 *
	 * @param App      $app       The site's app.
	 * @param string   $redirect  Where people come back to.
	 * @param string   $state     What comes back with them.
	 * @param string   $challenge Not used.
	 * @param string[] $scopes    Permissions to ask for.
	 */
	public function url( App $app, string $redirect, string $state, string $challenge, array $scopes ): string {
		return $this->dialog . '?' . http_build_query(
			[
				'client_id'     => $app->id,
				'redirect_uri'  => $redirect,
				'response_type' => 'code',
				'scope'         => implode( ',', $scopes ),
				'state'         => $state,
			],
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}

	/**
	 * Gets a token of 60 days for a code.
	 *
	 * @param Client $client   Conversation.
	 * @param App    $app      The site's app.
	 * @param string $code     What came back.
	 * @param string $redirect Where it came back to.
	 * @param string $verifier Not used.
	 */
	public function token(
		Client $client,
		App $app,
		#[\SensitiveParameter] string $code,
		string $redirect,
		#[\SensitiveParameter] string $verifier
	): array {
		try {
			$body = $client->send(
				'POST',
				$this->codes,
				[
					'client_id'     => $app->id,
					'client_secret' => $app->secret,
					'grant_type'    => 'authorization_code',
					'redirect_uri'  => $redirect,
					'code'          => $code,
				],
				''
			);
		} catch ( GraphError $error ) {
			// It tells what is wrong in words alone, with the status 400.
			throw $error->kind === ErrorKind::Broken && $error->error_code === 400
				? new LoginRefused( LoginRefused::CODE, [], '400' )
				: $error;
		}
		// In a list since 2024.
		$row    = is_array( $body['data'][0] ?? null ) ? $body['data'][0] : $body;
		$short  = TokenAnswer::token( $row );
		$scopes = $row['permissions'] ?? null;
		$scopes = is_string( $scopes ) ? explode( ',', $scopes ) : $scopes;
		try {
			$lasting = $client->get(
				"{$this->host}/access_token",
				[ 'grant_type' => 'ig_exchange_token', 'client_secret' => $app->secret, 'access_token' => $short ],
				$short
			);
		} catch ( GraphError $error ) {
			throw $error->kind->is_passing()
				? $error
				: new LoginRefused( LoginRefused::SHORT, [], "{$error->error_code}/{$error->subcode}" );
		}
		return [
			'token'      => TokenAnswer::token( $lasting ),
			'expires_at' => TokenAnswer::end( $lasting ),
			'scopes'     => is_array( $scopes )
				? array_values( array_map( 'trim', array_filter( $scopes, 'is_string' ) ) )
				: null,
		];
	}
}

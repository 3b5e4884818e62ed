<?php
/**
 * Log-in with Facebook.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Logins;

use Vitrine\Graph\App;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * The dialog, the code, and the exchange of a token of hours for one of 60 days: page tokens of the latter do not
 * expire.
 */
final class FacebookLogin implements Login {

	/** Why a code is refused, by the subcode that comes with code 100. */
	private const SUBCODES = [
		36007 => LoginRefused::CODE,
		36008 => LoginRefused::REDIRECT,
		36009 => LoginRefused::CODE,
	];

	/** Why a code is refused, by code: the secret, the App ID, the address. */
	private const CODES = [
		1   => LoginRefused::SECRET,
		101 => LoginRefused::SECRET,
		191 => LoginRefused::REDIRECT,
	];

	/**
	 * Keeps where it is.
	 *
	 * @param string $dialog Address of the dialog.
	 * @param string $base   Base address of the Graph API with version.
	 */
	public function __construct( private readonly string $dialog, private readonly string $base ) {}

	/**
	 * Address of the dialog. Permissions that were refused before are asked for again.
	 *
	 * @param App      $app       The site's app.
	 * @param string   $redirect  Where people come back to.
	 * @param string   $state     What comes back with them.
	 * @param string   $challenge Of the verifier.
	 * @param string[] $scopes    Permissions to ask for.
	 */
	public function url( App $app, string $redirect, string $state, string $challenge, array $scopes ): string {
		return $this->dialog . '?' . http_build_query(
			[
				'client_id'             => $app->id,
				'redirect_uri'          => $redirect,
				'state'                 => $state,
				'response_type'         => 'code',
				'scope'                 => implode( ',', $scopes ),
				'auth_type'             => 'rerequest',
				'code_challenge'        => $challenge,
				'code_challenge_method' => 'S256',
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
	 * @param string $verifier What the challenge was made of.
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
				"{$this->base}/oauth/access_token",
				[
					'client_id'     => $app->id,
					'client_secret' => $app->secret,
					'redirect_uri'  => $redirect,
					'code'          => $code,
					'code_verifier' => $verifier,
				],
				''
			);
		} catch ( GraphError $error ) {
			$reason = $error->error_code === 100
				? ( self::SUBCODES[ $error->subcode ] ?? LoginRefused::CODE )
				: ( self::CODES[ $error->error_code ] ?? null );
			throw $reason === null
				? $error
				: new LoginRefused( $reason, [], "{$error->error_code}/{$error->subcode}" );
		}
		$lasting = $this->lasting( $client, $app, TokenAnswer::token( $body ) );
		return [ ...$lasting, 'scopes' => $this->granted( $client, $lasting['token'] ) ];
	}

	/**
	 * Exchanges a token of hours for one of 60 days.
	 *
	 * @param Client $client Conversation.
	 * @param App    $app    The app that it was made by.
	 * @param string $token  Token of a user.
	 * @return array{token: string, expires_at: int|null}
	 * @throws LoginRefused When the network refuses.
	 * @throws GraphError When it does not answer.
	 */
	public function lasting( Client $client, App $app, #[\SensitiveParameter] string $token ): array {
		try {
			$body = $client->send(
				'POST',
				"{$this->base}/oauth/access_token",
				[
					'grant_type'        => 'fb_exchange_token',
					'client_id'         => $app->id,
					'client_secret'     => $app->secret,
					'fb_exchange_token' => $token,
				],
				''
			);
		} catch ( GraphError $error ) {
			throw $error->kind->is_passing() && $error->error_code !== 1
				? $error
				: new LoginRefused( LoginRefused::SHORT, [], "{$error->error_code}/{$error->subcode}" );
		}
		return [ 'token' => TokenAnswer::token( $body ), 'expires_at' => TokenAnswer::end( $body ) ];
	}

	/**
	 * The permissions that were given; each can be refused alone.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Token of the user.
	 * @return list<string>|null Null when the network does not say.
	 */
	private function granted( Client $client, #[\SensitiveParameter] string $token ): ?array {
		try {
			$rows = $client->get( "{$this->base}/me/permissions", [], $token )['data'] ?? null;
		} catch ( GraphError ) {
			return null;
		}
		$granted = [];
		foreach ( Field::rows( $rows ) as $row ) {
			if ( ( $row['status'] ?? null ) === 'granted' && is_string( $row['permission'] ?? null ) ) {
				$granted[] = $row['permission'];
			}
		}
		return $granted;
	}
}

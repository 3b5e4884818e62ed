<?php
/**
 * What accounts are asked for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Profiles;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for an account and what it says of itself in one call. Where that is refused, the account alone is asked for.
 */
enum ProfileFields: string {

	case Facebook  = 'about,bio,fan_count,followers_count,cover{source},is_verified';
	case Instagram = 'biography,website,followers_count,media_count';

	/**
	 * Asks.
	 *
	 * @param Client $client Conversation.
	 * @param string $url    Address of the account.
	 * @param string $fields What is needed of it anyhow.
	 * @param string $token  Its token.
	 * @param bool   $whole  Whether it is asked what it says of itself at all.
	 * @return array{array<mixed>, Profile|null} The answer, and what of it the account says of itself; null = it was
	 *                                           not asked, or that was refused.
	 * @throws GraphError When the account is refused, too.
	 */
	public function ask(
		Client $client,
		string $url,
		string $fields,
		#[\SensitiveParameter] string $token,
		bool $whole
	): array {
		try {
			$body = $client->get( $url, [ 'fields' => $whole ? "{$fields},{$this->value}" : $fields ], $token );
			return [ $body, $whole ? $this->read( $body ) : null ];
		} catch ( GraphError $error ) {
			if ( ! $whole || $error->kind !== ErrorKind::Permission ) {
				throw $error;
			}
			return [ $client->get( $url, [ 'fields' => $fields ], $token ), null ];
		}
	}

	/**
	 * Reads an answer.
	 *
	 * @param array<mixed> $body The answer.
	 */
	private function read( array $body ): Profile {
		$about = Field::text( $body['about'] ?? null );
		return match ( $this ) {
			self::Facebook => Profile::of(
				[
					// Pages of the new kind have a `bio`, others `about`; some have both.
					'about'    => $about === '' ? $body['bio'] ?? null : $about,
					'counts'   => [
						'likes'     => $body['fan_count'] ?? null,
						'followers' => $body['followers_count'] ?? null,
					],
					'verified' => $body['is_verified'] ?? null,
					'cover'    => Field::at( $body, 'cover', 'source' ),
				]
			),
			self::Instagram => Profile::of(
				[
					'about'   => $body['biography'] ?? null,
					'website' => $body['website'] ?? null,
					'counts'  => [
						'posts'     => $body['media_count'] ?? null,
						'followers' => $body['followers_count'] ?? null,
					],
				]
			),
		};
	}
}

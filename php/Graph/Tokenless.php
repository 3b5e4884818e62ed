<?php
/**
 * Networks that are read without a token.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Lists\Choice;

defined( 'ABSPATH' ) || exit;

/**
 * What there is nothing to say about where nobody logs in.
 */
abstract class Tokenless implements Network {

	/**
	 * There is no token that would manage any.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Empty.
	 */
	public function accounts( Client $client, #[\SensitiveParameter] string $token ): array {
		return [];
	}

	/**
	 * There is no token.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Empty.
	 */
	public function facts( Client $client, #[\SensitiveParameter] string $token ): TokenFacts {
		return new TokenFacts( 'none', [] );
	}

	/**
	 * What there is of it.
	 */
	public function contents(): array {
		return [ Content::POSTS ];
	}

	/**
	 * Its own name stands over everything.
	 *
	 * @param Content $content The content.
	 */
	public function byline( Content $content ): ?Account {
		return null;
	}

	/**
	 * Nothing can be left out.
	 *
	 * @param Content $content Of what.
	 */
	public function optional_fields( Content $content = new Content() ): array {
		return [];
	}

	/**
	 * Nothing can be asked about: that a list lacks something says nothing of it.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Its id.
	 * @param string[]    $ids     Posts.
	 * @param string|null $listed  A post that the list has.
	 * @param string      $token   Empty.
	 */
	public function gone(
		Client $client,
		string $account,
		array $ids,
		?string $listed,
		#[\SensitiveParameter] string $token
	): array {
		return [];
	}

	/**
	 * Pictures have one size.
	 *
	 * @param Client                                    $client   Conversation.
	 * @param \Vitrine\Graph\Posts\RemotePicture[] $pictures Pictures.
	 * @param string                                    $token    Empty.
	 */
	public function renditions( Client $client, array $pictures, #[\SensitiveParameter] string $token ): array {
		return $pictures;
	}

	/**
	 * There is but one list.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Its id.
	 * @param string $kind    Kind of content.
	 * @param string $item    Its id.
	 * @param string $token   Empty.
	 */
	public function resolve(
		Client $client,
		string $account,
		string $kind,
		string $item,
		#[\SensitiveParameter] string $token
	): ?Choice {
		return null;
	}

	/**
	 * There is but one list.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Its id.
	 * @param string $kind    Kind of content.
	 * @param string $token   Empty.
	 */
	public function choices(
		Client $client,
		string $account,
		string $kind,
		#[\SensitiveParameter] string $token
	): array {
		return [];
	}

	/**
	 * Films are played by their services.
	 *
	 * @param Client $client   Conversation.
	 * @param string $id       Id of the post.
	 * @param string $token    Empty.
	 * @param int    $position Place of the picture.
	 */
	public function film(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		int $position = 0
	): ?string {
		return null;
	}

	/**
	 * There is no token.
	 *
	 * @param Client   $client       Conversation.
	 * @param string   $token        Empty.
	 * @param int      $connected_at Since when we have it.
	 * @param int|null $expires_at   Its end.
	 */
	public function renew(
		Client $client,
		#[\SensitiveParameter] string $token,
		int $connected_at,
		?int $expires_at
	): ?array {
		return null;
	}

	/**
	 * What is public needs no permission.
	 */
	public function permissions(): array {
		return [ 'posts' => [] ];
	}
}

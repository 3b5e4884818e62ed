<?php
/**
 * A social network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Lists\Choice;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePicture;

defined( 'ABSPATH' ) || exit;

/**
 * What a source needs of its network. Every method throws GraphError when the network does not answer.
 */
interface Network {

	/**
	 * The accounts that a token may manage; each with a token of its own where the network gives one.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Pasted token.
	 * @return Account[]
	 */
	public function accounts( Client $client, #[\SensitiveParameter] string $token ): array;

	/**
	 * One account.
	 *
	 * @param Client $client Conversation.
	 * @param string $id     Its id.
	 * @param string $token  Token that may read it.
	 * @param bool   $whole  Whether it is asked what it says of itself, too.
	 */
	public function account(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		bool $whole = false
	): Account;

	/**
	 * What the token is and may.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  The token.
	 */
	public function facts( Client $client, #[\SensitiveParameter] string $token ): TokenFacts;

	/**
	 * The contents that an account has.
	 *
	 * @return list<string> Names of Content::KINDS.
	 */
	public function contents(): array;

	/**
	 * Under whose name the posts of a content stand that do not say who wrote them; null = the account's.
	 *
	 * @param Content $content The content.
	 */
	public function byline( Content $content ): ?Account;

	/**
	 * A page of posts, newest first.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Id of the account.
	 * @param string      $token   Its token.
	 * @param string|null $after   Cursor of the former page.
	 * @param int         $limit   How many.
	 * @param string[]    $dropped Names of optional fields not to ask for.
	 * @param Content     $content What of the account.
	 */
	public function posts(
		Client $client,
		string $account,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped,
		Content $content = new Content()
	): PostPage;

	/**
	 * The fields that can be left out when they are refused, most demanding first; the one with the pictures is the
	 * last.
	 *
	 * @param Content $content Of what.
	 * @return string[]
	 */
	public function optional_fields( Content $content = new Content() ): array;

	/**
	 * Which of these posts are no longer there, or no longer shown. A call that fails says nothing about any.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Id of the account.
	 * @param string[]    $ids     Posts that the list no longer has.
	 * @param string|null $listed  A post that the list has, null when it is empty.
	 * @param string      $token   Token.
	 * @return string[] Some of them.
	 */
	public function gone(
		Client $client,
		string $account,
		array $ids,
		?string $listed,
		#[\SensitiveParameter] string $token
	): array;

	/**
	 * The best renditions for pictures that have several.
	 *
	 * @param Client          $client   Conversation.
	 * @param RemotePicture[] $pictures Pictures.
	 * @param string          $token    Token.
	 * @return RemotePicture[] As many, in the same order.
	 */
	public function renditions( Client $client, array $pictures, #[\SensitiveParameter] string $token ): array;

	/**
	 * One of the things that a kind of content has several of.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the account.
	 * @param string $kind    Kind of content.
	 * @param string $item    Its id, its address on the network, or a hashtag.
	 * @param string $token   Token of the account.
	 * @return Choice|null Null where there is none.
	 */
	public function resolve(
		Client $client,
		string $account,
		string $kind,
		string $item,
		#[\SensitiveParameter] string $token
	): ?Choice;

	/**
	 * What there is of such things, newest first.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the account.
	 * @param string $kind    Kind of content.
	 * @param string $token   Token of the account.
	 * @return list<Choice>
	 */
	public function choices(
		Client $client,
		string $account,
		string $kind,
		#[\SensitiveParameter] string $token
	): array;

	/**
	 * The file of a film, whose address lives for some hours: it is asked for when somebody wants to see the film, and
	 * never stored.
	 *
	 * @param Client $client   Conversation.
	 * @param string $id       Id of the post, RemotePost::$network_id.
	 * @param string $token    Token of the account.
	 * @param int    $position Which of the post's pictures stands for the film.
	 * @return string|null Signed address on the network, null where it gives none.
	 */
	public function film(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		int $position = 0
	): ?string;

	/**
	 * A token with a later end, or null while there is nothing to do.
	 *
	 * @param Client   $client       Conversation.
	 * @param string   $token        The token.
	 * @param int      $connected_at Unix time since when we have it.
	 * @param int|null $expires_at   Unix time of its end, null when unknown.
	 * @return array{token: string, expires_at: int}|null
	 */
	public function renew(
		Client $client,
		#[\SensitiveParameter] string $token,
		int $connected_at,
		?int $expires_at
	): ?array;

	/**
	 * The features of a source and the permissions that each needs.
	 *
	 * @return array<string, list<string>> Permissions by feature: `posts`, `comments`.
	 */
	public function permissions(): array;
}

<?php
/**
 * Instagram accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\InstagramPost;
use Vitrine\Graph\Posts\PostFields;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Speaks the Instagram API: with a token of Instagram Login (`IG…`) on its own host, with one of Facebook Login through
 * the Graph API.
 */
final class Instagram implements Network {

	/** A token is renewed when fewer days are left. */
	private const RENEW = 40 * DAY_IN_SECONDS;

	/**
	 * Keeps where the two APIs are.
	 *
	 * @param string $base      Base address of the Instagram API with version.
	 * @param string $host      The same without version: tokens are renewed there.
	 * @param string $graph     Base address of the Graph API with version.
	 * @param string $base_ids  `$base` with a version that takes `?ids=`.
	 * @param string $graph_ids `$graph` with a version that takes `?ids=`.
	 */
	public function __construct(
		private readonly string $base,
		private readonly string $host,
		private readonly string $graph,
		private readonly string $base_ids,
		private readonly string $graph_ids
	) {}

	/**
	 * The account of an Instagram token, or those that belong to the pages of a Facebook user, or to the one page of a
	 * page token.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Pasted token.
	 */
	public function accounts( Client $client, #[\SensitiveParameter] string $token ): array {
		if ( self::is_own( $token ) ) {
			return [ $this->account( $client, 'me', $token ) ];
		}
		$node = 'instagram_business_account{id,username,name,profile_picture_url}';
		// Refused to a page token: its `me` is the page.
		$rows = UserPages::of( $client, $this->graph, "id,access_token,tasks,{$node}", $token )
			?? [
				[
					...$client->get( $this->graph . '/me', [ 'fields' => "id,{$node}" ], $token ),
					'access_token' => $token,
				],
			];
		$accounts = [];
		foreach ( $rows as $row ) {
			$node = $row['instagram_business_account'] ?? null;
			$id   = Field::id( Field::at( $node, 'id' ) );
			$own  = $row['access_token'] ?? null;
			if ( $id === '' || ! is_array( $node ) ) {
				continue;
			}
			$tasks      = $row['tasks'] ?? null;
			$accounts[] = self::account_of(
				$id,
				$node,
				is_string( $own ) ? $own : null,
				is_array( $tasks ) ? array_values( array_filter( $tasks, 'is_string' ) ) : null
			);
		}
		return $accounts;
	}

	/**
	 * An account.
	 *
	 * @param Client $client Conversation.
	 * @param string $id     Its id, or `me`.
	 * @param string $token  Its token.
	 */
	public function account( Client $client, string $id, #[\SensitiveParameter] string $token ): Account {
		$own  = self::is_own( $token );
		$body = $client->get(
			$own ? $this->base . '/me' : "{$this->graph}/{$id}",
			[
				'fields' => $own
					? 'id,user_id,username,name,profile_picture_url'
					: 'id,username,name,profile_picture_url',
			],
			$token
		);
		// `id` is scoped to the app with Instagram Login; `user_id` is the account.
		$found = Field::id( $body['user_id'] ?? $body['id'] ?? null );
		if ( $found === '' ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		if ( $id !== 'me' && ! in_array( $id, [ $found, Field::id( $body['id'] ?? null ) ], true ) ) {
			throw new GraphError( ErrorKind::Unknown, 803 );
		}
		return self::account_of( $found, $body, $token );
	}

	/**
	 * Instagram tokens cannot be asked about; those of Facebook Login can.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  The token.
	 */
	public function facts( Client $client, #[\SensitiveParameter] string $token ): TokenFacts {
		return self::is_own( $token )
			? new TokenFacts( 'instagram' )
			: ( new Facebook( $this->graph, $this->graph_ids ) )->facts( $client, $token );
	}

	/**
	 * The account's media.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Id of the account.
	 * @param string      $token   Its token.
	 * @param string|null $after   Cursor.
	 * @param int         $limit   How many, 100 at most.
	 * @param string[]    $dropped Optional fields left out.
	 */
	public function posts(
		Client $client,
		string $account,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped
	): PostPage {
		return self::fields()->page(
			$client,
			self::is_own( $token ) ? $this->base . '/me/media' : "{$this->graph}/{$account}/media",
			$token,
			$after,
			$limit,
			$dropped,
			InstagramPost::of( ... )
		);
	}

	/**
	 * The fields that can be left out.
	 */
	public function optional_fields(): array {
		return self::fields()->optional();
	}

	/**
	 * The fields of its posts.
	 */
	private static function fields(): PostFields {
		return new PostFields(
			'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,username',
			[
				'comments'  => 'comments_count',
				'reactions' => 'like_count',
				'alt_text'  => 'alt_text',
				'children'  => 'children{id,media_type,media_url,thumbnail_url}',
			],
			[
				'comments'  => 'comments',
				'reactions' => 'likes',
				'children'  => 'media',
			]
		);
	}

	/**
	 * Asks for media by their ids.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Id of the account.
	 * @param string[]    $ids     Media.
	 * @param string|null $listed  A medium that the list has.
	 * @param string      $token   Token.
	 */
	public function gone(
		Client $client,
		string $account,
		array $ids,
		?string $listed,
		#[\SensitiveParameter] string $token
	): array {
		return Existence::gone(
			$client,
			( self::is_own( $token ) ? $this->base_ids : $this->graph_ids ) . '/',
			$ids,
			$account,
			$listed,
			$token
		);
	}

	/**
	 * Instagram has one rendition of each medium.
	 *
	 * @param Client          $client   Conversation.
	 * @param RemotePicture[] $pictures Pictures.
	 * @param string          $token    Token.
	 */
	public function renditions( Client $client, array $pictures, #[\SensitiveParameter] string $token ): array {
		return $pictures;
	}

	/**
	 * Renews a long-lived token; the network wants it to be a day old.
	 *
	 * @param Client   $client       Conversation.
	 * @param string   $token        The token.
	 * @param int      $connected_at Since when we have it.
	 * @param int|null $expires_at   Its end, null when unknown.
	 */
	public function renew(
		Client $client,
		#[\SensitiveParameter] string $token,
		int $connected_at,
		?int $expires_at
	): ?array {
		$is_due = $expires_at === null
			? ! Clock::lasts( $connected_at + DAY_IN_SECONDS, DAY_IN_SECONDS )
			: $expires_at - time() < self::RENEW;
		if ( ! self::is_own( $token ) || ! $is_due ) {
			return null;
		}
		$body = $client->get(
			$this->host . '/refresh_access_token',
			[ 'grant_type' => 'ig_refresh_token', 'access_token' => $token ],
			$token
		);
		$new  = $body['access_token'] ?? null;
		$ends = $body['expires_in'] ?? null;
		return is_string( $new ) && $new !== '' && is_int( $ends )
			? [ 'token' => $new, 'expires_at' => time() + $ends ]
			: null;
	}

	/**
	 * What each feature needs, by the name of Facebook Login; tokens of Instagram Login do not tell theirs.
	 */
	public function permissions(): array {
		return [ 'posts' => [ 'instagram_basic', 'pages_read_engagement' ] ];
	}

	/**
	 * Whether a token is one of Instagram Login.
	 *
	 * @param string $token The token.
	 */
	private static function is_own( #[\SensitiveParameter] string $token ): bool {
		return Token::network( $token ) === 'instagram';
	}

	/**
	 * The name to show.
	 *
	 * @param array<mixed> $node Account.
	 */
	private static function name( array $node ): string {
		$name = Field::line( $node['name'] ?? null );
		return $name === '' ? Field::line( $node['username'] ?? null ) : $name;
	}

	/**
	 * An account of an answer.
	 *
	 * @param string        $id    Its id.
	 * @param array<mixed>  $node  The node.
	 * @param string|null   $token The account's own token.
	 * @param string[]|null $tasks What the user may do there, null when unknown.
	 */
	private static function account_of(
		string $id,
		array $node,
		#[\SensitiveParameter] ?string $token,
		?array $tasks = null
	): Account {
		$handle = Field::handle( $node['username'] ?? null );
		return new Account(
			$id,
			self::name( $node ),
			$handle === null ? null : "https://www.instagram.com/{$handle}/",
			Field::url( $node['profile_picture_url'] ?? null ),
			$token,
			$tasks,
			$handle
		);
	}
}

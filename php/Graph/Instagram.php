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
use Vitrine\Graph\Lists\Choice;
use Vitrine\Graph\Lists\InstagramItems;
use Vitrine\Graph\Lists\InstagramLists;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Profiles\ProfileFields;
use Vitrine\Support\Clock;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

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
		return self::is_own( $token )
			? [ $this->account( $client, 'me', $token ) ]
			: InstagramAccounts::of_pages( $client, $this->graph, $token );
	}

	/**
	 * An account.
	 *
	 * @param Client $client Conversation.
	 * @param string $id     Its id, or `me`.
	 * @param string $token  Its token.
	 * @param bool   $whole  Whether it is asked what it says of itself, too.
	 */
	public function account(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		bool $whole = false
	): Account {
		[ $base, $name ]    = $this->place( $id, $token );
		$fields             = 'id,username,name,profile_picture_url' . ( self::is_own( $token ) ? ',user_id' : '' );
		[ $body, $profile ] = ProfileFields::Instagram->ask( $client, "{$base}/{$name}", $fields, $token, $whole );
		// `id` is scoped to the app with Instagram Login; `user_id` is the account.
		$found = Field::id( $body['user_id'] ?? $body['id'] ?? null );
		if ( $found === '' ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		if ( $id !== 'me' && ! in_array( $id, [ $found, Field::id( $body['id'] ?? null ) ], true ) ) {
			throw new GraphError( ErrorKind::Unknown, 803 );
		}
		return InstagramAccounts::read( $found, $body, $token )->with( $profile );
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
	 * @param Content     $content What of it.
	 */
	public function posts(
		Client $client,
		string $account,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped,
		Content $content = new Content()
	): PostPage {
		if ( $content->is_hashtag() ) {
			return InstagramLists::hashtag(
				$client,
				$this->graph,
				$account,
				$content,
				$token,
				$after,
				$limit,
				$dropped
			);
		}
		$list = InstagramLists::of( ...[ ...$this->place( $account, $token ), $content ] );
		if ( $content->kind !== 'post' ) {
			return $list->page( $client, $token, $after, $limit, $dropped );
		}
		try {
			return $list->one( $client, $token, $dropped );
		} catch ( GraphError $error ) {
			// What is gone is an empty list: Removal finds out whether it is.
			return Existence::is_missing( $error ) ? new PostPage( [], null ) : throw $error;
		}
	}

	/**
	 * What there is of it.
	 */
	public function contents(): array {
		return InstagramLists::CONTENTS;
	}

	/**
	 * Nobody is named in the list of a hashtag: it stands for them.
	 *
	 * @param Content $content The content.
	 */
	public function byline( Content $content ): ?Account {
		return $content->is_hashtag()
			? new Account(
				$content->item,
				"#{$content->item}",
				'https://www.instagram.com/explore/tags/' . rawurlencode( $content->item ) . '/'
			)
			: null;
	}

	/**
	 * The fields that can be left out.
	 *
	 * @param Content $content Of what.
	 */
	public function optional_fields( Content $content = new Content() ): array {
		return InstagramLists::fields( $content )->optional();
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
	 * A medium by its id or address, for which the newest are searched, or a hashtag.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the account.
	 * @param string $kind    Kind of content.
	 * @param string $item    Id, address or hashtag.
	 * @param string $token   Its token.
	 */
	public function resolve(
		Client $client,
		string $account,
		string $kind,
		string $item,
		#[\SensitiveParameter] string $token
	): ?Choice {
		$content = Content::of( $kind, $item );
		if ( $content !== null && $content->is_hashtag() ) {
			InstagramLists::hashtag_id( $client, $this->graph, $account, $content->item, $token );
			return new Choice( $content->item, "#{$content->item}" );
		}
		return $kind === 'post' ? $this->items( $account, $client, $token )->find( $item ) : null;
	}

	/**
	 * The newest media.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the account.
	 * @param string $kind    Kind of content.
	 * @param string $token   Its token.
	 */
	public function choices(
		Client $client,
		string $account,
		string $kind,
		#[\SensitiveParameter] string $token
	): array {
		return $kind === 'post' ? $this->items( $account, $client, $token )->all() : [];
	}

	/**
	 * The file of a film. Media of others, as hashtags have them, cannot be asked for.
	 *
	 * @param Client $client   Conversation.
	 * @param string $id       Id of the medium.
	 * @param string $token    Token.
	 * @param int    $position Which of its pictures stands for the film.
	 */
	public function film(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		int $position = 0
	): ?string {
		return $this->items( 'me', $client, $token )->film( $id, $position );
	}

	/**
	 * What finds single media.
	 *
	 * @param string $account Id of the account.
	 * @param Client $client  Conversation.
	 * @param string $token   Its token.
	 */
	private function items( string $account, Client $client, #[\SensitiveParameter] string $token ): InstagramItems {
		return new InstagramItems( ...[ ...$this->place( $account, $token ), $client, $token ] );
	}

	/**
	 * Where an account is, by the login of its token.
	 *
	 * @param string $account Id of the account.
	 * @param string $token   Its token.
	 * @return array{string, string} Base address with version, and the account's name in paths.
	 */
	private function place( string $account, #[\SensitiveParameter] string $token ): array {
		return self::is_own( $token ) ? [ $this->base, 'me' ] : [ $this->graph, $account ];
	}

	/**
	 * Renews a long-lived token; the network wants it to be a day old, and not to have ended.
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
			: $expires_at > time() && $expires_at - time() < self::RENEW;
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
}

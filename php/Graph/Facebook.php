<?php
/**
 * Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Lists\Choice;
use Vitrine\Graph\Lists\FacebookItems;
use Vitrine\Graph\Lists\FacebookLists;
use Vitrine\Graph\Lists\FacebookPhotos;
use Vitrine\Graph\Lists\PostList;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Profiles\ProfileFields;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Speaks the Graph API for pages.
 */
final class Facebook implements Network {

	/** Begins the cursor of events that were: first come those to come. */
	private const PAST = 'time_filter=past';

	/**
	 * Keeps where the API is.
	 *
	 * @param string $base Base address with version.
	 * @param string $ids  The same with a version that takes `?ids=`.
	 */
	public function __construct( private readonly string $base, private readonly string $ids ) {}

	/**
	 * The pages of a user token, or the one page of a page token.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Pasted token.
	 */
	public function accounts( Client $client, #[\SensitiveParameter] string $token ): array {
		$fields   = 'id,name,username,link,picture.type(normal)';
		$accounts = array_map(
			$this->account_of( ... ),
			UserPages::of( $client, $this->base, "{$fields},access_token,tasks", $token ) ?? []
		);
		if ( $accounts !== [] ) {
			return $accounts;
		}
		// Not a user: `me` of a page token is the page.
		$body = $client->get( $this->base . '/me', [ 'fields' => "{$fields},category" ], $token );
		return isset( $body['category'] ) && Field::id( $body['id'] ?? null ) !== ''
			? [ $this->account_of( [ ...$body, 'access_token' => $token ] ) ]
			: [];
	}

	/**
	 * A page.
	 *
	 * @param Client $client Conversation.
	 * @param string $id     Its id.
	 * @param string $token  Its token.
	 * @param bool   $whole  Whether it is asked what it says of itself, too.
	 */
	public function account(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		bool $whole = false
	): Account {
		$fields             = 'id,name,link,picture.type(large)';
		[ $body, $profile ] = ProfileFields::Facebook->ask( $client, "{$this->base}/{$id}", $fields, $token, $whole );
		$account            = $this->account_of( $body );
		if ( $account->id === '' ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		return $account->with( $profile );
	}

	/**
	 * Asks debug_token about the token; a refusal leaves the permissions unknown.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  The token.
	 */
	public function facts( Client $client, #[\SensitiveParameter] string $token ): TokenFacts {
		try {
			$body = $client->get( $this->base . '/debug_token', [ 'input_token' => $token ], $token );
		} catch ( GraphError $error ) {
			// A dead token is refused with code 190 here and at the next call; any other refusal says nothing about it.
			if ( $error->kind->is_passing() || $error->kind === ErrorKind::Token && $error->subcode !== 0 ) {
				throw $error;
			}
			return new TokenFacts( 'page' );
		}
		$data = Field::at( $body, 'data' );
		if ( Field::at( $data, 'is_valid' ) === false ) {
			$subcode = Field::at( $data, 'error', 'subcode' );
			throw new GraphError( ErrorKind::Token, 190, is_int( $subcode ) ? $subcode : 0 );
		}
		$scopes = Field::at( $data, 'scopes' );
		// 0 means never. `data_access_expires_at` is about data of people, of which we ask none.
		$expires = Field::at( $data, 'expires_at' );
		return new TokenFacts(
			Field::at( $data, 'type' ) === 'USER' ? 'user' : 'page',
			is_array( $scopes ) ? array_values( array_filter( $scopes, 'is_string' ) ) : null,
			is_int( $expires ) && $expires > 0 ? $expires : null,
			Field::id( Field::at( $data, 'app_id' ) )
		);
	}

	/**
	 * The page's own posts.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Id of the page.
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
		$list = FacebookLists::of( $this->base, $account, $content );
		try {
			return match ( $content->kind ) {
				'post'   => $list->one( $client, $token, $dropped ),
				'events' => self::events( $list, $client, $token, $after, $limit, $dropped ),
				default  => $list->page( $client, $token, $after, $limit, $dropped ),
			};
		} catch ( GraphError $error ) {
			// An album, a playlist or a post that is gone is an empty list: Removal finds out whether it is.
			if ( $content->item !== '' && $after === null && Existence::is_missing( $error ) ) {
				return new PostPage( [], null );
			}
			throw $error;
		}
	}

	/**
	 * Events to come, and then those that were.
	 *
	 * @param PostList    $events  Their list.
	 * @param Client      $client  Conversation.
	 * @param string      $token   Token.
	 * @param string|null $after   Cursor.
	 * @param int         $limit   How many.
	 * @param string[]    $dropped Optional fields left out.
	 */
	private static function events(
		PostList $events,
		Client $client,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped
	): PostPage {
		$is_past = str_starts_with( (string) $after, self::PAST );
		$page    = $events->page( $client, $token, $after, $limit, $dropped );
		$next    = $page->after === null ? '' : "&{$page->after}";
		return new PostPage(
			$page->posts,
			$is_past ? ( $next === '' ? null : self::PAST . $next ) : $page->after ?? self::PAST,
			$page->lacking
		);
	}

	/**
	 * What there is of it.
	 */
	public function contents(): array {
		return FacebookLists::CONTENTS;
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
	 * The fields that can be left out.
	 *
	 * @param Content $content Of what.
	 */
	public function optional_fields( Content $content = new Content() ): array {
		return FacebookLists::fields( $content )->optional();
	}

	/**
	 * Asks for posts by their ids; those that the page hides are as gone.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Id of the page.
	 * @param string[]    $ids     Posts.
	 * @param string|null $listed  A post that the list has.
	 * @param string      $token   Token.
	 */
	public function gone(
		Client $client,
		string $account,
		array $ids,
		?string $listed,
		#[\SensitiveParameter] string $token
	): array {
		$gone = Existence::gone( $client, $this->ids . '/', $ids, $account, $listed, $token );
		// Only posts can be hidden, and only their ids have two numbers.
		$posts = array_filter( array_diff( $ids, $gone ), static fn( string $id ): bool => str_contains( $id, '_' ) );
		return [ ...$gone, ...Existence::hidden( $client, $this->ids . '/', $posts, $token ) ];
	}

	/**
	 * Asks photos for the rendition nearest above 1080 px and for their alternative texts. A refusal leaves the
	 * pictures as they are.
	 *
	 * @param Client          $client   Conversation.
	 * @param RemotePicture[] $pictures Pictures.
	 * @param string          $token    Token.
	 */
	public function renditions( Client $client, array $pictures, #[\SensitiveParameter] string $token ): array {
		return FacebookPhotos::enlarged( $client, $this->ids . '/', $pictures, $token );
	}

	/**
	 * An album or a playlist by its id or address; a post also by its permalink, for which the newest are searched.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the page.
	 * @param string $kind    Kind of content.
	 * @param string $item    Id or address.
	 * @param string $token   Its token.
	 */
	public function resolve(
		Client $client,
		string $account,
		string $kind,
		string $item,
		#[\SensitiveParameter] string $token
	): ?Choice {
		return ( new FacebookItems( $this->base, $client, $token ) )->find( $account, $kind, $item );
	}

	/**
	 * Albums, playlists or the newest posts.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the page.
	 * @param string $kind    Kind of content.
	 * @param string $token   Its token.
	 */
	public function choices(
		Client $client,
		string $account,
		string $kind,
		#[\SensitiveParameter] string $token
	): array {
		return ( new FacebookItems( $this->base, $client, $token ) )->all( $account, $kind );
	}

	/**
	 * The file of a film.
	 *
	 * @param Client $client   Conversation.
	 * @param string $id       Id of the post or the video.
	 * @param string $token    Token.
	 * @param int    $position Which of its pictures stands for the film.
	 */
	public function film(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		int $position = 0
	): ?string {
		return ( new FacebookItems( $this->base, $client, $token ) )->film( $id, $position );
	}

	/**
	 * A page token of a long-lived user token does not expire, and nothing renews one that does.
	 *
	 * @param Client   $client       Conversation.
	 * @param string   $token        The token.
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
	 * What each feature needs.
	 */
	public function permissions(): array {
		return [
			'posts'    => [ 'pages_read_engagement' ],
			'comments' => [ 'pages_read_user_content' ],
		];
	}

	/**
	 * An account of an answer.
	 *
	 * @param array<mixed> $row The node.
	 */
	private function account_of( array $row ): Account {
		$tasks = $row['tasks'] ?? null;
		$token = $row['access_token'] ?? null;
		return new Account(
			Field::id( $row['id'] ?? null ),
			Field::line( $row['name'] ?? null ),
			Field::url( $row['link'] ?? null ),
			Field::url( Field::at( $row, 'picture', 'data', 'url' ) ),
			is_string( $token ) && $token !== '' ? $token : null,
			is_array( $tasks ) ? array_values( array_filter( $tasks, 'is_string' ) ) : null,
			Field::handle( $row['username'] ?? null )
		);
	}
}

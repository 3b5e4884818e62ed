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
use Vitrine\Graph\Posts\FacebookPost;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\PostFields;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Speaks the Graph API for pages.
 */
final class Facebook implements Network {

	/** Halving 50 ids finds one that is refused with six refusals more. */
	private const REFUSALS = 8;

	/** The picture that is asked for has at least this width, in pixels. */
	private const WIDTH = 1080;

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
	 */
	public function account( Client $client, string $id, #[\SensitiveParameter] string $token ): Account {
		$body    = $client->get( "{$this->base}/{$id}", [ 'fields' => 'id,name,link,picture.type(large)' ], $token );
		$account = $this->account_of( $body );
		if ( $account->id === '' ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		return $account;
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
			is_int( $expires ) && $expires > 0 ? $expires : null
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
			"{$this->base}/{$account}/posts",
			$token,
			$after,
			$limit,
			$dropped,
			static fn( array $row ): RemotePost => FacebookPost::of( $row, $account )
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
			'id,created_time,backdated_time,message,message_tags,story,permalink_url,status_type,from{id,name}',
			[
				'comments'    => 'comments.filter(toplevel).limit(0).summary(true)',
				'reactions'   => 'reactions.limit(0).summary(total_count)',
				'shares'      => 'shares',
				'attachments' =>
					'attachments{media_type,type,title,description,url,unshimmed_url,target{id,url},media{image},subattachments.limit(100){media_type,type,title,description,url,unshimmed_url,target{id,url},media{image}}},child_attachments{id,name,link,description,picture}',
			],
			[
				'comments'    => 'comments',
				'reactions'   => 'likes',
				'shares'      => 'shares',
				'attachments' => 'media',
			]
		);
	}

	/**
	 * Asks for posts by their ids.
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
		return Existence::gone( $client, $this->ids . '/', $ids, $account, $listed, $token );
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
		$ids   = array_values(
			array_unique(
				array_filter(
					array_map( static fn( RemotePicture $picture ): ?string => $picture->photo_id, $pictures ),
					'is_string'
				)
			)
		);
		$found = [];
		foreach ( array_chunk( $ids, Existence::BATCH ) as $batch ) {
			$refusals = self::REFUSALS;
			$found   += $this->photos( $client, $batch, $token, $refusals );
		}
		return array_map(
			static function ( RemotePicture $picture ) use ( $found ): RemotePicture {
				$photo = $picture->photo_id === null ? null : ( $found[ $picture->photo_id ] ?? null );
				if ( ! is_array( $photo ) ) {
					return $picture;
				}
				$custom = Field::line( $photo['alt_text_custom'] ?? null, 500 );
				$alt    = $custom === '' ? Field::line( $photo['alt_text'] ?? null, 500 ) : $custom;
				return $picture->with(
					self::rendition( Field::rows( $photo['images'] ?? null ) ) ?? $picture->url,
					str_starts_with( $alt, 'No photo description' ) ? '' : $alt
				);
			},
			$pictures
		);
	}

	/**
	 * Asks for photos. One that may not be read spoils the answer for all: halving finds it.
	 *
	 * @param Client   $client   Conversation.
	 * @param string[] $ids      Photos.
	 * @param string   $token    Token.
	 * @param int      $refusals How many more refusals are taken.
	 * @return array<mixed> Nodes by id, as far as there are any.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	private function photos( Client $client, array $ids, #[\SensitiveParameter] string $token, int &$refusals ): array {
		try {
			return $client->get(
				$this->ids . '/',
				[ 'ids' => implode( ',', $ids ), 'fields' => 'images,alt_text,alt_text_custom' ],
				$token
			);
		} catch ( GraphError $error ) {
			if ( $error->kind === ErrorKind::Token || $error->kind === ErrorKind::Throttled ) {
				throw $error;
			}
			--$refusals;
			if ( $error->kind->is_passing() || count( $ids ) === 1 || $refusals < 1 ) {
				return [];
			}
		}
		$half = intdiv( count( $ids ), 2 );
		return $this->photos( $client, array_slice( $ids, 0, $half ), $token, $refusals ) + (
			$refusals < 1 ? [] : $this->photos( $client, array_slice( $ids, $half ), $token, $refusals )
		);
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
	 * The smallest rendition of at least 1080 px, else the largest.
	 *
	 * @param list<array<mixed>> $images `images` of a photo.
	 */
	private static function rendition( array $images ): ?string {
		$best  = null;
		$width = 0;
		foreach ( $images as $image ) {
			$url   = Field::url( $image['source'] ?? null );
			$wide  = Field::count( $image['width'] ?? null ) ?? 0;
			$nearer = $wide >= self::WIDTH ? ( $width < self::WIDTH || $wide < $width ) : $wide > $width;
			if ( $url !== null && $nearer ) {
				$best  = $url;
				$width = $wide;
			}
		}
		return $best;
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

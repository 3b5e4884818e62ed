<?php
/**
 * What Instagram lists of an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\InstagramPost;
use Vitrine\Graph\Posts\Listing;
use Vitrine\Graph\Posts\PostFields;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Graph\Token;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Addresses, fields and readers by content.
 */
final class InstagramLists {

	/** Contents that an account has. */
	public const CONTENTS = [ Content::POSTS, 'tagged', 'hashtag', 'hashtag-top', 'stories', 'post' ];

	/** Media with a hashtag in one answer. */
	private const HASHTAG_LIMIT = 50;

	/** Begins the cursor of a hashtag: its id, so that it is searched once a round. */
	private const HASHTAG = 'hashtag';

	private const MEDIUM = 'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,username';

	private const CHILDREN = 'children{id,media_type,media_url,thumbnail_url}';

	/** Which parts of posts the fields of these names have. */
	private const PARTS = [
		'comments'  => [ 'comments' ],
		'reactions' => [ 'likes' ],
		'children'  => [ 'media' ],
	];

	/**
	 * The list of a content.
	 *
	 * @param string  $base    Base address with version.
	 * @param string  $account Id of the account, or `me`.
	 * @param Content $content What of it, no hashtag.
	 */
	public static function of( string $base, string $account, Content $content ): PostList {
		$own    = static fn( array $row ): RemotePost => InstagramPost::of( $row );
		$others = static fn( array $row ): RemotePost => InstagramPost::of( $row, true );
		$fields = self::fields( $content );
		return match ( $content->kind ) {
			'tagged'  => new PostList( "{$base}/{$account}/tags", $fields, $others ),
			'stories' => new PostList( "{$base}/{$account}/stories", $fields, $own ),
			'post'    => new PostList( "{$base}/{$content->item}", $fields, $own ),
			default   => new PostList( "{$base}/{$account}/media", $fields, $own ),
		};
	}

	/**
	 * The fields of a content.
	 *
	 * @param Content $content The content.
	 */
	public static function fields( Content $content ): PostFields {
		$counts = [ 'comments' => 'comments_count', 'reactions' => 'like_count' ];
		return match ( true ) {
			// Nobody is named there, and films have no picture.
			$content->is_hashtag()        => new PostFields(
				'id,caption,media_type,media_url,permalink,timestamp',
				[ ...$counts, 'children' => 'children{id,media_type,media_url}' ],
				self::PARTS
			),
			$content->kind === 'stories' => new PostFields( self::MEDIUM, [], [] ),
			default                       => new PostFields(
				self::MEDIUM,
				[ ...$counts, 'alt_text' => 'alt_text', 'children' => self::CHILDREN ],
				self::PARTS
			),
		};
	}

	/**
	 * A page of media with a hashtag. The network gives the same cursor with each page and remembers itself where the
	 * list goes on: ours counts.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $base    Base address with version.
	 * @param string      $account Id of the account that asks.
	 * @param Content     $content Which hashtag.
	 * @param string      $token   Token.
	 * @param string|null $after   Cursor.
	 * @param int         $limit   How many.
	 * @param string[]    $dropped Optional fields left out.
	 * @throws GraphError When the network refuses, or answers something else.
	 */
	public static function hashtag(
		Client $client,
		string $base,
		string $account,
		Content $content,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped
	): PostPage {
		$cursor = Listing::cursor( $after );
		$id     = $cursor[ self::HASHTAG ] ?? self::hashtag_id( $client, $base, $account, $content->item, $token );
		$number = (int) ( $cursor['page'] ?? 1 );
		unset( $cursor[ self::HASHTAG ], $cursor['page'] );
		$edge = $content->kind === 'hashtag-top' ? 'top_media' : 'recent_media';
		$list = new PostList(
			"{$base}/{$id}/{$edge}",
			self::fields( $content ),
			static fn( array $row ): RemotePost => InstagramPost::of( $row, true ),
			[ 'user_id' => $account, ...$cursor ],
			'id',
			self::HASHTAG_LIMIT
		);
		$page = $list->page( $client, $token, null, $limit, $dropped );
		$next = [ self::HASHTAG => $id, 'page' => (string) ( $number + 1 ) ];
		return new PostPage(
			$page->posts,
			$page->after === null ? null : http_build_query( [ ...$next, ...Listing::cursor( $page->after ) ] ),
			$page->lacking
		);
	}

	/**
	 * The id of a hashtag. Each that an account asks for counts for seven days.
	 *
	 * @param Client $client  Conversation.
	 * @param string $base    Base address with version.
	 * @param string $account Id of the account that asks.
	 * @param string $tag     Hashtag without its sign.
	 * @param string $token   Token.
	 * @throws GraphError When the network refuses, or answers something else.
	 */
	public static function hashtag_id(
		Client $client,
		string $base,
		string $account,
		string $tag,
		#[\SensitiveParameter] string $token
	): string {
		if ( Token::network( $token ) === 'instagram' ) {
			throw new GraphError( ErrorKind::FacebookLogin );
		}
		$body = $client->get( "{$base}/ig_hashtag_search", [ 'user_id' => $account, 'q' => $tag ], $token );
		$id   = Field::id( Field::at( $body, 'data', 0, 'id' ) );
		if ( ! ctype_digit( $id ) ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		return $id;
	}
}

<?php
/**
 * Comments on Facebook.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Comments;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\MessageTags;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\Shape;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * The comments edge of the Graph API.
 */
final class FacebookComments extends CommentsEdge {

	/** What every token may ask for. */
	private const FIELDS = 'id,message,created_time,like_count,comment_count,from{id,name}';

	/** What the fields of a comment look like. */
	private const SHAPE = [
		'id'            => 'id',
		'message'       => 'text',
		'message_tags'  => [ '*' => [ 'name' => 'text' ] ],
		'created_time'  => 'text',
		'permalink_url' => 'text',
		// People are named to some tokens only.
		'from'          => '?object',
		'like_count'    => 'number',
		'comment_count' => 'number',
		'attachment'    => [
			'media' => [ 'image' => [ 'src' => 'url' ] ],
			'type'  => 'text',
			'url'   => 'text',
			'title' => 'text',
		],
	];

	/** Links to people that lead nowhere but for the app. */
	private const SCOPED = '/app_scoped_user_id/';

	/**
	 * Keeps where the API is.
	 *
	 * @param string $base Base address with version.
	 */
	public function __construct( private readonly string $base ) {}

	/**
	 * Address of a list.
	 *
	 * @param string $id    Post or comment.
	 * @param string $token Token.
	 */
	protected function url( string $id, #[\SensitiveParameter] string $token ): string {
		return "{$this->base}/{$id}/comments";
	}

	/**
	 * All fields, and those that every token may ask for.
	 */
	protected function fields(): array {
		return [
			'id,message,message_tags,created_time,permalink_url,is_hidden,is_private,like_count,comment_count,from{id,name,link},attachment{type,url,title,media{image}}',
			self::FIELDS,
		];
	}

	/**
	 * Replies are listed with their comment.
	 */
	protected function query(): array {
		return [ 'filter' => 'toplevel', 'summary' => 'true' ];
	}

	/**
	 * A comment.
	 *
	 * @param array<mixed> $row     The node.
	 * @param string       $account Id of the page.
	 */
	protected function read( array $row, string $account ): ?RemoteComment {
		Shape::check( $row, self::SHAPE );
		$id = Field::id( $row['id'] ?? null );
		if ( $id === '' ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		if ( ( $row['is_hidden'] ?? false ) === true || ( $row['is_private'] ?? false ) === true ) {
			return null;
		}
		$picture = Field::url( Field::at( $row, 'attachment', 'media', 'image', 'src' ) );
		$link    = Field::url( Field::at( $row, 'attachment', 'url' ) );
		$title   = Field::line( Field::at( $row, 'attachment', 'title' ) );
		return new RemoteComment(
			$id,
			Field::time( $row['created_time'] ?? null ) ?? 0,
			Field::count( $row['comment_count'] ?? null ) ?? 0,
			[
				'author' => self::author( $row['from'] ?? null, $account ),
				'text'   => Field::text( $row['message'] ?? null ),
				'tags'   => MessageTags::of( Field::rows( $row['message_tags'] ?? null ) ),
				'likes'  => Field::count( $row['like_count'] ?? null ) ?? 0,
				'url'    => Field::url( $row['permalink_url'] ?? null ),
				'link'   => $link === null ? null : [ 'url' => $link, 'title' => $title ],
			],
			// Place 0: whoever keeps it knows the place.
			$picture === null ? null : new RemotePicture( 0, $id, $picture, $title )
		);
	}

	/**
	 * Who wrote it.
	 *
	 * @param mixed  $from    `from` of the node.
	 * @param string $account Id of the page.
	 * @return array{name: string, url: string|null, is_account: bool}|null
	 */
	private static function author( mixed $from, string $account ): ?array {
		$name = Field::line( Field::at( $from, 'name' ) );
		$url  = Field::url( Field::at( $from, 'link' ) );
		return $name === '' ? null : [
			'name'       => $name,
			'url'        => $url === null || str_contains( $url, self::SCOPED ) ? null : $url,
			'is_account' => Field::id( Field::at( $from, 'id' ) ) === $account,
		];
	}
}

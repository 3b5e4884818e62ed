<?php
/**
 * Comments on Instagram.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Comments;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\Shape;
use Vitrine\Graph\Token;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Comments of media, each with its first replies: with a token of Instagram Login on its own host, with one of Facebook
 * Login through the Graph API.
 */
final class InstagramComments extends CommentsEdge {

	/** What the fields of a comment and of a reply look like. */
	private const REPLY = [
		'id'         => 'id',
		'text'       => 'text',
		'timestamp'  => 'text',
		'username'   => 'text',
		'like_count' => 'number',
	];

	/**
	 * Keeps where the two APIs are.
	 *
	 * @param string $base  Base address of the Instagram API with version.
	 * @param string $graph Base address of the Graph API with version.
	 */
	public function __construct( private readonly string $base, private readonly string $graph ) {}

	/**
	 * Address of a list.
	 *
	 * @param string $id    Medium.
	 * @param string $token Token.
	 */
	protected function url( string $id, #[\SensitiveParameter] string $token ): string {
		return ( Token::network( $token ) === 'instagram' ? $this->base : $this->graph ) . "/{$id}/comments";
	}

	/**
	 * All fields, and those that every token may ask for.
	 */
	protected function fields(): array {
		return [
			'id,text,timestamp,username,from,like_count,hidden,replies.limit(' . self::FIRST
				. '){id,text,timestamp,username,from,like_count,hidden}',
			'id,text,timestamp,username',
		];
	}

	/**
	 * Nothing besides.
	 */
	protected function query(): array {
		return [];
	}

	/**
	 * A comment with its replies.
	 *
	 * @param array<mixed> $row     The node.
	 * @param string       $account Id of the account.
	 */
	protected function read( array $row, string $account ): ?RemoteComment {
		Shape::check( $row, self::REPLY + [ 'replies' => [ 'data' => [ '*' => self::REPLY ] ] ] );
		$answers = [];
		foreach ( Field::rows( Field::at( $row, 'replies', 'data' ) ) as $reply ) {
			$answers[] = self::one( $reply, $account );
		}
		$answers = array_values( array_filter( $answers ) );
		// The order of replies is not documented: they are read from the beginning.
		usort(
			$answers,
			static fn( RemoteComment $one, RemoteComment $other ): int => $one->published_at <=> $other->published_at
		);
		return self::one( $row, $account, $answers );
	}

	/**
	 * A comment or a reply.
	 *
	 * @param array<mixed>        $row     The node.
	 * @param string              $account Id of the account.
	 * @param list<RemoteComment> $answers Its replies.
	 * @throws GraphError Of kind Malformed when it has no id.
	 */
	private static function one( array $row, string $account, array $answers = [] ): ?RemoteComment {
		$id = Field::id( $row['id'] ?? null );
		if ( $id === '' ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		if ( ( $row['hidden'] ?? false ) === true ) {
			return null;
		}
		$name = Field::handle( $row['username'] ?? null ) ?? Field::handle( Field::at( $row, 'from', 'username' ) );
		return new RemoteComment(
			$id,
			Field::time( $row['timestamp'] ?? null ) ?? 0,
			count( $answers ),
			[
				'author' => $name === null ? null : [
					'name'       => $name,
					'url'        => "https://www.instagram.com/{$name}/",
					'is_account' => Field::id( Field::at( $row, 'from', 'id' ) ) === $account,
				],
				'text'   => Field::text( $row['text'] ?? null ),
				'tags'   => [],
				'likes'  => Field::count( $row['like_count'] ?? null ) ?? 0,
				// Instagram has no addresses of comments.
				'url'    => null,
				'link'   => null,
			],
			null,
			$answers
		);
	}
}

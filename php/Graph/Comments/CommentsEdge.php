<?php
/**
 * Comments on a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Comments;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a network for the first comments of a post, or the first replies to a comment.
 */
abstract class CommentsEdge {

	/** Comments of a list; the networks' own sites have further ones. */
	public const FIRST = 25;

	/** Calls for one list: pages may be short, or empty, and have a next one. */
	private const PAGES = 3;

	/**
	 * The first comments.
	 *
	 * @param Client $client  Conversation.
	 * @param string $account Id of the account.
	 * @param string $id      Post or comment on the network.
	 * @param string $token   Token.
	 * @throws GraphError When the network refuses, or answers something else.
	 */
	public function first(
		Client $client,
		string $account,
		string $id,
		#[\SensitiveParameter] string $token
	): CommentList {
		$fields   = $this->fields();
		$comments = [];
		$total    = null;
		$after    = null;
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$query = [ ...$this->query(), 'limit' => self::FIRST, ...Listing::cursor( $after ) ];
			try {
				$list = $client->listing( $this->url( $id, $token ), [ 'fields' => $fields[0], ...$query ], $token );
			} catch ( GraphError $error ) {
				if ( $error->kind !== ErrorKind::Permission || $error->error_code !== 100 || count( $fields ) === 1 ) {
					throw $error;
				}
				// A field that this token may not ask for spoils the answer: then those that every token may.
				array_shift( $fields );
				continue;
			}
			$total = $list->total ?? $total;
			$after = $list->after;
			foreach ( $list->rows as $row ) {
				$comment = $this->read( $row, $account );
				if ( $comment !== null ) {
					$comments[ $comment->network_id ] = $comment;
				}
			}
			if ( $after === null || count( $comments ) >= self::FIRST ) {
				break;
			}
		}
		return new CommentList( array_slice( array_values( $comments ), 0, self::FIRST ), $total );
	}

	/**
	 * Address of a list.
	 *
	 * @param string $id    Post or comment on the network.
	 * @param string $token Token.
	 */
	abstract protected function url( string $id, #[\SensitiveParameter] string $token ): string;

	/**
	 * The fields to ask for; when they are refused, the next.
	 *
	 * @return non-empty-list<string>
	 */
	abstract protected function fields(): array;

	/**
	 * What is asked for besides.
	 *
	 * @return array<string, string>
	 */
	abstract protected function query(): array;

	/**
	 * A comment of an answer.
	 *
	 * @param array<mixed> $row     The node.
	 * @param string       $account Id of the account.
	 * @return RemoteComment|null Null where the network hides it from visitors.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	abstract protected function read( array $row, string $account ): ?RemoteComment;
}

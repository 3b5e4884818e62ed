<?php
/**
 * A list of a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Listing;
use Vitrine\Graph\Posts\PostFields;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * What is asked for, and how its rows become posts.
 */
final class PostList {

	/**
	 * Keeps them.
	 *
	 * @param string                              $url     Address.
	 * @param PostFields                          $fields  Fields of each row.
	 * @param \Closure(array<mixed>): ?RemotePost $read    Reads a row; null = it is left out.
	 * @param array<string, string>               $query   What else is asked.
	 * @param string                              $id      Which member of a row is always there.
	 * @param int                                 $limit   Rows of one answer at most.
	 */
	public function __construct(
		public readonly string $url,
		public readonly PostFields $fields,
		private readonly \Closure $read,
		private readonly array $query = [],
		private readonly string $id = 'id',
		private readonly int $limit = 100
	) {}

	/**
	 * Asks for a page.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $token   Token.
	 * @param string|null $after   Cursor.
	 * @param int         $limit   How many.
	 * @param string[]    $dropped Optional fields left out.
	 * @throws GraphError When the network refuses, or answers something else.
	 */
	public function page(
		Client $client,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped
	): PostPage {
		$list = $client->listing(
			$this->url,
			[
				'fields' => $this->fields->asked( $dropped ),
				'limit'  => min( $limit, $this->limit ),
				...$this->query,
				...Listing::cursor( $after ),
			],
			$token,
			$this->id
		);
		return new PostPage(
			array_values( array_filter( array_map( $this->read, $list->rows ) ) ),
			$list->after,
			$this->fields->lacking( $dropped )
		);
	}

	/**
	 * Asks for the one thing that the address names. What is gone is an empty list: whether it is, others find out.
	 *
	 * @param Client   $client  Conversation.
	 * @param string   $token   Token.
	 * @param string[] $dropped Optional fields left out.
	 * @throws GraphError When the network refuses, or answers something else.
	 */
	public function one( Client $client, #[\SensitiveParameter] string $token, array $dropped ): PostPage {
		$row  = $client->get( $this->url, [ 'fields' => $this->fields->asked( $dropped ), ...$this->query ], $token );
		$post = ( $this->read )( $row );
		return new PostPage( $post === null ? [] : [ $post ], null, $this->fields->lacking( $dropped ) );
	}
}

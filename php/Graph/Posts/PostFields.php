<?php
/**
 * Fields that are asked for of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of a network's posts: a network may refuse some, and then the others are asked for without them.
 */
final class PostFields {

	/**
	 * Keeps them.
	 *
	 * @param string                $core     Those that no post is without, with commas.
	 * @param array<string, string> $optional What is asked for by name of the field, most demanding first; the one with
	 *                                        the pictures is the last.
	 * @param array<string, string> $parts    What of a post an optional field has, by its name.
	 */
	public function __construct(
		private readonly string $core,
		private readonly array $optional,
		private readonly array $parts
	) {}

	/**
	 * Names of those that can be left out.
	 *
	 * @return string[]
	 */
	public function optional(): array {
		return array_keys( $this->optional );
	}

	/**
	 * Asks for a page of posts.
	 *
	 * @param Client                             $client  Conversation.
	 * @param string                             $url     Address of the list.
	 * @param string                             $token   Token.
	 * @param string|null                        $after   Cursor.
	 * @param int                                $limit   How many, 100 at most.
	 * @param string[]                           $dropped Optional fields left out.
	 * @param callable(array<mixed>): RemotePost $read    Reads a row.
	 * @throws GraphError When the network refuses, or answers something else.
	 */
	public function page(
		Client $client,
		string $url,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped,
		callable $read
	): PostPage {
		$without = array_flip( $dropped );
		$fields  = implode( ',', [ $this->core, ...array_values( array_diff_key( $this->optional, $without ) ) ] );
		$list    = $client->listing(
			$url,
			[ 'fields' => $fields, 'limit' => $limit, ...Listing::cursor( $after ) ],
			$token
		);
		return new PostPage(
			array_map( $read, $list->rows ),
			$list->after,
			array_values( array_intersect_key( $this->parts, $without ) )
		);
	}
}

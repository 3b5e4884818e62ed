<?php
/**
 * Instagram accounts of answers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Reads accounts, and lists those that belong to the pages of a Facebook user.
 */
final class InstagramAccounts {

	/**
	 * The accounts that belong to the pages of a Facebook user, or to the one page of a page token.
	 *
	 * @param Client $client Conversation.
	 * @param string $graph  Base address of the Graph API with version.
	 * @param string $token  Pasted token.
	 * @return Account[]
	 * @throws Http\GraphError When the network does not answer.
	 */
	public static function of_pages( Client $client, string $graph, #[\SensitiveParameter] string $token ): array {
		$node = 'instagram_business_account{id,username,name,profile_picture_url}';
		// Refused to a page token: its `me` is the page.
		$rows     = UserPages::of( $client, $graph, "id,access_token,tasks,{$node}", $token )
			?? [ [ ...$client->get( "{$graph}/me", [ 'fields' => "id,{$node}" ], $token ), 'access_token' => $token ] ];
		$accounts = [];
		foreach ( $rows as $row ) {
			$node = $row['instagram_business_account'] ?? null;
			$id   = Field::id( Field::at( $node, 'id' ) );
			$own  = $row['access_token'] ?? null;
			if ( $id === '' || ! is_array( $node ) ) {
				continue;
			}
			$tasks      = $row['tasks'] ?? null;
			$accounts[] = self::read(
				$id,
				$node,
				is_string( $own ) ? $own : null,
				is_array( $tasks ) ? array_values( array_filter( $tasks, 'is_string' ) ) : null
			);
		}
		return $accounts;
	}

	/**
	 * An account of an answer.
	 *
	 * @param string        $id    Its id.
	 * @param array<mixed>  $node  The node.
	 * @param string|null   $token The account's own token.
	 * @param string[]|null $tasks What the user may do there, null when unknown.
	 */
	public static function read(
		string $id,
		array $node,
		#[\SensitiveParameter] ?string $token,
		?array $tasks = null
	): Account {
		$handle = Field::handle( $node['username'] ?? null );
		$name   = Field::line( $node['name'] ?? null );
		return new Account(
			$id,
			$name === '' ? Field::line( $node['username'] ?? null ) : $name,
			$handle === null ? null : "https://www.instagram.com/{$handle}/",
			Field::url( $node['profile_picture_url'] ?? null ),
			$token,
			$tasks,
			$handle
		);
	}
}

<?php
/**
 * The pages of a user.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * `me/accounts` of the Graph API, to its end.
 */
final class UserPages {

	/** A user may manage many pages; ten answers of a hundred are more than anybody chooses from. */
	private const ANSWERS = 10;

	/**
	 * The pages that the user of a token manages.
	 *
	 * @param Client $client Conversation.
	 * @param string $base   Base address of the Graph API with version.
	 * @param string $fields Fields of each.
	 * @param string $token  Pasted token.
	 * @return list<array<mixed>>|null Nodes; null where the network refuses, as it does for a page token.
	 * @throws GraphError When the network does not answer.
	 */
	public static function of(
		Client $client,
		string $base,
		string $fields,
		#[\SensitiveParameter] string $token
	): ?array {
		$rows   = [];
		$cursor = [];
		try {
			for ( $answer = 0; $answer < self::ANSWERS; $answer++ ) {
				$list = $client->listing(
					"{$base}/me/accounts",
					[ 'fields' => $fields, 'limit' => 100, ...$cursor ],
					$token
				);
				$rows = [ ...$rows, ...$list->rows ];
				if ( $list->after === null ) {
					break;
				}
				$cursor = Listing::cursor( $list->after );
			}
		} catch ( GraphError $error ) {
			if ( $error->kind !== ErrorKind::Permission ) {
				throw $error;
			}
			return $rows === [] ? null : $rows;
		}
		return $rows;
	}
}

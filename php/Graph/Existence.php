<?php
/**
 * Whether objects are still there.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for objects by their ids. What counts is an answer about the object itself, beside one that is certainly there:
 * a call that fails says nothing.
 */
final class Existence {

	/** Ids in one call, as the Graph API allows. */
	public const BATCH = 50;

	/** Calls at most. */
	private const MAX_CALLS = 16;

	/** Errors that are no answer about objects, and that whoever asks has to know of. */
	private const OF_TOKEN = [ ErrorKind::Token, ErrorKind::Throttled, ErrorKind::Blocked ];

	/**
	 * Which objects are gone.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $url     Address of `?ids=`.
	 * @param string[]    $ids     Objects that a list no longer has.
	 * @param string      $account The account.
	 * @param string|null $listed  An object that the list has, null when it has none.
	 * @param string      $token   Token.
	 * @return string[] Some of them. What the network does not say for certain is not among them.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	public static function gone(
		Client $client,
		string $url,
		array $ids,
		string $account,
		?string $listed,
		#[\SensitiveParameter] string $token
	): array {
		$control  = $listed ?? $account;
		$is_there = false;
		$gone     = [];
		$batches  = array_chunk( $ids, self::BATCH - 1 );
		for ( $call = 0; $call < self::MAX_CALLS && $batches !== []; $call++ ) {
			$batch = array_shift( $batches );
			try {
				$found = $client->get(
					$url,
					[ 'ids' => implode( ',', [ $control, ...$batch ] ), 'fields' => 'id' ],
					$token
				);
			} catch ( GraphError $error ) {
				if ( in_array( $error->kind, self::OF_TOKEN, true ) ) {
					throw $error;
				}
				if ( ! self::is_missing( $error ) ) {
					return $gone;
				}
				if ( count( $batch ) > 1 ) {
					// One that is gone spoils the answer for all: halving finds it.
					array_unshift( $batches, ...array_chunk( $batch, max( 1, (int) ceil( count( $batch ) / 2 ) ) ) );
					continue;
				}
				// "Gone, or not for this token" is the same error: it means gone where the token reads what the list
				// has.
				$is_there = $is_there || $listed !== null && self::answers( $client, $url, $listed, $token );
				if ( ! $is_there ) {
					return $gone;
				}
				$gone[] = $batch[0];
				continue;
			}
			if ( Field::id( Field::at( $found, $control, 'id' ) ) === '' ) {
				return $gone;
			}
			$is_there = $is_there || $listed !== null;
			$gone     = [
				...$gone,
				...array_values(
					array_filter( $batch, static fn( string $id ): bool => ! array_key_exists( $id, $found ) )
				),
			];
		}
		return $gone;
	}

	/**
	 * Which posts their page hides: lists leave them out, and by their ids they are still there. An answer that says so
	 * needs no other proof.
	 *
	 * @param Client   $client Conversation.
	 * @param string   $url    Address of `?ids=`.
	 * @param string[] $ids    Posts.
	 * @param string   $token  Token.
	 * @return string[] Some of them.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	public static function hidden(
		Client $client,
		string $url,
		array $ids,
		#[\SensitiveParameter] string $token
	): array {
		$hidden = [];
		foreach ( array_slice( array_chunk( $ids, self::BATCH ), 0, self::MAX_CALLS ) as $batch ) {
			try {
				$found = $client->get( $url, [ 'ids' => implode( ',', $batch ), 'fields' => 'id,is_hidden' ], $token );
			} catch ( GraphError $error ) {
				if ( in_array( $error->kind, self::OF_TOKEN, true ) ) {
					throw $error;
				}
				return $hidden;
			}
			foreach ( $batch as $id ) {
				if ( Field::at( $found, $id, 'is_hidden' ) === true ) {
					$hidden[] = $id;
				}
			}
		}
		return $hidden;
	}

	/**
	 * Whether the network gives an object.
	 *
	 * @param Client $client Conversation.
	 * @param string $url    Address of `?ids=`.
	 * @param string $id     Object.
	 * @param string $token  Token.
	 */
	private static function answers(
		Client $client,
		string $url,
		string $id,
		#[\SensitiveParameter] string $token
	): bool {
		try {
			return Field::id(
				Field::at( $client->get( $url, [ 'ids' => $id, 'fields' => 'id' ], $token ), $id, 'id' )
			) !== '';
		} catch ( GraphError ) {
			return false;
		}
	}

	/**
	 * Whether an error says that an object does not exist.
	 *
	 * @param GraphError $error The error.
	 */
	public static function is_missing( GraphError $error ): bool {
		return $error->error_code === 100 && $error->subcode === 33 || $error->kind === ErrorKind::Unknown;
	}
}

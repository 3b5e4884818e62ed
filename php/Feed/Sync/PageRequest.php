<?php
/**
 * Asks for the next page of a round.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Network;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Privacy\Admission;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Asks for fewer posts when the network has trouble, without fields that it refuses, and from the start when a cursor
 * has died.
 */
final class PageRequest {

	/** Times that a page is asked for with half as many posts. */
	private const HALVINGS = 4;

	/** Times that a round lists from the start because its cursor was refused. */
	public const MAX_RESTARTS = 2;

	/**
	 * Keeps the sources.
	 *
	 * @param Sources $sources The sources.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * Asks.
	 *
	 * @param Source  $source  The source, in a round.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 * @return array{PostPage, Source}
	 * @throws GraphError When it does not help; of kind Endless when the round has had the next page's cursor.
	 */
	public function send(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token
	): array {
		$size     = $source->page_size;
		$round    = $source->round;
		$after    = $source->round_after;
		$restarts = $source->round_restarts;
		$codes    = $source->dropped;
		$attempts = self::attempts( array_keys( $codes ), $network->optional_fields( $source->content ) );
		$dropped  = array_shift( $attempts ) ?? [];
		$page     = null;
		$halvings = 0;
		while ( $page === null ) {
			try {
				$page = $network->posts( $client, $source->account, $token, $after, $size, $dropped, $source->content );
			} catch ( GraphError $error ) {
				if (
					$error->kind === ErrorKind::Permission
					&& $after !== null
					&& $error->error_code === 100
					&& $restarts < self::MAX_RESTARTS
				) {
					// Cursors die with the post they point to: the list begins again, and what is stored stays.
					$after = null;
					++$round;
					++$restarts;
				} elseif ( $error->kind === ErrorKind::Permission && $attempts !== [] ) {
					$dropped = array_shift( $attempts );
					$codes  += array_fill_keys( $dropped, $error->error_code );
				} elseif (
					$error->kind->is_passing()
					&& $error->kind !== ErrorKind::Unreachable
					&& $size > 1
					&& $halvings < self::HALVINGS
				) {
					++$halvings;
					$size = intdiv( $size, 2 );
					usleep( random_int( 50_000, 250_000 ) );
				} else {
					// A cursor that is refused again and again is no permission.
					throw $error->kind === ErrorKind::Permission && $after !== null && $restarts === self::MAX_RESTARTS
						? new GraphError( ErrorKind::Endless, $error->error_code )
						: $error;
				}
			}
		}
		$source = $this->sources->update(
			$source,
			[
				...(
					$round === $source->round
						? []
						: [
							'round_number'   => $round,
							'round_restarts' => $restarts,
							'round_cursors'  => null,
							'round_after'    => null,
							'round_posts'    => 0,
						]
				),
				'dropped'   => (string) wp_json_encode(
					(object) array_intersect_key( $codes, array_flip( $dropped ) )
				),
				'page_size' => $size,
			]
		);
		if ( $page->after !== null && in_array( self::mark( $page->after ), $source->round_cursors, true ) ) {
			throw new GraphError( ErrorKind::Endless );
		}
		return [ Admission::page( $page, $source ), $source ];
	}

	/**
	 * By what a round remembers a cursor.
	 *
	 * @param string $cursor Cursor.
	 */
	public static function mark( string $cursor ): string {
		return substr( md5( $cursor ), 0, 12 );
	}

	/**
	 * Which fields to leave out, try by try: as on the page before, then each alone, then all. The last one, which has
	 * the pictures, is the last to go.
	 *
	 * @param string[] $dropped  Left out so far.
	 * @param string[] $optional All that can be.
	 * @return list<string[]>
	 */
	private static function attempts( array $dropped, array $optional ): array {
		$more  = array_values( array_diff( $optional, $dropped ) );
		$light = array_values( array_diff( array_slice( $optional, 0, -1 ), $dropped ) );
		$heavy = array_values( array_diff( $more, $light ) );
		$tries = [
			[],
			...array_map( static fn( string $field ): array => [ $field ], $light ),
			...( count( $light ) > 1 ? [ $light ] : [] ),
			...( $heavy === [] ? [] : [ $heavy ] ),
			...( $heavy === [] || $light === [] ? [] : [ $more ] ),
		];
		return array_map( static fn( array $fields ): array => [ ...$dropped, ...$fields ], $tries );
	}
}

<?php
/**
 * Records refreshes that failed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceError;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\Posts;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Support\Background\RetryPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * Writes down what happened, and when the next try is: the stored posts stay.
 */
final class FailureRecorder {

	/** Seconds to wait after an error that time alone does not mend. */
	private const LONG_WAIT = 6 * HOUR_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources $sources The sources.
	 * @param Posts   $posts   The posts.
	 */
	public function __construct( private readonly Sources $sources, private readonly Posts $posts ) {}

	/**
	 * Writes down that the token cannot be read any more.
	 *
	 * @param Source $source The source.
	 */
	public function record_lost_key( Source $source ): Source {
		// One that waits for a token has said why.
		$is_waiting = $source->token === '' && $source->state === SourceState::Reconnect;
		return $this->empty_if_due(
			$this->sources->update(
				$source,
				[
					'state'           => SourceState::Reconnect->value,
					...( $is_waiting ? [] : [ 'error' => self::lasting( 'key', $source )->to_json() ] ),
					'next_refresh_at' => time() + DAY_IN_SECONDS,
				]
			)
		);
	}

	/**
	 * Writes down that the database has not taken something.
	 *
	 * @param Source $source The source.
	 */
	public function record_unwritten( Source $source ): Source {
		return $this->sources->update(
			$source,
			[
				'state'           => SourceState::Failing->value,
				'error'           => self::lasting( 'storage', $source )->to_json(),
				'next_refresh_at' => time() + Interval::DEFAULT,
			]
		);
	}

	/**
	 * Writes down an error of the network: the next try waits as long as its kind needs. What ails the token or the
	 * allowance is the account's, whichever content has found out: its contents wait for it.
	 *
	 * @param Source     $source The source.
	 * @param Client     $client Conversation.
	 * @param GraphError $error  What the network said.
	 */
	public function record_network_error( Source $source, Client $client, GraphError $error ): Source {
		if ( ! $source->is_account() && self::is_of_account( $error ) ) {
			$account = $this->sources->account_of( $source );
			if ( $account !== null ) {
				$account = $this->record_network_error( $account, $client, $error );
				$this->sources->postpone_contents( $account->id, $account->next_refresh_at + MINUTE_IN_SECONDS );
			}
			return $source;
		}
		[ $state, $retry ] = match ( $error->kind ) {
			ErrorKind::Token => [ SourceState::Reconnect, RetryPolicy::probe( DAY_IN_SECONDS ) ],
			ErrorKind::Permission, ErrorKind::AppSecret => [
				SourceState::Permission,
				RetryPolicy::probe( self::LONG_WAIT ),
			],
			ErrorKind::Throttled => [ SourceState::Throttled, self::pause( $error->retry_after ) ],
			ErrorKind::Blocked => [ SourceState::Throttled, RetryPolicy::probe( DAY_IN_SECONDS ) ],
			ErrorKind::HashtagQuota => [
				SourceState::Throttled,
				RetryPolicy::probe( max( 15 * MINUTE_IN_SECONDS, $error->retry_after ) ),
			],
			ErrorKind::HashtagUnusable => [
				SourceState::Failing,
				RetryPolicy::doubling( 5 * MINUTE_IN_SECONDS, self::LONG_WAIT ),
			],
			ErrorKind::FacebookLogin => [ SourceState::Permission, RetryPolicy::probe( DAY_IN_SECONDS ) ],
			ErrorKind::Unknown => [ SourceState::Failing, RetryPolicy::probe( self::LONG_WAIT ) ],
			ErrorKind::Endless => [ SourceState::Failing, RetryPolicy::doubling( Interval::DEFAULT, self::LONG_WAIT ) ],
			default => [ SourceState::Failing, RetryPolicy::doubling( 5 * MINUTE_IN_SECONDS, Interval::DEFAULT ) ],
		};
		// What cannot be gone on with: the next round begins anew.
		$is_over = in_array( $error->kind, [ ErrorKind::Malformed, ErrorKind::TooLarge, ErrorKind::Endless ], true );
		$source  = $this->sources->update(
			$source,
			[
				...( $is_over ? [ 'round_open' => 0, 'round_after' => null ] : [] ),
				...(
					$error->kind === ErrorKind::TooLarge
						? [ 'page_size' => max( 1, intdiv( $source->page_size, 2 ) ) ]
						: []
				),
				'state'           => $state->value,
				'error'           => SourceError::of( $error, $source->error )->to_json(),
				'failures'        => $source->failures + 1,
				// The clock goes on whatever other errors come in between.
				'deauthorized_at' => $source->deauthorized_at > 0
					? $source->deauthorized_at
					: ( $error->is_deauthorization() ? time() : 0 ),
				'quota'           => $client->usage()->percent > 0 ? $client->usage()->percent : $source->quota,
				'next_refresh_at' => time() + RetryPolicy::spread( $retry->wait( $source->failures ) ),
			]
		);
		return $this->empty_if_due( $source );
	}

	/**
	 * Whether an error is about the account, not about one of its contents.
	 *
	 * @param GraphError $error The error.
	 */
	private static function is_of_account( GraphError $error ): bool {
		return match ( $error->kind ) {
			// What wants the page's own token for one list gives the posts to any.
			ErrorKind::Token => $error->subcode !== ErrorKind::PAGE_TOKEN,
			ErrorKind::Throttled, ErrorKind::Blocked, ErrorKind::AppSecret => true,
			default => false,
		};
	}

	/**
	 * How long to leave a network alone whose limit of calls is reached.
	 *
	 * @param int $asked Seconds that it asks for, 0 when it does not say.
	 */
	private static function pause( int $asked ): RetryPolicy {
		return $asked > 0
			? RetryPolicy::probe( $asked )
			: RetryPolicy::doubling( 15 * MINUTE_IN_SECONDS, DAY_IN_SECONDS );
	}

	/**
	 * An error of our own; one that lasts keeps its time.
	 *
	 * @param string $kind   Kind.
	 * @param Source $source The source.
	 */
	private static function lasting( string $kind, Source $source ): SourceError {
		return new SourceError( $kind, 0, 0, $source->error?->kind === $kind ? $source->error->since : time() );
	}

	/**
	 * Deletes what the site may not keep any more: the app was removed from the account so long ago. The source stays,
	 * so that it can be connected again.
	 *
	 * @param Source $source The source.
	 */
	private function empty_if_due( Source $source ): Source {
		$end = $source->deletion_at();
		if ( $end === null || $end > time() ) {
			return $source;
		}
		foreach ( $this->sources->contents( $source->id ) as $content ) {
			$this->posts->forget_source( $content->id );
			$this->sources->update(
				$content,
				[
					'name'       => $source->account,
					'link'       => '',
					'picture'    => null,
					'title'      => '',
					'round_open' => 0,
				]
			);
		}
		$this->posts->forget_source( $source->id );
		PostChanges::tell( $source );
		return $this->sources->update(
			$source,
			[
				'name'       => $source->account,
				'link'       => '',
				'picture'    => null,
				'profile'    => null,
				'token'      => '',
				'scopes'     => null,
				'expires_at' => null,
				'state'      => SourceState::Reconnect->value,
				'error'      => ( new SourceError( SourceError::EMPTIED, 0, 0, time() ) )->to_json(),
				'round_open' => 0,
			]
		);
	}
}

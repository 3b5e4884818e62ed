<?php
/**
 * The job that brings posts and pictures here.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceError;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Store\Posts;
use Vitrine\Graph\Account;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Usage;
use Vitrine\Graph\Network;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Support\Db;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\Background\Lease;
use Vitrine\Support\NotWritten;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshJob;
use Vitrine\Support\Background\RetryPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * Refreshes a source in rounds. A round lists the posts page by page and downloads the pictures of each page before the
 * next.
 *
 * Every step is written down when it is done, so a round may be cut anywhere, by a deadline or by a killed process, and
 * goes on from there: nothing is lost and nothing that was done is done again.
 */
final class Refresh implements RefreshJob {

	/** Event that runs it. */
	public const HOOK = 'vitrine_refresh_sources';

	/** Seconds between two refreshes. */
	private const INTERVAL = 30 * MINUTE_IN_SECONDS;

	private const KEPT = 500;

	/** Posts asked for in one call. */
	public const PAGE_SIZE = 50;

	/** Seconds to wait after an error that time alone does not mend. */
	private const LONG_WAIT = 6 * HOUR_IN_SECONDS;

	/** Pages in a row that may bring no post that the round has not had: pages may be short or empty. */
	private const MAX_IDLE = 10;

	/** Calls of a round, besides two for each post that is kept. */
	private const MAX_CALLS = 100;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources       $sources    The sources.
	 * @param Posts         $posts      The posts.
	 * @param Images        $images     Records of pictures.
	 * @param ImageImporter $importer   Downloads pictures.
	 * @param Networks      $networks   The networks.
	 * @param Encryption    $encryption Opens tokens.
	 * @param ShownPictures $shown      Notes pictures that pages show.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Images $images,
		private readonly ImageImporter $importer,
		private readonly Networks $networks,
		private readonly Encryption $encryption,
		private readonly ShownPictures $shown
	) {}

	/**
	 * Begins a round, or goes on with the one under way.
	 *
	 * @param int   $id    Id of the source.
	 * @param float $until `microtime( true )` at which to stop; what is left waits for the next call.
	 * @throws RefreshBusy When somebody else refreshes it.
	 * @throws NotWritten At the first write that the database does not take.
	 */
	public function run( int $id, float $until = INF ): RefreshReport {
		return $this->sources->queue->leased(
			$id,
			fn( Lease $lease ): RefreshReport => $this->begun( $id, $lease, $until )
		);
	}

	/**
	 * Refreshes a source, and writes down when the database did not take something.
	 *
	 * @param int   $id    Id of the source.
	 * @param Lease $lease Its lease.
	 * @param float $until When to stop.
	 * @throws NotWritten At the first write that the database does not take.
	 */
	private function begun( int $id, Lease $lease, float $until ): RefreshReport {
		$source = $this->sources->get( $id );
		if ( $source === null ) {
			return new RefreshReport( true );
		}
		try {
			return Db::strictly( fn(): RefreshReport => $this->leased( $source, $lease, $until ) );
		} catch ( NotWritten $error ) {
			// Perhaps it takes this.
			$words = new SourceError(
				'storage',
				0,
				0,
				$source->error?->kind === 'storage' ? $source->error->since : time()
			);
			$this->sources->update(
				$source,
				[
					'state'           => SourceState::Failing->value,
					'error'           => $words->to_json(),
					'next_refresh_at' => time() + self::INTERVAL,
				]
			);
			throw $error;
		}
	}

	/**
	 * Bytes of pictures that are kept.
	 */
	private static function quota(): int {
		/**
		 * Filters how many bytes of pictures are kept on the site.
		 *
		 * @param int $quota Bytes.
		 */
		return (int) apply_filters( 'vitrine_picture_quota', GB_IN_BYTES );
	}

	/**
	 * Latest time that a refresh can be planned for.
	 */
	public static function latest(): int {
		return time() + max( 2 * DAY_IN_SECONDS, 5 * self::between() );
	}

	/**
	 * Lets the next run fetch every picture that failed or whose files are gone.
	 *
	 * @param int $id Id of the source.
	 */
	public function retry_pictures( int $id ): void {
		$this->images->recheck( $id, null );
		$this->images->retry( $id );
	}

	/**
	 * Refreshes while we have the lease.
	 *
	 * @param Source $source The source.
	 * @param Lease  $lease  Its lease.
	 * @param float  $until  When to stop.
	 */
	private function leased( Source $source, Lease $lease, float $until ): RefreshReport {
		$network = $this->networks->get( $source->network );
		$client  = new Client();
		if ( $source->is_emptied() ) {
			// Only a new token helps.
			$this->sources->update( $source, [ 'next_refresh_at' => time() + DAY_IN_SECONDS ] );
			return new RefreshReport( true );
		}
		try {
			$token = $this->encryption->open(
				$source->token,
				$source->context(),
				$this->networks->address( $source->network )
			);
		} catch ( KeyChanged | KeyMissing ) {
			$error = new SourceError( 'key', 0, 0, $source->error?->kind === 'key' ? $source->error->since : time() );
			$this->sources->update(
				$source,
				[
					'state'           => SourceState::Reconnect->value,
					'error'           => $error->to_json(),
					'next_refresh_at' => time() + DAY_IN_SECONDS,
				]
			);
			$this->empty_if_due( $source );
			return new RefreshReport( true );
		}
		try {
			[ $source, $token ] = $this->renewed( $source, $network, $client, $token );
			if ( ! $source->round_open ) {
				$source = $this->begin( $source, $network, $client, $token );
			}
			return $this->round( $source, $network, $client, $token, $lease, $until );
		} catch ( GraphError $error ) {
			$source = $this->empty_if_due(
				$this->failed( $this->sources->get( $source->id ) ?? $source, $client, $error )
			);
			return new RefreshReport(
				true,
				[ ...$source->round_counts, 'calls' => ( $source->round_counts['calls'] ?? 0 ) + $client->calls() ]
			);
		}
	}

	/**
	 * Renews the token where the network offers that. A refusal is written down for the owner, and asked about again a
	 * day later.
	 *
	 * @param Source  $source  The source.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 * @return array{Source, string}
	 */
	private function renewed(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token
	): array {
		if ( $source->renewal_refused_at > time() - DAY_IN_SECONDS ) {
			return [ $source, $token ];
		}
		try {
			$new = $network->renew( $client, $token, $source->connected_at, $source->expires_at );
		} catch ( GraphError $error ) {
			$is_refused = in_array(
				$error->kind,
				[ ErrorKind::Token, ErrorKind::Permission, ErrorKind::Unknown, ErrorKind::Blocked ],
				true
			);
			return [
				$is_refused ? $this->sources->update( $source, [ 'renewal_refused_at' => time() ] ) : $source,
				$token,
			];
		}
		if ( $new === null ) {
			return [ $source, $token ];
		}
		$source = $this->sources->update(
			$source,
			[
				'token'      => $this->encryption->seal(
					$new['token'],
					$source->context(),
					$this->networks->address( $source->network )
				),
				'expires_at' => $new['expires_at'],
				'renewal_refused_at' => 0,
			]
		);
		return [ $source, $new['token'] ];
	}

	/**
	 * Begins a round with the account's name and picture.
	 *
	 * @param Source  $source  The source.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 */
	private function begin(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token
	): Source {
		try {
			$account = $network->account( $client, $source->account, $token );
		} catch ( GraphError $error ) {
			if ( $error->kind !== ErrorKind::Permission && ! $error->kind->is_passing() ) {
				throw $error;
			}
			// The posts may be readable all the same; if not, their own error says so.
			$account = new Account( $source->account, $source->name, $source->link );
		}
		if ( $this->images->is_short( self::quota() ) ) {
			$this->shown->note();
			$this->images->restore( $source->id, self::quota() );
		}
		$this->images->recheck( $source->id, $source->round );
		$wanted = $account->picture === null
			? []
			: $this->images->plan( $source->id, 0, [ new RemotePicture( 0, $account->id, $account->picture ) ] );
		$this->images->confirm( $source->id, [ 0 ] );
		return $this->sources->update(
			$source,
			[
				'name'            => $account->name === '' ? $source->name : $account->name,
				'link'            => $account->link ?? (string) $source->link,
				// Planned anew: the old file is gone, and the new one may not come.
				'picture'         => $wanted === [] ? $source->picture : null,
				'next_refresh_at' => min( $source->next_refresh_at, time() ),
				'round_number'    => $source->round + 1,
				'round_open'      => 1,
				'round_after'     => null,
				'round_listed'    => 0,
				'round_posts'     => 0,
				'round_counts'    => '{}',
				'round_restarts'  => 0,
				'round_cursors'   => null,
				// What was refused in the last round is asked for again.
				'dropped'         => '{}',
			]
		);
	}

	/**
	 * Goes on with a round.
	 *
	 * @param Source  $source  The source.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 * @param Lease   $lease   Its lease.
	 * @param float   $until   When to stop.
	 * @throws GraphError When the network fails.
	 */
	private function round(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token,
		Lease $lease,
		float $until
	): RefreshReport {
		$counts = [
			'added'      => 0,
			'changed'    => 0,
			'removed'    => 0,
			'downloaded' => 0,
			'failed'     => 0,
			'calls'      => 0,
			'idle'       => 0,
			...$source->round_counts,
		];
		$before = $counts['calls'];
		$kept   = $this->kept();
		while ( true ) {
			[ $is_done, $counts ] = $this->pictures( $source, $lease, $until, $counts );
			$counts['calls']      = $before + $client->calls();
			if ( ! $is_done || ! $source->round_listed && microtime( true ) >= $until ) {
				$this->sources->update( $source, [ 'round_counts' => (string) wp_json_encode( $counts ) ] );
				return new RefreshReport( false, $counts );
			}
			if ( $source->round_listed ) {
				break;
			}
			if ( ! $lease->renew() ) {
				return new RefreshReport( false, $counts );
			}
			[ $page, $source ] = ( new PageRequest( $this->sources ) )->send( $source, $network, $client, $token );
			$done              = $this->posts->store(
				$source->id,
				$source->round,
				$page->posts,
				$page->lacking,
				max( 0, $kept - $this->posts->count_seen( $source->id, $source->round ) )
			);
			$this->plan( $source, $network, $client, $token, $page->posts, $done['rows'] );
			$this->posts->release( $source->id );
			$counts['added']   += $done['added'];
			$counts['changed'] += $done['changed'];
			$counts['idle']     = $done['seen'] > 0 ? 0 : $counts['idle'] + 1;
			$counts['calls']    = $before + $client->calls();
			if (
				$page->after !== null
				&& ( $counts['idle'] > self::MAX_IDLE || $counts['calls'] > self::MAX_CALLS + 2 * $kept )
			) {
				throw new GraphError( ErrorKind::Endless );
			}
			// Counted, not added up: a page that was cut is listed again.
			$listed             = $this->posts->count_seen( $source->id, $source->round );
			$source             = $this->sources->update(
				$source,
				[
					'quota'         => $client->usage()->percent,
					'round_after'   => $page->after,
					'round_cursors' => (string) wp_json_encode(
						[
							...$source->round_cursors,
							...( $page->after === null ? [] : [ PageRequest::mark( $page->after ) ] ),
						]
					),
					'round_listed'  => $page->after === null || $listed >= $kept ? 1 : 0,
					'round_posts'   => $listed,
					'round_counts'  => (string) wp_json_encode( $counts ),
				]
			);
		}
		return new RefreshReport( true, $this->finish( $source, $network, $client, $token, $counts, $kept ) );
	}

	/**
	 * Downloads the pictures that wait.
	 *
	 * @param Source             $source The source.
	 * @param Lease              $lease  Its lease.
	 * @param float              $until  When to stop.
	 * @param array<string, int> $counts Counts so far.
	 * @return array{bool, array<string, int>} Whether none waits any more, and the counts.
	 */
	private function pictures( Source $source, Lease $lease, float $until, array $counts ): array {
		$image = $this->images->next( $source->id, time() );
		while ( $image !== null ) {
			if ( microtime( true ) >= $until || ! $lease->renew() ) {
				return [ false, $counts ];
			}
			$brought = $this->importer->import( $image );
			++$counts[ $brought === null ? 'failed' : 'downloaded' ];
			if ( $brought !== null && $image->post_id === 0 ) {
				$this->sources->update(
					$source,
					[ 'picture' => $brought->file( (int) array_key_last( $brought->sizes ) ) ]
				);
			}
			$next = $this->images->next( $source->id, time() );
			if ( $next === null || $next->post_id !== $image->post_id ) {
				$this->posts->release( $source->id );
			}
			$image = $next;
		}
		return [ true, $counts ];
	}

	/**
	 * Writes down which pictures the posts need, in the rendition that is large enough.
	 *
	 * @param Source             $source  The source.
	 * @param Network            $network Its network.
	 * @param Client             $client  Conversation.
	 * @param string             $token   Its token.
	 * @param RemotePost[]       $posts   Posts.
	 * @param array<string, int> $rows    Rows by id on the network.
	 */
	private function plan(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token,
		array $posts,
		array $rows
	): void {
		$wanted = [];
		$places = [];
		foreach ( $posts as $post ) {
			$row = $rows[ $post->network_id ] ?? 0;
			foreach ( $row === 0 ? [] : $this->images->plan( $source->id, $row, $post->pictures ) as $picture ) {
				$wanted[] = $picture;
				$places[] = $row;
			}
		}
		if ( $wanted === [] ) {
			return;
		}
		foreach ( array_values( $network->renditions( $client, $wanted, $token ) ) as $index => $picture ) {
			if ( $picture !== $wanted[ $index ] ) {
				$this->images->renew( $source->id, $places[ $index ], $picture );
			}
		}
		// Cut before this line, the page is listed and planned again; otherwise small pictures would be downloaded and
		// stay.
		$this->images->confirm( $source->id, $places );
	}

	/**
	 * Ends a round: what the network no longer has goes, and the next refresh gets its time.
	 *
	 * @param Source             $source  The source.
	 * @param Network            $network Its network.
	 * @param Client             $client  Conversation.
	 * @param string             $token   Its token.
	 * @param array<string, int> $counts  Counts so far.
	 * @param int                $kept    How many posts are kept.
	 * @return array<string, int> Counts.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	private function finish(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token,
		array $counts,
		int $kept
	): array {
		$before             = $counts['calls'] - $client->calls();
		$counts['removed'] += ( new Removal( $this->posts ) )->settle( $source, $network, $client, $token, $kept );
		$counts['calls']    = $before + $client->calls();
		unset( $counts['idle'] );
		$this->images->sweep( time() );
		$this->posts->release( $source->id );
		$this->images->evict( self::quota() );
		$percent = $client->calls() === 0 ? $source->quota : $client->usage()->percent;
		$this->sources->update(
			$source,
			[
				'state'           => (
					$this->images->tally( $source->id )['problem'] === 'unwritable'
						? SourceState::Pictures
						: SourceState::Ok
				)->value,
				'error'           => null,
				'deauthorized_at' => 0,
				'failures'        => 0,
				'quota'           => $percent,
				'page_size'       => min( self::PAGE_SIZE, $source->page_size * 2 ),
				'last_success_at' => time(),
				'next_refresh_at' => time() + $this->interval( (int) $percent ),
				'round_open'      => 0,
				'round_after'     => null,
				'round_counts'    => (string) wp_json_encode( $counts ),
			]
		);
		return $counts;
	}

	/**
	 * Reacts to an error: the stored posts stay, and the next try waits as long as the error wants.
	 *
	 * @param Source     $source The source.
	 * @param Client     $client Conversation.
	 * @param GraphError $error  What the network said.
	 */
	private function failed( Source $source, Client $client, GraphError $error ): Source {
		[ $state, $retry ] = match ( $error->kind ) {
			ErrorKind::Token => [ SourceState::Reconnect, RetryPolicy::probe( DAY_IN_SECONDS ) ],
			ErrorKind::Permission => [ SourceState::Permission, RetryPolicy::probe( self::LONG_WAIT ) ],
			ErrorKind::Throttled => [ SourceState::Throttled, self::pause( $error->retry_after ) ],
			ErrorKind::Blocked => [ SourceState::Throttled, RetryPolicy::probe( DAY_IN_SECONDS ) ],
			ErrorKind::Unknown => [ SourceState::Failing, RetryPolicy::probe( self::LONG_WAIT ) ],
			ErrorKind::Endless => [ SourceState::Failing, RetryPolicy::doubling( self::INTERVAL, self::LONG_WAIT ) ],
			default => [ SourceState::Failing, RetryPolicy::doubling( 5 * MINUTE_IN_SECONDS, self::INTERVAL ) ],
		};
		// What cannot be gone on with: the next round begins anew.
		$is_over = in_array( $error->kind, [ ErrorKind::Malformed, ErrorKind::TooLarge, ErrorKind::Endless ], true );
		return $this->sources->update(
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
		$this->posts->forget_source( $source->id );
		return $this->sources->update(
			$source,
			[
				'name'       => $source->account,
				'link'       => '',
				'picture'    => null,
				'token'      => '',
				'scopes'     => null,
				'expires_at' => null,
				'state'      => SourceState::Reconnect->value,
				'error'      => ( new SourceError( SourceError::EMPTIED, 0, 0, time() ) )->to_json(),
				'round_open' => 0,
			]
		);
	}

	/**
	 * Seconds until the next refresh: with jitter, and four times as long while much of the allowance is used.
	 *
	 * @param int $percent Percent used.
	 */
	private function interval( int $percent ): int {
		$interval = self::between();
		return RetryPolicy::spread( $interval ) + ( $percent >= Usage::SLOW ? 3 * $interval : 0 );
	}

	/**
	 * Seconds between two refreshes.
	 */
	private static function between(): int {
		/**
		 * Filters the seconds between two refreshes of a source.
		 *
		 * @param int $interval Seconds, 60 at least.
		 */
		return max( MINUTE_IN_SECONDS, (int) apply_filters( 'vitrine_refresh_interval', self::INTERVAL ) );
	}

	/**
	 * How many of the newest posts are kept.
	 */
	private function kept(): int {
		/**
		 * Filters how many posts of a source are kept.
		 *
		 * @param int $kept Posts, 1 at least.
		 */
		return max( 1, (int) apply_filters( 'vitrine_posts_kept', self::KEPT ) );
	}
}

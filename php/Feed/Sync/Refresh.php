<?php
/**
 * The job that brings posts and pictures here.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Contents\HashtagAllowance;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\OlderPosts;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Webhooks\Wanted;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Token;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Support\Background\Lease;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshJob;
use Vitrine\Support\Db;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * Refreshes a source in rounds.
 *
 * Every step is written down when it is done, so a round may be cut anywhere, by a deadline or by a killed process, and
 * goes on from there: nothing is lost and nothing that was done is done again.
 */
final class Refresh implements RefreshJob {

	/** Event that runs it. */
	public const HOOK = 'vitrine_refresh_sources';

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources       $sources    The sources.
	 * @param Posts         $posts      The posts.
	 * @param OlderPosts    $older      Those that lists no longer have.
	 * @param Images        $images     Records of pictures.
	 * @param ImageImporter $importer   Downloads pictures.
	 * @param Networks      $networks   The networks.
	 * @param Encryption    $encryption Opens tokens.
	 * @param ShownPictures $shown      Notes pictures that pages show.
	 * @param Contents      $contents   Takes contents away that no page shows.
	 * @param ShownContents $shown_contents Notes which do.
	 * @param Wanted        $wanted     Which sources are to be asked before their turn.
	 * @param CommentReader $comments   Reads comments.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly OlderPosts $older,
		private readonly Images $images,
		private readonly ImageImporter $importer,
		private readonly Networks $networks,
		private readonly Encryption $encryption,
		private readonly ShownPictures $shown,
		private readonly Contents $contents,
		private readonly ShownContents $shown_contents,
		private readonly Wanted $wanted,
		private readonly CommentReader $comments
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
		$stories = new Stories( $this->sources, $this->posts );
		try {
			return Db::strictly(
				function () use ( $source, $lease, $until, $stories ): RefreshReport {
					$stories->end( $source );
					$report = $this->leased( $source, $lease, $until );
					$stories->plan( $source->id );
					if ( $report->complete && $report->has_changed() ) {
						PostChanges::tell( $source );
					}
					return $report;
				}
			);
		} catch ( NotWritten $error ) {
			// Perhaps it takes this.
			$this->failures()->record_unwritten( $source );
			throw $error;
		}
	}

	/**
	 * Reads the comments that wait to be read, unless the source is being refreshed, or cannot be.
	 *
	 * @param int   $id    Id of the source.
	 * @param float $until `microtime( true )` at which to stop.
	 * @throws RefreshBusy When somebody else refreshes it.
	 * @throws NotWritten At the first write that the database does not take.
	 */
	public function read_comments( int $id, float $until ): void {
		$this->sources->queue->leased(
			$id,
			function ( Lease $lease ) use ( $id, $until ): void {
				$source  = $this->sources->get( $id );
				$account = $source === null ? null : $this->sources->account_of( $source );
				if ( $source === null || $account === null || ! $account->state->can_be_asked() ) {
					return;
				}
				$token = $this->token( $account );
				if ( $token !== null ) {
					Db::strictly( fn() => $this->asked_comments( $source, $account, $token, $lease, $until ) );
				}
			}
		);
	}

	/**
	 * Reads comments between two refreshes; an error that concerns the account is written down.
	 *
	 * @param Source $source  The source.
	 * @param Source $account The account that it is, or is a content of.
	 * @param string $token   Its token.
	 * @param Lease  $lease   Its lease.
	 * @param float  $until   When to stop.
	 */
	private function asked_comments(
		Source $source,
		Source $account,
		#[\SensitiveParameter] string $token,
		Lease $lease,
		float $until
	): void {
		$client = new Client();
		try {
			$this->comments( $source, $client, $token, $lease, $until );
		} catch ( GraphError $error ) {
			$this->failures()->record_network_error( $account, $client, $error );
		}
	}

	/**
	 * Reads the comments that wait to be read.
	 *
	 * @param Source $source The source.
	 * @param Client $client Conversation.
	 * @param string $token  Its token.
	 * @param Lease  $lease  Its lease.
	 * @param float  $until  When to stop.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	private function comments(
		Source $source,
		Client $client,
		#[\SensitiveParameter] string $token,
		Lease $lease,
		float $until
	): void {
		if ( ! $source->has_token() ) {
			return;
		}
		$edge = $this->networks->comments( $source->network );
		$this->comments->read( $source, $edge, $client, $token, $lease, $until );
	}

	/**
	 * The token of an account, '' where it needs none; what stands in its way is written down.
	 *
	 * @param Source $account The account.
	 */
	private function token( Source $account ): ?string {
		if ( ! $account->has_token() ) {
			return '';
		}
		try {
			return $this->encryption->open(
				$account->token,
				$account->context(),
				$this->networks->address( $account->network )
			);
		} catch ( KeyChanged | KeyMissing ) {
			$this->failures()->record_lost_key( $account );
			return null;
		}
	}

	/**
	 * Latest time that a refresh can be planned for.
	 */
	public static function latest(): int {
		return time() + max( 2 * DAY_IN_SECONDS, 5 * Interval::seconds() );
	}

	/**
	 * Lets the next run fetch every picture that failed or whose files are gone.
	 *
	 * @param int $id Id of the source.
	 */
	public function retry_pictures( int $id ): void {
		$this->images->health->recheck( $id, null );
		$this->images->health->retry( $id );
	}

	/**
	 * Refreshes while we have the lease.
	 *
	 * @param Source $source The source.
	 * @param Lease  $lease  Its lease.
	 * @param float  $until  When to stop.
	 */
	private function leased( Source $source, Lease $lease, float $until ): RefreshReport {
		$this->images->posts->repair( $until );
		$this->shown_contents->note_saved( $until );
		$source  = $this->sources->get( $source->id ) ?? $source;
		$account = $this->sources->account_of( $source );
		if ( $account === null || $this->shown_contents->is_unused( $source ) ) {
			$this->contents->remove( $source );
			return new RefreshReport( true );
		}
		$pause = $source->is_account() ? null : self::pause( $account );
		if ( $pause !== null ) {
			$this->sources->update( $source, [ 'next_refresh_at' => $pause ] );
			return new RefreshReport( true );
		}
		$network = $this->networks->get( $source->network, $source->memo );
		$client  = new Client();
		if ( $account->is_emptied() ) {
			// Only a new token helps.
			$this->sources->update( $account, [ 'next_refresh_at' => time() + DAY_IN_SECONDS ] );
			return new RefreshReport( true );
		}
		$token = $this->token( $account );
		if ( $token === null ) {
			return new RefreshReport( true );
		}
		try {
			$renewal             = new TokenRenewal( $this->sources, $this->networks, $this->encryption );
			[ $account, $token ] = $renewal->renew( $account, $network, $client, $token );
			$round               = new Round(
				$this->sources,
				$this->posts,
				$this->older,
				$this->images,
				$this->importer->from( $this->networks->pictures( $source->network ) ),
				$this->shown,
				$network,
				$client,
				$token
			);
			$source = $source->is_account() ? $account : $source;
			if ( $source->content->is_hashtag() && Token::network( $token ) !== 'instagram' ) {
				$account = ( new HashtagAllowance( $this->sources ) )->take( $account, $source->content->item );
			}
			// What the network tells of stands at the beginning of its list; the first round has not shown that yet.
			$is_new = $source->wanted_at > 0 && $source->wanted_at <= time() && $source->last_success_at > 0;
			$begun  = $source->round_open && ! $is_new ? $source : $round->begin( $source, $account, $until );
			$report = $round->run( $begun, $account, $lease, $until );
			$this->wanted->plan( $source->id );
			if ( $report->complete ) {
				$this->comments->note( $source );
				$this->comments( $source, $client, $token, $lease, $until );
			}
			return $report;
		} catch ( GraphError $error ) {
			$source = $this->sources->get( $source->id ) ?? $source;
			$source = $this->failures()->record_network_error( $source, $client, $error );
			return new RefreshReport(
				true,
				[ ...$source->round_counts, 'calls' => ( $source->round_counts['calls'] ?? 0 ) + $client->calls() ]
			);
		}
	}

	/**
	 * Until when the contents of an account wait: a dead token is theirs, too, and so is a limit of calls.
	 *
	 * @param Source $account The account.
	 * @return int|null Unix time, null = they need not.
	 */
	private static function pause( Source $account ): ?int {
		$is_dead = $account->state === SourceState::Reconnect;
		$next    = min( $account->next_refresh_at, self::latest() );
		// A minute later: the account itself finds out whether it works again.
		return $is_dead || $account->state === SourceState::Throttled && $next > time()
			? max( $next, time() ) + MINUTE_IN_SECONDS
			: null;
	}

	/**
	 * Makes what records failures.
	 */
	private function failures(): FailureRecorder {
		return new FailureRecorder( $this->sources, $this->posts );
	}
}

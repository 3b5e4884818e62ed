<?php
/**
 * The job that brings posts and pictures here.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\Posts;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Networks;
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
			$this->failures()->record_unwritten( $source );
			throw $error;
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
			$this->failures()->record_lost_key( $source );
			return new RefreshReport( true );
		}
		try {
			$renewal            = new TokenRenewal( $this->sources, $this->networks, $this->encryption );
			[ $source, $token ] = $renewal->renew( $source, $network, $client, $token );
			$round              = new Round(
				$this->sources,
				$this->posts,
				$this->images,
				$this->importer,
				$this->shown,
				$network,
				$client,
				$token
			);
			return $round->run( $source->round_open ? $source : $round->begin( $source, $until ), $lease, $until );
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
	 * Makes what records failures.
	 */
	private function failures(): FailureRecorder {
		return new FailureRecorder( $this->sources, $this->posts );
	}
}

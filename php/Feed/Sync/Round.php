<?php
/**
 * A round of a refresh.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\OlderPosts;
use Vitrine\Feed\Store\Posts;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Network;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Support\Background\Lease;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Lists the posts of a source page by page, and downloads the pictures of each page before the next.
 */
final class Round {

	/** Posts asked for in one call. */
	public const PAGE_SIZE = 50;

	/** Pages in a row that may bring no post that the round has not had: pages may be short or empty. */
	private const MAX_IDLE = 10;

	/** Calls of a round, besides two for each post that is kept. */
	private const MAX_CALLS = 100;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources       $sources  The sources.
	 * @param Posts         $posts    The posts.
	 * @param OlderPosts    $older    Those that lists no longer have.
	 * @param Images        $images   Records of pictures.
	 * @param ImageImporter $importer Downloads pictures.
	 * @param ShownPictures $shown    Notes pictures that pages show.
	 * @param Network       $network  Network of the source.
	 * @param Client        $client   Conversation with it.
	 * @param string        $token    Token of the source.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly OlderPosts $older,
		private readonly Images $images,
		private readonly ImageImporter $importer,
		private readonly ShownPictures $shown,
		private readonly Network $network,
		private readonly Client $client,
		#[\SensitiveParameter] private readonly string $token
	) {}

	/**
	 * Begins a round with the account's name and picture.
	 *
	 * @param Source $source  The source.
	 * @param Source $account The account that it is, or is a content of.
	 * @param float  $until   When to stop.
	 */
	public function begin( Source $source, Source $account, float $until ): Source {
		$whose = new Identity( $this->images, $this->network, $this->client );
		$named = $whose->of( $source, $account, $this->token );
		$this->images->health->recheck( $source->id, $source->round );
		$begun = $this->sources->update(
			$source,
			[
				...$named,
				'next_refresh_at' => min( $source->next_refresh_at, time() ),
				'wanted_at'       => 0,
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
		// Once the round is written down: should the process be killed here, the next run goes on with its posts.
		if ( $this->images->quota->is_short( self::quota() ) ) {
			$this->shown->note( self::quota(), $until );
			$this->images->quota->restore( $source->id, self::quota() );
		}
		return $begun;
	}

	/**
	 * Goes on with a round.
	 *
	 * @param Source $source  The source.
	 * @param Source $account The account that it is, or is a content of.
	 * @param Lease  $lease   Its lease.
	 * @param float  $until   When to stop.
	 * @throws GraphError When the network fails.
	 */
	public function run( Source $source, Source $account, Lease $lease, float $until ): RefreshReport {
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
		$keeps  = Keeping::of( $source->network );
		while ( true ) {
			// Of an import the posts come first: there may be so many that the first picture would take hours.
			[ $is_done, $counts ] = $keeps === Keeping::Archive && ! $source->round_listed
				? [ true, $counts ]
				: $this->pictures( $source, $lease, $until, $counts );
			$counts['calls']      = $before + $this->client->calls();
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
			[ $source, $counts ] = $this->page( $source, $keeps, $counts, $before );
		}
		return new RefreshReport( true, $this->finish( $source, $account, $counts ) );
	}

	/**
	 * Lists a page and writes it down.
	 *
	 * @param Source             $source The source.
	 * @param Keeping            $keeps  What is kept of it.
	 * @param array<string, int> $counts Counts so far.
	 * @param int                $before Calls of former runs.
	 * @return array{Source, array<string, int>} Both as they are now.
	 * @throws GraphError When the network fails.
	 */
	private function page( Source $source, Keeping $keeps, array $counts, int $before ): array {
		$kept              = $keeps->posts();
		$is_archive        = $keeps === Keeping::Archive;
		[ $page, $source ] = ( new PageRequest( $this->sources ) )->send(
			$source,
			$this->network,
			$this->client,
			$this->token
		);
		$seen              = $is_archive ? 0 : $this->posts->count_seen( $source->id, $source->round );
		$done              = $this->posts->store(
			$source->id,
			$source->round,
			$page->posts,
			$page->lacking,
			max( 0, $kept - $seen )
		);
		$this->plan( $source, $page->posts, $done['rows'] );
		if ( $is_archive ) {
			$this->older->show( $source->id );
		} else {
			$this->posts->release( $source->id );
		}
		$counts['added']    += $done['added'];
		$counts['changed']  += $done['changed'];
		$counts['unchanged'] = $page->is_unchanged ? 1 : 0;
		$counts['idle']      = $done['seen'] > 0 ? 0 : $counts['idle'] + 1;
		$counts['calls']     = $before + $this->client->calls();
		if (
			! $is_archive
			&& $page->after !== null
			&& ( $counts['idle'] > self::MAX_IDLE || $counts['calls'] > self::MAX_CALLS + 2 * $kept )
		) {
			throw new GraphError( ErrorKind::Endless );
		}
		// Counted, not added up: a page that was cut is listed again. Only a file goes on where it was written down.
		$listed = $is_archive
			? $source->round_posts + count( $page->posts )
			: $this->posts->count_seen( $source->id, $source->round );
		$marks  = $is_archive || $page->after === null
			? $source->round_cursors
			: [ ...$source->round_cursors, PageRequest::mark( $page->after ) ];
		$source = $this->sources->update(
			$source,
			[
				'quota'         => $this->client->usage()->percent,
				'round_after'   => $page->after,
				'round_cursors' => (string) wp_json_encode( $marks ),
				'round_listed'  => $page->after === null || $listed >= $kept ? 1 : 0,
				'round_posts'   => $listed,
				'round_counts'  => (string) wp_json_encode( $counts ),
				...( $page->memo === null ? [] : [ 'memo' => (string) wp_json_encode( $page->memo ) ] ),
			]
		);
		return [ $source, $counts ];
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
			if ( $brought !== null && $image->post_id === 0 && $image->position === 0 ) {
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
	 * @param Source             $source The source.
	 * @param RemotePost[]       $posts  Posts.
	 * @param array<string, int> $rows   Rows by id on the network.
	 */
	private function plan( Source $source, array $posts, array $rows ): void {
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
		$large = array_values( $this->network->renditions( $this->client, $wanted, $this->token ) );
		foreach ( $large as $index => $picture ) {
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
	 * @param Source             $account The account that it is, or is a content of.
	 * @param array<string, int> $counts  Counts so far.
	 * @return array<string, int> Counts.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	private function finish( Source $source, Source $account, array $counts ): array {
		$before             = $counts['calls'] - $this->client->calls();
		$removal            = new Removal( $this->posts, $this->older );
		$counts['removed'] += ( $counts['unchanged'] ?? 0 ) === 1 ? 0 : $removal->settle(
			$source,
			$account,
			$this->network,
			$this->client,
			$this->token
		);
		$counts['calls']    = $before + $this->client->calls();
		unset( $counts['idle'], $counts['unchanged'] );
		$this->images->quota->sweep( time() );
		$this->posts->release( $source->id );
		$this->images->quota->evict( self::quota() );
		$percent = $this->client->calls() === 0 ? $source->quota : $this->client->usage()->percent;
		$this->sources->update(
			$source,
			[
				'state'           => (
					$this->images->health->tally( $source->id )['problem'] === 'unwritable'
						? SourceState::Pictures
						: SourceState::Ok
				)->value,
				'error'           => null,
				'deauthorized_at' => 0,
				'failures'        => 0,
				'quota'           => $percent,
				'page_size'       => min( self::PAGE_SIZE, $source->page_size * 2 ),
				'last_success_at' => time(),
				'next_refresh_at' => time() + Interval::until_next( (int) $percent ),
				'round_open'      => 0,
				'round_after'     => null,
				'round_counts'    => (string) wp_json_encode( $counts ),
			]
		);
		return $counts;
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
}

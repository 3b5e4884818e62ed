<?php
/**
 * Order in which albums are synced.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

use Vitrine\Providers\Provider;
use Vitrine\Providers\Store\RemoteAlbum;
use Vitrine\Providers\Store\RemoteAlbums;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses the next album of a provider to list: first those that pages show, then those below, so that editors can
 * choose them. A round is one refresh of a connection, numbered from 1.
 */
final class SyncPlan {

	/** Albums that no page shows which one round lists. */
	public const MAX_WALKED = 50;

	/** Rounds after which an album that no page shows is listed again: about a day. */
	private const WALKED_FOR = 24;

	/**
	 * Keeps the albums.
	 *
	 * @param RemoteAlbums $albums The albums.
	 */
	public function __construct( private readonly RemoteAlbums $albums ) {}

	/**
	 * The next album that a round has to list: the root, what pages show, and what is in that; then, where albums are
	 * in albums, some of the others.
	 *
	 * @param int  $connection Connection.
	 * @param int  $round      Round.
	 * @param bool $nests      Whether the provider has albums in albums.
	 */
	public function next( int $connection, int $round, bool $nests ): ?RemoteAlbum {
		$all  = $this->albums->albums( $connection );
		$used = self::used( $all );
		foreach ( $used as $album ) {
			// What has failed in this round waits for the next: its round is written down, too.
			if ( $album->open_round !== -$round && $album->shown_round < $round ) {
				return $album;
			}
		}
		return $nests
			? self::unknown(
				array_values(
					array_filter(
						$all,
						static fn( RemoteAlbum $album ): bool => ! isset( $used[ RemoteAlbum::key( $album->album ) ] )
					)
				),
				$round
			)
			: null;
	}

	/**
	 * Whether pages show an album, or one that it is in.
	 *
	 * @param RemoteAlbum $album The album.
	 */
	public function is_used( RemoteAlbum $album ): bool {
		return isset( self::used( $this->albums->albums( $album->connection ) )[ RemoteAlbum::key( $album->album ) ] );
	}

	/**
	 * How many albums that are kept up failed in a round.
	 *
	 * @param int $connection Connection.
	 * @param int $round      Round.
	 */
	public function failed( int $connection, int $round ): int {
		return count(
			array_filter(
				self::used( $this->albums->albums( $connection ) ),
				static fn( RemoteAlbum $album ): bool => $album->open_round === -$round
			)
		);
	}

	/**
	 * Rows of the albums whose pictures are wanted: those that pages show, and what is in them.
	 *
	 * @param int $connection Connection.
	 * @return list<int>
	 */
	public function shown( int $connection ): array {
		$since = time() - RemoteAlbums::USED_FOR;
		return array_map(
			static fn( RemoteAlbum $album ): int => $album->id,
			array_values(
				array_filter(
					self::used( $this->albums->albums( $connection ) ),
					static fn( RemoteAlbum $album ): bool => $album->album !== Provider::ROOT
						|| self::descends( $album, $since )
				)
			)
		);
	}

	/**
	 * Albums that are kept up.
	 *
	 * @param list<RemoteAlbum> $all Albums of a connection, parents first.
	 * @return array<string, RemoteAlbum> By key.
	 */
	private static function used( array $all ): array {
		$used  = [];
		$since = time() - RemoteAlbums::USED_FOR;
		foreach ( $all as $album ) {
			if (
				$album->album === Provider::ROOT
				|| $album->wanted_at > $since
				|| isset( $used[ $album->parent ] ) && self::descends( $used[ $album->parent ], $since )
			) {
				$used[ RemoteAlbum::key( $album->album ) ] = $album;
			}
		}
		return $used;
	}

	/**
	 * Whether what is in an album is kept up as well. The root is always listed, so that albums can be chosen, but only
	 * followed down where a page shows it.
	 *
	 * @param RemoteAlbum $album An album that is kept up.
	 * @param int         $since Unix time.
	 */
	private static function descends( RemoteAlbum $album, int $since ): bool {
		return $album->album !== Provider::ROOT || $album->wanted_at > $since;
	}

	/**
	 * The one of these albums whose content is known least.
	 *
	 * @param list<RemoteAlbum> $albums Albums that no page shows, parents first.
	 * @param int               $round  Round.
	 */
	private static function unknown( array $albums, int $round ): ?RemoteAlbum {
		$asked = static fn( RemoteAlbum $album ): int => max( $album->shown_round, -$album->open_round );
		$done  = count( array_filter( $albums, static fn( RemoteAlbum $album ): bool => $asked( $album ) === $round ) );
		$found = null;
		foreach ( $albums as $album ) {
			// One whose pages are coming is finished first. What is in the deepest ones is not written down.
			if ( $album->open_round === $round ) {
				return $album;
			}
			$is_due = $asked( $album ) === 0 || $asked( $album ) <= $round - self::WALKED_FOR;
			if (
				$is_due
				&& $album->depth < RemoteAlbums::MAX_DEPTH
				&& ( $found === null || $asked( $album ) < $asked( $found ) )
			) {
				$found = $album;
			}
		}
		return $done < self::MAX_WALKED ? $found : null;
	}
}

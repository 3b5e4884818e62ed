<?php
/**
 * Albums of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Providers\Provider;
use Vitrine\Providers\RemoteItem;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_provider_albums`: which albums a connection has, and which one is in which.
 */
final class RemoteAlbums {

	/** Albums of a connection. */
	public const MAX = 1000;

	/** Albums within albums. */
	public const MAX_DEPTH = 20;

	/** Albums of a connection that no listing has: editors may try any name, and the others need room. */
	public const MAX_UNLISTED = 100;

	/** A use is written down once a week at most, however many look: page views read. */
	private const USE_STEP = 7 * DAY_IN_SECONDS;

	/** Seconds after its last use that an album is still kept up. */
	public const USED_FOR = 30 * DAY_IN_SECONDS;

	private const ALBUMS = 'vitrine_provider_albums';

	private const ANSWERS = 'vitrine_answers';

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * One album.
	 *
	 * @param int    $connection Connection.
	 * @param string $album      Id at the provider.
	 */
	public function album( int $connection, string $album ): ?RemoteAlbum {
		return $this->by_key( $connection, RemoteAlbum::key( $album ) );
	}

	/**
	 * One album by its key.
	 *
	 * @param int    $connection Connection.
	 * @param string $key        Key.
	 */
	public function by_key( int $connection, string $key ): ?RemoteAlbum {
		$row = $this->db->first(
			'SELECT * FROM %i WHERE connection_id = %d AND album_key = %s',
			$this->db->table( self::ALBUMS ),
			$connection,
			$key
		);
		return $row === null ? null : RemoteAlbum::of_row( $row );
	}

	/**
	 * All albums of a connection, the root first and parents before what is in them.
	 *
	 * @param int $connection Connection.
	 * @return list<RemoteAlbum>
	 */
	public function albums( int $connection ): array {
		return array_map(
			[ RemoteAlbum::class, 'of_row' ],
			$this->db->all(
				'SELECT * FROM %i WHERE connection_id = %d ORDER BY CASE WHEN album_key = %s THEN 0 ELSE 1 END, depth, position, id LIMIT %d',
				$this->db->table( self::ALBUMS ),
				$connection,
				RemoteAlbum::key( Provider::ROOT ),
				self::MAX
			)
		);
	}

	/**
	 * Writes down that pages show an album, so that it is kept up: once a week at most, and nothing where there is no
	 * room for it.
	 *
	 * @param int              $connection Connection.
	 * @param string           $album      Id at the provider.
	 * @param string           $title      Title where it is known.
	 * @param RemoteAlbum|null $known      Its row, null where there is none.
	 * @return bool Whether it is the first time.
	 */
	public function want( int $connection, string $album, string $title, ?RemoteAlbum $known ): bool {
		$now = time();
		if ( $known !== null ) {
			$before = $now - self::USE_STEP;
			// Of several views at the same time one writes.
			return $known->wanted_at < $before
				&& $this->db->run(
					'UPDATE %i SET wanted_at = %d WHERE id = %d AND wanted_at < %d',
					$this->db->table( self::ALBUMS ),
					$now,
					$known->id,
					$before
				) > 0
				&& $known->wanted_at === 0;
		}
		$count = $this->db->first(
			"SELECT COUNT(*) AS number, SUM( CASE WHEN parent_key = '' THEN 1 ELSE 0 END ) AS unlisted FROM %i WHERE connection_id = %d",
			$this->db->table( self::ALBUMS ),
			$connection
		);
		if ( (int) ( $count['number'] ?? 0 ) >= self::MAX || (int) ( $count['unlisted'] ?? 0 ) > self::MAX_UNLISTED ) {
			return false;
		}
		return $this->db->add(
			self::ALBUMS,
			[
				'connection_id' => $connection,
				'album_key'     => RemoteAlbum::key( $album ),
				'album'         => $album,
				'title'         => $title,
				'description'   => '',
				'wanted_at'     => $now,
				'next_page'     => '',
			]
		) > 0;
	}

	/**
	 * Adds the album that has all others.
	 *
	 * @param int $connection Connection.
	 */
	public function add_root( int $connection ): void {
		$this->db->add(
			self::ALBUMS,
			[
				'connection_id' => $connection,
				'album_key'     => RemoteAlbum::key( Provider::ROOT ),
				'album'         => Provider::ROOT,
				'title'         => '',
				'description'   => '',
				'next_page'     => '',
			]
		);
	}

	/**
	 * Forgets albums that no listing has and no page shows any more: somebody may have tried any name.
	 *
	 * @param int $connection Connection.
	 */
	public function prune( int $connection ): void {
		foreach ( $this->albums( $connection ) as $album ) {
			if (
				$album->parent === ''
				&& $album->album !== Provider::ROOT
				&& $album->wanted_at > 0
				&& $album->wanted_at <= time() - self::USED_FOR
			) {
				$this->db->delete( self::ANSWERS, [ 'album_id' => $album->id ] );
				$this->db->delete( self::ALBUMS, [ 'id' => $album->id ] );
			}
		}
	}

	/**
	 * Writes down where an album stands.
	 *
	 * @param RemoteAlbum               $album  The album.
	 * @param array<string, int|string> $fields Columns.
	 */
	public function change( RemoteAlbum $album, array $fields ): void {
		$this->db->change( self::ALBUMS, $fields, [ 'id' => $album->id ] );
	}

	/**
	 * Forgets all of a connection.
	 *
	 * @param int $connection Connection.
	 */
	public function forget( int $connection ): void {
		$this->db->delete( self::ALBUMS, [ 'connection_id' => $connection ] );
		$this->db->delete( self::ANSWERS, [ 'connection_id' => $connection ] );
	}

	/**
	 * Writes down which albums are in an album, and forgets those that no longer are. An album has one place: the first
	 * that was found.
	 *
	 * @param RemoteAlbum      $album The album.
	 * @param list<RemoteItem> $items What is in it.
	 */
	public function place( RemoteAlbum $album, array $items ): void {
		$key   = RemoteAlbum::key( $album->album );
		$known = [];
		foreach ( $this->albums( $album->connection ) as $one ) {
			$known[ RemoteAlbum::key( $one->album ) ] = $one;
		}
		$gone = array_filter( $known, static fn( RemoteAlbum $one ): bool => $one->parent === $key );
		foreach ( $items as $position => $item ) {
			if ( $item->kind !== 'album' || $album->depth >= self::MAX_DEPTH ) {
				continue;
			}
			$child = RemoteAlbum::key( $item->id );
			$one   = $known[ $child ] ?? null;
			unset( $gone[ $child ] );
			if ( $one === null && count( $known ) < self::MAX ) {
				$this->db->add(
					self::ALBUMS,
					[
						'connection_id' => $album->connection,
						'album_key'     => $child,
						'album'         => $item->id,
						'parent_key'    => $key,
						'title'         => $item->title,
						'description'   => $item->description,
						'depth'         => $album->depth + 1,
						'position'      => $position,
						'items'         => $item->count,
						'next_page'     => '',
					]
				);
				$known[ $child ] = new RemoteAlbum(
					0,
					$album->connection,
					$item->id,
					$key,
					'',
					'',
					0,
					0,
					0,
					0,
					'',
					0,
					0,
					''
				);
			} elseif (
				$one !== null
				&& (
					$one->parent === $key
						|| $one->parent === ''
							&& $one->album !== Provider::ROOT
							&& ! $this->is_above( $child, $album, $known )
				)
			) {
				$this->db->change(
					self::ALBUMS,
					[
						'parent_key'  => $key,
						'title'       => $item->title,
						'description' => $item->description,
						'depth'       => $album->depth + 1,
						'position'    => $position,
					],
					[ 'id' => $one->id ]
				);
			}
		}
		foreach ( $gone as $one ) {
			if ( $one->wanted_at > 0 ) {
				// A block shows it by itself: it is asked for until nobody shows it.
				$this->db->change( self::ALBUMS, [ 'parent_key' => '' ], [ 'id' => $one->id ] );
				continue;
			}
			$this->db->delete( self::ANSWERS, [ 'album_id' => $one->id ] );
			$this->db->delete( self::ALBUMS, [ 'id' => $one->id ] );
		}
	}

	/**
	 * Whether an album is above another one: it cannot be in it, too.
	 *
	 * @param string                     $key   Key of the album.
	 * @param RemoteAlbum                $album The other one.
	 * @param array<string, RemoteAlbum> $known Albums by key.
	 */
	private function is_above( string $key, RemoteAlbum $album, array $known ): bool {
		$at = $album;
		for ( $step = 0; $step <= self::MAX_DEPTH && $at !== null; $step++ ) {
			if ( RemoteAlbum::key( $at->album ) === $key ) {
				return true;
			}
			$at = $known[ $at->parent ] ?? null;
		}
		return $at !== null;
	}
}

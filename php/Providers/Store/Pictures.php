<?php
/**
 * The copies of providers' pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\PictureError;
use Vitrine\Images\Renditions;
use Vitrine\Providers\Provider;
use Vitrine\Providers\RemoteItem;
use Vitrine\Providers\Rendition;
use Vitrine\Support\Clock;
use Vitrine\Support\Db;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_provider_pictures`: visitors call no third party, so what a gallery shows is kept here.
 */
final class Pictures {

	/** Widths in pixels: from a thumbnail to what a large screen shows. */
	public const WIDTHS = [ 2048, 1080, 640, 320 ];

	/** Rows written by one statement. */
	private const AT_ONCE = 100;

	public const TABLE = 'vitrine_provider_pictures';

	/**
	 * How much room they have.
	 *
	 * @var PictureQuota
	 */
	public readonly PictureQuota $quota;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db     $db     Tables.
	 * @param Folder $folder Files.
	 */
	public function __construct( private readonly Db $db, private readonly Folder $folder ) {
		$this->quota = new PictureQuota( $db, $folder );
	}

	/**
	 * Whether visitors load this item's picture from where it is: the administrator wants it so, or it is on this very
	 * host.
	 *
	 * @param Connection $connection Connection.
	 * @param RemoteItem $item       Item.
	 */
	public static function is_direct( Connection $connection, RemoteItem $item ): bool {
		$largest = $item->largest();
		return $largest !== null
			&& ( $connection->direct || SafeHttp::host( $largest->url ) === SafeHttp::host( home_url() ) );
	}

	/**
	 * Pictures of an album that are here.
	 *
	 * @param int[] $albums Rows of the albums.
	 * @return array<int, array<string, Picture>> By row of the album and key of the item.
	 */
	public function of_albums( array $albums ): array {
		$found = array_fill_keys( $albums, [] );
		foreach (
			$this->db->all(
				'SELECT item, id, connection_id, album_id, version, status, extension, sizes, color FROM %i WHERE album_id IN ( '
					. $this->db->numbers( $albums ) . " ) AND status = 'ready'",
				$this->table()
			) as $row
		) {
			$found[ (int) $row['album_id'] ][ (string) $row['item'] ] = Picture::of_row( $row );
		}
		return $found;
	}

	/**
	 * Writes down which pictures an album needs; changed ones begin anew, gone ones are deleted.
	 *
	 * @param Connection       $connection Connection.
	 * @param int              $album      Row of the album.
	 * @param list<RemoteItem> $items      What is in it.
	 * @param Provider         $provider   Its provider.
	 */
	public function plan( Connection $connection, int $album, array $items, Provider $provider ): void {
		$known = [];
		foreach ( $this->db->all( 'SELECT * FROM %i WHERE album_id = %d', $this->table(), $album ) as $row ) {
			$picture                = Picture::of_row( $row );
			$known[ $picture->item ] = $picture;
		}
		$new = [];
		foreach ( $items as $item ) {
			[ $remote, $smaller ] = self::addresses(
				$item,
				static fn( string $url ): bool => $provider->allows_picture( $connection->settings, $url )
			);
			if ( $remote === '' || self::is_direct( $connection, $item ) ) {
				continue;
			}
			$picture = $known[ $item->key() ] ?? null;
			unset( $known[ $item->key() ] );
			if ( $picture !== null && $picture->version === $item->picture_version() ) {
				// Signed addresses end: what is not here yet is fetched from the new one.
				if ( $picture->status !== 'ready' && $picture->remote !== $remote ) {
					$this->db->change(
						self::TABLE,
						[ 'remote_url' => $remote, 'smaller_url' => $smaller ],
						[ 'id' => $picture->id ]
					);
				}
				continue;
			}
			if ( $picture !== null ) {
				$this->forget( $picture );
			}
			$new[] = $this->db->prepare(
				"(%d,%d,%s,%s,%s,%s,'pending','','{}','')",
				$connection->id,
				$album,
				$item->key(),
				$item->picture_version(),
				$remote,
				$smaller
			);
		}
		foreach ( array_chunk( $new, self::AT_ONCE ) as $some ) {
			$this->db->run(
				'INSERT INTO %i (connection_id,album_id,item,version,remote_url,smaller_url,status,extension,sizes,color) VALUES '
					. implode( ',', $some ),
				$this->table()
			);
		}
		foreach ( $known as $gone ) {
			$this->forget( $gone );
		}
	}

	/**
	 * The next picture to download, unless there is no room for any.
	 *
	 * @param int $connection Connection.
	 * @param int $now        Unix time.
	 */
	public function next( int $connection, int $now ): ?Picture {
		$row = $this->db->first(
			"SELECT * FROM %i WHERE connection_id = %d AND status IN ('pending','error') AND retry_at >= 0 AND ( retry_at <= %d OR retry_at > %d ) ORDER BY attempts, id LIMIT 1",
			$this->table(),
			$connection,
			$now,
			$now + Clock::RETRY
		);
		return $row === null || $this->quota->is_full() ? null : Picture::of_row( $row );
	}

	/**
	 * Tries one picture, and writes down how it went.
	 *
	 * @param Picture  $picture  The picture.
	 * @param Download $download Fetches from where the connection may.
	 * @return bool Whether it is here.
	 */
	public function bring( Picture $picture, Download $download ): bool {
		$file = null;
		$path = $this->folder->path( $picture->stem() );
		try {
			try {
				$file = $download->fetch( $picture->remote, $path );
			} catch ( PictureError $error ) {
				if ( $picture->smaller === '' || $error->is_passing ) {
					throw $error;
				}
				$file = $download->fetch( $picture->smaller, $path );
			}
			$made = ( new Renditions( self::WIDTHS ) )->make( $file, $path );
			// Before the record says that all is done: a process that is killed in between does it again, and leaves
			// nothing.
			wp_delete_file( $file );
			$kept = $this->db->run(
				"UPDATE %i SET status = 'ready', problem = '', extension = %s, sizes = %s, color = %s, bytes = %d WHERE id = %d",
				$this->table(),
				$made['extension'],
				(string) wp_json_encode( $made['sizes'] ),
				$made['color'],
				$made['bytes'],
				$picture->id
			);
			if ( $kept === 0 ) {
				// The connection was removed meanwhile.
				$picture->delete_files( $this->folder, $made['extension'], array_keys( $made['sizes'] ) );
			}
			return $kept > 0;
		} catch ( PictureError $error ) {
			$this->db->change( self::TABLE, $error->columns( $picture->attempts ), [ 'id' => $picture->id ] );
			return false;
		} finally {
			if ( $file !== null ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Deletes the pictures of albums that no page shows any more.
	 *
	 * @param int       $connection Connection.
	 * @param list<int> $albums     Rows of the albums that pages show.
	 */
	public function prune( int $connection, array $albums ): void {
		foreach (
			$this->db->all(
				'SELECT * FROM %i WHERE connection_id = %d AND album_id NOT IN (' . $this->db->numbers( $albums ) . ')',
				$this->table(),
				$connection
			) as $row
		) {
			$this->forget( Picture::of_row( $row ) );
		}
	}

	/**
	 * Whether pictures of a connection are still to be fetched.
	 *
	 * @param int $connection Connection.
	 */
	public function awaits( int $connection ): bool {
		return $this->db->value(
			"SELECT id FROM %i WHERE connection_id = %d AND status IN ('pending','error') AND retry_at >= 0 LIMIT 1",
			$this->table(),
			$connection
		) !== null;
	}

	/**
	 * How many pictures of a connection are here, and how many are awaited.
	 *
	 * @param int $connection Connection.
	 * @return array{ready: int, awaited: int}
	 */
	public function counts( int $connection ): array {
		$ready = $this->db->number(
			"SELECT COUNT(*) FROM %i WHERE connection_id = %d AND status = 'ready'",
			$this->table(),
			$connection
		);
		return [
			'ready'   => $ready,
			'awaited' => $this->db->number(
				"SELECT COUNT(*) FROM %i WHERE connection_id = %d AND status <> 'ready' AND retry_at >= 0",
				$this->table(),
				$connection
			),
		];
	}

	/**
	 * Forgets everything of a connection.
	 *
	 * @param int $connection Connection.
	 */
	public function forget_all( int $connection ): void {
		$this->db->delete( self::TABLE, [ 'connection_id' => $connection ] );
		$this->folder->remove( Picture::folder( $connection ) );
	}

	/**
	 * Which addresses to try: the largest one that has not too many pixels, and one below it.
	 *
	 * @param RemoteItem             $item   Item.
	 * @param \Closure(string): bool $allows Whether the provider's pictures come from an address.
	 * @return array{string, string}
	 */
	private static function addresses( RemoteItem $item, \Closure $allows ): array {
		$fit = array_values(
			array_filter(
				$item->renditions,
				static fn( Rendition $one ): bool => $one->width * $one->height <= Download::MAX_PIXELS
					&& $allows( $one->url )
			)
		);
		$at  = count( $fit ) - 1;
		return [ $fit[ $at ]->url ?? '', $fit[ $at - 1 ]->url ?? '' ];
	}

	/**
	 * Deletes one record with its files.
	 *
	 * @param Picture $picture The picture.
	 */
	private function forget( Picture $picture ): void {
		$picture->delete_files( $this->folder, $picture->extension, array_keys( $picture->sizes ) );
		$this->db->delete( self::TABLE, [ 'id' => $picture->id ] );
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}

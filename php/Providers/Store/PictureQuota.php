<?php
/**
 * Room for the copies of providers' pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Images\Folder;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Whether there is room for another copy, and which ones go when there is too little: those that came last, for albums
 * are shown from their beginning. Feeds, which are shown newest first, keep what was shown last (Images\ImageQuota).
 */
final class PictureQuota {

	/** A picture of all sizes has about this many bytes: so much room is left. */
	private const ROOM = MB_IN_BYTES;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db     $db     Tables.
	 * @param Folder $folder Files.
	 */
	public function __construct( private readonly Db $db, private readonly Folder $folder ) {}

	/**
	 * Deletes pictures until the quota holds, those that came last first. They come back when there is room.
	 */
	public function evict(): void {
		$bytes = $this->bytes();
		while ( $bytes > self::quota() ) {
			$rows = $this->db->all(
				"SELECT * FROM %i WHERE status = 'ready' ORDER BY id DESC LIMIT 50",
				$this->db->table( Pictures::TABLE )
			);
			foreach ( $rows as $row ) {
				$picture = Picture::of_row( $row );
				$picture->delete_files( $this->folder, $picture->extension, array_keys( $picture->sizes ) );
				$this->db->change(
					Pictures::TABLE,
					[ 'status' => 'pending', 'bytes' => 0, 'sizes' => '{}' ],
					[ 'id' => $picture->id ]
				);
				$bytes -= (int) $row['bytes'];
				if ( $bytes <= self::quota() ) {
					return;
				}
			}
			if ( $rows === [] ) {
				return;
			}
		}
	}

	/**
	 * Whether there is no room for another picture.
	 */
	public function is_full(): bool {
		return $this->bytes() + self::ROOM > self::quota();
	}

	/**
	 * Bytes of all pictures.
	 */
	private function bytes(): int {
		$sql = "SELECT SUM(bytes) FROM %i WHERE status = 'ready'";
		return $this->db->number( $sql, $this->db->table( Pictures::TABLE ) );
	}

	/**
	 * Bytes that may be kept.
	 */
	private static function quota(): int {
		/**
		 * Filters how many bytes of pictures of providers are kept on the site.
		 *
		 * @param int $quota Bytes.
		 */
		return max( 0, (int) apply_filters( 'vitrine_provider_picture_quota', 2 * GB_IN_BYTES ) );
	}
}

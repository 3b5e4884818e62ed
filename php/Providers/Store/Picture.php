<?php
/**
 * The copy of a provider's picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Images\Folder;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * A row of `vitrine_provider_pictures`.
 */
final class Picture {

	/**
	 * Keeps the fields.
	 *
	 * @param int                         $id         Row.
	 * @param int                         $connection Connection.
	 * @param int                         $album      Row of the album.
	 * @param string                      $item       Key of the item.
	 * @param string                      $version    Changes when the picture does.
	 * @param string                      $remote     Address that is downloaded; never printed.
	 * @param string                      $smaller    Address of a smaller rendition for when that is too large, or ''.
	 * @param string                      $status     'pending', 'ready' or 'error'.
	 * @param int                         $attempts   Tries that failed.
	 * @param string                      $extension  'webp' or 'jpg'.
	 * @param array<int, array{int, int}> $sizes      Width and height in pixels by width, largest first.
	 * @param string                      $color      Average color.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $connection,
		public readonly int $album,
		public readonly string $item,
		public readonly string $version,
		public readonly string $remote,
		public readonly string $smaller,
		public readonly string $status,
		public readonly int $attempts,
		public readonly string $extension,
		public readonly array $sizes,
		public readonly string $color
	) {}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function of_row( array $row ): self {
		return new self(
			(int) ( $row['id'] ?? 0 ),
			(int) ( $row['connection_id'] ?? 0 ),
			(int) ( $row['album_id'] ?? 0 ),
			$row['item'] ?? '',
			$row['version'] ?? '',
			$row['remote_url'] ?? '',
			$row['smaller_url'] ?? '',
			$row['status'] ?? '',
			(int) ( $row['attempts'] ?? 0 ),
			$row['extension'] ?? '',
			Image::sizes( $row['sizes'] ?? '' ),
			$row['color'] ?? ''
		);
	}

	/**
	 * Folder of a connection, below the plugin's.
	 *
	 * @param int $connection Connection.
	 */
	public static function folder( int $connection ): string {
		return "providers/{$connection}";
	}

	/**
	 * Name of its files without width and extension: nobody guesses one from another, and a changed picture has
	 * another.
	 */
	public function stem(): string {
		return self::folder( $this->connection ) . '/'
			. substr( hash( 'sha256', "{$this->album}|{$this->item}|{$this->version}" ), 0, 24 );
	}

	/**
	 * Name of the file of one width.
	 *
	 * @param int $width Key of `sizes`.
	 */
	public function file( int $width ): string {
		return "{$this->stem()}-{$width}.{$this->extension}";
	}

	/**
	 * Deletes files.
	 *
	 * @param Folder    $folder    Where they are.
	 * @param string    $extension Their extension.
	 * @param list<int> $widths    Their widths.
	 */
	public function delete_files( Folder $folder, string $extension, array $widths ): void {
		foreach ( $widths as $width ) {
			wp_delete_file( $folder->path( "{$this->stem()}-{$width}.{$extension}" ) );
		}
	}
}

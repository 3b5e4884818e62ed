<?php
/**
 * Looks at files of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Images\Color;
use Vitrine\Install\Database;
use Vitrine\MediaLibrary\Metadata\Exif;
use Vitrine\MediaLibrary\Metadata\ImageMeta;
use Vitrine\MediaLibrary\Metadata\Location;
use Vitrine\MediaLibrary\Metadata\VideoLocation;
use Vitrine\Support\Background\RecurringAction;
use Vitrine\Support\Background\RoundRobin;

defined( 'ABSPATH' ) || exit;

/**
 * Reads every picture once: at upload, and in the background what was there before the plugin. Takes the place out of
 * uploads unless the owner keeps it.
 */
final class Media {

	/** Whether places are kept in files and shown. */
	public const KEEP_LOCATION = 'vitrine_keep_location';

	public const HOOK = 'vitrine_read_media';

	/** Last file that was looked at; -1 when all were. */
	public const PLACE = 'vitrine_media_place';

	private const BATCH = 50;

	/** Seconds until the next run. */
	private const PAUSE = 30;

	/** Meta whose change is a change of the row. */
	private const META = [
		'_wp_attachment_image_alt',
		ItemFields::TAGS,
		ItemFields::FEATURED,
		ItemFields::DESTINATION,
		ItemFields::VIDEO,
	];

	/**
	 * Files that were replaced and whose metadata are still to come, as core's image editor does it.
	 *
	 * @var array<int, true>
	 */
	private array $replaced = [];

	/**
	 * Keeps how the store is made.
	 *
	 * @param \Closure(): MediaStore $store Makes it.
	 */
	public function __construct( private readonly \Closure $store ) {}

	/**
	 * Whether places are kept.
	 */
	public static function keeps_location(): bool {
		// Who writes the option past its sanitizer may write 'false'.
		return in_array( get_option( self::KEEP_LOCATION ), [ true, 1, '1', 'true' ], true );
	}

	/**
	 * Takes the place out of an upload before any size is made of it: core's Imagick editor copies EXIF into every
	 * size.
	 *
	 * @param array<string, mixed> $upload `file`, `url`, `type`.
	 * @return array<string, mixed>
	 */
	public function uploaded( array $upload ): array {
		if (
			is_string( $upload['file'] ?? null ) && is_string( $upload['type'] ?? null ) && ! self::keeps_location()
		) {
			if ( str_starts_with( $upload['type'], 'image/' ) ) {
				Location::remove( $upload['file'] );
			} elseif ( str_starts_with( $upload['type'], 'video/' ) ) {
				VideoLocation::remove( $upload['file'] );
			}
		}
		return $upload;
	}

	/**
	 * Looks at a file whose sizes have been made.
	 *
	 * @param mixed  $data    Its metadata.
	 * @param int    $id      Attachment.
	 * @param string $context `create` or `update`.
	 */
	public function generated( mixed $data, int $id, string $context = 'create' ): mixed {
		$this->read( $id, is_array( $data ) ? $data : null, $context === 'create' );
		return $data;
	}

	/**
	 * Looks at a file and writes its row.
	 *
	 * @param int               $id   Attachment.
	 * @param array<mixed>|null $data Its metadata, where they are not saved yet.
	 * @param bool              $own  Whether it has just been uploaded: then places are taken out, too, where something
	 *                                has written them since.
	 */
	public function read( int $id, ?array $data = null, bool $own = false ): void {
		$row = Database::exists() ? MediaStore::said( $id, $data ) : null;
		if ( $row === null ) {
			return;
		}
		$data ??= wp_get_attachment_metadata( $id, true );
		$data   = is_array( $data ) ? $data : [];
		$file   = (string) get_attached_file( $id, true );
		$upload = is_string( $data['original_image'] ?? null ) && $data['original_image'] !== ''
			? path_join( dirname( $file ), wp_basename( $data['original_image'] ) )
			: $file;
		$keeps  = self::keeps_location();
		$mime   = (string) get_post_mime_type( $id );
		$sizes  = self::sizes( $data, dirname( $file ) );
		$known  = is_array( $data['image_meta'] ?? null ) ? $data['image_meta'] : [];
		$exif   = str_starts_with( $mime, 'image/' ) ? Exif::of_file( $upload, $known, $keeps ) : [];
		( $this->store )()->save(
			new MediaRow(
				$id,
				$row->kind,
				$row->width,
				$row->height,
				Color::of( $sizes === [] ? $file : end( $sizes ) ),
				Exif::timestamp( $exif['time'] ?? '' ),
				$row->featured,
				$row->leads_off,
				$row->tags,
				$row->alt,
				$row->file,
				$keeps ? '' : self::clean( $mime, [ 'upload' => $upload, 'full' => $file ], $sizes, $own ),
				[ ...$exif, ...ImageMeta::of( $data ) ]
			)
		);
	}

	/**
	 * Which size may be offered for download.
	 *
	 * @param string                $mime  Media type.
	 * @param array{upload: string, full: string} $files The upload and what core shows of it.
	 * @param array<string, string> $sizes Paths by name, largest first.
	 * @param bool                  $own   Whether places are taken out.
	 */
	private static function clean( string $mime, array $files, array $sizes, bool $own ): string {
		if ( ! str_starts_with( $mime, 'image/' ) ) {
			$tells = $own
				? VideoLocation::remove( $files['full'] ) !== Location::CLEAN
				: VideoLocation::is_in( $files['full'] );
			return str_starts_with( $mime, 'video/' ) && $tells ? MediaRow::NONE : '';
		}
		$is_clean = static fn( string $file ): bool => $own
			? Location::remove( $file ) === Location::CLEAN
			: ! Location::is_in( $file );
		// Types without EXIF.
		$all = in_array( $mime, [ 'image/svg+xml', 'image/bmp', 'image/x-icon' ], true );
		if (
			$all
			|| (
				is_file( $files['upload'] )
					&& $is_clean( $files['upload'] )
					&& ( $files['full'] === $files['upload'] || $is_clean( $files['full'] ) )
			)
		) {
			return '';
		}
		foreach ( [ 'full' => $files['full'], ...$sizes ] as $name => $path ) {
			if ( is_file( $path ) && $is_clean( $path ) ) {
				return $name;
			}
		}
		return MediaRow::NONE;
	}

	/**
	 * Sizes that are there.
	 *
	 * @param array<mixed> $data   Metadata.
	 * @param string       $folder Path.
	 * @return array<string, string> Paths by name, largest first.
	 */
	private static function sizes( array $data, string $folder ): array {
		$paths  = [];
		$widths = [];
		foreach ( is_array( $data['sizes'] ?? null ) ? $data['sizes'] : [] as $name => $size ) {
			$file = is_array( $size ) && is_string( $size['file'] ?? null ) ? wp_basename( $size['file'] ) : '';
			if ( is_string( $name ) && $file !== '' && strlen( $name ) <= 64 && is_file( "{$folder}/{$file}" ) ) {
				$paths[ $name ]  = "{$folder}/{$file}";
				$widths[ $name ] = is_numeric( $size['width'] ?? null ) ? (int) $size['width'] : 0;
			}
		}
		uksort( $paths, static fn( string $one, string $other ): int => $widths[ $other ] <=> $widths[ $one ] );
		return $paths;
	}

	/**
	 * Follows a change of post.
	 *
	 * @param int $id Attachment.
	 */
	public function changed( int $id ): void {
		$row = Database::exists() ? MediaStore::said( $id ) : null;
		if ( $row !== null ) {
			( $this->store )()->update( $row );
		}
	}

	/**
	 * Follows a change of meta.
	 *
	 * @param mixed $meta_id Unused.
	 * @param mixed $id      Post.
	 * @param mixed $key     Key.
	 */
	public function meta_changed( mixed $meta_id, mixed $id, mixed $key ): void {
		if ( ! is_numeric( $id ) ) {
			return;
		}
		$id = (int) $id;
		if ( $key === '_wp_attached_file' && current_action() === 'updated_post_meta' ) {
			$this->replaced[ $id ] = true;
		} elseif ( $key === '_wp_attachment_metadata' && isset( $this->replaced[ $id ] ) ) {
			unset( $this->replaced[ $id ] );
			$this->read( $id );
		} elseif ( in_array( $key, self::META, true ) ) {
			$this->changed( $id );
		}
	}

	/**
	 * Forgets a file.
	 *
	 * @param int $id Attachment.
	 */
	public function deleted( int $id ): void {
		if ( Database::exists() ) {
			( $this->store )()->delete( $id );
		}
	}

	/**
	 * Looks at everything again, because the owner keeps places from now on, or no longer.
	 */
	public function start_again(): void {
		if ( Database::exists() ) {
			( $this->store )()->forget_readings();
			update_option( self::PLACE, 0, true );
			$this->plan();
		}
	}

	/**
	 * Plans the next run, where there may be something to do.
	 *
	 * @param mixed $id A new attachment, otherwise nothing.
	 */
	public function plan( mixed $id = null ): void {
		if ( is_int( $id ) && (int) get_option( self::PLACE, 0 ) === -1 ) {
			update_option( self::PLACE, $id - 1, true );
		}
		if ( Database::exists() && (int) get_option( self::PLACE, 0 ) !== -1 ) {
			( new RecurringAction( self::HOOK ) )->schedule_single( self::PAUSE );
		}
	}

	/**
	 * Looks at some files, and plans the next run.
	 */
	public function run(): void {
		if ( ! Database::exists() ) {
			return;
		}
		$ids = ( $this->store )()->unread( max( 0, (int) get_option( self::PLACE, 0 ) ), self::BATCH );
		if ( $ids === [] ) {
			update_option( self::PLACE, -1, true );
			return;
		}
		( new RoundRobin() )->take( $ids, $this->read_next( ... ) );
		$this->plan();
	}

	/**
	 * Looks at the next file.
	 *
	 * @param int $id Attachment.
	 * @return true It is done, well or not.
	 */
	private function read_next( int $id ): bool {
		// Written first: a file that ends PHP is not tried again.
		update_option( self::PLACE, $id, true );
		try {
			$this->read( $id );
		} catch ( \Throwable ) {
			return true;
		}
		return true;
	}
}

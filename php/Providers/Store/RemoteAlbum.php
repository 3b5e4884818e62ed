<?php
/**
 * An album of a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

defined( 'ABSPATH' ) || exit;

/**
 * A row of `vitrine_provider_albums`.
 */
final class RemoteAlbum {

	/**
	 * Keeps the fields.
	 *
	 * @param int    $id          Row.
	 * @param int    $connection  Connection.
	 * @param string $album       Id at the provider.
	 * @param string $parent      Key of the album it is in, '' = of none.
	 * @param string $title       Title.
	 * @param string $description Description.
	 * @param int    $depth       Albums above it.
	 * @param int    $count       Items in it, as far as known.
	 * @param int    $shown_round Round whose answers are shown, 0 = none yet.
	 * @param int    $open_round  Round that lists it now, 0 = none.
	 * @param string $next_page   Page that comes next in that round.
	 * @param int    $pages       Pages that round has.
	 * @param int    $wanted_at   Unix time when a page last showed it, 0 = never.
	 * @param string $version     Changes when what is shown does.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $connection,
		public readonly string $album,
		public readonly string $parent,
		public readonly string $title,
		public readonly string $description,
		public readonly int $depth,
		public readonly int $count,
		public readonly int $shown_round,
		public readonly int $open_round,
		public readonly string $next_page,
		public readonly int $pages,
		public readonly int $wanted_at,
		public readonly string $version
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
			$row['album'] ?? '',
			$row['parent_key'] ?? '',
			$row['title'] ?? '',
			$row['description'] ?? '',
			(int) ( $row['depth'] ?? 0 ),
			(int) ( $row['items'] ?? 0 ),
			(int) ( $row['shown_round'] ?? 0 ),
			(int) ( $row['open_round'] ?? 0 ),
			$row['next_page'] ?? '',
			(int) ( $row['pages'] ?? 0 ),
			(int) ( $row['wanted_at'] ?? 0 ),
			$row['version'] ?? ''
		);
	}

	/**
	 * Its name in the table: ids may be long.
	 *
	 * @param string $album Id at the provider.
	 */
	public static function key( string $album ): string {
		return md5( $album );
	}
}

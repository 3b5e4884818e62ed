<?php
/**
 * An album as it is stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * A term with what galleries need of it.
 */
final class StoredAlbum {

	/**
	 * Keeps the fields.
	 *
	 * @param int    $id          Id of the term.
	 * @param int    $taxonomy_id Id in the taxonomy.
	 * @param string $title       As written.
	 * @param string $description As written.
	 * @param int    $parent      Id of the album above, 0 = none.
	 * @param int    $count       Files in it, those included that visitors may not see.
	 * @param int    $cover       Chosen attachment, 0 = none.
	 * @param int    $order       Place among its neighbors.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $taxonomy_id,
		public readonly string $title,
		public readonly string $description,
		public readonly int $parent,
		public readonly int $count,
		public readonly int $cover,
		public readonly int $order
	) {}

	/**
	 * Its id in galleries: pictures and albums are in one list there, and have numbers of their own each.
	 */
	public function name(): string {
		return self::name_of( $this->id );
	}

	/**
	 * Id in galleries.
	 *
	 * @param int $id Id of the term.
	 */
	public static function name_of( int $id ): string {
		return "a{$id}";
	}

	/**
	 * Id of the term of an id in galleries.
	 *
	 * @param string $name Such as 'a12'.
	 * @return int 0 when it is none.
	 */
	public static function id_of( string $name ): int {
		return preg_match( '/^a([1-9]\d{0,17})$/D', $name, $parts ) === 1 ? (int) $parts[1] : 0;
	}
}

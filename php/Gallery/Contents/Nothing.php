<?php
/**
 * Nothing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * Contents of a gallery whose source does not exist.
 */
final class Nothing implements Contents {

	/**
	 * An album that visitors may see.
	 *
	 * @param string $id Id.
	 */
	public function album( string $id ): ?Album {
		return $id === self::ROOT ? new Album( self::ROOT, '', '', '' ) : null;
	}

	/**
	 * The way to an album.
	 *
	 * @param string $id Id.
	 * @return list<Album>
	 */
	public function path( string $id ): array {
		$album = $this->album( $id );
		return $album === null ? [] : [ $album ];
	}

	/**
	 * Everything in an album.
	 *
	 * @param string $album Id.
	 * @param Query  $query Filter and search.
	 */
	public function index( string $album, Query $query ): Index {
		return Index::none();
	}

	/**
	 * Whole items.
	 *
	 * @param string   $album Id.
	 * @param string[] $ids   Ids.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids ): array {
		return [];
	}

	/**
	 * What the person who can mend it should know.
	 */
	public function problem(): ?Problem {
		return null;
	}
}

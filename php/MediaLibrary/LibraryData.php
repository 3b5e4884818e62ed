<?php
/**
 * What galleries keep in the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Support\Background\RecurringAction;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Takes options and events away when the plugin goes, and albums and meta where the site says so. The files themselves
 * are the owner's.
 */
final class LibraryData {

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Removes what is worked out or set up on this site.
	 *
	 * @param bool $all Whether albums go, too, and what people have said of files.
	 */
	public function remove( bool $all ): void {
		$this->clear();
		foreach ( [ Media::KEEP_LOCATION, Media::PLACE, Albums::TAXONOMY . '_children' ] as $option ) {
			delete_option( $option );
		}
		if ( $all ) {
			$this->remove_albums();
		}
	}

	/**
	 * Removes albums, and what people have said of files.
	 */
	private function remove_albums(): void {
		$table  = $this->db->table( 'term_taxonomy' );
		$albums = $this->db->all(
			'SELECT term_id, term_taxonomy_id FROM %i WHERE taxonomy = %s',
			$table,
			Albums::TAXONOMY
		);
		foreach ( array_chunk( $albums, 500 ) as $part ) {
			$terms = $this->db->numbers( array_map( 'intval', array_column( $part, 'term_id' ) ) );
			$this->db->run(
				'DELETE FROM %i WHERE term_taxonomy_id IN ( '
					. $this->db->numbers( array_map( 'intval', array_column( $part, 'term_taxonomy_id' ) ) ) . ' )',
				$this->db->table( 'term_relationships' )
			);
			foreach ( [ 'termmeta', 'terms' ] as $name ) {
				$this->db->run( 'DELETE FROM %i WHERE term_id IN ( ' . $terms . ' )', $this->db->table( $name ) );
			}
		}
		$this->db->delete( 'term_taxonomy', [ 'taxonomy' => Albums::TAXONOMY ] );
		foreach (
			[
				ItemFields::TAGS,
				ItemFields::AUTHOR,
				ItemFields::DESTINATION,
				ItemFields::DOWNLOAD,
				ItemFields::FEATURED,
				ItemFields::CUSTOM,
				ItemFields::VIDEO,
			] as $key
		) {
			delete_post_meta_by_key( $key );
		}
	}

	/**
	 * Takes the events of this site away.
	 */
	public function clear(): void {
		( new RecurringAction( Media::HOOK ) )->clear();
	}
}

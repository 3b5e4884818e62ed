<?php
/**
 * Where pictures are kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

defined( 'ABSPATH' ) || exit;

/**
 * `uploads/vitrine`: paths and addresses.
 */
final class Folder {

	/**
	 * Path of a file.
	 *
	 * @param string $name Name below the folder; empty for the folder itself.
	 */
	public function path( string $name = '' ): string {
		return untrailingslashit( wp_get_upload_dir()['basedir'] . '/vitrine/' . $name );
	}

	/**
	 * Address of a file.
	 *
	 * @param string $name Name below the folder.
	 */
	public function url( string $name ): string {
		return set_url_scheme( wp_get_upload_dir()['baseurl'] . '/vitrine/' . $name );
	}

	/**
	 * Deletes the files of a picture.
	 *
	 * @param Image $image The picture.
	 */
	public function delete( Image $image ): void {
		foreach ( array_keys( $image->sizes ) as $width ) {
			wp_delete_file( $this->path( $image->file( $width ) ) );
		}
	}

	/**
	 * Deletes what a source, or everything that, was kept.
	 *
	 * @param int|string|null $source Id of the source or a name below the folder, null for all.
	 */
	public function remove( int|string|null $source ): void {
		if ( ! function_exists( 'WP_Filesystem' ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		// Uploads are written directly by core too, whatever way updates take.
		( new \WP_Filesystem_Direct( null ) )->delete( $this->path( $source === null ? '' : (string) $source ), true );
	}
}

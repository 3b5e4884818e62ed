<?php
/**
 * Imports a picture of a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Support\PictureHosts;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads a picture, re-encodes it in several widths and stores the result, or the reason of the failure for a retry.
 */
final class ImageImporter {

	/**
	 * Keeps its helpers.
	 *
	 * @param Download   $download   Fetches.
	 * @param Renditions $renditions Makes the sizes.
	 * @param Folder     $folder     Where they go.
	 * @param Images     $images     The records.
	 */
	public function __construct(
		private readonly Download $download,
		private readonly Renditions $renditions,
		private readonly Folder $folder,
		private readonly Images $images
	) {}

	/**
	 * The same for pictures from elsewhere.
	 *
	 * @param PictureHosts $hosts Where pictures may come from.
	 */
	public function from( PictureHosts $hosts ): self {
		return new self( new Download( $hosts ), $this->renditions, $this->folder, $this->images );
	}

	/**
	 * Imports one picture. Failures are recorded, never thrown.
	 *
	 * @param Image $image The picture.
	 * @return Image|null The picture with its sizes, null when it failed.
	 */
	public function import( Image $image ): ?Image {
		$file = null;
		try {
			$path = $this->folder->path( $image->stem() );
			$file = $this->download->fetch( $image->remote_url, $path );
			$made = $this->renditions->make( $file, $path );
			// Before the record says that all is done: a process that is killed in between does it again, and leaves
			// nothing.
			wp_delete_file( $file );
			return $this->images->keep( $image, $made );
		} catch ( PictureError $error ) {
			$this->images->fail( $image, $error );
			return null;
		} finally {
			if ( $file !== null ) {
				wp_delete_file( $file );
			}
		}
	}
}

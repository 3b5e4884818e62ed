<?php
/**
 * Finds what is in a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Posters\Posters;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\AlbumStore;
use Vitrine\MediaLibrary\FileList;
use Vitrine\MediaLibrary\MediaStore;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the contents of a gallery by its source.
 */
final class ContentsFactory {

	/**
	 * Keeps the stores.
	 *
	 * @param \Closure(): MediaStore                $media     Makes the store of the media library.
	 * @param \Closure(): FileList                  $files     Makes what lists its files.
	 * @param \Closure(): AlbumStore                $albums    Makes the store of albums.
	 * @param \Closure(): Posters                   $posters   Makes the store of videos' pictures.
	 * @param \Closure(GallerySettings): Contents   $providers Makes the contents of a provider.
	 */
	public function __construct(
		private readonly \Closure $media,
		private readonly \Closure $files,
		private readonly \Closure $albums,
		private readonly \Closure $posters,
		private readonly \Closure $providers
	) {}

	/**
	 * Makes them.
	 *
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	public function of( GallerySettings $settings ): Contents {
		$media = ( $this->media )();
		$files = ( $this->files )();
		return match ( $settings->source ) {
			'album', 'albums' => new AlbumContents( $settings, $media, ( $this->albums )(), $files ),
			'attached' => new AttachedContents( $settings, $media, $files ),
			'provider' => ( $this->providers )( $settings ),
			default => new ChosenContents( $settings, $media, $files, ( $this->posters )(), home_url( '/' ) ),
		};
	}
}

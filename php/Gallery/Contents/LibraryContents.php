<?php
/**
 * A gallery without albums.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Index;
use Vitrine\Gallery\Contents\Items\Wanted;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\FileList;
use Vitrine\MediaLibrary\MediaStore;

defined( 'ABSPATH' ) || exit;

/**
 * What galleries of one level share.
 */
abstract class LibraryContents implements Contents {

	/**
	 * Filters.
	 *
	 * @var ItemFilter
	 */
	protected readonly ItemFilter $filter;

	/**
	 * Makes items.
	 *
	 * @var MediaItems
	 */
	protected readonly MediaItems $media;

	/**
	 * Lists files.
	 *
	 * @var MediaCandidates
	 */
	protected readonly MediaCandidates $files;

	/**
	 * Keeps settings and store.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param MediaStore      $store    The media library.
	 * @param FileList        $files    Lists its files.
	 */
	public function __construct( protected readonly GallerySettings $settings, MediaStore $store, FileList $files ) {
		$this->filter = new ItemFilter( $settings );
		$this->media  = new MediaItems( $store, $settings, $this->filter->rules() );
		$this->files  = new MediaCandidates( $files, $settings, $this->filter->rules() );
	}

	/**
	 * The root is all there is.
	 *
	 * @param string $id Id.
	 */
	public function album( string $id ): ?Album {
		return $id === self::ROOT ? new Album( self::ROOT, '', '', '' ) : null;
	}

	/**
	 * The root.
	 *
	 * @param string $id Id.
	 * @return list<Album>
	 */
	public function path( string $id ): array {
		$album = $this->album( $id );
		return $album === null ? [] : [ $album ];
	}

	/**
	 * All of it.
	 *
	 * @param string $album Id.
	 * @param Query  $query Query.
	 */
	public function index( string $album, Query $query ): Index {
		return $album === self::ROOT
			? $this->filter->index( $this->candidates( $this->filter->wants( $query ) ), $album, $query )
			: Index::none();
	}

	/**
	 * What is in it, in the order of the source.
	 *
	 * @param Wanted $wanted What they have to bring.
	 * @return list<Candidate>
	 */
	abstract protected function candidates( Wanted $wanted ): array;

	/**
	 * There are no albums.
	 *
	 * @return array<string, string>
	 */
	public function left_out(): array {
		return [];
	}
}

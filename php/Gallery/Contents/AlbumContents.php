<?php
/**
 * Albums of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Index;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Items\Picture;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\AlbumStore;
use Vitrine\MediaLibrary\FileList;
use Vitrine\MediaLibrary\MediaRow;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\StoredAlbum;
use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * An album with everything below it: albums first, then its files. Of the source `albums` the root shows only albums.
 *
 * Ids of albums begin with 'a', for pictures and albums are in one list and each have numbers of their own.
 */
final class AlbumContents implements Contents {

	/**
	 * Filters.
	 *
	 * @var ItemFilter
	 */
	private readonly ItemFilter $filter;

	/**
	 * Makes items.
	 *
	 * @var MediaItems
	 */
	private readonly MediaItems $media;

	/**
	 * Which albums are shown.
	 *
	 * @var AlbumTree
	 */
	private readonly AlbumTree $tree;

	/**
	 * Lists files.
	 *
	 * @var MediaCandidates
	 */
	private readonly MediaCandidates $files;

	/**
	 * Keeps settings and stores.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param MediaStore      $store    The media library.
	 * @param AlbumStore      $albums   Its albums.
	 * @param FileList        $files    Lists its files.
	 */
	public function __construct(
		private readonly GallerySettings $settings,
		MediaStore $store,
		private readonly AlbumStore $albums,
		FileList $files
	) {
		$this->filter = new ItemFilter( $settings );
		$this->tree   = new AlbumTree( $settings, $store, $albums, $this->filter );
		$this->media  = new MediaItems( $store, $settings, $this->filter->rules() );
		$this->files  = new MediaCandidates( $files, $settings, $this->filter->rules() );
	}

	/**
	 * An album below the root.
	 *
	 * @param string $id Id.
	 */
	public function album( string $id ): ?Album {
		$path = $this->path( $id );
		return $path === [] ? null : $path[ count( $path ) - 1 ];
	}

	/**
	 * The way to an album.
	 *
	 * @param string $id Id.
	 * @return list<Album>
	 */
	public function path( string $id ): array {
		$stored = $this->tree->way( $id );
		if ( $stored === null ) {
			return [];
		}
		$root = $this->tree->root();
		$path = [
			$this->settings->source === 'album' && $root !== null
				? new Album( self::ROOT, self::title( $root ), self::description( $root ), '' )
				: new Album( self::ROOT, $root === null ? '' : self::title( $root ), '', '' ),
		];
		foreach ( $stored as $album ) {
			$path[] = new Album(
				$album->name(),
				self::title( $album ),
				self::description( $album ),
				$path[ count( $path ) - 1 ]->id
			);
		}
		return $path;
	}

	/**
	 * Albums, then files; where something is searched, those of the albums below, too.
	 *
	 * @param string $id    Id.
	 * @param Query  $query Query.
	 */
	public function index( string $id, Query $query ): Index {
		$way = $this->tree->way( $id );
		if ( $way === null ) {
			return Index::none();
		}
		$at     = $way === [] ? $this->tree->root() : $way[ count( $way ) - 1 ];
		$top    = $at === null ? 0 : $at->id;
		$deep   = $query->search !== '';
		$albums = $deep ? $this->tree->tree( $top, $way === [] ) : $this->tree->shown( $top, $way === [] );
		$names  = $at !== null && ( $way !== [] || $this->settings->source === 'album' )
			? [ $at->taxonomy_id => '' ]
			: [];
		$candidates = [];
		foreach ( $albums as $album ) {
			$candidates[] = new Candidate(
				$album->name(),
				'album',
				0.0,
				false,
				$album->title,
				$album->description,
				album: $album->parent === $top ? '' : StoredAlbum::name_of( $album->parent )
			);
			$names       += $deep ? [ $album->taxonomy_id => $album->name() ] : [];
		}
		return $this->filter->index(
			[ ...$candidates, ...$this->files->of_albums( $names, $this->filter->wants( $query ) ) ],
			$id,
			$query
		);
	}

	/**
	 * The album of the media library whose files are shown.
	 *
	 * @param string $album Id.
	 * @return StoredAlbum|null Null where only albums are.
	 */
	public function stored( string $album ): ?StoredAlbum {
		$way = $this->tree->way( $album ) ?? [];
		return $way === []
			? ( $this->settings->source === 'album' ? $this->tree->root() : null )
			: $way[ count( $way ) - 1 ];
	}

	/**
	 * Whole items.
	 *
	 * @param string                    $album Id.
	 * @param string[]                  $ids   Ids.
	 * @param array<int|string, string> $below Albums of what a search has found below it, by id.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids, array $below = [] ): array {
		$way = $this->tree->way( $album );
		if ( $way === null ) {
			return [];
		}
		$at     = $way === [] ? $this->tree->root() : $way[ count( $way ) - 1 ];
		$albums = $this->albums->get(
			array_values(
				array_filter(
					array_map( [ StoredAlbum::class, 'id_of' ], $ids ),
					static fn( int $id ): bool => $id > 0
				)
			)
		);
		$albums = array_filter(
			$albums,
			fn( StoredAlbum $one ): bool => isset( $below[ $one->name() ] )
				|| $one->parent === ( $at === null ? 0 : $at->id ) && $this->tree->allows( $one, $way === [] )
		);
		$facts  = $this->tree->facts( $albums );
		$files  = array_values(
			array_filter(
				array_map( static fn( string $id ): int => ctype_digit( $id ) ? (int) $id : 0, $ids ),
				static fn( int $id ): bool => $id > 0
			)
		);
		$own    = $at !== null && ( $way !== [] || $this->settings->source === 'album' );
		$files  = array_values( array_filter( $files, static fn( int $id ): bool => $own || isset( $below[ $id ] ) ) );
		[ $rows, $covers ] = $this->media->load(
			$files,
			$at === null || $below !== [] ? 0 : $at->taxonomy_id,
			array_column( $facts, 'cover' )
		);
		$items  = [];
		foreach ( $ids as $id ) {
			$child = $albums[ StoredAlbum::id_of( $id ) ] ?? null;
			if ( $child !== null ) {
				$items[] = $this->album_item(
					$child,
					$below[ $id ] ?? $album,
					$facts[ $child->id ],
					$covers[ $facts[ $child->id ]['cover'] ] ?? null
				);
			} elseif ( ctype_digit( $id ) && isset( $rows[ (int) $id ] ) ) {
				$items[] = $this->media->item( $id, $below[ $id ] ?? $album, $rows[ (int) $id ] );
			}
		}
		return array_values( array_filter( $items ) );
	}

	/**
	 * No such album, or nothing in it.
	 */
	public function problem(): ?Problem {
		if ( $this->tree->way( self::ROOT ) === null ) {
			return $this->settings->album === 0
				? new Problem(
					'empty',
					__( 'No album has been chosen yet.', 'vitrine' ),
					__( 'Choose an album, or create one.', 'vitrine' )
				)
				: new Problem(
					'gone',
					__( 'This album no longer exists.', 'vitrine' ),
					__( 'Choose another album.', 'vitrine' )
				);
		}
		if ( $this->index( self::ROOT, Query::all() )->entries !== [] ) {
			return null;
		}
		// Files of its own are not what this gallery shows: nobody should look for them in the media library.
		return $this->settings->source === 'albums' && ( $this->tree->root()->count ?? 0 ) > 0
			? new Problem(
				'empty',
				__( 'There are no albums with images inside this one.', 'vitrine' ),
				__( 'To show this album’s own images, choose “An album” in the Content panel.', 'vitrine' )
			)
			: new Problem(
				'empty',
				__( 'There is nothing in this album that visitors can see.', 'vitrine' ),
				__( 'Add images to the album in the Media Library.', 'vitrine' )
			);
	}

	/**
	 * Albums of the gallery that the black list leaves out.
	 *
	 * @return array<string, string>
	 */
	public function left_out(): array {
		$found = [];
		foreach ( $this->tree->left_out() as [ $album, $word ] ) {
			$found[ self::title( $album ) ] = $word;
		}
		return $found;
	}

	/**
	 * The tile of an album.
	 *
	 * @param StoredAlbum                          $album Album.
	 * @param string                               $above Id of the album that it is in.
	 * @param array{number: int, cover: int}       $facts Number of items and cover.
	 * @param MediaRow|null     $cover What is known of the cover.
	 */
	private function album_item( StoredAlbum $album, string $above, array $facts, ?MediaRow $cover ): Item {
		$texts = $this->filter->rules()->apply( $album->title, $album->description, [], false, true );
		return new Item(
			id: $album->name(),
			kind: 'album',
			album_id: $above,
			title: $texts->title,
			description: $texts->description,
			thumb: $cover === null ? new Picture() : MediaItems::thumb( $cover->id, $cover->clean, '', $cover->color ),
			featured: $texts->featured,
			number_items: $facts['number']
		);
	}

	/**
	 * Title of an album as people read it.
	 *
	 * @param StoredAlbum $album Album.
	 */
	private static function title( StoredAlbum $album ): string {
		return Sanitizer::plain( $album->title, TextRules::MAX_TITLE_LENGTH );
	}

	/**
	 * Description of an album as people read it.
	 *
	 * @param StoredAlbum $album Album.
	 */
	private static function description( StoredAlbum $album ): string {
		return Sanitizer::plain( $album->description, TextRules::MAX_DESCRIPTION_LENGTH );
	}
}

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
use Vitrine\MediaLibrary\MediaRow;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\StoredAlbum;

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
	 * Whether this visitor may see files of albums' own, by their ids in the taxonomy, once that has been asked.
	 *
	 * @var array<int, bool>
	 */
	private array $has_files = [];

	/**
	 * Keeps settings and stores.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param MediaStore      $store    The media library.
	 * @param AlbumStore      $albums   Its albums.
	 */
	public function __construct(
		private readonly GallerySettings $settings,
		private readonly MediaStore $store,
		private readonly AlbumStore $albums
	) {
		$this->filter = new ItemFilter( $settings );
		$this->media  = new MediaItems( $store, $settings, $this->filter->rules() );
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
		$stored = $this->way( $id );
		if ( $stored === null ) {
			return [];
		}
		$root = $this->root();
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
		$way = $this->way( $id );
		if ( $way === null ) {
			return Index::none();
		}
		$at     = $way === [] ? $this->root() : $way[ count( $way ) - 1 ];
		$top    = $at === null ? 0 : $at->id;
		$deep   = $query->search !== '';
		$albums = $deep ? $this->tree( $top, $way === [] ) : $this->shown( $top, $way === [] );
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
			[
				...$candidates,
				...$this->store->of_albums(
					$names,
					self::MAX_ENTRIES,
					$this->settings,
					$this->filter->wants( $query )
				),
			],
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
		$way = $this->way( $album ) ?? [];
		return $way !== [] ? $way[ count( $way ) - 1 ] : ( $this->settings->source === 'album' ? $this->root() : null );
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
		$way = $this->way( $album );
		if ( $way === null ) {
			return [];
		}
		$at     = $way === [] ? $this->root() : $way[ count( $way ) - 1 ];
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
				|| $one->parent === ( $at === null ? 0 : $at->id ) && $this->allows( $one, $way === [] )
		);
		$facts  = $this->facts( $albums );
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
		if ( $this->way( self::ROOT ) === null ) {
			return $this->settings->album === 0
				? new Problem(
					'empty',
					__( 'No album has been chosen yet.', 'vitrine' ),
					__( 'Choose an album, or make one.', 'vitrine' )
				)
				: new Problem(
					'gone',
					__( 'This album does not exist any more.', 'vitrine' ),
					__( 'Choose another album.', 'vitrine' )
				);
		}
		if ( $this->index( self::ROOT, Query::all() )->entries !== [] ) {
			return null;
		}
		// Files of its own are not what this gallery shows: nobody should look for them in the media library.
		return $this->settings->source === 'albums' && ( $this->root()->count ?? 0 ) > 0
			? new Problem(
				'empty',
				__( 'There are no albums with pictures below this one.', 'vitrine' ),
				__( 'To show the pictures of this album itself, choose “An album” in the panel Content.', 'vitrine' )
			)
			: new Problem(
				'empty',
				__( 'There is nothing in this album that visitors may see.', 'vitrine' ),
				__( 'Put pictures into the album in the media library.', 'vitrine' )
			);
	}

	/**
	 * Albums below the root that lead to one; all of them shown.
	 *
	 * @param string $id Id.
	 * @return list<StoredAlbum>|null Null when there is no such album.
	 */
	private function way( string $id ): ?array {
		$root = $this->settings->album;
		if ( $id === self::ROOT ) {
			// What is below is known without asking, and is asked for together with the album.
			$this->albums->get( $root === 0 ? [] : [ $root, ...$this->albums->below( $root ) ] );
			return $root === 0
				? ( $this->settings->source === 'albums' ? [] : null )
				: ( $this->root() === null ? null : [] );
		}
		$wanted = StoredAlbum::id_of( $id );
		$way    = $wanted === 0 ? [] : $this->albums->way( $wanted );
		$from   = $root === 0 ? 0 : array_search( $root, $way, true );
		if (
			$wanted === 0
			|| $wanted === $root
			|| ! is_int( $from )
			|| ( $root === 0 && $this->settings->source !== 'albums' )
		) {
			return null;
		}
		$albums = $this->albums->get( [ ...$way, ...$this->albums->below( $wanted ) ] );
		$stored = [];
		foreach ( array_slice( $way, $root === 0 ? 0 : $from + 1 ) as $place => $step ) {
			$album = $albums[ $step ] ?? null;
			if ( $album === null || ! $this->allows( $album, $place === 0 ) ) {
				return null;
			}
			$stored[] = $album;
		}
		// Those below are looked through together with it: they are listed next.
		$filled = $this->filled(
			array_intersect_key( $albums, array_flip( [ $wanted, ...$this->albums->below( $wanted ) ] ) )
		);
		return in_array( $albums[ $wanted ], $filled, true ) ? $stored : null;
	}

	/**
	 * The album that the gallery begins with, null = above all albums.
	 */
	private function root(): ?StoredAlbum {
		return $this->settings->album === 0
			? null
			: $this->albums->get( [ $this->settings->album ] )[ $this->settings->album ] ?? null;
	}

	/**
	 * Albums right below one that have something in them, at any depth.
	 *
	 * @param int  $id    Id of the term, 0 = the top.
	 * @param bool $first Whether they are on the first level.
	 * @return list<StoredAlbum>
	 */
	private function shown( int $id, bool $first ): array {
		return $this->filled(
			array_filter(
				$this->albums->children( $id ),
				fn( StoredAlbum $one ): bool => $this->allows( $one, $first )
			)
		);
	}

	/**
	 * Albums below one that are shown, at any depth: in the order in which somebody would open one after the other.
	 *
	 * @param int  $id    Id of the term, 0 = the top.
	 * @param bool $first Whether the albums right below it are on the first level.
	 * @return list<StoredAlbum>
	 */
	private function tree( int $id, bool $first ): array {
		$tops = $id === 0 ? array_column( $this->albums->children( 0 ), 'id' ) : $this->albums->below( $id );
		$all  = array_values(
			array_unique( array_merge( $tops, ...array_map( $this->albums->descendants( ... ), $tops ) ) )
		);
		$all  = $this->albums->get( array_slice( $all, 0, self::MAX_ENTRIES ) );
		$this->find_files( $all );
		// Those with something in them, and all above them.
		$filled = [];
		foreach ( $all as $album ) {
			$at = $this->has_files[ $album->taxonomy_id ] ? $album : null;
			while ( $at !== null && ! isset( $filled[ $at->id ] ) ) {
				$filled[ $at->id ] = true;
				$at                = $all[ $at->parent ] ?? null;
			}
		}
		$tree = [];
		$next = [ $id ];
		while ( $next !== [] ) {
			$above    = array_pop( $next );
			$children = array_filter(
				$this->albums->children( $above ),
				fn( StoredAlbum $one ): bool => isset( $filled[ $one->id ] )
					&& ! isset( $tree[ $one->id ] )
					&& $this->allows( $one, $first && $above === $id )
			);
			$tree    += array_column( $children, null, 'id' );
			array_push( $next, ...array_reverse( array_column( $children, 'id' ) ) );
		}
		return array_values( $tree );
	}

	/**
	 * Albums of the gallery that the black list leaves out.
	 *
	 * @return array<string, string>
	 */
	public function left_out(): array {
		$root = $this->settings->album;
		$next = $this->settings->black_list === [] || $this->way( self::ROOT ) === null ? [] : [ $root ];
		$this->albums->get( $next === [] ? [] : $this->albums->descendants( $root ) );
		$found = [];
		for ( $step = 0; $next !== [] && $step < self::MAX_ENTRIES; $step++ ) {
			foreach ( $this->albums->children( array_shift( $next ) ) as $album ) {
				$word = $this->filter->word_against( $album->title );
				if ( $word === '' ) {
					$next[] = $album->id;
				} elseif ( count( $found ) < self::MAX_LEFT_OUT ) {
					$found[ self::title( $album ) ] = $word;
				}
			}
		}
		return $found;
	}

	/**
	 * Whether an album is shown, by the lists of the block.
	 *
	 * @param StoredAlbum $album Album.
	 * @param bool        $first Whether it is on the first level.
	 */
	private function allows( StoredAlbum $album, bool $first ): bool {
		return $this->filter->allows( $album->title, [ $album->name(), (string) $album->id ], $first );
	}

	/**
	 * Albums in which this visitor may see something, at any depth: the others are not even named.
	 *
	 * @param StoredAlbum[] $albums Albums.
	 * @return list<StoredAlbum>
	 */
	private function filled( array $albums ): array {
		$this->find_files( $albums );
		$below = [];
		foreach ( $albums as $album ) {
			$below[ $album->id ] = $this->has_files[ $album->taxonomy_id ]
				? []
				: $this->albums->descendants( $album->id );
		}
		$deeper = $this->albums->get( array_merge( [], ...array_values( $below ) ) );
		$this->find_files( $deeper );
		$has_files = fn( int $id ): bool => isset( $deeper[ $id ] ) && $this->has_files[ $deeper[ $id ]->taxonomy_id ];
		return array_values(
			array_filter(
				$albums,
				fn( StoredAlbum $album ): bool => $this->has_files[ $album->taxonomy_id ]
					|| array_filter( $below[ $album->id ], $has_files ) !== []
			)
		);
	}

	/**
	 * Finds out which albums have files of their own that this visitor may see.
	 *
	 * @param StoredAlbum[] $albums Albums.
	 */
	private function find_files( array $albums ): void {
		$counts = array_diff_key( array_column( $albums, 'count', 'taxonomy_id' ), $this->has_files );
		$found  = array_flip(
			$this->store->filled( array_keys( array_filter( $counts, static fn( int $count ): bool => $count > 0 ) ) )
		);
		foreach ( array_keys( $counts ) as $id ) {
			$this->has_files[ $id ] = isset( $found[ $id ] );
		}
	}

	/**
	 * Number of items and cover of albums.
	 *
	 * @param array<int, StoredAlbum> $albums By id.
	 * @return array<int, array{number: int, cover: int}> By id.
	 */
	private function facts( array $albums ): array {
		if ( $albums === [] ) {
			return [];
		}
		// An album without files of its own shows a picture of what is below it.
		$below  = array_map(
			fn( StoredAlbum $album ): array => $album->count === 0
				? array_slice( $this->albums->descendants( $album->id ), 0, 50 )
				: [],
			$albums
		);
		$deeper = $this->albums->get( array_merge( [], ...array_values( $below ) ) );
		$found  = $this->store->summaries(
			array_map(
				static fn( StoredAlbum $album ): int => $album->taxonomy_id,
				[ ...array_values( $albums ), ...array_values( $deeper ) ]
			)
		);
		$within = $this->albums->get(
			array_merge( [], ...array_map( $this->albums->below( ... ), array_keys( $albums ) ) )
		);
		$within = array_filter( $within, fn( StoredAlbum $one ): bool => $this->allows( $one, false ) );
		$inside = array_count_values(
			array_map( static fn( StoredAlbum $one ): int => $one->parent, $this->filled( $within ) )
		);
		$facts  = [];
		foreach ( $albums as $id => $album ) {
			$cover = $album->cover !== 0 ? $album->cover : $found[ $album->taxonomy_id ]['cover'] ?? 0;
			foreach ( $below[ $id ] as $one ) {
				$cover = $cover !== 0 || ! isset( $deeper[ $one ] )
					? $cover
					: (
						$deeper[ $one ]->cover !== 0
							? $deeper[ $one ]->cover
							: $found[ $deeper[ $one ]->taxonomy_id ]['cover'] ?? 0
					);
			}
			$facts[ $id ] = [
				'number' => ( $found[ $album->taxonomy_id ]['number'] ?? 0 ) + ( $inside[ $id ] ?? 0 ),
				'cover'  => $cover,
			];
		}
		return $facts;
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
		return TextRules::plain( $album->title, TextRules::MAX_TITLE_LENGTH );
	}

	/**
	 * Description of an album as people read it.
	 *
	 * @param StoredAlbum $album Album.
	 */
	private static function description( StoredAlbum $album ): string {
		return TextRules::plain( $album->description, TextRules::MAX_DESCRIPTION_LENGTH );
	}
}

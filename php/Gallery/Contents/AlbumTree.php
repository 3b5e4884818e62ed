<?php
/**
 * The albums of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\AlbumStore;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\StoredAlbum;

defined( 'ABSPATH' ) || exit;

/**
 * Which albums of the media library a gallery shows: below its own one, allowed by its lists, with
 * something in them that this visitor may see.
 */
final class AlbumTree {

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
	 * @param ItemFilter      $filter   The lists.
	 */
	public function __construct(
		private readonly GallerySettings $settings,
		private readonly MediaStore $store,
		private readonly AlbumStore $albums,
		private readonly ItemFilter $filter
	) {}

	/**
	 * Albums below the root that lead to one; all of them shown.
	 *
	 * @param string $id Id.
	 * @return list<StoredAlbum>|null Null when there is no such album.
	 */
	public function way( string $id ): ?array {
		$root = $this->settings->album;
		if ( $id === Contents::ROOT ) {
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
	public function root(): ?StoredAlbum {
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
	public function shown( int $id, bool $first ): array {
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
	public function tree( int $id, bool $first ): array {
		$tops = $id === 0 ? array_column( $this->albums->children( 0 ), 'id' ) : $this->albums->below( $id );
		$all  = array_values(
			array_unique( array_merge( $tops, ...array_map( $this->albums->descendants( ... ), $tops ) ) )
		);
		$all  = $this->albums->get( array_slice( $all, 0, Contents::MAX_ENTRIES ) );
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
	 * @return array<array{StoredAlbum, string}> Each with its word, one for each title.
	 */
	public function left_out(): array {
		$root = $this->settings->album;
		$next = $this->settings->black_list === [] || $this->way( Contents::ROOT ) === null ? [] : [ $root ];
		$this->albums->get( $next === [] ? [] : $this->albums->descendants( $root ) );
		$found = [];
		for ( $step = 0; $next !== [] && $step < Contents::MAX_ENTRIES; $step++ ) {
			foreach ( $this->albums->children( array_shift( $next ) ) as $album ) {
				$word = $this->filter->word_against( $album->title );
				if ( $word === '' ) {
					$next[] = $album->id;
				} elseif ( count( $found ) < Contents::MAX_LEFT_OUT ) {
					$found[ $album->title ] = [ $album, $word ];
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
	public function allows( StoredAlbum $album, bool $first ): bool {
		return $this->filter->allows( $album->title, [ $album->name(), (string) $album->id ], $first );
	}

	/**
	 * Albums in which this visitor may see something, at any depth: the others are not even named.
	 *
	 * @param StoredAlbum[] $albums Albums.
	 * @return list<StoredAlbum>
	 */
	public function filled( array $albums ): array {
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
	 * Number of items and cover of albums.
	 *
	 * @param array<int, StoredAlbum> $albums By id.
	 * @return array<int, array{number: int, cover: int}> By id.
	 */
	public function facts( array $albums ): array {
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
}

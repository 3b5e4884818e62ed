<?php
/**
 * Items of a provider, for a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Contents;

use Vitrine\Gallery\Contents\ItemFilter;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Items\Picture as TilePicture;
use Vitrine\Gallery\Contents\Items\Texts;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Folder;
use Vitrine\Providers\RemoteItem;
use Vitrine\Providers\Rendition;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\Picture;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbum;
use Vitrine\Providers\Store\StoredResponses;

defined( 'ABSPATH' ) || exit;

/**
 * What albums of a provider hold, with the pictures that visitors may load: copies, or the provider's own.
 */
final class ProviderItems {

	/** Width in pixels of a tile's picture where nobody chooses from `srcset`. */
	private const TILE = 640;

	/**
	 * Items that can be shown, in their order.
	 *
	 * @var array<int, array<int|string, RemoteItem>>
	 */
	private array $shown = [];

	/**
	 * What was answered.
	 *
	 * @var array<int, list<RemoteItem>>
	 */
	private array $answered = [];

	/**
	 * Copies of their pictures.
	 *
	 * @var array<int, array<string, Picture>>
	 */
	private array $copies = [];

	/**
	 * Keeps its helpers.
	 *
	 * @param ProviderAlbums  $albums    The albums of the gallery.
	 * @param StoredResponses $responses What was answered.
	 * @param Pictures        $pictures  Copies of pictures.
	 * @param Folder          $folder    Where copies are.
	 * @param GallerySettings $settings  Settings of the gallery.
	 * @param ItemFilter      $filter    The filters.
	 */
	public function __construct(
		private readonly ProviderAlbums $albums,
		private readonly StoredResponses $responses,
		private readonly Pictures $pictures,
		private readonly Folder $folder,
		private readonly GallerySettings $settings,
		private readonly ItemFilter $filter
	) {}

	/**
	 * Reads what albums have, and copies of their pictures: two queries for any number of them.
	 *
	 * @param list<RemoteAlbum> $albums Rows.
	 */
	public function load( array $albums ): void {
		$new = array_values(
			array_filter( $albums, fn( RemoteAlbum $album ): bool => ! isset( $this->answered[ $album->id ] ) )
		);
		if ( $new === [] ) {
			return;
		}
		$this->answered += $this->responses->of_albums( $new );
		$this->copies   += $this->pictures->of_albums(
			array_map( static fn( RemoteAlbum $album ): int => $album->id, $new )
		);
	}

	/**
	 * Items of an album that can be shown, in the provider's order.
	 *
	 * @param RemoteAlbum $album Row.
	 * @return array<int|string, RemoteItem> By id in the gallery; PHP makes integers of digits.
	 */
	public function shown( RemoteAlbum $album ): array {
		if ( isset( $this->shown[ $album->id ] ) ) {
			return $this->shown[ $album->id ];
		}
		$this->load( [ $album ] );
		$connection = $this->albums->connection();
		$items      = array_values(
			array_filter(
				$this->answered[ $album->id ],
				fn( RemoteItem $item ): bool => $connection !== null
					&& (
						isset( $this->copies[ $album->id ][ $item->key() ] )
							|| Pictures::is_direct( $connection, $item )
								&& $this->is_from_provider( $connection, $item )
					)
					&& (
						$item->kind !== 'album'
							|| $this->albums->allows( $album, $this->albums->root(), $item->title, $item->id )
					)
			)
		);
		$found = [];
		foreach ( $items as $item ) {
			$found[ ProviderAlbums::public_id( $item->id ) ] = $item;
		}
		$this->shown[ $album->id ] = $found;
		return $found;
	}

	/**
	 * An item of the gallery.
	 *
	 * @param RemoteAlbum $row   Row of the album that it is in.
	 * @param RemoteItem  $item  What the provider has.
	 * @param string      $album Id of that album in the gallery.
	 */
	public function item( RemoteAlbum $row, RemoteItem $item, string $album ): Item {
		$sources = $this->sources( $row, $item );
		$tile    = $sources[0];
		foreach ( $sources as $one ) {
			$tile = $one->width > 0 && $one->width <= self::TILE ? $one : $tile;
		}
		$sized   = array_filter( $sources, static fn( Rendition $one ): bool => $one->width > 0 );
		$srcset  = count( $sized ) < 2
			? ''
			: implode( ', ', array_map( static fn( Rendition $one ): string => "{$one->url} {$one->width}w", $sized ) );
		$largest = $sources[ count( $sources ) - 1 ];
		$texts   = $this->texts( $item );
		$is_album = $item->kind === 'album';
		$film     = $this->film( $item );
		$page     = $this->leads_off( $item ) ? $item->original : '';
		$url      = $page !== '' ? $page : ( $film !== '' ? $film : $largest->url );
		return new Item(
			id: ProviderAlbums::public_id( $item->id ),
			kind: $item->kind,
			media_kind: $page !== '' || $film !== '' ? 'video' : 'img',
			album_id: $album,
			title: $texts->title,
			description: $texts->description,
			author: $item->author,
			tags: $texts->tags,
			src: $is_album ? '' : $largest->url,
			srcset: $is_album ? '' : $srcset,
			width: $is_album ? 0 : $largest->width,
			height: $is_album ? 0 : $largest->height,
			thumb: new TilePicture(
				$tile->url,
				$srcset,
				'',
				$tile->width,
				$tile->height,
				$texts->title,
				$this->copies[ $row->id ][ $item->key() ]->color ?? $item->color
			),
			media: $film,
			mime: $film === '' ? '' : 'video/mp4',
			url: $is_album ? '' : $url,
			destination_url: $page,
			download_url: $is_album || $page !== '' ? '' : $url,
			original_url: $item->original,
			featured: $texts->featured,
			number_items: $item->count,
			exif: $item->exif === [] ? null : $item->exif
		);
	}

	/**
	 * Width by height, 0 = unknown.
	 *
	 * @param RemoteAlbum $album Row.
	 * @param RemoteItem  $item  Item.
	 */
	public function ratio( RemoteAlbum $album, RemoteItem $item ): float {
		[ $width, $height ] = $this->size( $this->sources( $album, $item ) );
		return $height > 0 ? round( $width / $height, 4 ) : 0.0;
	}

	/**
	 * The pictures that visitors may load: copies, or the provider's own.
	 *
	 * @param RemoteAlbum $album Row.
	 * @param RemoteItem  $item  Item.
	 * @return list<Rendition> Smallest first.
	 */
	private function sources( RemoteAlbum $album, RemoteItem $item ): array {
		$copy = $this->copies[ $album->id ][ $item->key() ] ?? null;
		if ( $copy === null ) {
			return $item->renditions;
		}
		$sources = [];
		foreach ( $copy->sizes as $width => $size ) {
			array_unshift( $sources, new Rendition( $this->folder->url( $copy->file( $width ) ), $size[0], $size[1] ) );
		}
		return $sources;
	}

	/**
	 * Size of the largest of several pictures.
	 *
	 * @param list<Rendition> $sources Smallest first.
	 * @return array{int, int}
	 */
	private function size( array $sources ): array {
		$largest = $sources[ count( $sources ) - 1 ] ?? null;
		return $largest === null || $largest->width === 0 || $largest->height === 0
			? [ 0, 0 ]
			: [ $largest->width, $largest->height ];
	}

	/**
	 * Whether the pictures that visitors would load come from where the provider's do.
	 *
	 * @param Connection $connection Connection.
	 * @param RemoteItem $item       Item.
	 */
	private function is_from_provider( Connection $connection, RemoteItem $item ): bool {
		foreach ( $item->renditions as $one ) {
			if ( ! $this->allows( $connection, $one->url ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether the provider's pictures and videos come from an address.
	 *
	 * @param Connection $connection Connection.
	 * @param string     $url        Absolute address.
	 */
	private function allows( Connection $connection, string $url ): bool {
		return $this->albums->provider()?->allows_picture( $connection->settings, $url ) === true;
	}

	/**
	 * Address of a video that plays now, '' = there is none.
	 *
	 * @param RemoteItem $item Item.
	 */
	private function film( RemoteItem $item ): string {
		$connection = $this->albums->connection();
		$is_over    = $item->film_until > 0 && $item->film_until <= time();
		return $item->film === '' || $is_over || $connection === null || ! $this->allows( $connection, $item->film )
			? ''
			: $item->film;
	}

	/**
	 * Whether a click leads to the provider's own page: a video that cannot be played here.
	 *
	 * @param RemoteItem $item Item.
	 */
	public function leads_off( RemoteItem $item ): bool {
		return $item->is_video && $item->original !== '' && $this->film( $item ) === '';
	}

	/**
	 * Texts as they are shown.
	 *
	 * @param RemoteItem $item Item.
	 */
	private function texts( RemoteItem $item ): Texts {
		return $this->filter->rules()->apply(
			$item->title,
			$this->settings->description_from === 'none' ? '' : $item->description,
			$item->tags,
			false,
			$item->kind === 'album'
		);
	}
}

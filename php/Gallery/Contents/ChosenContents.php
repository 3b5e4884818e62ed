<?php
/**
 * What somebody has chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Items\Picture;
use Vitrine\Gallery\Contents\Items\Wanted;
use Vitrine\Gallery\Posters\Posters;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Address;
use Vitrine\MediaLibrary\FileList;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\Tags;
use Vitrine\MediaLibrary\VideoLink;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The files and addresses of a block, in its order. What the block says of a file goes before what the media library
 * says.
 */
final class ChosenContents extends LibraryContents {

	/**
	 * Chosen items by id.
	 *
	 * @var array<array{attachment: int, url: string, given: array<mixed>, place: int}>
	 */
	private readonly array $chosen;

	/**
	 * What a block may say of an item. Twin: StoredItem in blocks/gallery/gallery-attributes.ts.
	 *
	 * @var Schema
	 */
	private readonly Schema $item;

	/**
	 * Reads what was chosen.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param MediaStore      $store    The media library.
	 * @param FileList        $files    Lists its files.
	 * @param Posters         $posters  Pictures of videos.
	 * @param string          $base     Address that addresses without a protocol are put behind.
	 */
	public function __construct(
		GallerySettings $settings,
		MediaStore $store,
		FileList $files,
		private readonly Posters $posters,
		private readonly string $base
	) {
		parent::__construct( $settings, $store, $files );
		$this->item = Schema::of_block( 'gallery' )->entries( 'items' );
		$chosen     = [];
		foreach ( $settings->items as $place => $given ) {
			$id   = $settings->source === 'media' ? $this->said( $given, 'id' ) ?? 0 : 0;
			$url  = $id === 0 ? $this->said( $given, 'url' ) ?? '' : '';
			// Most items of the library have no address to look at.
			$link = $url === '' ? null : VideoLink::of( $url );
			$url  = $link !== null && $link->kind !== 'video' ? $link->page : Address::media( $url, $this->base );
			if ( $id > 0 || $url !== '' ) {
				$name  = $id > 0 ? (string) $id : 'u' . substr( md5( $url ), 0, 10 );
				$times = 1;
				while ( isset( $chosen[ $times === 1 ? $name : "{$name}-{$times}" ] ) ) {
					++$times;
				}
				$chosen[ $times === 1 ? $name : "{$name}-{$times}" ] = [
					'attachment' => $id,
					'url'        => $url,
					'given'      => $given,
					'place'      => $place,
				];
			}
		}
		$this->chosen = $chosen;
	}

	/**
	 * Where items stand in what was chosen, for the canvas: it edits them there.
	 *
	 * @return array<int> By id of the item.
	 */
	public function places(): array {
		return array_column(
			array_map(
				static fn( int|string $name, array $one ): array => [ $name, $one['place'] ],
				array_keys( $this->chosen ),
				$this->chosen
			),
			1,
			0
		);
	}

	/**
	 * What was chosen and may be seen.
	 *
	 * @param Wanted $wanted What they have to bring.
	 * @return list<Candidate>
	 */
	protected function candidates( Wanted $wanted ): array {
		$found = [];
		foreach (
			$this->files->of_ids(
				array_values(
					array_unique(
						array_filter(
							array_column( $this->chosen, 'attachment' ),
							static fn( int $id ): bool => $id > 0
						)
					)
				),
				$wanted
			) as $candidate
		) {
			$found[ (int) $candidate->id ] = $candidate;
		}
		$candidates = [];
		foreach ( $this->chosen as $name => [ 'attachment' => $id, 'url' => $url, 'given' => $given ] ) {
			$base = $id > 0
				? $found[ $id ] ?? null
				: new Candidate(
					'',
					'image',
					$this->ratio( $given ),
					false,
					$this->settings->title_from === 'filename' ? self::file( $url ) : ''
				);
			if ( $base === null ) {
				continue;
			}
			$said         = fn( string $member ): mixed => $this->said( $given, $member );
			$destination  = $said( 'destinationURL' );
			$title        = $said( 'title' );
			$tags         = $said( 'tags' );
			$candidates[] = new Candidate(
				"{$name}",
				'image',
				$base->ratio,
				$destination === null ? $base->leads_off : Address::link( $destination ) !== '',
				$title ?? $base->title,
				$said( 'description' ) ?? $base->description,
				$tags === null ? $base->tags : Tags::of( $tags ),
				$title !== null,
				$base->date,
				$said( 'author' ) ?? $base->author
			);
		}
		return $candidates;
	}

	/**
	 * Whole items.
	 *
	 * @param string                    $album Id.
	 * @param string[]                  $ids   Ids.
	 * @param array<int|string, string> $below None: there is one album.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids, array $below = [] ): array {
		$wanted   = $album === self::ROOT
			? array_values( array_filter( $ids, fn( string $id ): bool => isset( $this->chosen[ $id ] ) ) )
			: [];
		[ $rows ] = $this->media->load(
			array_map( fn( string $id ): int => $this->chosen[ $id ]['attachment'], $wanted )
		);
		$items    = [];
		foreach ( $wanted as $name ) {
			[ 'attachment' => $id, 'url' => $url, 'given' => $given ] = $this->chosen[ $name ];
			/** Generated from block.json.
			 *
			 * @var GalleryItemsEntry $said */
			$said    = $this->item->read( $given );
			$items[] = $id === 0
				? $this->of_url( $name, $url, $said )
				: ( isset( $rows[ $id ] ) ? $this->media->item( $name, self::ROOT, $rows[ $id ], $said ) : null );
		}
		return array_values( array_filter( $items ) );
	}

	/**
	 * Nothing was chosen, or it is gone.
	 */
	public function problem(): ?Problem {
		if ( $this->candidates( Wanted::Shapes ) !== [] ) {
			return null;
		}
		return $this->chosen === []
			? new Problem(
				'empty',
				__( 'Nothing has been chosen yet.', 'vitrine' ),
				__( 'Choose files from the Media Library, or add the URLs of images and videos.', 'vitrine' )
			)
			: new Problem(
				'gone',
				__( 'The selected files have been deleted, or visitors cannot see them.', 'vitrine' ),
				__( 'Choose other files, or publish the posts that they are attached to.', 'vitrine' )
			);
	}

	/**
	 * An item of an address.
	 *
	 * @param string            $name Its id.
	 * @param string            $url  Address that may be printed.
	 * @param GalleryItemsEntry $said What the block says.
	 */
	private function of_url( string $name, string $url, array $said ): Item {
		$named       = isset( $said['title'] );
		$texts       = $this->filter->rules()->apply(
			$said['title'] ?? ( $this->settings->title_from === 'filename' ? self::file( $url ) : '' ),
			$said['description'] ?? '',
			Tags::of( $said['tags'] ?? [] ),
			$said['featured'] ?? false,
			$named
		);
		$alt         = ItemFields::alt( $said['alt'] ?? '' );
		$link        = VideoLink::of( $url );
		$poster      = $link === null ? $url : Address::media( $said['poster'] ?? '', $this->base );
		$kept        = $link !== null && $poster === '' ? $this->posters->of( $link, $alt ) : null;
		$destination = Address::link( $said['destinationURL'] ?? '' );
		$download    = Address::link( $said['downloadURL'] ?? '' );
		$width       = $kept === null ? $said['width'] ?? 0 : $kept->width;
		$height      = $kept === null ? $said['height'] ?? 0 : $kept->height;
		$is_whole    = $width > 0 && $height > 0;
		return new Item(
			id: $name,
			media_kind: $link === null ? 'img' : $link->kind,
			title: $texts->title,
			description: $texts->description,
			author: ItemFields::author( $said['author'] ?? '' ),
			tags: $texts->tags,
			src: $kept === null ? $poster : $kept->src,
			srcset: $kept === null ? '' : $kept->srcset,
			width: $is_whole ? $width : 0,
			height: $is_whole ? $height : 0,
			media: $link === null ? '' : $link->embed,
			mime: $link === null ? '' : $link->mime,
			thumb: $kept ?? new Picture( $poster, '', '', $is_whole ? $width : 0, $is_whole ? $height : 0, $alt ),
			url: $destination !== '' ? $destination : ( $link === null ? $url : $link->page ),
			destination_url: $destination,
			download_url: $download !== '' ? $download : ( $link === null || $link->kind === 'video' ? $url : '' ),
			original_url: $link === null ? $url : '',
			featured: $texts->featured,
			custom_data: ItemFields::custom( $said['customData'] ?? null )
		);
	}

	/**
	 * Name of a file in an address.
	 *
	 * @param string $url Address.
	 */
	private static function file( string $url ): string {
		return rawurldecode( (string) preg_replace( '/[?#].*$/s', '', $url ) );
	}

	/**
	 * Width by height as the block says.
	 *
	 * @param array<mixed> $given What the block says.
	 */
	private function ratio( array $given ): float {
		$width  = $this->said( $given, 'width' ) ?? 0;
		$height = $this->said( $given, 'height' ) ?? 0;
		return $width > 0 && $height > 0 ? round( $width / $height, 4 ) : 0.0;
	}

	/**
	 * A member of an item, null where it says nothing. There may be thousands of items: only what is needed is read.
	 *
	 * @param array<mixed> $given What the block says, possibly hostile.
	 * @param string       $name  Name of the member.
	 */
	private function said( array $given, string $name ): mixed {
		return isset( $given[ $name ] ) ? $this->item->read_one( $name, $given[ $name ] ) : null;
	}
}

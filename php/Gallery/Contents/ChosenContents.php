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
use Vitrine\Support\Sanitizer;

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
		$chosen = [];
		foreach ( $settings->items as $place => $given ) {
			$id   = $given['id'] ?? 0;
			$id   = $settings->source === 'media' && is_int( $id ) && $id > 0 ? $id : 0;
			$link = $id === 0 && is_string( $given['url'] ?? null ) ? VideoLink::of( $given['url'] ) : null;
			$url  = $link !== null && $link->kind !== 'video'
				? $link->page
				: ( $id === 0 ? Address::media( $given['url'] ?? '', $this->base ) : '' );
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
					self::ratio( $given ),
					false,
					$this->settings->title_from === 'filename' ? self::file( $url ) : ''
				);
			if ( $base === null ) {
				continue;
			}
			$has          = static fn( string $member ): bool => is_string( $given[ $member ] ?? null );
			$candidates[] = new Candidate(
				"{$name}",
				'image',
				$base->ratio,
				$has( 'destinationURL' ) ? Address::link( $given['destinationURL'] ) !== '' : $base->leads_off,
				$has( 'title' ) ? $given['title'] : $base->title,
				$has( 'description' ) ? $given['description'] : $base->description,
				isset( $given['tags'] ) ? Tags::of( $given['tags'] ) : $base->tags,
				$has( 'title' ),
				$base->date,
				$has( 'author' ) ? $given['author'] : $base->author
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
			$items[]                                                  = $id === 0
				? $this->of_url( $name, $url, $given )
				: ( isset( $rows[ $id ] ) ? $this->media->item( $name, self::ROOT, $rows[ $id ], $given ) : null );
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
				__( 'Choose files of the media library, or add addresses of pictures and videos.', 'vitrine' )
			)
			: new Problem(
				'gone',
				__( 'The chosen files have been deleted, or visitors may not see them.', 'vitrine' ),
				__( 'Choose other files, or publish the posts that they are attached to.', 'vitrine' )
			);
	}

	/**
	 * An item of an address.
	 *
	 * @param string       $name  Its id.
	 * @param string       $url   Address that may be printed.
	 * @param array<mixed> $given What the block says.
	 */
	private function of_url( string $name, string $url, array $given ): Item {
		$text        = static fn( string $member ): string => is_string( $given[ $member ] ?? null )
			? $given[ $member ]
			: '';
		$file        = self::file( $url );
		$named       = isset( $given['title'] ) && is_string( $given['title'] );
		$texts       = $this->filter->rules()->apply(
			$named || $this->settings->title_from !== 'filename' ? $text( 'title' ) : $file,
			$text( 'description' ),
			Tags::of( $given['tags'] ?? [] ),
			( $given['featured'] ?? false ) === true,
			$named
		);
		$alt         = Sanitizer::plain( $text( 'alt' ), 1000 );
		$link        = VideoLink::of( $url );
		$poster      = $link === null ? $url : Address::media( $given['poster'] ?? '', $this->base );
		$kept        = $link !== null && $poster === '' ? $this->posters->of( $link, $alt ) : null;
		$destination = Address::link( $given['destinationURL'] ?? '' );
		$download    = Address::link( $given['downloadURL'] ?? '' );
		$width       = $kept === null ? self::side( $given['width'] ?? 0 ) : $kept->width;
		$height      = $kept === null ? self::side( $given['height'] ?? 0 ) : $kept->height;
		$is_whole    = $width > 0 && $height > 0;
		return new Item(
			id: $name,
			media_kind: $link === null ? 'img' : $link->kind,
			title: $texts->title,
			description: $texts->description,
			author: ItemFields::author( $given['author'] ?? '' ),
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
			custom_data: ItemFields::custom( $given['customData'] ?? null )
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
	private static function ratio( array $given ): float {
		$width  = self::side( $given['width'] ?? 0 );
		$height = self::side( $given['height'] ?? 0 );
		return $width > 0 && $height > 0 ? round( $width / $height, 4 ) : 0.0;
	}

	/**
	 * A length in px, 0 for what is none.
	 *
	 * @param mixed $value Any.
	 */
	private static function side( mixed $value ): int {
		return is_int( $value ) && $value > 0 && $value <= 100_000 ? $value : 0;
	}
}

<?php
/**
 * Items of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Items\Picture;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Address;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\MediaLibrary\Media;
use Vitrine\MediaLibrary\MediaRow;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\Metadata\Exif;
use Vitrine\MediaLibrary\Metadata\ImageMeta;
use Vitrine\MediaLibrary\Tags;
use Vitrine\MediaLibrary\VideoLink;

defined( 'ABSPATH' ) || exit;

/**
 * Makes whole items of attachments: three queries for any number of them, and one more for posters.
 */
final class MediaItems {

	/** Size of a tile's picture where a browser knows no `srcset`. */
	private const TILE = 'medium';

	/**
	 * Keeps store and rules.
	 *
	 * @param MediaStore      $store    The media library.
	 * @param GallerySettings $settings Where texts come from.
	 * @param TextRules       $rules    Rules for texts.
	 */
	public function __construct(
		private readonly MediaStore $store,
		private readonly GallerySettings $settings,
		private readonly TextRules $rules
	) {}

	/**
	 * Loads what is about to be shown.
	 *
	 * @param int[] $ids         Attachments.
	 * @param int   $taxonomy_id Album that they have to be in, 0 = any.
	 * @param int[] $covers      Attachments that may be anywhere.
	 * @return array{array<int, MediaRow>, array<int, MediaRow>} Files and covers that this visitor may see.
	 */
	public function load( array $ids, int $taxonomy_id = 0, array $covers = [] ): array {
		[ $rows, $covers ] = $this->store->rows( $ids, $taxonomy_id, $covers );
		$posters           = [];
		foreach ( $rows as $row ) {
			if ( $row->kind === 'video' ) {
				$posters[] = (int) get_post_thumbnail_id( $row->id );
			}
		}
		_prime_post_caches(
			array_values( array_filter( $posters, static fn( int $id ): bool => $id > 0 ) ),
			false,
			true
		);
		return [ $rows, $covers ];
	}

	/**
	 * An item.
	 *
	 * @param string            $name  Id in the gallery.
	 * @param string            $album Id of its album.
	 * @param MediaRow          $row   What is known of it.
	 * @param GalleryItemsEntry $said  What the block says about it.
	 * @return Item|null Null when the file is gone.
	 */
	public function item( string $name, string $album, MediaRow $row, array $said = [] ): ?Item {
		$post = get_post( $row->id );
		$url  = $post instanceof \WP_Post && $post->post_type === 'attachment'
			? wp_get_attachment_url( $row->id )
			: false;
		if ( ! $post instanceof \WP_Post || ! is_string( $url ) ) {
			return null;
		}
		$meta  = static fn( string $key ): mixed => get_post_meta( $row->id, $key, true );
		$text  = static fn( mixed $value ): string => is_string( $value ) ? $value : '';
		$file  = $this->settings->details_from_file
			? ImageMeta::kept( $row->exif ) ?? ImageMeta::of( $meta( '_wp_attachment_metadata' ) )
			: null;
		$author = ItemFields::author( $said['author'] ?? $meta( ItemFields::AUTHOR ) );
		$texts  = $this->rules->apply(
			$said['title'] ?? $this->rules->title( $post->post_title, $post->post_excerpt, $row->alt, $row->file ),
			$said['description']
				?? $this->rules->description( $post->post_content, $post->post_excerpt, $row->alt ),
			isset( $said['tags'] ) ? Tags::of( $said['tags'] ) : Tags::of_file( $row->tags, $file ),
			$said['featured'] ?? $row->featured,
			isset( $said['title'] )
		);
		$link        = VideoLink::of( $text( $meta( ItemFields::VIDEO ) ) );
		$is_file     = $link === null && str_starts_with( $post->post_mime_type, 'video/' );
		$picture     = $is_file ? (int) get_post_thumbnail_id( $row->id ) : $row->id;
		$poster      = Address::media( $said['poster'] ?? '', home_url( '/' ) );
		$alt         = ItemFields::alt( $said['alt'] ?? $row->alt );
		$clean       = $picture === $row->id ? $row->clean : '';
		$large       = $poster !== '' || $picture === 0 ? new Picture( $poster ) : self::large( $picture, $clean );
		$thumb       = $poster !== '' || $picture === 0
			? new Picture( $poster, '', '', 0, 0, $alt, $row->color )
			: self::thumb( $picture, $clean, $alt, $row->color );
		$destination = Address::link( $said['destinationURL'] ?? $meta( ItemFields::DESTINATION ) );
		$download    = Address::link(
			( $said['downloadURL'] ?? '' ) !== '' ? $said['downloadURL'] : $meta( ItemFields::DOWNLOAD )
		);
		$original    = $link !== null ? '' : self::original( $row, $is_file ? $url : $large->src );
		$media       = $link !== null ? $link->embed : ( $is_file ? $url : '' );
		$custom      = $said['customData'] ?? $meta( ItemFields::CUSTOM );
		return new Item(
			id: $name,
			media_kind: $link !== null ? $link->kind : ( $is_file ? 'video' : 'img' ),
			album_id: $album,
			title: $texts->title,
			description: $texts->description,
			author: $author !== '' ? $author : $file['author'] ?? '',
			copyright: $file['copyright'] ?? '',
			tags: $texts->tags,
			src: $large->src,
			srcset: $large->srcset,
			width: $large->width > 0 ? $large->width : $row->width,
			height: $large->width > 0 ? $large->height : $row->height,
			media: $media,
			mime: $link !== null ? $link->mime : ( $is_file ? $post->post_mime_type : '' ),
			thumb: $thumb,
			url: $destination !== ''
				? $destination
				: ( $link !== null ? $link->page : ( $is_file ? $url : $large->src ) ),
			destination_url: $destination,
			download_url: $download !== '' ? $download : $original,
			original_url: $is_file ? '' : $original,
			featured: $texts->featured,
			exif: Exif::for_people( $row->exif, Media::keeps_location() ),
			custom_data: ItemFields::custom( $custom )
		);
	}

	/**
	 * The picture for the viewer.
	 *
	 * @param int    $id    Attachment.
	 * @param string $clean Which size may be offered, as in MediaRow.
	 */
	private static function large( int $id, string $clean ): Picture {
		return self::picture( $id, self::size( $id, $clean ), $clean, '', '' );
	}

	/**
	 * The picture of a tile.
	 *
	 * @param int    $id    Attachment.
	 * @param string $clean Which size may be offered.
	 * @param string $alt   For those who do not see it.
	 * @param string $color Color.
	 */
	public static function thumb( int $id, string $clean, string $alt, string $color ): Picture {
		return self::picture( $id, self::TILE, $clean, $alt, $color );
	}

	/**
	 * A picture in a size.
	 *
	 * @param int    $id    Attachment.
	 * @param string $size  Size.
	 * @param string $clean Which size may be offered.
	 * @param string $alt   For those who do not see it.
	 * @param string $color Color.
	 */
	private static function picture( int $id, string $size, string $clean, string $alt, string $color ): Picture {
		try {
			$image = wp_get_attachment_image_src( $id, $size );
			return is_array( $image )
				? new Picture(
					$image[0],
					self::srcset( $id, $size, $clean ),
					'',
					self::side( $image[1] ),
					self::side( $image[2] ),
					$alt,
					$color
				)
				: new Picture( '', '', '', 0, 0, $alt, $color );
		} catch ( \Throwable ) {
			// Core reckons with metadata that may be anything.
			return new Picture( (string) wp_get_attachment_url( $id ), '', '', 0, 0, $alt, $color );
		}
	}

	/**
	 * Largest size that may be shown.
	 *
	 * @param int    $id    Attachment.
	 * @param string $clean Which size may be offered.
	 */
	private static function size( int $id, string $clean ): string {
		if ( $clean === '' || $clean === MediaRow::NONE ) {
			return 'full';
		}
		if ( $clean !== MediaRow::UNREAD ) {
			return $clean;
		}
		// Not looked at yet: the largest that WordPress has made, by whatever name a theme gives it.
		$data      = get_post_meta( $id, '_wp_attachment_metadata', true );
		$data      = is_array( $data ) ? $data : [];
		$sizes     = $data['sizes'] ?? null;
		$best      = 'full';
		$max_width = 0;
		foreach ( is_array( $sizes ) ? array_filter( $sizes, 'is_array' ) : [] as $name => $size ) {
			$width = self::side( $size['width'] ?? 0 );
			if ( $width > $max_width && is_string( $name ) && ! self::is_cropped( $data, $size ) ) {
				$best      = $name;
				$max_width = $width;
			}
		}
		return $best;
	}

	/**
	 * Whether a size shows only a part.
	 *
	 * @param array<mixed> $data Metadata.
	 * @param array<mixed> $size Size.
	 */
	private static function is_cropped( array $data, array $size ): bool {
		$width  = self::side( $data['width'] ?? 0 );
		$height = self::side( $data['height'] ?? 0 );
		return abs(
			$width * self::side( $size['height'] ?? 0 ) - $height * self::side( $size['width'] ?? 0 )
		) > 2 * max( $width, $height );
	}

	/**
	 * A length in px, 0 = unknown.
	 *
	 * @param mixed $value Any.
	 */
	private static function side( mixed $value ): int {
		return is_numeric( $value ) && $value > 0 && $value <= 100_000 ? (int) $value : 0;
	}

	/**
	 * Sizes by width, without a file that may tell a place.
	 *
	 * @param int    $id    Attachment.
	 * @param string $size  Size.
	 * @param string $clean Which size may be offered.
	 */
	private static function srcset( int $id, string $size, string $clean ): string {
		$srcset = (string) wp_get_attachment_image_srcset( $id, $size );
		if ( in_array( $clean, [ '', 'full', MediaRow::NONE ], true ) || $srcset === '' ) {
			return $srcset;
		}
		$full = (string) wp_get_attachment_url( $id );
		$kept = array_filter(
			explode( ', ', $srcset ),
			static fn( string $one ): bool => ! str_starts_with( $one, "{$full} " )
		);
		return count( $kept ) > 1 ? implode( ', ', $kept ) : '';
	}

	/**
	 * The file that may be offered for download.
	 *
	 * @param MediaRow $row   What is known of it.
	 * @param string   $shown Address of what the viewer shows.
	 * @return string '' when there is none without a place.
	 */
	private static function original( MediaRow $row, string $shown ): string {
		if ( $row->clean === '' ) {
			$original = wp_get_original_image_url( $row->id );
			return is_string( $original ) ? $original : (string) wp_get_attachment_url( $row->id );
		}
		return $row->clean === MediaRow::NONE
			|| ( $row->clean === MediaRow::UNREAD && $shown === wp_get_attachment_url( $row->id ) )
			? ''
			: $shown;
	}
}

<?php
/**
 * Entries of Flickr.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Services;

use Vitrine\Providers\Provider;
use Vitrine\Providers\RemoteItem;
use Vitrine\Providers\Rendition;
use Vitrine\Providers\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Reads albums and photographs as Flickr lists them.
 */
final class FlickrEntry {

	/** Widths in pixels by size code, smallest first. */
	private const SIZES = [
		'sq' => 75,
		't'  => 100,
		'q'  => 150,
		's'  => 240,
		'm'  => 500,
		'z'  => 640,
		'b'  => 1024,
		'l'  => 1024,
		'h'  => 1600,
		'k'  => 2048,
		'o'  => 10000,
	];

	/** Squares: they show another picture than the rest. */
	private const SQUARES = [ 'sq', 'q' ];

	/**
	 * Fields that Flickr adds to each photograph and album when it is asked for them: its parameter `extras`.
	 */
	public static function extras(): string {
		return implode(
			',',
			[
				'description',
				'tags',
				'owner_name',
				'date_taken',
				'last_update',
				'media',
				...array_map( static fn( string $code ): string => "url_{$code}", array_keys( self::SIZES ) ),
			]
		);
	}

	/**
	 * Reads an album.
	 *
	 * @param array<mixed> $entry Entry.
	 */
	public static function album( array $entry ): ?RemoteItem {
		$id = Sanitizer::id( $entry['id'] ?? null );
		if (
			! ctype_digit( $id )
			|| $id === Provider::ROOT
			|| Sanitizer::text( $entry['visibility_can_see_set'] ?? '1', 1 ) === '0'
		) {
			return null;
		}
		$cover = self::renditions(
			is_array( $entry['primary_photo_extras'] ?? null ) ? $entry['primary_photo_extras'] : []
		);
		$last  = $cover === [] ? null : $cover[ count( $cover ) - 1 ];
		return new RemoteItem(
			$id,
			'album',
			self::content( $entry['title'] ?? '', Sanitizer::TITLE ),
			self::content( $entry['description'] ?? '', Sanitizer::DESCRIPTION ),
			$cover,
			$last->width ?? 0,
			$last->height ?? 0,
			[],
			'',
			'',
			Sanitizer::count( $entry['count_photos'] ?? $entry['photos'] ?? 0 ),
			'',
			[],
			self::content( $entry['primary'] ?? '', 40 )
		);
	}

	/**
	 * Reads a photograph.
	 *
	 * @param array<mixed> $entry  Entry.
	 * @param string       $author Name of the album's owner.
	 * @param string       $user   Id of the member.
	 */
	public static function photo( array $entry, string $author, string $user ): ?RemoteItem {
		$id         = Sanitizer::id( $entry['id'] ?? null );
		$renditions = self::renditions( $entry );
		if ( ! ctype_digit( $id ) || $renditions === [] ) {
			return null;
		}
		$last  = $renditions[ count( $renditions ) - 1 ];
		$owner = Sanitizer::text( $entry['ownername'] ?? '', Sanitizer::TITLE );
		$taken = Sanitizer::text( $entry['datetaken'] ?? '', 19 );
		return new RemoteItem(
			$id,
			'image',
			self::content( $entry['title'] ?? '', Sanitizer::TITLE ),
			self::content( $entry['description'] ?? '', Sanitizer::DESCRIPTION ),
			$renditions,
			$last->width,
			$last->height,
			Sanitizer::tags( $entry['tags'] ?? '' ),
			$owner !== '' ? $owner : $author,
			'',
			0,
			"https://www.flickr.com/photos/{$user}/{$id}/",
			preg_match( '/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/D', $taken ) === 1
				? [ 'time' => str_replace( ' ', 'T', $taken ) ]
				: [],
			'',
			// Its file has an address only after another call for each video: Flickr's own page plays it.
			( $entry['media'] ?? '' ) === 'video'
		);
	}

	/**
	 * The sizes that an entry has, without squares and without the original, which is too large to be looked at.
	 *
	 * @param array<mixed> $entry Entry.
	 * @return list<Rendition>
	 */
	private static function renditions( array $entry ): array {
		$found = [];
		foreach ( array_keys( self::SIZES ) as $code ) {
			$url = Sanitizer::url( $entry[ "url_{$code}" ] ?? null );
			if ( $url !== '' && ! in_array( $code, self::SQUARES, true ) ) {
				$found[ $code ] = new Rendition(
					$url,
					Sanitizer::side( $entry[ "width_{$code}" ] ?? 0 ),
					Sanitizer::side( $entry[ "height_{$code}" ] ?? 0 )
				);
			}
		}
		// A small picture has no size but its original.
		if ( count( $found ) > 1 ) {
			unset( $found['o'] );
		}
		return array_values( $found );
	}

	/**
	 * A text, which Flickr wraps in an object or not.
	 *
	 * @param mixed $value Any.
	 * @param int   $max  Characters.
	 */
	public static function content( mixed $value, int $max ): string {
		return Sanitizer::text( is_array( $value ) ? $value['_content'] ?? '' : $value, $max );
	}
}

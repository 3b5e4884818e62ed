<?php
/**
 * The order of items.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Texts;
use Vitrine\Gallery\Settings\GallerySettings;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts candidates as the gallery says: albums first, each kind by itself.
 */
final class ItemOrder {

	/**
	 * Keeps the settings.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	public function __construct( private readonly GallerySettings $settings ) {}

	/**
	 * The order of an album: places of candidates.
	 *
	 * @param list<Candidate>   $candidates Candidates.
	 * @param array<int, Texts> $texts      Their texts, where they are sorted by them.
	 * @param string            $album      Id of the album.
	 * @return list<int>
	 */
	public function of( array $candidates, array $texts, string $album ): array {
		if ( $this->settings->date() !== '' ) {
			return $this->date_order( $candidates );
		}
		$keys = match ( $this->settings->sorting ) {
			'titleAsc', 'titleDesc' => self::title_keys( $texts ),
			// The same order on every page and in every cache, another one in every gallery.
			'random' => $this->random_keys( $candidates, $album ),
			default => [],
		};
		$albums = [];
		$items  = [];
		foreach ( $candidates as $at => $candidate ) {
			if ( $candidate->kind === 'album' ) {
				$albums[ $at ] = $keys[ $at ] ?? '';
			} else {
				$items[ $at ] = $keys[ $at ] ?? '';
			}
		}
		$order = [];
		foreach ( [ $albums, $items ] as $group ) {
			if ( $keys !== [] ) {
				asort( $group, SORT_STRING );
			}
			$group = array_keys( $group );
			$order = [
				...$order,
				...(
					in_array( $this->settings->sorting, [ 'reversed', 'titleDesc' ], true )
						? array_reverse( $group )
						: $group
				),
			];
		}
		return $order;
	}

	/**
	 * The order by date: albums as they are, then what has a date, then what has none. Files of the same second are in
	 * the order of their ids.
	 *
	 * @param list<Candidate> $candidates Candidates.
	 * @return list<int> Places of candidates.
	 */
	private function date_order( array $candidates ): array {
		$albums  = [];
		$dates   = [];
		$undated = [];
		foreach ( $candidates as $at => $candidate ) {
			if ( $candidate->kind === 'album' ) {
				$albums[] = $at;
			} elseif ( $candidate->date === '' ) {
				$undated[] = $at;
			} else {
				$dates[ $at ] = $candidate->date . sprintf( ' %020d', (int) $candidate->id );
			}
		}
		asort( $dates, SORT_STRING );
		$dated = array_keys( $dates );
		return [
			...$albums,
			...( str_ends_with( $this->settings->sorting, 'Desc' ) ? array_reverse( $dated ) : $dated ),
			...$undated,
		];
	}

	/**
	 * What titles are sorted by: numbers by their value, letters as the site's language has them.
	 *
	 * @param array<int, Texts> $texts Texts.
	 * @return array<int, string>
	 */
	private static function title_keys( array $texts ): array {
		$collator = class_exists( \Collator::class ) ? \Collator::create( get_locale() ) : null;
		$collator?->setAttribute( \Collator::NUMERIC_COLLATION, \Collator::ON );
		return array_map(
			static fn( Texts $one ): string => $collator !== null
				? $collator->getSortKey( $one->order )
				: self::padded( $one->order ),
			$texts
		);
	}

	/**
	 * A title whose numbers are in order as text.
	 *
	 * @param string $title Title.
	 */
	private static function padded( string $title ): string {
		return (string) preg_replace_callback(
			'/\d+/',
			static fn( array $number ): string => str_pad( ltrim( $number[0], '0' ), 20, '0', STR_PAD_LEFT ),
			mb_strtolower( remove_accents( $title ) )
		);
	}

	/**
	 * What an order that looks like chance is sorted by.
	 *
	 * @param list<Candidate> $candidates Candidates.
	 * @param string          $album      Id of the album.
	 * @return array<int, string>
	 */
	private function random_keys( array $candidates, string $album ): array {
		$attributes = (string) wp_json_encode( $this->settings->attributes );
		$seeds      = [];
		$keys       = [];
		foreach ( $candidates as $at => $one ) {
			$in            = $one->album === '' ? $album : $one->album;
			$seeds[ $in ] ??= md5( $attributes . $in );
			$keys[ $at ]   = hash( 'xxh3', "{$seeds[ $in ]}{$one->kind}{$one->id}" );
		}
		return $keys;
	}
}

<?php
/**
 * Filters and sorts the items of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Entry;
use Vitrine\Gallery\Contents\Items\Index;
use Vitrine\Gallery\Contents\Items\Texts;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\ItemFields;

defined( 'ABSPATH' ) || exit;

/**
 * Applies lists of albums, sorting, maximum, tags and search, the same for every source.
 */
final class ItemFilter {

	/** Words of a search; further ones are not looked at. */
	private const MAX_WORDS = 20;

	/**
	 * Rules for texts.
	 *
	 * @var TextRules
	 */
	private readonly TextRules $rules;

	/**
	 * Keeps the settings.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	public function __construct( private readonly GallerySettings $settings ) {
		$this->rules = new TextRules( $settings );
	}

	/**
	 * The rules for texts.
	 */
	public function rules(): TextRules {
		return $this->rules;
	}

	/**
	 * Whether an album is shown. What is below an album of a white list or an explicit list is shown with it; the black
	 * list holds at any depth.
	 *
	 * @param string   $title Title.
	 * @param string[] $ids   Its ids, as people may write them.
	 * @param bool     $first Whether it is on the first level.
	 */
	public function allows( string $title, array $ids, bool $first ): bool {
		if ( $this->word_against( $title ) !== '' ) {
			return false;
		}
		if ( ! $first ) {
			return true;
		}
		$folded = TextRules::fold( $title );
		if ( $this->settings->album_list !== [] ) {
			$names = array_map( [ TextRules::class, 'fold' ], $this->settings->album_list );
			if ( array_intersect( [ $folded, ...array_map( [ TextRules::class, 'fold' ], $ids ) ], $names ) === [] ) {
				return false;
			}
		}
		foreach ( $this->settings->white_list as $part ) {
			if ( str_contains( $folded, TextRules::fold( $part ) ) ) {
				return true;
			}
		}
		return $this->settings->white_list === [];
	}

	/**
	 * The word of the black list that an album has in its title, '' = none.
	 *
	 * @param string $title Title.
	 */
	public function word_against( string $title ): string {
		$folded = TextRules::fold( $title );
		foreach ( $this->settings->black_list as $part ) {
			if ( $part !== '' && str_contains( $folded, TextRules::fold( $part ) ) ) {
				return $part;
			}
		}
		return '';
	}

	/**
	 * What candidates have to bring.
	 *
	 * @param Query $query Query.
	 */
	public function wants( Query $query ): Wanted {
		if ( $query->search !== '' ) {
			return Wanted::Authors;
		}
		return $query->is_narrow() || $query->counts || str_starts_with( $this->settings->sorting, 'title' )
			? Wanted::Texts
			: Wanted::Shapes;
	}

	/**
	 * Makes the index: albums first, sorted, of each album not more than the maximum, then what passes filter and
	 * search.
	 *
	 * @param list<Candidate> $candidates In the order of the source.
	 * @param string          $album      Id of the album.
	 * @param Query           $query      Filter and search.
	 */
	public function index( array $candidates, string $album, Query $query ): Index {
		$texts = [];
		if ( $this->wants( $query ) !== Wanted::Shapes ) {
			foreach ( $candidates as $at => $candidate ) {
				$texts[ $at ] = $this->rules->apply(
					$candidate->title,
					$candidate->description,
					$candidate->tags,
					false,
					$candidate->named || $candidate->kind === 'album'
				);
			}
		}
		$order = $this->order( $candidates, $texts, $album );
		$order = array_slice( $this->limited( $order, $candidates ), 0, Contents::MAX_ENTRIES );
		$tags  = $query->counts ? self::counts( $order, $texts ) : [];
		if ( $query->is_narrow() ) {
			$wanted = array_map( [ TextRules::class, 'fold' ], $query->tags );
			$words  = array_slice(
				array_unique( explode( ' ', TextRules::fold( $query->search ) ) ),
				0,
				self::MAX_WORDS
			);
			$order  = array_values(
				array_filter(
					$order,
					static fn( int $at ): bool => self::passes(
						$texts[ $at ],
						$candidates[ $at ]->author,
						$wanted,
						$query->match,
						$query->search === '' ? [] : $words
					)
				)
			);
		}
		$entries = [];
		$said    = '';
		$seen    = [];
		foreach ( $order as $at ) {
			$candidate = $candidates[ $at ];
			if ( isset( $seen[ $candidate->id ] ) ) {
				// A file in two of the albums that were searched.
				continue;
			}
			$seen[ $candidate->id ] = true;
			$entries[] = new Entry(
				$candidate->id,
				$candidate->kind,
				$candidate->ratio,
				$candidate->leads_off,
				$candidate->album
			);
			$said     .= "{$candidate->kind}{$candidate->id}:{$candidate->ratio}:"
				. ( $candidate->leads_off ? '1,' : ',' );
		}
		return new Index( $entries, $tags, substr( md5( $said ), 0, 12 ) );
	}

	/**
	 * Without what exceeds the maximum of each album.
	 *
	 * @param list<int>       $order      Places of candidates.
	 * @param list<Candidate> $candidates Candidates.
	 * @return list<int>
	 */
	private function limited( array $order, array $candidates ): array {
		$most = $this->settings->max_items;
		if ( $most === 0 ) {
			return $order;
		}
		$counts = [];
		$kept   = [];
		foreach ( $order as $at ) {
			$album            = $candidates[ $at ]->album;
			$counts[ $album ] = ( $counts[ $album ] ?? 0 ) + 1;
			if ( $counts[ $album ] <= $most ) {
				$kept[] = $at;
			}
		}
		return $kept;
	}

	/**
	 * The order of an album: places of candidates.
	 *
	 * @param list<Candidate>   $candidates Candidates.
	 * @param array<int, Texts> $texts      Their texts, where they are sorted by them.
	 * @param string            $album      Id of the album.
	 * @return list<int>
	 */
	private function order( array $candidates, array $texts, string $album ): array {
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
			TextRules::fold( remove_accents( $title ) )
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

	/**
	 * How often there is which tag.
	 *
	 * @param list<int>         $order Places of candidates.
	 * @param array<int, Texts> $texts Their texts.
	 * @return array<int> By tag as first written, most frequent first.
	 */
	private static function counts( array $order, array $texts ): array {
		$names = [];
		/** Tags of digits become integer keys.
		 *
		 * @var array<int> $counts */
		$counts = [];
		foreach ( $order as $at ) {
			foreach ( $texts[ $at ]->tags as $tag ) {
				$folded            = TextRules::fold( $tag );
				$names[ $folded ] ??= $tag;
				$counts[ $folded ] = ( $counts[ $folded ] ?? 0 ) + 1;
			}
		}
		uksort(
			$counts,
			static fn(
				string|int $one,
				string|int $other
			): int => [ $counts[ $other ], (string) $one ] <=> [ $counts[ $one ], (string) $other ]
		);
		$named = [];
		foreach ( $counts as $folded => $count ) {
			$named[ $names[ $folded ] ] = $count;
		}
		return $named;
	}

	/**
	 * Whether an item passes.
	 *
	 * @param Texts    $texts  Its texts.
	 * @param string   $author As written.
	 * @param string[] $wanted Tags, folded.
	 * @param string   $match  `or` or `and`.
	 * @param string[] $words  Words that it has all to have somewhere, folded.
	 */
	private static function passes( Texts $texts, string $author, array $wanted, string $match, array $words ): bool {
		if ( $words !== [] ) {
			$all = TextRules::fold(
				implode( "\n", [ $texts->title, $texts->description, ItemFields::author( $author ), ...$texts->tags ] )
			);
			foreach ( $words as $word ) {
				if ( ! str_contains( $all, $word ) ) {
					return false;
				}
			}
		}
		if ( $wanted === [] ) {
			return true;
		}
		$found = count( array_intersect( $wanted, array_map( [ TextRules::class, 'fold' ], $texts->tags ) ) );
		return $match === 'and' ? $found === count( $wanted ) : $found > 0;
	}
}

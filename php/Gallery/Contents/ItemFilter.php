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
use Vitrine\Gallery\Contents\Items\Wanted;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\MediaLibrary\Tags;

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
		$folded = Tags::fold( $title );
		if ( $this->settings->album_list !== [] ) {
			$names = array_map( Tags::fold( ... ), $this->settings->album_list );
			if ( array_intersect( [ $folded, ...array_map( Tags::fold( ... ), $ids ) ], $names ) === [] ) {
				return false;
			}
		}
		foreach ( $this->settings->white_list as $part ) {
			if ( str_contains( $folded, Tags::fold( $part ) ) ) {
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
		$folded = Tags::fold( $title );
		foreach ( $this->settings->black_list as $part ) {
			if ( $part !== '' && str_contains( $folded, Tags::fold( $part ) ) ) {
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
		$order = ( new ItemOrder( $this->settings ) )->of( $candidates, $texts, $album );
		$order = array_slice( $this->limited( $order, $candidates ), 0, Contents::MAX_ENTRIES );
		$tags  = $query->counts ? self::counts( $order, $texts ) : [];
		if ( $query->is_narrow() ) {
			$wanted = array_map( Tags::fold( ... ), $query->tags );
			$words  = array_slice(
				array_unique( explode( ' ', Tags::fold( $query->search ) ) ),
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
		$max = $this->settings->max_items;
		if ( $max === 0 ) {
			return $order;
		}
		$counts = [];
		$kept   = [];
		foreach ( $order as $at ) {
			$album            = $candidates[ $at ]->album;
			$counts[ $album ] = ( $counts[ $album ] ?? 0 ) + 1;
			if ( $counts[ $album ] <= $max ) {
				$kept[] = $at;
			}
		}
		return $kept;
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
				$folded            = Tags::fold( $tag );
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
			$all = Tags::fold(
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
		$found = count( array_intersect( $wanted, array_map( Tags::fold( ... ), $texts->tags ) ) );
		return $match === 'and' ? $found === count( $wanted ) : $found > 0;
	}
}

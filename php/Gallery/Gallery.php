<?php
/**
 * A gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Entry;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Items\ItemHooks;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Layout\Geometry;
use Vitrine\Gallery\Layout\GeometryCache;
use Vitrine\Gallery\Layout\Listing;
use Vitrine\Gallery\Layout\VisibleRange;
use Vitrine\Gallery\Render\GalleryConfig;
use Vitrine\Gallery\Render\GalleryPage;
use Vitrine\Gallery\Render\GalleryStrings;
use Vitrine\Gallery\Render\GalleryView;
use Vitrine\Gallery\Render\Navigation;
use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the view of a gallery from settings, contents, and what an address asks for. It never calls a network.
 */
final class Gallery {

	/**
	 * Keeps its helpers.
	 *
	 * @param \Closure(GallerySettings): Contents $contents Makes what is in a gallery.
	 */
	public function __construct( private readonly \Closure $contents ) {}

	/**
	 * A page of a gallery. What is not there is said, and the page goes on with what is.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param string          $sealed   Proof that a page was given them; '' as long as there is none.
	 * @param PageUrl         $url      Address of the page, with what it asks for.
	 * @param string          $element  Id of the element.
	 * @param int[]|null      $slice    First place and number of the items that the canvas wants, or nothing for those
	 *                                  of the page; it lays out by itself. Null = those of the page, with their
	 *                                  geometry.
	 * @param int             $nth      Which of the galleries of the page it is.
	 */
	public function page(
		GallerySettings $settings,
		string $sealed,
		PageUrl $url,
		string $element,
		?array $slice = null,
		int $nth = 1
	): GalleryPage {
		$contents = $this->contents( $settings );
		$state    = $url->state;
		$path     = $contents->path( $state->album );
		$message  = '';
		if ( $path === [] && $state->album !== PageState::ROOT ) {
			$message = GalleryStrings::no_album();
			$state   = PageState::of_album( PageState::ROOT );
			$path    = $contents->path( PageState::ROOT );
		}
		$album   = $path === [] ? new Album( PageState::ROOT, '', '', '' ) : $path[ count( $path ) - 1 ];
		$query   = Query::of(
			$state->tags,
			$state->joined( $settings->tag_operator ),
			$state->search,
			$settings->tag_filter !== 'none'
		);
		$state   = $state->matching( $query->match );
		$listing = self::listed( $contents, $settings, $album, $query );
		$level   = self::level( $settings, $album );
		$range   = new VisibleRange( $listing, $level, $settings->sizes_by, $state );
		if ( $range->is_beyond ) {
			$message = GalleryStrings::no_page();
		}
		$ways               = new Navigation( $settings, $level, $listing, $query, $url, $state );
		[ $first, $number ] = $slice === null || $slice === [] ? [ $range->first, $range->printed ] : $slice;
		$parent             = $path[ count( $path ) - 2 ] ?? null;
		$items              = $this->items( $contents, $settings, $listing, $url, $first, $number, $parent );
		$css                = $items === [] || $slice !== null
			? ''
			: GeometryCache::css( $element, $level, $settings->sizes_by, $query->is_narrow(), $range );
		return new GalleryPage(
			new GalleryView(
				$element,
				$settings,
				$level,
				$album,
				$ways->breadcrumb( $path ),
				$ways->tags(),
				$settings->search ? $query->search : null,
				$ways->form(),
				$ways->names(),
				$items,
				$first,
				$listing->total(),
				$ways->more( $range ),
				$ways->pages( $range ),
				$css,
				$ways->nothing(),
				$message,
				// Only the canvas tells it.
				$slice === null ? null : $contents->problem(),
				$nth,
				$range->from
			),
			new GalleryConfig(
				$sealed,
				$element,
				$settings,
				$level,
				$listing,
				$query,
				$range->first,
				$range->page,
				$nth,
				$range->from
			)
		);
	}

	/**
	 * What is in an album.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param string          $album    Id of the album.
	 * @param Query           $query    Filter and search.
	 * @return Listing|null Null when there is no such album.
	 */
	public function listing( GallerySettings $settings, string $album, Query $query ): ?Listing {
		$contents = $this->contents( $settings );
		$found    = $contents->album( $album );
		return $found === null ? null : self::listed( $contents, $settings, $found, $query );
	}

	/**
	 * Items of some places, without geometry.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param string          $sealed   Proof that a page was given them; '' as long as there is none.
	 * @param Listing         $listing  The album.
	 * @param Query           $query    What it is filtered by.
	 * @param PageUrl         $url      Address of the page that links lead to.
	 * @param string          $element  Id of the element.
	 * @param int             $first    Place.
	 * @param int             $number   How many.
	 */
	public function tiles(
		GallerySettings $settings,
		string $sealed,
		Listing $listing,
		Query $query,
		PageUrl $url,
		string $element,
		int $first,
		int $number
	): GalleryPage {
		$contents = $this->contents( $settings );
		$level    = self::level( $settings, $listing->album );
		$parent   = $listing->has_up && $first === 0 ? $contents->album( $listing->album->parent ) : null;
		$items    = $this->items( $contents, $settings, $listing, $url, $first, $number, $parent );
		$none     = [ 'action' => '', 'fields' => [] ];
		$names    = [ 'tags' => '', 'match' => '', 'search' => '' ];
		return new GalleryPage(
			new GalleryView(
				$element,
				$settings,
				$level,
				$listing->album,
				null,
				null,
				null,
				$none,
				$names,
				$items,
				$first,
				$listing->total(),
				null,
				null,
				'',
				'',
				'',
				from: $first
			),
			new GalleryConfig( $sealed, $element, $settings, $level, $listing, $query, $first, 0 )
		);
	}

	/**
	 * What is in a gallery.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	public function contents( GallerySettings $settings ): Contents {
		return ( $this->contents )( $settings );
	}

	/**
	 * The settings of an album's level: the first one is that of the gallery's own albums.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param Album           $album    Album.
	 */
	public static function level( GallerySettings $settings, Album $album ): LevelSettings {
		return $settings->level( $album->id === PageState::ROOT );
	}

	/**
	 * Lists an album.
	 *
	 * @param Contents        $contents Contents.
	 * @param GallerySettings $settings Settings.
	 * @param Album           $album    The album.
	 * @param Query           $query    Filter and search.
	 */
	private static function listed(
		Contents $contents,
		GallerySettings $settings,
		Album $album,
		Query $query
	): Listing {
		$index   = $contents->index( $album->id, $query );
		$has_up  = $settings->back_item && $album->id !== PageState::ROOT;
		$entries = $has_up ? [ new Entry( Listing::UP, 'albumUp', 0 ), ...$index->entries ] : $index->entries;
		$level   = self::level( $settings, $album );
		$rows    = match ( $level->mode ) {
			'pagination' => $level->max_rows,
			'moreButton' => $level->more_step,
			default => 0,
		};
		$pages   = $rows === 0
			? []
			: ( new Geometry( $level, $settings->sizes_by ) )->pages( Listing::ratios( $entries ), $rows );
		return new Listing( $album, $entries, $has_up, $index->version, $index->tags, $pages );
	}

	/**
	 * Whole items of some places.
	 *
	 * @param Contents        $contents Contents.
	 * @param GallerySettings $settings Settings.
	 * @param Listing         $listing  The album.
	 * @param PageUrl         $url      Address of the page that links lead to.
	 * @param int             $first    Place.
	 * @param int             $number   How many.
	 * @param Album|null      $parent   The album above.
	 * @return list<Item>
	 */
	private function items(
		Contents $contents,
		GallerySettings $settings,
		Listing $listing,
		PageUrl $url,
		int $first,
		int $number,
		?Album $parent
	): array {
		$entries  = array_slice( $listing->entries, $first, $number );
		$ids      = array_map(
			static fn( Entry $entry ): string => $entry->id,
			array_filter( $entries, static fn( Entry $entry ): bool => $entry->kind !== 'albumUp' )
		);
		$geometry = new Geometry( self::level( $settings, $listing->album ), $settings->sizes_by );
		$below    = array_filter(
			array_column( $entries, 'album', 'id' ),
			static fn( string $album ): bool => $album !== ''
		);
		$found    = [];
		foreach ( $ids === [] ? [] : $contents->items( $listing->album->id, array_values( $ids ), $below ) as $item ) {
			$found[ $item->id ] = $item;
		}
		$items = [];
		foreach ( $entries as $index => $entry ) {
			if ( $entry->kind === 'albumUp' ) {
				$items[] = new Item(
					Listing::UP,
					'albumUp',
					album_id: $listing->album->id,
					title: Navigation::title( $parent ),
					url: $url->to( PageState::of_album( $parent->id ?? PageState::ROOT ) )
				);
				continue;
			}
			// Gone since the album was listed: its place stays, or all others would move.
			$item = $found[ $entry->id ] ?? new Item(
				$entry->id,
				$entry->kind,
				album_id: $entry->album === '' ? $listing->album->id : $entry->album
			);
			$item = ItemHooks::shown( $item );
			if ( $item->thumb->src !== '' && $item->thumb->srcset !== '' ) {
				$item = $item->with(
					thumb: $item->thumb->with_sizes( $geometry->sizes( $entry->ratio, $first + $index ) )
				);
			}
			$items[] = $item->kind === 'album' && $item->destination_url === ''
				? $item->with( url: $url->to( PageState::of_album( $item->id ) ) )
				: $item;
		}
		return $items;
	}
}

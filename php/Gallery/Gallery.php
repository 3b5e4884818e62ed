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
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Layout\Geometry;
use Vitrine\Gallery\Layout\Listing;
use Vitrine\Gallery\Layout\Ratios;
use Vitrine\Gallery\Layout\VisibleRange;
use Vitrine\Gallery\Render\GalleryConfig;
use Vitrine\Gallery\Render\GalleryPage;
use Vitrine\Gallery\Render\GalleryStrings;
use Vitrine\Gallery\Render\GalleryView;
use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the view of a gallery from settings, contents, and what an address asks for. It never calls a network.
 */
final class Gallery {

	/** Group of the object cache that keeps it. */
	private const GEOMETRY = 'vitrine_geometry';

	/**
	 * Albums of more places have their geometry kept: to lay out thousands of tiles ten times costs a tenth of a
	 * second.
	 */
	private const MANY = 500;

	/** Most tags that are offered. */
	private const MAX_TAGS = 200;

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
		[ $first, $number ] = $slice === null || $slice === [] ? [ $range->first, $range->printed ] : $slice;

		$items = $this->items(
			$contents,
			$settings,
			$listing,
			$url,
			$first,
			$number,
			$path[ count( $path ) - 2 ] ?? null
		);
		$css   = $items === [] || $slice !== null
			? ''
			: self::css( $element, $level, $settings->sizes_by, $query->is_narrow(), $range );
		return new GalleryPage(
			new GalleryView(
				$element,
				$settings,
				$level,
				$album,
				self::breadcrumb( $settings, $path, $url ),
				$settings->tag_filter === 'none' ? null : self::filter( $settings, $listing, $query, $url, $state ),
				$settings->search ? $query->search : null,
				// Tags are sent along by the form itself.
				[ 'action' => $url->action(), 'fields' => $url->fields( PageState::of_album( $album->id ) ) ],
				[
					'tags'   => $url->name( 'tags' ) . '[]',
					'match'  => $url->name( 'match' ),
					'search' => $url->name( 'search' ),
				],
				$items,
				$first,
				$listing->total(),
				self::more( $listing, $level, $range, $url, $state ),
				self::pages( $settings, $level, $listing, $range, $url, $state ),
				$css,
				self::nothing( $listing, $query, $album ),
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
		$pages   = match ( $level->mode ) {
			'pagination' => ( new Geometry( $level, $settings->sizes_by ) )->pages(
				Listing::ratios( $entries ),
				$level->max_rows
			),
			'moreButton' => ( new Geometry( $level, $settings->sizes_by ) )->pages(
				Listing::ratios( $entries ),
				$level->more_step
			),
			default => [],
		};
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
					title: self::title( $parent ),
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

	/**
	 * The geometry. That of large albums is kept in memory, where the site has an object cache that outlasts a page.
	 *
	 * @param string        $element  Id of the element.
	 * @param LevelSettings $level    Settings.
	 * @param string        $sizes_by Whose width they follow.
	 * @param bool          $narrow   Whether it is filtered or searched: whoever searches could fill the memory with
	 *                                what nobody asks for again.
	 * @param VisibleRange  $range    What is shown.
	 */
	private static function css(
		string $element,
		LevelSettings $level,
		string $sizes_by,
		bool $narrow,
		VisibleRange $range
	): string {
		$make = static fn(): string => ( new Geometry( $level, $sizes_by ) )->css(
			$range->ratios,
			$range->printed,
			$range->first,
			$range
		);
		if ( count( $range->ratios ) <= self::MANY || $narrow || $range->first > 0 || $range->page > 0 ) {
			return Geometry::of_element( $make(), $element );
		}
		// Without the element: a visitor may ask for any.
		$shapes = Ratios::packed( $range->ratios );
		$what   = [ VITRINE_VERSION, $level, $sizes_by, $shapes, $range->printed, $range->ranges ];
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- for a name.
		$key  = md5( serialize( $what ) );
		$kept = wp_cache_get( $key, self::GEOMETRY );
		if ( ! is_string( $kept ) ) {
			$kept = $make();
			wp_cache_set( $key, $kept, self::GEOMETRY, DAY_IN_SECONDS );
		}
		return Geometry::of_element( $kept, $element );
	}

	/**
	 * Title of an album for people.
	 *
	 * @param Album|null $album Album.
	 */
	private static function title( ?Album $album ): string {
		return $album === null || $album->title === '' ? GalleryStrings::root() : $album->title;
	}

	/**
	 * The breadcrumb.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param list<Album>     $path     From the root to the album.
	 * @param PageUrl         $url      Address of the page.
	 * @return list<array{id: string, title: string, url: string}>|null
	 */
	private static function breadcrumb( GallerySettings $settings, array $path, PageUrl $url ): ?array {
		if (
			! $settings->breadcrumb
			|| $path === []
			|| ( $settings->breadcrumb_auto_hide_top_level && count( $path ) === 1 )
		) {
			return null;
		}
		$crumbs = array_map(
			static fn( Album $album ): array => [
				'id'    => $album->id,
				'title' => self::title( $album ),
				'url'   => $url->to( PageState::of_album( $album->id ) ),
			],
			$path
		);
		return $settings->breadcrumb_only_current_level ? array_slice( $crumbs, -1 ) : $crumbs;
	}

	/**
	 * The tags.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param Listing         $listing  The album.
	 * @param Query           $query    What it is filtered by.
	 * @param PageUrl         $url      Address of the page.
	 * @param PageState       $state    What it asks for.
	 * @return array{
	 *     mode: string,
	 *     operator: string,
	 *     tags: list<array{name: string, count: int, selected: bool, url: string}>,
	 * }
	 */
	private static function filter(
		GallerySettings $settings,
		Listing $listing,
		Query $query,
		PageUrl $url,
		PageState $state
	): array {
		$chosen = [];
		foreach ( $query->tags as $tag ) {
			$chosen[ mb_strtolower( $tag ) ] = $tag;
		}
		// A tag that nothing has any longer stays as long as it is chosen: there has to be a way back.
		$counts  = array_slice( $listing->tags, 0, self::MAX_TAGS, true );
		$names   = array_map( strval( ... ), array_keys( $counts ) );
		$names   = [
			...$names,
			...array_values( array_diff_key( $chosen, array_flip( array_map( mb_strtolower( ... ), $names ) ) ) ),
		];
		$choices = [];
		foreach ( $names as $name ) {
			$folded    = mb_strtolower( $name );
			$selected  = isset( $chosen[ $folded ] );
			$others    = $settings->tag_filter === 'single'
				? []
				: array_values( array_diff_key( $chosen, [ $folded => true ] ) );
			$choices[] = [
				'name'     => $name,
				'count'    => $counts[ $name ] ?? 0,
				'selected' => $selected,
				'url'      => $url->to( $state->filtered( $selected ? $others : [ ...$others, $name ] ) ),
			];
		}
		return [ 'mode' => $settings->tag_filter, 'operator' => $query->match, 'tags' => $choices ];
	}

	/**
	 * The link to the rest of the album.
	 *
	 * @param Listing       $listing The album.
	 * @param LevelSettings $level   Settings.
	 * @param VisibleRange  $range   What is shown.
	 * @param PageUrl       $url     Address of the page.
	 * @param PageState     $state   What it asks for.
	 * @return array{url: string, hidden: int, isLeast: bool, label: string, isPlain: bool}|null
	 */
	private static function more(
		Listing $listing,
		LevelSettings $level,
		VisibleRange $range,
		PageUrl $url,
		PageState $state
	): ?array {
		$end = $range->first + $range->printed;
		if ( $level->mode === 'pagination' || $end >= $listing->places() || $range->printed === 0 ) {
			return null;
		}
		$last = $listing->entries[ $end - 1 ]->id;
		// Script brings the rest of a step by itself: then its button counts what comes after the step.
		$rest = $level->mode === 'moreButton' ? $listing->places() - $range->end : 0;
		return [
			'url'     => $url->to(
				$level->mode === 'moreButton'
					? $state->from( $last, $range->page + ( $end < $range->end ? 1 : 2 ) )
					: $state->from( $last )
			),
			'hidden'  => $rest > 0 ? $rest : $listing->places() - $end,
			// Where rows break elsewhere, those of the last one that is not whole come with the next step.
			'isLeast' => $rest > 0,
			'label'   => GalleryStrings::more(),
			// Everything is shown, or script brings it: nothing is left to ask for.
			'isPlain' => $rest === 0,
		];
	}

	/**
	 * The links to pages.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param LevelSettings   $level    Settings of the level.
	 * @param Listing         $listing  The album.
	 * @param VisibleRange    $range    What is shown.
	 * @param PageUrl         $url      Address of the page.
	 * @param PageState       $state    What it asks for.
	 * @return array{
	 *     mode: string,
	 *     topButtons: bool,
	 *     list: list<array{number: int, url: string, current: bool}>,
	 *     previous: string,
	 *     next: string,
	 * }|null
	 */
	private static function pages(
		GallerySettings $settings,
		LevelSettings $level,
		Listing $listing,
		VisibleRange $range,
		PageUrl $url,
		PageState $state
	): ?array {
		$count = count( $listing->pages );
		if ( $level->mode !== 'pagination' || $count < 2 ) {
			return null;
		}
		$number = min( $count, $settings->pagination_visible_pages );
		$from   = max( 0, min( $count - $number, $range->page - intdiv( $number, 2 ) ) );
		$list   = [];
		for ( $page = $from; $page < $from + $number; $page++ ) {
			$list[] = [
				'number'  => $page + 1,
				'url'     => $url->to( $state->at_page( $page + 1 ) ),
				'current' => $page === $range->page,
			];
		}
		return [
			'mode'       => $settings->pagination_mode,
			'topButtons' => $settings->pagination_top_buttons,
			'list'       => $list,
			'previous'   => $url->to( $state->at_page( ( $range->page + $count - 1 ) % $count + 1 ) ),
			'next'       => $url->to( $state->at_page( ( $range->page + 1 ) % $count + 1 ) ),
		];
	}

	/**
	 * What visitors read when there is nothing.
	 *
	 * @param Listing $listing The album.
	 * @param Query   $query   What it is filtered by.
	 * @param Album   $album   The album.
	 */
	private static function nothing( Listing $listing, Query $query, Album $album ): string {
		if ( $listing->total() > 0 ) {
			return '';
		}
		return $query->is_narrow() || $album->id === PageState::ROOT
			? __( 'Nothing found.', 'vitrine' )
			: __( 'This album is empty.', 'vitrine' );
	}
}

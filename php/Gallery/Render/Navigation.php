<?php
/**
 * Ways through a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Layout\Listing;
use Vitrine\Gallery\Layout\VisibleRange;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Breadcrumb, tags, pages and More of an album: links that lead to the same page with another question.
 */
final class Navigation {

	/** Tags that are offered. */
	private const MAX_TAGS = 200;

	/**
	 * Keeps what is shown.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param LevelSettings   $level    Settings of the album's level.
	 * @param Listing         $listing  The album.
	 * @param Query           $query    What it is filtered by.
	 * @param PageUrl         $url      Address of the page.
	 * @param PageState       $state    What it asks for.
	 */
	public function __construct(
		private readonly GallerySettings $settings,
		private readonly LevelSettings $level,
		private readonly Listing $listing,
		private readonly Query $query,
		private readonly PageUrl $url,
		private readonly PageState $state
	) {}

	/**
	 * The breadcrumb.
	 *
	 * @param list<Album> $path From the root to the album.
	 * @return list<array{id: string, title: string, url: string}>|null
	 */
	public function breadcrumb( array $path ): ?array {
		if (
			! $this->settings->breadcrumb
			|| $path === []
			|| ( $this->settings->breadcrumb_auto_hide_top_level && count( $path ) === 1 )
		) {
			return null;
		}
		$crumbs = array_map(
			fn( Album $album ): array => [
				'id'    => $album->id,
				'title' => self::title( $album ),
				'url'   => $this->url->to( PageState::of_album( $album->id ) ),
			],
			$path
		);
		return $this->settings->breadcrumb_only_current_level ? array_slice( $crumbs, -1 ) : $crumbs;
	}

	/**
	 * The tags.
	 *
	 * @return array{
	 *     mode: string,
	 *     operator: string,
	 *     tags: list<array{name: string, count: int, selected: bool, url: string}>,
	 * }|null
	 */
	public function tags(): ?array {
		if ( $this->settings->tag_filter === 'none' ) {
			return null;
		}
		$chosen = [];
		foreach ( $this->query->tags as $tag ) {
			$chosen[ mb_strtolower( $tag ) ] = $tag;
		}
		// A tag that nothing has any longer stays as long as it is chosen: there has to be a way back.
		$counts  = array_slice( $this->listing->tags, 0, self::MAX_TAGS, true );
		$names   = array_map( strval( ... ), array_keys( $counts ) );
		$names   = [
			...$names,
			...array_values( array_diff_key( $chosen, array_flip( array_map( mb_strtolower( ... ), $names ) ) ) ),
		];
		$choices = [];
		foreach ( $names as $name ) {
			$folded    = mb_strtolower( $name );
			$selected  = isset( $chosen[ $folded ] );
			$others    = $this->settings->tag_filter === 'single'
				? []
				: array_values( array_diff_key( $chosen, [ $folded => true ] ) );
			$choices[] = [
				'name'     => $name,
				'count'    => $counts[ $name ] ?? 0,
				'selected' => $selected,
				'url'      => $this->url->to( $this->state->filtered( $selected ? $others : [ ...$others, $name ] ) ),
			];
		}
		return [ 'mode' => $this->settings->tag_filter, 'operator' => $this->query->match, 'tags' => $choices ];
	}

	/**
	 * The form that searches; tags are sent along by the form itself.
	 *
	 * @return array{action: string, fields: list<array{name: string, value: string}>}
	 */
	public function form(): array {
		return [
			'action' => $this->url->action(),
			'fields' => $this->url->fields( PageState::of_album( $this->listing->album->id ) ),
		];
	}

	/**
	 * Names of its fields.
	 *
	 * @return array{tags: string, match: string, search: string}
	 */
	public function names(): array {
		return [
			'tags'   => $this->url->name( 'tags' ) . '[]',
			'match'  => $this->url->name( 'match' ),
			'search' => $this->url->name( 'search' ),
		];
	}

	/**
	 * The link to the rest of the album.
	 *
	 * @param VisibleRange $range What is shown.
	 * @return array{url: string, hidden: int, isLeast: bool, label: string, isPlain: bool}|null
	 */
	public function more( VisibleRange $range ): ?array {
		$end = $range->first + $range->printed;
		if ( $this->level->mode === 'pagination' || $end >= $this->listing->places() || $range->printed === 0 ) {
			return null;
		}
		$last = $this->listing->entries[ $end - 1 ]->id;
		// Script brings the rest of a step by itself: then its button counts what comes after the step.
		$rest = $this->level->mode === 'moreButton' ? $this->listing->places() - $range->end : 0;
		return [
			'url'     => $this->url->to(
				$this->level->mode === 'moreButton'
					? $this->state->from( $last, $range->page + ( $end < $range->end ? 1 : 2 ) )
					: $this->state->from( $last )
			),
			'hidden'  => $rest > 0 ? $rest : $this->listing->places() - $end,
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
	 * @param VisibleRange $range What is shown.
	 * @return array{
	 *     mode: string,
	 *     topButtons: bool,
	 *     list: list<array{number: int, url: string, current: bool}>,
	 *     previous: string,
	 *     next: string,
	 * }|null
	 */
	public function pages( VisibleRange $range ): ?array {
		$count = count( $this->listing->pages );
		if ( $this->level->mode !== 'pagination' || $count < 2 ) {
			return null;
		}
		$number = min( $count, $this->settings->pagination_visible_pages );
		$from   = max( 0, min( $count - $number, $range->page - intdiv( $number, 2 ) ) );
		$list   = [];
		for ( $page = $from; $page < $from + $number; $page++ ) {
			$list[] = [
				'number'  => $page + 1,
				'url'     => $this->url->to( $this->state->at_page( $page + 1 ) ),
				'current' => $page === $range->page,
			];
		}
		return [
			'mode'       => $this->settings->pagination_mode,
			'topButtons' => $this->settings->pagination_top_buttons,
			'list'       => $list,
			'previous'   => $this->url->to( $this->state->at_page( ( $range->page + $count - 1 ) % $count + 1 ) ),
			'next'       => $this->url->to( $this->state->at_page( ( $range->page + 1 ) % $count + 1 ) ),
		];
	}

	/**
	 * What visitors read when there is nothing.
	 */
	public function nothing(): string {
		if ( $this->listing->total() > 0 ) {
			return '';
		}
		return $this->query->is_narrow() || $this->listing->album->id === PageState::ROOT
			? __( 'Nothing found.', 'vitrine' )
			: __( 'This album is empty.', 'vitrine' );
	}

	/**
	 * Title of an album for people.
	 *
	 * @param Album|null $album Album.
	 */
	public static function title( ?Album $album ): string {
		return $album === null || $album->title === '' ? GalleryStrings::root() : $album->title;
	}
}

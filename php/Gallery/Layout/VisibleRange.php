<?php
/**
 * Part of an album that a page shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Range of an album's places (from 0) that a page lays out, and the part of it that is printed as HTML.
 */
final class VisibleRange {

	/**
	 * Place of the first one that is printed.
	 *
	 * @var int
	 */
	public readonly int $first;

	/**
	 * Place of the page's own first one: at some widths its first row begins before it.
	 *
	 * @var int
	 */
	public readonly int $from;

	/**
	 * How many are printed.
	 *
	 * @var int
	 */
	public readonly int $printed;

	/**
	 * Place after the last item that is shown, whether it is printed or script brings it.
	 *
	 * @var int
	 */
	public readonly int $end;

	/**
	 * From 0.
	 *
	 * @var int
	 */
	public readonly int $page;

	/**
	 * Whether a page was asked for that is not there.
	 *
	 * @var bool
	 */
	public readonly bool $is_beyond;

	/**
	 * Shapes of what is laid out together: a page, or everything from the first one to the end.
	 *
	 * @var list<float>
	 */
	public readonly array $ratios;

	/**
	 * What each width shows of it, where that is not all (Geometry::ranges()).
	 *
	 * @var array<string, array{int, int}>
	 */
	public readonly array $ranges;

	/**
	 * Whether another page, or a further step, comes after it.
	 *
	 * @var bool
	 */
	public readonly bool $goes_on;

	/**
	 * Finds out.
	 *
	 * @param Listing       $listing  The album.
	 * @param LevelSettings $level    Settings.
	 * @param string        $sizes_by Whose width they follow.
	 * @param PageState     $state    What is asked for.
	 */
	public function __construct( Listing $listing, LevelSettings $level, string $sizes_by, PageState $state ) {
		$after = $state->after === '' ? -1 : $listing->place( $state->after );
		if ( $level->mode === 'pagination' || $level->mode === 'moreButton' ) {
			$is_page         = $level->mode === 'pagination';
			$this->is_beyond = $state->page > max( 1, count( $listing->pages ) );
			$this->page      = $this->is_beyond ? 0 : $state->page - 1;
			$this->end       = $listing->pages[ $this->page + 1 ] ?? $listing->places();
			// A further step of moreButton shows the earlier ones, too, so that a reload does; a link without script
			// goes on after the last printed one.
			$rest          = $after + 1 < $this->end ? $after + 1 : 0;
			$this->from    = $is_page ? ( $listing->pages[ $this->page ] ?? 0 ) : $rest;
			$this->goes_on = $this->end < $listing->places();
			$geometry      = new Geometry( $level, $sizes_by );
			$this->ranges  = $this->from > 0 || $this->goes_on
				? $geometry->ranges( $listing->ratios, $listing->pages, $this->from, $this->end )
				: [];
			$this->first   = min( [ $this->from, ...array_column( $this->ranges, 0 ) ] );
			$this->ratios  = array_slice( $listing->ratios, $this->first, $this->end - $this->first );
			$step          = $listing->pages[1] ?? $listing->places();
			$number        = $this->end - $this->from;
			$this->printed = $this->from - $this->first + (
				$is_page || $number <= $step
					? $number
					: min( $number, max( $step, $geometry->window( $this->ratios ) ) )
			);
			return;
		}
		$this->is_beyond = $state->page > 1;
		$this->page      = 0;
		$this->from      = $after + 1 < $listing->places() ? $after + 1 : 0;
		$this->first     = $this->from;
		$this->ranges    = [];
		$this->goes_on   = false;
		$this->end       = $listing->places();
		$this->ratios    = array_slice( $listing->ratios, $this->first );
		$this->printed   = $this->ratios === []
			? 0
			: min( count( $this->ratios ), ( new Geometry( $level, $sizes_by ) )->window( $this->ratios ) );
	}
}

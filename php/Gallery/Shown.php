<?php
/**
 * What of an album is on a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Which places are laid out, and which of them are printed.
 */
final class Shown {

	/**
	 * Place of the first one.
	 *
	 * @var int
	 */
	public readonly int $first;

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
			// A further step of moreButton shows the earlier ones, too, so that a reload does; a link without script goes on after the last printed one.
			$from          = $after + 1 < $this->end ? $after + 1 : 0;
			$this->first   = $is_page ? ( $listing->pages[ $this->page ] ?? 0 ) : $from;
			$this->ratios  = array_slice( $listing->ratios, $this->first, $this->end - $this->first );
			$step          = $listing->pages[1] ?? $listing->places();
			$number        = count( $this->ratios );
			$this->printed = $is_page || $number <= $step ? $number : min( $number, max( $step, ( new Geometry( $level, $sizes_by ) )->window( $this->ratios ) ) );
			return;
		}
		$this->is_beyond = $state->page > 1;
		$this->page      = 0;
		$this->first     = $after + 1 < $listing->places() ? $after + 1 : 0;
		$this->end       = $listing->places();
		$this->ratios    = array_slice( $listing->ratios, $this->first );
		$this->printed   = $this->ratios === [] ? 0 : min( count( $this->ratios ), ( new Geometry( $level, $sizes_by ) )->window( $this->ratios ) );
	}
}

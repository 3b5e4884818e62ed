<?php
/**
 * The geometry of a gallery as CSS.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Layout\Rules\StepRules;
use Vitrine\Gallery\Layout\Rules\TileRules;
use Vitrine\Gallery\Settings\LayoutSettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Where the tiles of the first window are, for every width of the container and class of the window
 * (docs/decisions/0006). Visitors' script reckons the same: frontend/render/gallery/geometry.ts.
 */
final class Geometry {

	/**
	 * Tiles of the first window: as many as begin within so many px at 1220 px, within bounds. With a page's head above
	 * them that is two screens of a laptop: whatever is printed, browsers fetch.
	 */
	private const WINDOW = 1200;
	private const MIN    = 12;

	/** By layout, for what tiles of their own size weigh in the page (docs/decisions/0006). */
	private const MAX = [
		'grid'      => 60,
		'mosaic'    => 60,
		'justified' => 36,
		'cascading' => 23,
	];

	/** Most rows of `justified` on the narrowest screen, for the same reason. */
	private const MAX_ROWS = 21;

	/** Most tiles of a page. */
	public const MAX_ON_PAGE = 100;

	private const LIST = '.wp-block-vitrine-gallery__items';

	/** Where the id of the element will be. */
	private const NOBODY = '# ';

	/** Crop factor of an untouched block. */
	private const USUAL_CROP = 1.5;

	/**
	 * Keeps the settings.
	 *
	 * @param LevelSettings $level    Settings.
	 * @param string        $sizes_by `window` or `container`: whose width the settings follow.
	 */
	public function __construct( private readonly LevelSettings $level, private readonly string $sizes_by ) {}

	/**
	 * The first places of the pages of an album: what fits into its rows at 1220 px, so that an address means the same
	 * to everybody.
	 *
	 * @param list<float> $ratios   Of the album.
	 * @param int         $max_rows Rows of a page.
	 * @return list<int>
	 */
	public function pages( array $ratios, int $max_rows ): array {
		$starts = $this->laid_out( $ratios, Steps::PAGES, 0 )->pages( $max_rows );
		$pages  = [];
		foreach ( $starts as $index => $start ) {
			// A page of thousands of small pictures would be no page.
			for ( $end = $starts[ $index + 1 ] ?? count( $ratios ); $start < $end; $start += self::MAX_ON_PAGE ) {
				$pages[] = $start;
			}
		}
		return $pages;
	}

	/**
	 * What a page shows at each width: whole rows of its album, from the row that its first place is in up to the one
	 * where the next page begins.
	 *
	 * @param list<float> $ratios Of the album.
	 * @param list<int>   $pages  First places of all pages.
	 * @param int         $first  First place of the page.
	 * @param int         $end    Place after the last one.
	 * @return array<string, array{int, int}> Such places, by class and step.
	 */
	public function ranges( array $ratios, array $pages, int $first, int $end ): array {
		$ranges = [];
		foreach ( $this->groups() as [ 'layout' => $settings, 'from' => $from, 'steps' => $steps ] ) {
			foreach ( $steps as $step ) {
				$ranges[ "{$from} {$step}" ] = Layout::of(
					$ratios,
					$settings,
					$this->level->label->height(),
					Steps::WIDTHS[ $step ],
					0
				)->page_range( $pages, $first, $end );
			}
		}
		return $ranges;
	}

	/**
	 * How many tiles the first window has.
	 *
	 * @param list<float> $ratios Of the album.
	 */
	public function window( array $ratios ): int {
		if ( $this->level->mode === 'rows' ) {
			$max = 1;
			foreach ( $this->groups() as [ 'layout' => $settings, 'steps' => $steps ] ) {
				foreach ( $steps as $step ) {
					$max = max(
						$max,
						StepRules::visible(
							Layout::of( $ratios, $settings, $this->level->label->height(), Steps::WIDTHS[ $step ], 0 ),
							$this->level
						)
					);
				}
			}
			return min( self::MAX_ON_PAGE, $max );
		}
		$layout = $this->level->layout_for( SizeClass::of_width( Steps::WIDTHS[ Steps::PAGES ] ) )->layout;
		$max    = self::MAX[ $layout ];
		$shown  = 0;
		// What comes far behind hardly changes where the first rows break.
		foreach ( $this->laid_out( array_slice( $ratios, 0, 4 * $max ), Steps::PAGES, $max )->boxes as $box ) {
			if ( $box[2] * Steps::WIDTHS[ Steps::PAGES ] + $box[3] < self::WINDOW ) {
				++$shown;
			}
		}
		if ( $layout === 'justified' ) {
			$shown = $this->laid_out( array_slice( $ratios, 0, $shown ), 0, 0 )->rows[ self::MAX_ROWS ] ?? $shown;
		}
		return min( count( $ratios ), max( self::MIN, $shown ) );
	}

	/**
	 * The style sheet, for an element without an id: of_element() gives it one.
	 *
	 * @param list<float>       $ratios  Of all tiles of this page, or from the first one shown to the end of the album.
	 * @param int               $printed How many tiles there are in the page.
	 * @param int               $first   Place of the first tile.
	 * @param VisibleRange|null $page    The page, where widths show different tiles of it.
	 */
	public function css( array $ratios, int $printed, int $first = 0, ?VisibleRange $page = null ): string {
		$css        = '';
		$list       = self::NOBODY . self::LIST;
		$shown      = array_slice( $ratios, 0, $printed );
		$tiles      = new TileRules( $list, $shown, $first, $this->level->label->height() );
		$step_rules = new StepRules( $list, $tiles, $ratios, $printed, $this->level );
		foreach (
			$this->groups() as [ 'layout' => $settings, 'from' => $from, 'below' => $below, 'steps' => $steps ]
		) {
			$rules = $tiles->always( $settings );
			$rules = $this->sizes_by === 'container' && $rules !== '' ? self::within( $from, $below, $rules ) : $rules;
			// The album goes on: its rows are full.
			$settings = $page?->goes_on === true ? StepRules::ending( $settings, 'fill' ) : $settings;
			foreach ( $steps as $step ) {
				$min = Steps::least( $step );
				$max = Steps::least( $step + 1 );
				if ( $this->sizes_by === 'container' ) {
					$min = max( $min, $from );
					$max = min( $max, $below );
				}
				$range  = array_map(
					static fn( int $place ): int => $place - $first,
					$page->ranges[ "{$from} {$step}" ] ?? [ $first, $first + count( $ratios ) ]
				);
				$rules .= self::within( $min, $max, $step_rules->of( $settings, $step, $range ) );
			}
			$css .= $this->sizes_by === 'window' ? self::media( $from, $below, $rules ) : $rules;
		}
		return $css;
	}

	/**
	 * The style sheet of an element.
	 *
	 * @param string $css     What css() made.
	 * @param string $element Id of the gallery's element.
	 */
	public static function of_element( string $css, string $element ): string {
		return str_replace( self::NOBODY . self::LIST, '#' . self::identifier( $element ) . ' ' . self::LIST, $css );
	}

	/**
	 * How wide a picture is shown, for `sizes`. An estimate: at the layout's own measures, cropped pictures by what is
	 * left of them.
	 *
	 * @param float $ratio Width by height, 0 = unknown.
	 * @param int   $place Place in the album.
	 */
	public function sizes( float $ratio, int $place ): string {
		$settings = $this->level->layout_for( SizeClass::La );
		$width    = $settings->width;
		$height   = $settings->height;
		if ( $settings->layout === 'justified' ) {
			$width = $height * Layout::shape( $ratio );
		} elseif ( $settings->layout === 'mosaic' && $settings->mosaic !== [] ) {
			$tile   = $settings->mosaic[ $place % count( $settings->mosaic ) ];
			$share  = Steps::WIDTHS[ Steps::PAGES ] / max(
				array_map( static fn( array $one ): int => $one['c'] + $one['w'] - 1, $settings->mosaic )
			);
			$width  = $tile['w'] * $share;
			$height = $tile['h'] * $share * $settings->height / $settings->width;
		}
		if ( $settings->crop && $settings->layout !== 'justified' && $settings->layout !== 'cascading' ) {
			// The usual factor stands for what a picture of unknown shape needs; where the shape is known, more or less
			// than usual is asked for.
			$width = $ratio > 0
				? max( $width, $height * min( 10, $ratio ) ) * $settings->crop_scale_factor / self::USUAL_CROP
				: $width * $settings->crop_scale_factor;
		}
		$width = (int) ceil( $width );
		return "(max-width: {$width}px) 100vw, {$width}px";
	}

	/**
	 * Lays out with the settings that hold when window and container have a step's width.
	 *
	 * @param list<float> $ratios Ratios.
	 * @param int         $step   Step.
	 * @param int         $limit  Of how many tiles the boxes are wanted.
	 */
	private function laid_out( array $ratios, int $step, int $limit ): Layout {
		$width = Steps::WIDTHS[ $step ];
		return Layout::of(
			$ratios,
			$this->level->layout_for( SizeClass::of_width( $width ) ),
			$this->level->label->height(),
			$width,
			$limit
		);
	}

	/**
	 * Neighboring classes of equal settings, with the steps that occur in them: no container is wider than its window.
	 *
	 * @return list<array{layout: LayoutSettings, from: int, below: float, steps: list<int>}>
	 */
	private function groups(): array {
		$groups  = [];
		$from    = 0;
		$classes = SizeClass::cases();
		foreach ( $classes as $index => $class ) {
			$layout = $this->level->layout_for( $class );
			$next   = $classes[ $index + 1 ] ?? null;
			if ( $next !== null && wp_json_encode( $layout ) === wp_json_encode( $this->level->layout_for( $next ) ) ) {
				continue;
			}
			$below    = (float) ( $class->below() ?? INF );
			$groups[] = [
				'layout' => $layout,
				'from'   => $from,
				'below'  => $below,
				'steps'  => $this->steps( $from, $below ),
			];
			$from     = $class->below() ?? 0;
		}
		return $groups;
	}

	/**
	 * The steps that occur in classes: no container is wider than its window.
	 *
	 * @param int   $from  Least width, px.
	 * @param float $below Px, not included.
	 * @return list<int>
	 */
	private function steps( int $from, float $below ): array {
		$steps = [];
		foreach ( array_keys( Steps::WIDTHS ) as $step ) {
			if (
				Steps::least( $step ) < $below && ( $this->sizes_by === 'window' || Steps::least( $step + 1 ) > $from )
			) {
				$steps[] = $step;
			}
		}
		return $steps;
	}

	/**
	 * Rules for some widths of a container. Without `<`, which those who read the page's HTML with patterns take for a
	 * tag.
	 *
	 * @param float  $min   Px.
	 * @param float  $max   Px, not included; may be infinite.
	 * @param string $rules Rules.
	 */
	private static function within( float $min, float $max, string $rules ): string {
		$from  = '(min-width:' . Length::number( $min ) . 'px)';
		$below = '(not (min-width:' . Length::number( $max ) . 'px))';
		return match ( true ) {
			is_infinite( $max ) && $min <= 0 => $rules,
			is_infinite( $max ) => "@container {$from}{{$rules}}",
			$min <= 0 => "@container {$below}{{$rules}}",
			default => "@container {$from} and {$below}{{$rules}}",
		};
	}

	/**
	 * Rules for some widths of the window.
	 *
	 * @param int    $min   Px.
	 * @param float  $max   Px, not included; may be infinite.
	 * @param string $rules Rules.
	 */
	private static function media( int $min, float $max, string $rules ): string {
		if ( is_finite( $max ) ) {
			$rules = '@media not all and (min-width:' . Length::number( $max ) . "px){{$rules}}";
		}
		return $min > 0 ? "@media (min-width:{$min}px){{$rules}}" : $rules;
	}

	/**
	 * An id as CSS reads it. What is no letter or digit of ASCII is escaped, so that nothing can end the rule or the
	 * element.
	 *
	 * @param string $id Id.
	 */
	private static function identifier( string $id ): string {
		return (string) preg_replace_callback(
			'/^\d|^-(?=\d|$)|[^A-Za-z0-9_-]/u',
			static fn( array $match ): string => sprintf( '\\%x ', mb_ord( $match[0] ) ),
			$id
		);
	}
}

<?php
/**
 * The geometry of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Layout;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Entry;
use Vitrine\Gallery\Layout\Geometry;
use Vitrine\Gallery\Layout\Layout;
use Vitrine\Gallery\Layout\Listing;
use Vitrine\Gallery\Layout\SizeClass;
use Vitrine\Gallery\Layout\Steps;
use Vitrine\Gallery\Layout\VisibleRange;
use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Tests\TestCase;

/**
 * Docs/decisions/0006: the first paint is right without script in all four layouts, at every width.
 */
#[Group( 'environment-agnostic' )]
final class GeometryTest extends TestCase {

	private const SIDES = [ '--vitrine-x', '--vitrine-y', '--vitrine-w', '--vitrine-h' ];

	/** Px that what is printed may be off: what the canvas and the page may differ by, too. */
	private const SLACK = 0.4;

	private const RATIOS = [ 1.5, 0.667, 1.778, 1.0, 2.4, 0.75, 1.333, 1.5, 0.0, 1.5, 0.667, 1.778, 1.0, 2.4, 0.75, 1.333, 1.5, 1.5, 0.667, 1.778 ];

	/**
	 * Whether conditions hold at widths: asked a hundred thousand times.
	 *
	 * @var array<string, array<array-key, bool>>
	 */
	private static array $holding = [];

	/**
	 * What sums come to at widths.
	 *
	 * @var array<string, array<array-key, float>>
	 */
	private static array $sums = [];

	/**
	 * Which tiles of a list selectors count to.
	 *
	 * @var array<string, array<int, bool>>
	 */
	private static array $nth = [];

	/**
	 * Every window and container has the boxes of the layout engine, and no others.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	#[DataProvider( 'galleries' )]
	public function test_every_width_has_its_boxes( array $attributes ): void {
		$settings = GallerySettings::of( $attributes );
		$level    = $settings->level( false );
		$rules    = self::parsed( Geometry::of_element( ( new Geometry( $level, $settings->sizes_by ) )->css( self::RATIOS, count( self::RATIOS ) ), 'g' ) );
		foreach ( [ 300, 479, 480, 700, 991, 992, 1199, 1200, 1500, 1799, 1800, 2600 ] as $window ) {
			foreach ( Steps::WIDTHS as $step => $width ) {
				foreach ( [ Steps::least( $step ), $width ] as $container ) {
					if ( $container > $window || $container < 1 ) {
						continue;
					}
					$layout = Layout::of( self::RATIOS, $level->layout_for( SizeClass::of_width( $settings->sizes_by === 'window' ? $window : $container ) ), $level->label->height(), $width );
					$found  = self::applied( $rules, $window, $container );
					foreach ( $layout->boxes as $place => $box ) {
						$wanted = array_map( static fn( array $length ): float => $length[0] * $container + $length[1], array_chunk( $box, 2 ) );
						$shown  = array_map( static fn( string $side ): float => self::at( $found[ $place + 1 ], $side, $container ), self::SIDES );
						self::assertEqualsWithDelta( $wanted, $shown, self::SLACK, "tile {$place} at {$container} px in {$window} px" );
						self::assertNotSame( 'none', $found[ $place + 1 ]['display'] ?? '' );
					}
					self::assertEqualsWithDelta( $layout->height->at( $container ), self::at( $found[0], '--vitrine-height', $container ), self::SLACK );
					self::assertSame( 'absolute', $found[0]['--placed'] );
					foreach ( array_slice( array_keys( self::RATIOS ), $layout->visible ) as $place ) {
						self::assertSame( 'none', $found[ $place + 1 ]['display'] );
						self::assertSame( 'block', self::applied( $rules, $window, $container, false )[ $place + 1 ]['display'], 'without script nothing is hidden' );
					}
				}
			}
		}
	}

	/**
	 * Galleries of all kinds.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function galleries(): array {
		return [
			'grid'              => [ [] ],
			...array_map( static fn( string $last ): array => [ [ 'layout' => [ 'lastRow' => $last ] ] ], array_combine( [ 'grid, last row filled', 'grid, last row centered', 'grid, last row hidden' ], [ 'fill', 'center', 'hide' ] ) ),
			...array_map( static fn( string $alignment ): array => [ [ 'layout' => [ 'alignment' => $alignment, 'width' => 90, 'height' => 90, 'gutterWidth' => 7 ] ] ], array_combine( [ 'grid, centered', 'grid, on the right', 'grid, justified' ], [ 'center', 'right', 'justified' ] ) ),
			'justified'         => [ [ 'layout' => [ 'layout' => 'justified' ] ] ],
			'justified, centered' => [ [ 'layout' => [ 'layout' => 'justified', 'gutterWidth' => 0, 'borderHorizontal' => 0, 'lastRow' => 'center' ] ] ],
			...array_map( static fn( string $last ): array => [ [ 'layout' => [ 'layout' => 'justified', 'lastRow' => $last, 'height' => 260 ] ] ], array_combine( [ 'justified, last row filled', 'justified, last row justified' ], [ 'fill', 'justify' ] ) ),
			'justified, cut'    => [ [ 'layout' => [ 'layout' => 'justified', 'height' => 40, 'maxItemsPerLine' => 1 ], 'label' => [ 'position' => 'onBottom' ] ] ],
			'last row hidden'   => [ [ 'layout' => [ 'layout' => 'justified', 'lastRow' => 'hide' ] ] ],
			'cascading'         => [ [ 'layout' => [ 'layout' => 'cascading' ], 'label' => [ 'position' => 'onBottom' ] ] ],
			'cascading, snapped' => [ [ 'layout' => [ 'layout' => 'cascading', 'baseGridHeight' => 40 ] ] ],
			'mosaic'            => [ [ 'layout' => [ 'layout' => 'mosaic', 'mosaic' => [ [ 'c' => 1, 'r' => 1, 'w' => 2, 'h' => 2 ], [ 'c' => 3, 'r' => 1 ] ] ] ] ],
			'classes of window' => [ [ 'sizes' => [ 'xs' => [ 'width' => 120 ], 'me' => [ 'layout' => 'justified' ], 'xl' => [ 'gutterWidth' => 20 ] ] ] ],
			'classes of container' => [ [ 'sizesBy' => 'container', 'sizes' => [ 'xs' => [ 'width' => 120 ], 'me' => [ 'layout' => 'justified' ], 'xl' => [ 'gutterWidth' => 20 ] ] ] ],
		];
	}

	/**
	 * ROWS: what is beyond the rows is not shown, and the last tile says how many that are; readers without script see all that is printed.
	 */
	public function test_rows_say_what_is_not_shown(): void {
		$level    = GallerySettings::of( [ 'mode' => 'rows', 'maxRows' => 1 ] )->level( false );
		$geometry = new Geometry( $level, 'window' );
		$printed  = $geometry->window( self::RATIOS );
		$rules    = self::parsed( Geometry::of_element( $geometry->css( self::RATIOS, $printed ), 'g' ) );
		foreach ( Steps::WIDTHS as $width ) {
			$layout  = Layout::of( self::RATIOS, $level->layout, 0, $width );
			$visible = $layout->rows[1] ?? $layout->visible;
			$found   = self::applied( $rules, 2600, $width );
			self::assertLessThanOrEqual( $printed, $visible );
			self::assertSame( '"+' . ( count( self::RATIOS ) - $visible ) . '"', $found[ $visible ]['--rest'] );
			self::assertEqualsWithDelta( $layout->boxes[0][6] * $width + $layout->boxes[0][7], self::at( $found[0], '--vitrine-height', $width ), self::SLACK );
			for ( $place = $visible + 1; $place <= $printed; $place++ ) {
				self::assertSame( 'none', $found[ $place ]['display'] );
				self::assertSame( 'block', self::applied( $rules, 2600, $width, false )[ $place ]['display'] );
			}
		}
	}

	/**
	 * A long album has its whole height from the first paint, and without script that of what is printed.
	 */
	public function test_long_albums_have_their_height(): void {
		$level  = GallerySettings::of( [] )->level( false );
		$ratios = array_fill( 0, 1000, 1.5 );
		$rules  = self::parsed( Geometry::of_element( ( new Geometry( $level, 'window' ) )->css( $ratios, 12 ), 'g' ) );
		$whole  = Layout::of( $ratios, $level->layout, 0, 975, 0 )->height->at( 975 );
		$twelve = Layout::of( array_slice( $ratios, 0, 12 ), $level->layout, 0, 975 )->height->at( 975 );
		$height = static fn( array $found ): float => self::at( $found[0], '--vitrine-height', 975 );
		self::assertEqualsWithDelta( $whole, $height( self::applied( $rules, 1300, 975 ) ), 0.01 );
		self::assertEqualsWithDelta( $twelve, $height( self::applied( $rules, 1300, 975, false ) ), 0.01 );
	}

	/**
	 * Docs/decisions/0006, "Pages": at every width, with script and without, the pages together show each picture once, and all but the last end with a whole row.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	#[DataProvider( 'galleries' )]
	public function test_pages_have_whole_rows_at_every_width( array $attributes ): void {
		$ratios = self::photographs( 83 );
		// A page of one row may be shorter than rows are elsewhere: then it is cut, but never empty.
		foreach ( [ [ 'pagination', 3 ], [ 'moreButton', 3 ], [ 'pagination', 1 ] ] as [ $mode, $rows ] ) {
			$settings = GallerySettings::of( [ ...$attributes, 'mode' => $mode, 'maxRows' => $rows, 'moreStep' => $rows ] );
			$level    = $settings->level( false );
			$listing  = self::listing( $ratios, ( new Geometry( $level, $settings->sizes_by ) )->pages( $ratios, $rows ) );
			self::assertGreaterThan( 2, count( $listing->pages ) );
			$pages = [];
			foreach ( array_keys( $listing->pages ) as $index ) {
				// Readers without script follow the link behind the last tile of the step before.
				$after   = $mode === 'moreButton' && $index > 0 ? [ 'after' => (string) ( $listing->pages[ $index ] - 1 ) ] : [];
				$range   = new VisibleRange( $listing, $level, $settings->sizes_by, PageState::of( [ 'page' => (string) ( $index + 1 ), ...$after ] ) );
				$css     = ( new Geometry( $level, $settings->sizes_by ) )->css( $range->ratios, $range->printed, $range->first, $range );
				$pages[] = [ $range, self::parsed( Geometry::of_element( $css, 'g' ) ) ];
				self::assertSame( $listing->pages[ $index ], $range->from );
				self::assertLessThanOrEqual( 50, $range->from - $range->first );
			}
			foreach ( [ 300, 480, 700, 1000, 1250, 1800, 2600 ] as $window ) {
				foreach ( Steps::WIDTHS as $width ) {
					foreach ( $width > $window ? [] : [ true, false ] as $scripting ) {
						$layout = $level->layout_for( SizeClass::of_width( $settings->sizes_by === 'window' ? $window : $width ) );
						$seen   = [];
						foreach ( $pages as $index => [ $page, $sheet ] ) {
							$found   = self::applied( $sheet, $window, $width, $scripting, $page->first, $page->printed );
							$right   = [];
							$bottom  = 0;
							for ( $place = 1; $place <= $page->printed; $place++ ) {
								if ( ( $found[ $place ]['display'] ?? '' ) === 'none' ) {
									continue;
								}
								$seen[]                    = $page->first + $place - 1;
								[ $x, $y, $w, $h ]         = array_map( static fn( string $side ): float => self::at( $found[ $place ], $side, $width ), self::SIDES );
								$right[ (string) round( $y ) ] = max( $right[ (string) round( $y ) ] ?? 0, $x + $w );
								$bottom                    = max( $bottom, $y + $h );
							}
							$where = "page {$index} at {$width} px in {$window} px";
							self::assertNotSame( [], $right, $where );
							self::assertEqualsWithDelta( $bottom, self::at( $found[0], '--vitrine-height', $width ), 5, $where );
							if ( $rows > 1 && $page->goes_on && ( $layout->layout === 'justified' || ( $layout->layout === 'grid' && $layout->alignment === 'fillWidth' ) ) ) {
								self::assertEqualsWithDelta( $width, end( $right ), 1, "last row of {$where}" );
							}
						}
						// The author wants no last row that is not full.
						$all = $scripting && $layout->last_row === 'hide' ? max( 75, count( $seen ) ) : count( $ratios );
						self::assertSame( range( 0, $all - 1 ), $seen, "{$mode} at {$width} px in {$window} px" );
					}
				}
			}
		}
	}

	/**
	 * An album of photographs.
	 *
	 * @param list<float> $ratios Their shapes.
	 * @param list<int>   $pages  First places of its pages.
	 */
	private static function listing( array $ratios, array $pages ): Listing {
		$entries = array_map( static fn( float $ratio, int $place ): Entry => new Entry( (string) $place, 'image', $ratio ), $ratios, array_keys( $ratios ) );
		return new Listing( new Album( PageState::ROOT, '', '', '' ), $entries, false, '1', [], $pages );
	}

	/**
	 * The tiles of a further page are found by their places in the album.
	 */
	public function test_further_pages_are_found_by_place(): void {
		$css = ( new Geometry( GallerySettings::of( [ 'layout' => [ 'layout' => 'justified' ] ] )->level( false ), 'window' ) )->css( self::RATIOS, 4, 24 );
		preg_match_all( '/\.is-place-(\d+)\{/', $css, $found );
		self::assertSame( [ '24', '25', '26', '27' ], array_values( array_unique( $found[1] ) ) );
	}

	/**
	 * The first window is 12 to 60 tiles, as many as begin within 1200 px; less where each tile has a size of its own.
	 */
	public function test_first_window(): void {
		$window = static fn( array $layout, int $items ): int => ( new Geometry( GallerySettings::of( [ 'layout' => $layout ] )->level( false ), 'window' ) )->window( array_fill( 0, $items, 1.5 ) );
		self::assertSame( 7, $window( [], 7 ) );
		self::assertSame( 24, $window( [], 5000 ) );
		self::assertSame( 12, $window( [ 'width' => 2000, 'height' => 2000 ], 5000 ) );
		self::assertSame( 60, $window( [ 'width' => 30, 'height' => 30 ], 5000 ) );
		self::assertSame( 23, $window( [ 'layout' => 'cascading', 'width' => 30 ], 5000 ) );
		self::assertSame( 36, $window( [ 'layout' => 'justified', 'height' => 30 ], 5000 ) );
		self::assertSame( 21, $window( [ 'layout' => 'justified', 'height' => 180 ], 5000 ) );
	}

	/**
	 * With the style sheet that WordPress prints beside it (tools/sizes.mjs), geometry comes to at most 6 KB in any layout.
	 *
	 * @param array<string, mixed> $layout Layout.
	 */
	#[DataProvider( 'layouts' )]
	public function test_geometry_weighs_what_was_agreed_upon( array $layout ): void {
		$agreed = json_decode( (string) file_get_contents( dirname( VITRINE_FILE ) . '/sizes.json' ), true )['printed']['geometry of a gallery'];
		foreach ( [ 'overImageOnBottom', 'onBottom' ] as $position ) {
			$level    = GallerySettings::of( [ 'layout' => $layout, 'label' => [ 'position' => $position ] ] )->level( false );
			$geometry = new Geometry( $level, 'window' );
			foreach ( [ 30, 60, 100, 1000, 5000 ] as $count ) {
				foreach ( self::albums( $count ) as $name => $ratios ) {
					$css = Geometry::of_element( $geometry->css( $ratios, $geometry->window( $ratios ) ), 'vitrine-gallery-1' );
					self::assertLessThanOrEqual( $agreed, strlen( (string) gzencode( $css, 9 ) ), "{$count} {$name}, label {$position}" );
				}
			}
		}
	}

	/**
	 * The four layouts: as they come, and with tiles so small that the first window is as long as can be.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function layouts(): array {
		$mosaic = [ [ 'c' => 1, 'r' => 1, 'w' => 2, 'h' => 2 ], [ 'c' => 3, 'r' => 1 ], [ 'c' => 3, 'r' => 2 ], [ 'c' => 4, 'r' => 1, 'w' => 2, 'h' => 2 ] ];
		return [
			'grid'                     => [ [] ],
			'grid, small tiles'        => [ [ 'width' => 30, 'height' => 30 ] ],
			'grid, centered'           => [ [ 'width' => 30, 'height' => 30, 'alignment' => 'center', 'lastRow' => 'center' ] ],
			'justified'                => [ [ 'layout' => 'justified' ] ],
			'justified, filled'        => [ [ 'layout' => 'justified', 'lastRow' => 'fill' ] ],
			'justified, small tiles'   => [ [ 'layout' => 'justified', 'height' => 100 ] ],
			'justified, smaller tiles' => [ [ 'layout' => 'justified', 'height' => 60 ] ],
			'cascading'                => [ [ 'layout' => 'cascading' ] ],
			'cascading, small tiles'   => [ [ 'layout' => 'cascading', 'width' => 100 ] ],
			'cascading, smaller tiles' => [ [ 'layout' => 'cascading', 'width' => 30 ] ],
			'mosaic'                   => [ [ 'layout' => 'mosaic', 'mosaic' => $mosaic ] ],
			'mosaic, small tiles'      => [ [ 'layout' => 'mosaic', 'mosaic' => array_map( static fn( int $place ): array => [ 'c' => 1 + $place % 8, 'r' => 1 + intdiv( $place, 8 ) ], range( 0, 39 ) ) ] ],
		];
	}

	/**
	 * Albums, usual ones and extremes.
	 *
	 * @param int $count How many pictures.
	 * @return array<string, list<float>>
	 */
	private static function albums( int $count ): array {
		return [
			'photographs'           => self::photographs( $count ),
			'portraits'             => self::shapes( $count, 0.5, 0.8 ),
			'portraits of cameras'  => array_map( static fn( float $shape ): float => [ 0.5625, 0.6667, 0.75, 0.8 ][ (int) $shape ], self::shapes( $count, 0.01, 3.99 ) ),
			'panoramas'             => self::shapes( $count, 2.5, 8 ),
			'slim ones'             => self::shapes( $count, 0.1, 0.4 ),
			'any'                   => self::shapes( $count, 0.1, 10 ),
			'of unknown shape'      => array_fill( 0, $count, 0.0 ),
			'panoramas, slim ones'  => array_map( static fn( int $place ): float => $place % 2 === 0 ? 9.8765 : 0.1234, range( 1, $count ) ),
		];
	}

	/**
	 * Shapes between two, each factor as likely; always the same ones.
	 *
	 * @param int   $count How many.
	 * @param float $least Width by height.
	 * @param float $most  Width by height.
	 * @return list<float>
	 */
	private static function shapes( int $count, float $least, float $most ): array {
		$number = 7;
		$shapes = [];
		for ( $place = 0; $place < $count; $place++ ) {
			$number   = ( $number * 75 + 74 ) % 65537;
			$shapes[] = round( $least * ( $most / $least ) ** ( $number / 65537 ), 4 );
		}
		return $shapes;
	}

	/**
	 * Shapes as cameras and scissors make them: six of ten as they come, four cut by hand; always the same ones.
	 *
	 * @param int $count How many.
	 * @return list<float>
	 */
	private static function photographs( int $count ): array {
		$usual  = [ 1.5, 0.6667, 1.3333, 0.75, 1.7778, 1.5 ];
		$number = 7;
		$ratios = [];
		for ( $place = 0; $place < $count; $place++ ) {
			$number   = ( $number * 75 + 74 ) % 65537;
			$ratios[] = $usual[ $number % 10 ] ?? round( 0.6 + $number / 65537 * 1.6, 4 );
		}
		return $ratios;
	}

	/**
	 * A page has no more than 100 tiles, and pages follow each other without a gap.
	 */
	public function test_pages_are_bounded(): void {
		$pages = ( new Geometry( GallerySettings::of( [ 'layout' => [ 'width' => 20, 'height' => 20 ] ] )->level( false ), 'window' ) )->pages( array_fill( 0, 1000, 1.5 ), 5 );
		self::assertSame( 0, $pages[0] );
		foreach ( [ ...array_slice( $pages, 1 ), 1000 ] as $index => $next ) {
			self::assertGreaterThan( $pages[ $index ], $next );
			self::assertLessThanOrEqual( 100, $next - $pages[ $index ] );
		}
	}

	/**
	 * An id cannot leave its rule, and no `<` or `[` is printed: readers of HTML by patterns take them for tags and shortcodes.
	 */
	public function test_hostile_id_stays_an_id(): void {
		foreach ( [ 'a{}*{display:none}', '</style><script>alert(1)</script>', '1st', '-1', 'ü[x]"\'\\', "a\nb", 'a/*' ] as $id ) {
			$css = Geometry::of_element( ( new Geometry( GallerySettings::of( [ 'mode' => 'rows', 'maxRows' => 1 ] )->level( false ), 'window' ) )->css( self::RATIOS, 4 ), $id );
			self::assertDoesNotMatchRegularExpression( '~[<\[]|/\*~', $css );
			self::assertSame( substr_count( $css, '{' ), substr_count( $css, '}' ) );
			self::assertStringStartsWith( '@container', $css );
			preg_match( '/#((?:\\\\[0-9a-f]+ |[\w-])+) \.wp-block/', $css, $match );
			self::assertSame( $id, preg_replace_callback( '/\\\\([0-9a-f]+) /', static fn( array $found ): string => mb_chr( (int) hexdec( $found[1] ) ), $match[1] ?? '' ) );
		}
	}

	/**
	 * A length at a width, in px, reckoned as browsers do.
	 *
	 * @param array<string, string> $values What the tile, or the list, says.
	 * @param string                $name   Of the length.
	 * @param float                 $width  Px.
	 */
	private static function at( array $values, string $name, float $width ): float {
		$sum = $values[ $name ];
		for ( $depth = 1; $depth <= 4; $depth++ ) {
			if ( ! str_contains( $sum, 'var(' ) ) {
				break;
			}
			$sum = (string) preg_replace_callback( '/var\((--vitrine-[a-z])(?:,(0px))?\)/', static fn( array $match ): string => $values[ $match[1] ] ?? $match[2] ?? '', $sum );
		}
		return self::$sums[ $sum ][ (string) $width ] ??= self::sum( $sum, $width );
	}

	/**
	 * Adds up what is written in px and in percent of a width.
	 *
	 * @param string $sum   Such as `33.3cqi + -2px`.
	 * @param float  $width Px.
	 */
	private static function sum( string $sum, float $width ): float {
		$sum = (string) preg_replace( [ '/([\d.]+)cqi/', '/([\d.]+)px/' ], [ '($1*' . $width / 100 . ')', '($1)' ], $sum );
		self::assertMatchesRegularExpression( '~^[-\d.*/+ ()]+$~D', $sum );
		return (float) eval( "return {$sum};" ); // phpcs:ignore Squiz.PHP.Eval -- digits and signs of our own, as the line above holds.
	}

	/**
	 * Rules with the conditions that they hold under: a reader for what Geometry prints, strict enough that other CSS fails.
	 *
	 * @param string $css Style sheet.
	 * @return list<array{conditions: list<string>, selector: string, values: array<string, string>}>
	 */
	private static function parsed( string $css ): array {
		$rules      = [];
		$conditions = [];
		while ( $css !== '' ) {
			if ( $css[0] === '}' ) {
				self::assertNotSame( [], $conditions );
				array_pop( $conditions );
				$css = substr( $css, 1 );
			} elseif ( preg_match( '/^@(?:container|media) ([^{}]+)\{/', $css, $match ) === 1 ) {
				$conditions[] = $match[0];
				$css          = substr( $css, strlen( $match[0] ) );
			} else {
				self::assertSame( 1, preg_match( '/^#g \.wp-block-vitrine-gallery__items(>li|>(?:li)?\.is-place-\d+|(?:>li:nth-child\([^)]+\)(?::nth-child\([^)]+\)(?::not\(\.is-placed\))?)?)|)\{([^{}]+)\}/', $css, $match ), substr( $css, 0, 200 ) );
				$values = [];
				foreach ( explode( ';', $match[2] ) as $declaration ) {
					self::assertSame( 1, preg_match( '/^(--[a-z-]+|display):(-?\d*\.?\d+(?:px)?|-?\d*\.?\d+cqi \+ -?\d*\.?\d+px|(?:var\(--vitrine-[a-z](?:,0px)?\)|cqi|px|[-\d.*\/+ ()])+|absolute|contain|none|block|"[^"<]*")$/D', $declaration, $parts ), $declaration );
					$values[ $parts[1] ] = $parts[2];
				}
				$rules[] = [ 'conditions' => $conditions, 'selector' => $match[1], 'values' => $values ];
				$css     = substr( $css, strlen( $match[0] ) );
			}
		}
		self::assertSame( [], $conditions );
		return $rules;
	}

	/**
	 * What holds in a window for a container: by place from 1, 0 = the list.
	 *
	 * @param list<array{conditions: list<string>, selector: string, values: array<string, string>}> $rules     Rules.
	 * @param float                                                                                  $window    Px.
	 * @param float                                                                                  $container Px.
	 * @param bool                                                                                   $scripting Whether script runs.
	 * @param int                                                                                    $first     Place of the first tile that is printed.
	 * @param int                                                                                    $printed   How many are.
	 * @return array<int, array<string, string>>
	 */
	private static function applied( array $rules, float $window, float $container, bool $scripting = true, int $first = 0, int $printed = 20 ): array {
		$found = [ [] ];
		foreach ( $rules as $rule ) {
			foreach ( $rule['conditions'] as $condition ) {
				$width = str_starts_with( $condition, '@media' ) ? $window : $container;
				if ( str_contains( $condition, 'scripting:none' ) ? $scripting : ! self::holds( $condition, $width ) ) {
					continue 2;
				}
			}
			foreach ( range( 0, $printed ) as $place ) {
				if ( $place === 0 ? $rule['selector'] === '' : self::means( $rule['selector'], $place, $first ) ) {
					$found[ $place ] = [ ...( $found[ $place ] ?? [] ), ...$rule['values'] ];
				}
			}
		}
		return $found;
	}

	/**
	 * Whether a condition of widths holds.
	 *
	 * @param string $condition Condition.
	 * @param float  $width     Px.
	 */
	private static function holds( string $condition, float $width ): bool {
		return self::$holding[ $condition ][ (string) $width ] ??= self::compare( $condition, $width );
	}

	/**
	 * Compares a width with each bound of a condition.
	 *
	 * @param string $condition Condition.
	 * @param float  $width     Px.
	 */
	private static function compare( string $condition, float $width ): bool {
		self::assertGreaterThan( 0, preg_match_all( '/(not (?:all and )?)?\(min-width:([\d.]+)px\)/', $condition, $parts, PREG_SET_ORDER ), $condition );
		foreach ( $parts as $part ) {
			if ( ( $width >= (float) $part[2] ) === ( $part[1] !== '' ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a selector means a place.
	 *
	 * @param string $selector Selector behind the list.
	 * @param int    $place    From 1.
	 * @param int    $first    Place in the album of the first tile that is printed.
	 */
	private static function means( string $selector, int $place, int $first ): bool {
		if ( preg_match( '/\.is-place-(\d+)$/D', $selector, $parts ) === 1 ) {
			return (int) $parts[1] === $first + $place - 1;
		}
		return self::$nth[ $selector ][ $place ] ??= self::counts( $selector, $place );
	}

	/**
	 * Whether a selector counts to a tile of the list.
	 *
	 * @param string $selector Selector behind the list.
	 * @param int    $place    From 1.
	 */
	private static function counts( string $selector, int $place ): bool {
		if ( $selector === '>li' ) {
			return true;
		}
		preg_match_all( '/child\(([^)]+)\)/', $selector, $parts );
		foreach ( $parts[1] as $part ) {
			$is = match ( true ) {
				str_starts_with( $part, 'n+' ) => $place >= (int) substr( $part, 2 ),
				str_starts_with( $part, '-n+' ) => $place <= (int) substr( $part, 3 ),
				preg_match( '/^(\d+)n\+(\d+)$/D', $part, $every ) === 1 => $place >= (int) $every[2] && ( $place - (int) $every[2] ) % (int) $every[1] === 0,
				default => $place === (int) $part,
			};
			if ( ! $is ) {
				return false;
			}
		}
		return $parts[1] !== [];
	}
}

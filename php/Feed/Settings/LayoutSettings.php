<?php
/**
 * How the posts of a feed stand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

use Vitrine\Buttons\ThemeButtons;

defined( 'ABSPATH' ) || exit;

/**
 * Layout, columns and pictures.
 */
final class LayoutSettings {

	/** Where texts fold in a row of posts that are all as high as the longest, unless the block says so itself. */
	private const ROW_FOLD = 300;

	/** Attributes that the canvas gets. */
	private const SHOWN = [
		'layout',
		'columnsBy',
		'fillRows',
		'themeButtons',
		'columns',
		'columnsTablet',
		'columnsPhone',
		'postLayout',
		'boxed',
		'scheme',
		'tileRatio',
		'highlightEvery',
		'highlightOffset',
		'carouselRows',
		'carouselAutoplay',
		'carouselArrows',
		'carouselDots',
	];

	/** Custom property of the wrapper for a shadow: a preset of theme.json. */
	private const SHADOW = '/^var:preset\|shadow\|([a-z0-9-]{1,40})$/D';

	/**
	 * Keeps the fields.
	 *
	 * @param string           $layout      `list`, `grid`, `masonry`, `tiles`, `highlight` or `carousel`.
	 * @param int              $columns     Columns on wide screens.
	 * @param int              $columns_tablet From 481 to 800 px, 0 = automatic.
	 * @param int              $columns_phone Up to 480 px, 0 = automatic.
	 * @param Columns          $counts      The same by width, resolved.
	 * @param string           $columns_by  `window` or `block`.
	 * @param string           $post_layout `auto`, `full`, `half`, `thumbnail` or `tile`.
	 * @param bool             $boxed       Whether posts have boxes.
	 * @param string           $scheme      `inherit`, `light` or `dark`.
	 * @param string           $image_size  `auto`, `thumb`, `medium`, `full` or `largest`.
	 * @param string           $tile_ratio  `1:1`, `4:5`, `3:4` or `original`.
	 * @param CarouselSettings $carousel    How a carousel moves.
	 * @param array            $read        All attributes.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	private function __construct(
		public readonly string $layout,
		public readonly int $columns,
		public readonly int $columns_tablet,
		public readonly int $columns_phone,
		public readonly Columns $counts,
		public readonly string $columns_by,
		public readonly string $post_layout,
		public readonly bool $boxed,
		public readonly string $scheme,
		public readonly string $image_size,
		public readonly string $tile_ratio,
		public readonly CarouselSettings $carousel,
		private readonly array $read
	) {}

	/**
	 * Picks them out of all.
	 *
	 * @param array<string, mixed> $read Attributes within their bounds.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	public static function of( array $read ): self {
		return new self(
			$read['layout'],
			$read['columns'],
			$read['columnsTablet'],
			$read['columnsPhone'],
			Columns::of( $read['columns'], $read['columnsTablet'], $read['columnsPhone'] ),
			$read['columnsBy'],
			$read['layout'] === 'tiles' ? 'tile' : $read['postLayout'],
			$read['boxed'],
			$read['scheme'],
			$read['imageSize'],
			$read['tileRatio'],
			CarouselSettings::of( $read ),
			$read
		);
	}

	/**
	 * The attributes of this part, for the canvas.
	 *
	 * @return array<string, mixed>
	 */
	public function attributes(): array {
		$shown = [];
		foreach ( self::SHOWN as $name ) {
			$shown[ $name ] = $this->read[ $name ];
		}
		return $shown;
	}

	/**
	 * How many posts stand in the first row, whose pictures are needed at once.
	 */
	public function first_row(): int {
		return $this->layout === 'list' ? 1 : $this->columns;
	}

	/**
	 * Whether posts are pictures alone.
	 */
	public function is_tile(): bool {
		return $this->post_layout === 'tile';
	}

	/**
	 * Whether each post stands directly below the one above it: tiles of any shape do so, too.
	 */
	public function is_masonry(): bool {
		return $this->layout === 'masonry' || $this->layout === 'tiles' && $this->tile_ratio === 'original';
	}

	/**
	 * Whether a post is a large one. Twin: frontend/render/feed/layout/highlight.ts.
	 *
	 * @param int  $index   Its place among those that come together, from 0.
	 * @param bool $is_page Whether these open a page.
	 */
	public function is_large( int $index, bool $is_page ): bool {
		[ 'highlightEvery' => $every, 'highlightOffset' => $offset ] = $this->read;
		if ( $this->layout !== 'highlight' || $index < $offset ) {
			return false;
		}
		return $every === 0 ? $is_page && $index === $offset : ( $index - $offset ) % $every === 0;
	}

	/**
	 * Characters before a text folds.
	 *
	 * @param int $limit What the block says.
	 */
	public function fold( int $limit ): int {
		return $this->layout === 'carousel' && $limit === 99999 ? self::ROW_FOLD : $limit;
	}

	/**
	 * How high a tile is, as a part of its width; null where each picture says so itself.
	 */
	public function tile_height(): ?float {
		return [ '1:1' => 1.0, '4:5' => 1.25, '3:4' => 1.33 ][ $this->tile_ratio ] ?? null;
	}

	/**
	 * Classes of a button.
	 */
	public function button_classes(): string {
		return ThemeButtons::classes( $this->read['themeButtons'] );
	}

	/**
	 * Whether rows have no holes, where there are some. Twin: frontend/render/feed/style.ts.
	 */
	private function fills_rows(): bool {
		return $this->read['fillRows']
			&& in_array( $this->layout, [ 'grid', 'highlight', 'carousel' ], true )
			&& in_array( $this->post_layout, [ 'auto', 'full' ], true );
	}

	/**
	 * Classes of the wrapper. Twin: frontend/render/feed/style.ts.
	 */
	public function classes(): string {
		$classes = [ "is-feed-{$this->layout}", "is-sized-by-{$this->columns_by}" ];
		if ( $this->post_layout !== 'auto' ) {
			$classes[] = "has-posts-{$this->post_layout}";
		}
		if ( $this->fills_rows() ) {
			$classes[] = 'has-filled-rows';
		}
		if ( $this->is_masonry() ) {
			$classes[] = 'is-masonry';
		}
		if ( $this->is_tile() && $this->tile_ratio !== '1:1' ) {
			$classes[] = 'has-ratio-' . str_replace( ':', '-', $this->tile_ratio );
		}
		if ( ! $this->boxed ) {
			$classes[] = 'is-plain';
		}
		if ( $this->scheme !== 'inherit' ) {
			$classes[] = "is-scheme-{$this->scheme}";
		}
		if ( $this->layout === 'carousel' && $this->carousel->rows > 1 ) {
			$classes[] = 'has-2-rows';
		}
		return implode( ' ', $classes );
	}

	/**
	 * Style sheets besides the feed's own, by the end of their names.
	 *
	 * @return list<string>
	 */
	public function sheets(): array {
		return array_keys(
			array_filter(
				[
					'masonry'   => $this->is_masonry(),
					'highlight' => $this->layout === 'highlight',
					'carousel'  => $this->layout === 'carousel',
					'tiles'     => $this->is_tile(),
					'posts'     => ! $this->boxed
						|| in_array( $this->post_layout, [ 'full', 'half', 'thumbnail' ], true ),
					'rows'      => $this->fills_rows(),
					'scheme'    => $this->scheme !== 'inherit',
				]
			)
		);
	}

	/**
	 * The shadow of posts as CSS; null = none. Twin: frontend/render/feed/style.ts.
	 *
	 * @param mixed $shadow Attribute of the block support, possibly hostile.
	 */
	public static function shadow( mixed $shadow ): ?string {
		return is_string( $shadow ) && preg_match( self::SHADOW, $shadow, $match ) === 1
			? "var(--wp--preset--shadow--{$match[1]})"
			: null;
	}
}

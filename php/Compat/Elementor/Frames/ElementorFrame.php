<?php
/**
 * Containers, sections and columns of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Frames;

use Vitrine\Compat\Elementor\Effects\ElementorBackground;
use Vitrine\Compat\Elementor\Effects\ElementorEffects;
use Vitrine\Compat\Elementor\Effects\ElementorMotion;
use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorCover;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorSticky;
use Vitrine\Compat\Elementor\ElementorStyle;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * Makes columns of frames whose parts stand beside one another, a cover of one whose background moves, a group of one
 * that has looks of its own, else only what is in it.
 */
final class ElementorFrame {

	/** Settings that are taken over, or say nothing. */
	private const READ = [
		...ElementorStyle::READ,
		...ElementorSticky::READ,
		'flex_direction',
		'container_type',
		'content_width',
		'structure',
		'width',
		'_column_size',
		'_inline_size',
		'min_height',
		'custom_height',
		'height',
		// A sentence says what becomes of gradients.
		'background_color_b',
		'background_color_stop',
		'background_color_b_stop',
		'background_gradient_type',
		'background_gradient_angle',
		'background_gradient_position',
	];

	/** Those of covers. */
	private const COVER = [ 'background_overlay_background', 'background_overlay_color', 'background_overlay_opacity' ];

	/** Those of images in groups; the image of a cover fills it. */
	private const PLACE = [ 'background_size', 'background_position', 'background_repeat', 'background_attachment' ];

	/** Parts beside one another. */
	private const MAX_COLUMNS = 6;

	/**
	 * Keeps what makes blocks of the elements in a frame.
	 *
	 * @param \Closure(mixed, int): string $blocks Converts elements of a depth.
	 * @param ElementorNotes               $notes  What is left out.
	 */
	public function __construct( private readonly \Closure $blocks, private readonly ElementorNotes $notes ) {}

	/**
	 * The blocks of a frame.
	 *
	 * @param array<mixed> $settings Its settings, possibly hostile.
	 * @param list<mixed>  $inside   What is in it.
	 * @param int          $depth    How deep it is.
	 */
	public function block( array $settings, array $inside, int $depth ): string {
		// Only the picture of a cover moves.
		$is_cover = ElementorMotion::has_background( $settings );
		$style    = $is_cover ? ElementorStyle::none() : ElementorStyle::of( $settings );
		$height   = implode( '', ElementorCover::height_of_frame( $settings ) ?? [] );
		$more     = $this->read( $settings );
		$inside   = self::in_order( $settings, $inside );
		$parts    = array_values( array_filter( $inside, 'is_array' ) );
		if ( ! $this->is_row( $settings, $parts ) ) {
			$blocks = ( $this->blocks )( $inside, $depth + 1 );
		} elseif ( $is_cover || $height !== '' || $style->has_image() ) {
			// Columns have neither images nor heights.
			$blocks = $this->columns( $parts, ElementorStyle::none(), [], $depth );
		} else {
			return $this->columns( $parts, $style, $more, $depth );
		}
		$is_filled = $is_cover || $style->has_background() || ElementorBackground::is_one( $settings );
		$is_high   = $height !== '' || ElementorStyle::of( $settings )->is_high();
		if ( $blocks === '' && ! ( $is_filled && $is_high ) ) {
			if ( $is_filled || $is_high ) {
				$this->notes->tell( __( 'Empty sections', 'vitrine' ) );
			}
			return '';
		}
		if ( $is_cover ) {
			return ElementorCover::of_frame( $settings, $more, $blocks );
		}
		return ! $is_filled && $style->style === [] && $more === [] && $height === ''
			? $blocks
			: ElementorBlock::group( $blocks, $more, $style->at_least( $height ) );
	}

	/**
	 * Further attributes of a frame; remembers what is not taken over.
	 *
	 * @param array<mixed> $settings Its settings.
	 * @return array<string, mixed>
	 */
	private function read( array $settings ): array {
		$is_cover = ElementorMotion::has_background( $settings );
		$kind     = ElementorValue::text( $settings, 'background_background' );
		if ( $kind === 'gradient' ) {
			$this->notes->tell( __( 'Gradients behind sections: only the first color is used', 'vitrine' ) );
		}
		if ( $is_cover && ElementorValue::text( $settings, 'background_overlay_background' ) === 'gradient' ) {
			$this->notes->tell( __( 'Gradients over the images of sections', 'vitrine' ) );
		}
		if ( ElementorValue::text( $settings, 'container_type' ) === 'grid' ) {
			$this->notes->tell( __( 'Grids: their contents are stacked', 'vitrine' ) );
		}
		$this->notes->leave_settings(
			$settings,
			[
				...array_diff( self::READ, $is_cover ? self::PLACE : [] ),
				...ElementorEffects::names( true ),
				...( $is_cover ? self::COVER : [] ),
				// What another kind of background has left says nothing.
				...( $kind === 'classic' ? [] : ElementorStyle::of_images() ),
			]
		);
		return [
			...ElementorSticky::attributes( $settings ),
			...ElementorEffects::of_frame( $settings, $this->notes ),
		];
	}

	/**
	 * Whether the parts of a frame stand beside one another.
	 *
	 * @param array<mixed>       $settings Its settings.
	 * @param list<array<mixed>> $parts    What is in it.
	 */
	private function is_row( array $settings, array $parts ): bool {
		$is_row = self::has_direction( $settings, 'row' )
			|| in_array( 'column', array_column( $parts, 'elType' ), true );
		if ( $is_row && count( $parts ) > self::MAX_COLUMNS ) {
			$this->notes->tell(
				sprintf(
					/* translators: %s: a number. */
					__( 'More than %s columns side by side: they are stacked', 'vitrine' ),
					number_format_i18n( self::MAX_COLUMNS )
				)
			);
		}
		return $is_row && count( $parts ) > 1 && count( $parts ) <= self::MAX_COLUMNS;
	}

	/**
	 * What is in a frame, in the order in which it is seen.
	 *
	 * @param array<mixed> $settings Its settings.
	 * @param list<mixed>  $inside   What is in it.
	 * @return list<mixed>
	 */
	private static function in_order( array $settings, array $inside ): array {
		return str_ends_with( ElementorValue::text( $settings, 'flex_direction' ), '-reverse' )
			? array_reverse( $inside )
			: $inside;
	}

	/**
	 * Whether a frame has a direction, forwards or backwards; a grid has none.
	 *
	 * @param array<mixed> $settings  Its settings.
	 * @param string       $direction `row` or `column`.
	 */
	private static function has_direction( array $settings, string $direction ): bool {
		return ElementorValue::text( $settings, 'container_type' ) !== 'grid'
			&& str_starts_with( ElementorValue::text( $settings, 'flex_direction' ), $direction );
	}

	/**
	 * Parts beside one another.
	 *
	 * @param list<array<mixed>>   $parts Containers, columns or widgets.
	 * @param ElementorStyle       $style Looks of what is around them.
	 * @param array<string, mixed> $more  Further attributes of what is around them.
	 * @param int                  $depth How deep they are.
	 */
	private function columns( array $parts, ElementorStyle $style, array $more, int $depth ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$html .= $this->column( $part, $depth );
		}
		return get_comment_delimited_block_content(
			'core/columns',
			[ ...$style->attributes(), ...$more ],
			"\n<div{$style->html( 'wp-block-columns' )}>{$html}</div>\n"
		);
	}

	/**
	 * One of them.
	 *
	 * @param array<mixed> $part  Container, column or widget.
	 * @param int          $depth How deep it is.
	 */
	private function column( array $part, int $depth ): string {
		$settings  = is_array( $part['settings'] ?? null ) ? $part['settings'] : [];
		$is_widget = ( $part['elType'] ?? '' ) === 'widget';
		// A column cannot be a cover, one in it can.
		$is_frame = ! $is_widget && ! ElementorMotion::has_background( $settings );
		$style    = $is_frame ? ElementorStyle::of( $settings ) : ElementorStyle::none();
		$more     = $is_frame ? $this->read( $settings ) : [];
		$inside   = is_array( $part['elements'] ?? null ) ? array_values( $part['elements'] ) : [];
		if ( $is_frame && self::has_direction( $settings, 'row' ) ) {
			// The column has the looks; a row in it is still one.
			$direction = [ 'flex_direction' => ElementorValue::text( $settings, 'flex_direction' ) ];
			$blocks    = ( $this->blocks )( [ [ ...$part, 'settings' => $direction ] ], $depth + 1 );
		} else {
			$blocks = ( $this->blocks )( $is_frame ? self::in_order( $settings, $inside ) : [ $part ], $depth + 1 );
		}
		$height = $is_frame ? implode( '', ElementorCover::height_of_frame( $settings ) ?? [] ) : '';
		if ( $height !== '' || $style->has_image() ) {
			$blocks = ElementorBlock::group( $blocks, [], $style->at_least( $height ) );
			$style  = ElementorStyle::none();
		}
		$width = $is_widget ? '' : self::width( $settings );
		$html  = $style->html( 'wp-block-column', $width === '' ? [] : [ 'flex-basis' => $width ] );
		return get_comment_delimited_block_content(
			'core/column',
			[ ...( $width === '' ? [] : [ 'width' => $width ] ), ...$style->attributes(), ...$more ],
			"\n<div{$html}>{$blocks}</div>\n"
		);
	}

	/**
	 * Width of a column.
	 *
	 * @param array<mixed> $settings Its settings.
	 */
	private static function width( array $settings ): string {
		$width = is_array( $settings['width'] ?? null ) && ( $settings['width']['unit'] ?? '%' ) === '%'
			? $settings['width']['size'] ?? null
			: null;
		$width = is_numeric( $width ) ? $width : ( $settings['_inline_size'] ?? $settings['_column_size'] ?? null );
		return is_numeric( $width ) && $width > 0 && $width < 100 ? round( (float) $width, 2 ) . '%' : '';
	}
}

<?php
/**
 * Content of Elementor's templates and pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Compat\Elementor\Effects\ElementorBackground;
use Vitrine\Compat\Elementor\Effects\ElementorEffects;
use Vitrine\Compat\Elementor\Effects\ElementorMotion;
use Vitrine\Compat\Elementor\Widgets\ElementorFacebook;
use Vitrine\Compat\Elementor\Widgets\ElementorImageCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorLoopCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorMediaCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorNestedCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorShareButtons;
use Vitrine\Compat\Elementor\Widgets\ElementorSlides;
use Vitrine\Compat\Elementor\Widgets\ElementorTestimonials;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of widgets (ElementorWidget), and our own (Widgets/); frames around them become columns, groups,
 * covers or nothing. What has no counterpart is named.
 */
final class ElementorContent {

	/** Elements within elements. */
	private const MAX_DEPTH = 30;

	/** Elements of one popup or page. */
	private const MAX = 2000;

	/** Entries of lists in widgets: slides, pictures, buttons. */
	private const MAX_ROWS = 5000;

	/** Settings of frames that are taken over here. */
	private const FRAME = [
		...ElementorStyle::READ,
		...ElementorSticky::READ,
		'flex_direction',
		'container_type',
		'content_width',
		'structure',
		'width',
		'_column_size',
		'_inline_size',
	];

	/** Those of groups and covers. */
	private const HEIGHT = [ 'min_height', 'custom_height', 'height' ];

	/** Those of covers. */
	private const COVER = [ 'background_overlay_background', 'background_overlay_color', 'background_overlay_opacity' ];

	/** Widgets that become blocks of ours. */
	private const CONVERTERS = [
		'slides'               => ElementorSlides::class,
		'image-carousel'       => ElementorImageCarousel::class,
		'media-carousel'       => ElementorMediaCarousel::class,
		'testimonial-carousel' => ElementorTestimonials::class,
		'nested-carousel'      => ElementorNestedCarousel::class,
		'loop-carousel'        => ElementorLoopCarousel::class,
		'share-buttons'        => ElementorShareButtons::class,
		'facebook-page'        => ElementorFacebook::class,
		'facebook-embed'       => ElementorFacebook::class,
		'facebook-button'      => ElementorFacebook::class,
		'facebook-comments'    => ElementorFacebook::class,
	];

	/**
	 * What is left out.
	 *
	 * @var ElementorNotes
	 */
	private readonly ElementorNotes $notes;

	/**
	 * Elements so far.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * Entries of lists so far.
	 *
	 * @var int
	 */
	private int $rows = 0;

	/**
	 * Nothing is left out yet.
	 */
	public function __construct() {
		$this->notes = new ElementorNotes();
	}

	/**
	 * Converts a tree of elements.
	 *
	 * @param mixed $elements Elements, possibly hostile.
	 * @param int   $depth    How deep they are.
	 * @return string Blocks as they are saved.
	 */
	public function blocks( mixed $elements, int $depth = 0 ): string {
		$blocks = [];
		foreach ( is_array( $elements ) && $depth < self::MAX_DEPTH ? $elements : [] as $element ) {
			$block = is_array( $element ) && ++$this->count <= self::MAX ? $this->block( $element, $depth ) : '';
			if ( $block !== '' ) {
				$blocks[] = $block;
			}
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * What was left out, in words.
	 *
	 * @return list<string>
	 */
	public function notes(): array {
		if ( $this->count > self::MAX ) {
			$this->notes->tell(
				sprintf(
					/* translators: %s: a number. */
					__( 'Everything after the first %s elements', 'vitrine' ),
					number_format_i18n( self::MAX )
				)
			);
		}
		return $this->notes->all();
	}

	/**
	 * One element.
	 *
	 * @param array<mixed> $element Element.
	 * @param int          $depth   How deep it is.
	 */
	private function block( array $element, int $depth ): string {
		$inside   = is_array( $element['elements'] ?? null ) ? array_values( $element['elements'] ) : [];
		$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : [];
		if ( ( $element['elType'] ?? '' ) !== 'widget' ) {
			return $this->frame( $settings, $inside, $depth );
		}
		$widget = is_string( $element['widgetType'] ?? null ) ? $element['widgetType'] : '';
		$block  = $this->has_room( $settings ) ? $this->widget( $widget, $settings, $inside, $depth ) : null;
		if ( $block === null ) {
			$this->notes->leave_widget( $widget );
			return '';
		}
		return ElementorBlock::with(
			$block,
			[ ...ElementorSticky::attributes( $settings ), ...ElementorEffects::of_widget( $settings, $this->notes ) ]
		);
	}

	/**
	 * A widget, without its effects.
	 *
	 * @param string       $widget   Its type.
	 * @param array<mixed> $settings Its settings.
	 * @param list<mixed>  $inside   Elements in it.
	 * @param int          $depth    How deep it is.
	 * @return string|null Null where there is no block for it.
	 */
	private function widget( string $widget, array $settings, array $inside, int $depth ): ?string {
		$converter = self::CONVERTERS[ $widget ] ?? null;
		$block     = $converter === null
			? ElementorWidget::block( $widget, $settings )
			: $converter::block(
				$widget,
				$settings,
				array_map( fn( mixed $element ): string => $this->blocks( [ $element ], $depth + 1 ), $inside ),
				$this->notes
			);
		if ( $block !== null ) {
			$this->notes->leave_settings(
				$settings,
				[
					...( $converter === null ? ElementorWidget::READ[ $widget ] : $converter::names() ),
					...ElementorSticky::READ,
					...ElementorEffects::names( false ),
				]
			);
		}
		return $block;
	}

	/**
	 * Whether the lists of a widget may be read, and tells what is not.
	 *
	 * @param array<mixed> $settings Its settings.
	 */
	private function has_room( array $settings ): bool {
		foreach ( $settings as $list ) {
			if ( is_array( $list ) && array_is_list( $list ) ) {
				$this->rows += min( count( $list ), ElementorValue::MAX_ROWS );
				if ( count( $list ) > ElementorValue::MAX_ROWS ) {
					$this->notes->tell(
						sprintf(
							/* translators: %s: a number. */
							__( 'Everything after the first %s slides, images or buttons of a widget', 'vitrine' ),
							number_format_i18n( ElementorValue::MAX_ROWS )
						)
					);
				}
			}
		}
		return $this->rows <= self::MAX_ROWS;
	}

	/**
	 * Remembers settings of a frame that are not taken over.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param bool         $is_group Whether it has a height: columns have none.
	 */
	private function leave_of_frame( array $settings, bool $is_group ): void {
		$this->notes->leave_settings(
			$settings,
			[
				...self::FRAME,
				...ElementorEffects::names( true ),
				...( $is_group ? self::HEIGHT : [] ),
				...( ElementorMotion::has_background( $settings ) ? self::COVER : [] ),
			]
		);
	}

	/**
	 * Container, section or column: columns where its parts stand beside one another, a group where it has looks of its
	 * own, else only what is in it.
	 *
	 * @param array<mixed> $settings Its settings.
	 * @param list<mixed>  $inside   What is in it.
	 * @param int          $depth    How deep it is.
	 */
	private function frame( array $settings, array $inside, int $depth ): string {
		// Only the picture of a cover moves.
		$is_cover = ElementorMotion::has_background( $settings );
		$style    = $is_cover ? ElementorStyle::of( [] ) : ElementorStyle::of( $settings );
		$more     = [
			...ElementorSticky::attributes( $settings ),
			...ElementorEffects::of_frame( $settings, $this->notes ),
		];
		$parts    = array_values( array_filter( $inside, 'is_array' ) );
		$is_row   = str_starts_with( ElementorValue::text( $settings, 'flex_direction' ), 'row' )
			|| in_array( 'column', array_column( $parts, 'elType' ), true );
		$is_row   = $is_row && count( $parts ) > 1 && count( $parts ) <= 6;
		$this->leave_of_frame( $settings, $is_cover || ! $is_row );
		$blocks   = $is_row
			? $this->columns( $parts, $style, $is_cover ? [] : $more, $depth )
			: $this->blocks( $inside, $depth + 1 );
		$height = implode( '', ElementorCover::height_of_frame( $settings ) ?? [] );
		$looks  = $is_cover || $style->style !== [] || ElementorBackground::is_one( $settings );
		if ( $blocks === '' && ( ! $looks || $height === '' ) ) {
			return '';
		}
		if ( $is_cover ) {
			return ElementorCover::of_frame( $settings, $more, $blocks );
		}
		return $is_row || ( ! $looks && $more === [] && $height === '' )
			? $blocks
			: ElementorBlock::group( $blocks, $more, $style->at_least( $height ) );
	}

	/**
	 * Parts beside one another.
	 *
	 * @param list<array<mixed>> $parts Containers, columns or widgets.
	 * @param ElementorStyle     $frame Looks of what is around them.
	 * @param array<string, mixed> $more Further attributes of what is around them.
	 * @param int                $depth How deep they are.
	 */
	private function columns( array $parts, ElementorStyle $frame, array $more, int $depth ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$settings = is_array( $part['settings'] ?? null ) ? $part['settings'] : [];
			// A column cannot be a cover, one in it can.
			$is_frame = ( $part['elType'] ?? '' ) !== 'widget' && ! ElementorMotion::has_background( $settings );
			$own      = $is_frame ? ElementorStyle::of( $settings ) : ElementorStyle::colors( null );
			// The column has the looks; a row in it is still one.
			$inside = $is_frame && ! str_starts_with( ElementorValue::text( $settings, 'flex_direction' ), 'row' )
				? $this->blocks( $part['elements'] ?? null, $depth + 1 )
				: $this->blocks(
					[ $is_frame ? [ ...$part, 'settings' => [ 'flex_direction' => 'row' ] ] : $part ],
					$depth + 1
				);
			$width  = ( $part['elType'] ?? '' ) !== 'widget' ? self::width( $settings ) : '';
			$extras = [];
			if ( $is_frame ) {
				$this->leave_of_frame( $settings, false );
				$extras = [
					...ElementorSticky::attributes( $settings ),
					...ElementorEffects::of_frame( $settings, $this->notes ),
				];
			}
			$html .= get_comment_delimited_block_content(
				'core/column',
				[
					...( $width === '' ? [] : [ 'width' => $width ] ),
					...$own->attributes(),
					...$extras,
				],
				"\n<div{$own->html( 'wp-block-column', $width === '' ? [] : [ 'flex-basis' => $width ] )}>{$inside}</div>\n"
			);
		}
		return get_comment_delimited_block_content(
			'core/columns',
			[ ...$frame->attributes(), ...$more ],
			"\n<div{$frame->html( 'wp-block-columns' )}>{$html}</div>\n"
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

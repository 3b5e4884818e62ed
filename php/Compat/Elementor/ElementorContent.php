<?php
/**
 * Content of Elementor's templates and pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Compat\Elementor\Effects\ElementorEffects;
use Vitrine\Compat\Elementor\Frames\ElementorFrame;
use Vitrine\Compat\Elementor\Widgets\ElementorFacebook;
use Vitrine\Compat\Elementor\Widgets\ElementorImageCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorLoopCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorMediaCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorNestedAccordion;
use Vitrine\Compat\Elementor\Widgets\ElementorNestedCarousel;
use Vitrine\Compat\Elementor\Widgets\ElementorNestedTabs;
use Vitrine\Compat\Elementor\Widgets\ElementorShareButtons;
use Vitrine\Compat\Elementor\Widgets\ElementorSlides;
use Vitrine\Compat\Elementor\Widgets\ElementorTestimonials;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of widgets (ElementorWidget), and our own (Widgets/); frames around them become columns, groups,
 * covers or nothing (Frames/). What has no counterpart is named.
 */
final class ElementorContent {

	/** Elements within elements. */
	private const MAX_DEPTH = 30;

	/** Elements of one popup or page. */
	private const MAX = 2000;

	/** Entries of lists in widgets: slides, pictures, buttons. */
	private const MAX_ROWS = 5000;

	/** Widgets that become blocks of ours. */
	private const CONVERTERS = [
		'slides'               => ElementorSlides::class,
		'image-carousel'       => ElementorImageCarousel::class,
		'media-carousel'       => ElementorMediaCarousel::class,
		'testimonial-carousel' => ElementorTestimonials::class,
		'nested-carousel'      => ElementorNestedCarousel::class,
		'loop-carousel'        => ElementorLoopCarousel::class,
		'nested-accordion'     => ElementorNestedAccordion::class,
		'nested-tabs'          => ElementorNestedTabs::class,
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
	 * Frames around elements.
	 *
	 * @var ElementorFrame
	 */
	private readonly ElementorFrame $frames;

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
		$this->notes  = new ElementorNotes();
		$this->frames = new ElementorFrame( $this->blocks( ... ), $this->notes );
	}

	/**
	 * Converts a tree of elements.
	 *
	 * @param mixed $elements Elements, possibly hostile.
	 * @param int   $depth    How deep they are.
	 * @return string Blocks as they are saved.
	 */
	public function blocks( mixed $elements, int $depth = 0 ): string {
		$elements = is_array( $elements ) ? $elements : [];
		if ( $elements !== [] && $depth >= self::MAX_DEPTH ) {
			$this->notes->tell(
				sprintf(
					/* translators: %s: a number. */
					__( 'Everything that is more than %s levels deep', 'vitrine' ),
					number_format_i18n( self::MAX_DEPTH )
				)
			);
			return '';
		}
		$blocks = [];
		foreach ( $elements as $element ) {
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
			return $this->frames->block( $settings, $inside, $depth );
		}
		$widget = is_string( $element['widgetType'] ?? null ) ? $element['widgetType'] : '';
		$block  = $this->has_room( $settings ) ? $this->widget( $widget, $settings, $inside, $depth ) : null;
		if ( $block === null ) {
			$this->notes->leave_widget( $widget );
			// What it holds is not lost with it.
			return $this->blocks( $inside, $depth + 1 );
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
		$rows = 0;
		foreach ( $settings as $list ) {
			$number = self::rows( $list );
			$rows  += min( $number, ElementorValue::MAX_ROWS );
			if ( $number > ElementorValue::MAX_ROWS ) {
				$this->notes->tell(
					sprintf(
						/* translators: %s: a number. */
						__( 'Everything after the first %s slides, images, or buttons of a widget', 'vitrine' ),
						number_format_i18n( ElementorValue::MAX_ROWS )
					)
				);
			}
		}
		if ( $rows > 0 && $this->rows + $rows > self::MAX_ROWS ) {
			$this->notes->tell(
				sprintf(
					/* translators: %s: a number. */
					__( 'Everything after the first %s slides, images, or buttons of all widgets', 'vitrine' ),
					number_format_i18n( self::MAX_ROWS )
				)
			);
			return false;
		}
		$this->rows += $rows;
		return true;
	}

	/**
	 * Entries of a list, which may have names instead of numbers. Each slider has `sizes`, which are none.
	 *
	 * @param mixed $list A setting.
	 */
	private static function rows( mixed $list ): int {
		return is_array( $list )
			? count( array_filter( array_diff_key( $list, [ 'sizes' => true ] ), 'is_array' ) )
			: 0;
	}
}

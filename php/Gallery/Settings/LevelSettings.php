<?php
/**
 * Settings of a level.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

use Vitrine\Gallery\Layout\SizeClass;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the first level of albums may say for itself. Twin: LevelSettings in
 * frontend/render/gallery/types.ts.
 */
final class LevelSettings implements \JsonSerializable {

	public const MODES = [ 'fullContent', 'moreButton', 'pagination', 'rows' ];

	public const TRANSITIONS = [
		'none',
		'fadeIn',
		'randomScale',
		'scaleUp',
		'scaleDown',
		'slideUp',
		'slideDown',
		'slideUp2',
		'slideDown2',
		'flipUp',
		'flipDown',
		'slideRight',
		'slideLeft',
		'imageSlideUp',
	];

	/** Hover effects of the original (research §1.1). */
	public const HOVER_EFFECTS = [
		'borderLighter',
		'borderDarker',
		'scale120',
		'labelAppear',
		'labelAppear75',
		'toolsAppear',
		'toolsSlideDown',
		'toolsSlideUp',
		'labelOpacity50',
		'labelSlideUp',
		'labelSlideUpTop',
		'labelSlideDown',
		'labelSlideUpDown',
		'scaleLabelOverImage',
		'overScale',
		'overScaleOutside',
		'descriptionAppear',
		'descriptionSlideUp',
		'slideRight',
		'slideLeft',
		'slideUp',
		'slideDown',
		'imageScale150',
		'imageScale150Outside',
		'imageScaleIn80',
		'imageSlideRight',
		'imageSlideLeft',
		'imageSlideUp',
		'imageSlideDown',
		'imageBlurOn',
		'imageBlurOff',
		'imageGrayOn',
		'imageGrayOff',
		'imageSepiaOn',
		'imageSepiaOff',
	];

	/**
	 * Keeps the fields.
	 *
	 * @param LayoutSettings                      $layout                      The layout, where a size class says
	 *        nothing.
	 * @param array<string, array<string, mixed>> $sizes                       What size classes say, by their names.
	 * @param string                              $mode                        One of MODES.
	 * @param int                                 $max_rows                    Rows of a page.
	 * @param int                                 $more_step                   Rows that More adds.
	 * @param LabelSettings                       $label                       Labels.
	 * @param list<string>                        $hover_effects               Some of HOVER_EFFECTS.
	 * @param string                              $display_transition          One of TRANSITIONS.
	 * @param int                                 $display_transition_duration Ms.
	 * @param int                                 $display_interval            Ms between two tiles.
	 * @param StackSettings                       $stacks                      Stacks.
	 */
	private function __construct(
		public readonly LayoutSettings $layout,
		public readonly array $sizes,
		public readonly string $mode,
		public readonly int $max_rows,
		public readonly int $more_step,
		public readonly LabelSettings $label,
		public readonly array $hover_effects,
		public readonly string $display_transition,
		public readonly int $display_transition_duration,
		public readonly int $display_interval,
		public readonly StackSettings $stacks
	) {}

	/**
	 * Brings settings within bounds.
	 *
	 * @param array<mixed> $members The block's attributes, possibly hostile.
	 */
	public static function of( array $members ): self {
		$reader = new AttributeReader( $members );
		return new self(
			LayoutSettings::of( $reader->raw( 'layout' ) ),
			self::sizes( $reader->part( 'sizes' ) ),
			$reader->choice( 'mode', 'fullContent', self::MODES ),
			$reader->whole( 'maxRows', 2, 1, 100 ),
			$reader->whole( 'moreStep', 2, 1, 100 ),
			LabelSettings::of( $reader->raw( 'label' ) ),
			array_values( array_intersect( $reader->words( 'hoverEffects', [ 'toolsAppear' ] ), self::HOVER_EFFECTS ) ),
			$reader->choice( 'displayTransition', 'fadeIn', self::TRANSITIONS ),
			$reader->whole( 'displayTransitionDuration', 240, 0, 5000 ),
			$reader->whole( 'displayInterval', 15, 0, 1000 ),
			StackSettings::of( $reader->raw( 'stacks' ) )
		);
	}

	/**
	 * The attributes with what the first level says for itself: objects member by member. A length that it says for all
	 * classes goes before what classes say in general.
	 *
	 * @param array<mixed> $attributes The block's attributes, possibly hostile.
	 * @return array<mixed>
	 */
	public static function of_first( array $attributes ): array {
		$first  = is_array( $attributes['firstLevel'] ?? null ) ? $attributes['firstLevel'] : [];
		$merged = [ ...$attributes, ...array_filter( $first, static fn( mixed $value ): bool => $value !== null ) ];
		foreach ( [ 'layout', 'label', 'stacks' ] as $name ) {
			$merged[ $name ] = [
				...( new AttributeReader( $attributes ) )->part( $name )->all(),
				...( new AttributeReader( $first ) )->part( $name )->all(),
			];
		}
		$sizes = [];
		foreach ( SizeClass::cases() as $class ) {
			$general                = (
				new AttributeReader( $attributes )
			)->part( 'sizes' )->part( $class->value )->all();
			$own                    = ( new AttributeReader( $first ) )->part( 'sizes' )->part( $class->value )->all();
			$sizes[ $class->value ] = [
				...array_diff_key( $general, ( new AttributeReader( $first ) )->part( 'layout' )->all() ),
				...$own,
			];
		}
		$merged['sizes'] = $sizes;
		return $merged;
	}

	/**
	 * The layout of a size class.
	 *
	 * @param SizeClass $class Class.
	 */
	public function layout_for( SizeClass $class ): LayoutSettings {
		$own = $this->sizes[ $class->value ] ?? [];
		return $own === [] ? $this->layout : LayoutSettings::of( [ ...$this->layout->jsonSerialize(), ...$own ] );
	}

	/**
	 * What size classes say; classes that say nothing are left out.
	 *
	 * @param AttributeReader $reader Settings by class.
	 * @return array<string, array<string, mixed>>
	 */
	private static function sizes( AttributeReader $reader ): array {
		$sizes = [];
		foreach ( SizeClass::cases() as $class ) {
			$sizes[ $class->value ] = LayoutSettings::partial( $reader->raw( $class->value ) );
		}
		return array_filter( $sizes, static fn( array $own ): bool => $own !== [] );
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'layout'                    => $this->layout,
			'sizes'                     => (object) $this->sizes,
			'mode'                      => $this->mode,
			'maxRows'                   => $this->max_rows,
			'moreStep'                  => $this->more_step,
			'label'                     => $this->label,
			'hoverEffects'              => $this->hover_effects,
			'displayTransition'         => $this->display_transition,
			'displayTransitionDuration' => $this->display_transition_duration,
			'displayInterval'           => $this->display_interval,
			'stacks'                    => $this->stacks,
		];
	}
}

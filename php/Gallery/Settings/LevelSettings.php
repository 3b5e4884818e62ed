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

	/**
	 * Keeps the fields.
	 *
	 * @param LayoutSettings                      $layout                      The layout, where a size class says
	 *        nothing.
	 * @param GallerySizes                        $sizes                       What size classes say, by their names.
	 * @param string                              $mode                        How many rows are shown.
	 * @param int                                 $max_rows                    Rows of a page.
	 * @param int                                 $more_step                   Rows that More adds.
	 * @param LabelSettings                       $label                       Labels.
	 * @param list<string>                        $hover_effects               Names of effects.
	 * @param string                              $display_transition          How tiles appear.
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
	 * Keeps settings.
	 *
	 * @param GalleryAttributes $read Attributes within their bounds.
	 */
	public static function of( array $read ): self {
		return new self(
			LayoutSettings::of( $read['layout'] ),
			self::sizes( $read['sizes'] ),
			$read['mode'],
			$read['maxRows'],
			$read['moreStep'],
			LabelSettings::of( $read['label'] ),
			$read['hoverEffects'],
			$read['displayTransition'],
			$read['displayTransitionDuration'],
			$read['displayInterval'],
			StackSettings::of( $read['stacks'] )
		);
	}

	/**
	 * The same with what the first level says for itself: objects member by member. A length that it says for all
	 * classes goes before what classes say in general.
	 *
	 * @param GalleryAttributes $read Attributes within their bounds.
	 */
	public static function of_first( array $read ): self {
		/** Too many members for PHPStan to keep in mind.
		 *
		 * @var GalleryFirstLevel $first
		 * @var GallerySizes $general */
		[ 'firstLevel' => $first, 'sizes' => $general ] = $read;
		$sizes = [];
		foreach ( SizeClass::cases() as $class ) {
			$sizes[ $class->value ] = [
				...array_diff_key( $general[ $class->value ] ?? [], $first['layout'] ?? [] ),
				...$first['sizes'][ $class->value ] ?? [],
			];
		}
		/** What the first level says is as the attributes are.
		 *
		 * @var GalleryAttributes $all */
		$all = [
			...$read,
			...$first,
			'layout' => [ ...$read['layout'], ...$first['layout'] ?? [] ],
			'label'  => [ ...$read['label'], ...$first['label'] ?? [] ],
			'stacks' => [ ...$read['stacks'], ...$first['stacks'] ?? [] ],
			'sizes'  => $sizes,
		];
		return self::of( $all );
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
	 * @param GallerySizes $said Settings by class.
	 * @return GallerySizes
	 */
	private static function sizes( array $said ): array {
		foreach ( $said as $class => $own ) {
			if ( isset( $own['mosaic'] ) ) {
				$said[ $class ]['mosaic'] = LayoutSettings::pattern( $own['mosaic'] );
			}
		}
		return array_filter( $said, static fn( array $own ): bool => $own !== [] );
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

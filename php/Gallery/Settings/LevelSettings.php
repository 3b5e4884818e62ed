<?php
/**
 * Settings of a level.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

use Vitrine\Gallery\Layout\SizeClass;
use Vitrine\Support\Schema;

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
	 * @param array<string, array<string, mixed>> $sizes                       What size classes say, by their names.
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
	 * Brings settings within bounds.
	 *
	 * @param array<mixed> $members The block's attributes, possibly hostile.
	 */
	public static function of( array $members ): self {
		$schema = Schema::of_block( 'gallery' );
		$read   = static fn( string $name ): mixed => $schema->read_one( $name, $members[ $name ] ?? null );
		return new self(
			LayoutSettings::of( $members['layout'] ?? null ),
			self::sizes( self::member( $members, 'sizes' ) ),
			$read( 'mode' ),
			$read( 'maxRows' ),
			$read( 'moreStep' ),
			LabelSettings::of( $members['label'] ?? null ),
			$read( 'hoverEffects' ),
			$read( 'displayTransition' ),
			$read( 'displayTransitionDuration' ),
			$read( 'displayInterval' ),
			StackSettings::of( $members['stacks'] ?? null )
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
		$first  = self::member( $attributes, 'firstLevel' );
		$merged = [ ...$attributes, ...array_filter( $first, static fn( mixed $value ): bool => $value !== null ) ];
		foreach ( [ 'layout', 'label', 'stacks' ] as $name ) {
			$merged[ $name ] = [ ...self::member( $attributes, $name ), ...self::member( $first, $name ) ];
		}
		$sizes = [];
		foreach ( SizeClass::cases() as $class ) {
			$general                = self::member( self::member( $attributes, 'sizes' ), $class->value );
			$own                    = self::member( self::member( $first, 'sizes' ), $class->value );
			$sizes[ $class->value ] = [ ...array_diff_key( $general, self::member( $first, 'layout' ) ), ...$own ];
		}
		$merged['sizes'] = $sizes;
		return $merged;
	}

	/**
	 * Members of an object within others; none where it is no object.
	 *
	 * @param array<mixed> $members An object.
	 * @param string       $name    Name of the other.
	 * @return array<string, mixed>
	 */
	private static function member( array $members, string $name ): array {
		$object = $members[ $name ] ?? null;
		return is_array( $object ) ? array_filter( $object, 'is_string', ARRAY_FILTER_USE_KEY ) : [];
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
	 * @param array<string, mixed> $given Settings by class.
	 * @return array<string, array<string, mixed>>
	 */
	private static function sizes( array $given ): array {
		$sizes = [];
		foreach ( SizeClass::cases() as $class ) {
			$sizes[ $class->value ] = LayoutSettings::partial( $given[ $class->value ] ?? null );
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

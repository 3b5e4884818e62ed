<?php
/**
 * The settings of a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block, each within its bounds: saved content may hold anything.
 *
 * Twin: frontend/render/popup/settings.ts; both are held to tests/fixtures/popup-settings.json.
 *
 * @phpstan-type Length array{size: int|float, unit: string}
 * @phpstan-type Row array{type: 'include'|'exclude', name: string, sub_name: string, sub_id: string}
 */
final class PopupSettings implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string                     $kind       How it stands on the page, such as `modal`.
	 * @param string                     $label      Its name, '' = another one.
	 * @param array<string, mixed>       $document   Document settings, complete.
	 * @param array<string, mixed>       $timing     Rules that are on, each with all its fields.
	 * @param list<array<string, mixed>> $timing_any Groups of the same, of which one must pass.
	 * @param array<string, mixed>       $triggers   Triggers that are on, each with all its fields.
	 * @param list<Row>                  $conditions Rows of where.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $label,
		public readonly array $document,
		public readonly array $timing,
		public readonly array $timing_any,
		public readonly array $triggers,
		public readonly array $conditions
	) {}

	/**
	 * Brings attributes within bounds.
	 *
	 * @param array<mixed> $attributes Attributes, possibly hostile; `timing_any` is understood as well, so that what is
	 *                                 exported can be read.
	 */
	public static function of( array $attributes ): self {
		$schema = Schema::of_block( 'popup' );
		$read   = static fn( string $name ): mixed => $schema->read_one( $name, $attributes[ $name ] ?? null );
		return new self(
			$read( 'kind' ),
			sanitize_text_field( $read( 'label' ) ),
			$read( 'settings' ),
			self::rules( $attributes['timing'] ?? null ),
			self::groups( $attributes['timingAny'] ?? $attributes['timing_any'] ?? null ),
			Switches::of( 'triggers' )->read( $attributes['triggers'] ?? null ),
			$read( 'conditions' )
		);
	}

	/**
	 * Whether a document setting is on.
	 *
	 * @param string $name Such as `overlay`.
	 */
	public function has( string $name ): bool {
		return $this->document[ $name ] === 'yes';
	}

	/**
	 * A document setting that is a word.
	 *
	 * @param string $name Such as `height_type`.
	 */
	public function word( string $name ): string {
		return (string) $this->document[ $name ];
	}

	/**
	 * A document setting that is a number.
	 *
	 * @param string $name Such as `margin`.
	 */
	public function number( string $name ): int|float {
		return $this->document[ $name ];
	}

	/**
	 * A document setting that is a length, as CSS writes it.
	 *
	 * @param string $name Such as `width`.
	 */
	public function length( string $name ): string {
		/** As block.json says.
		 *
		 * @var Length $length */
		$length = $this->document[ $name ];
		return $length['size'] . $length['unit'];
	}

	/**
	 * A document setting that is `{ size }`, in seconds.
	 *
	 * @param string $name Such as `entrance_animation_duration`.
	 */
	public function seconds( string $name ): int|float {
		return $this->document[ $name ]['size'];
	}

	/**
	 * Whether it stands over everything and takes the focus.
	 */
	public function is_modal(): bool {
		return $this->kind === 'modal' || $this->kind === 'full-screen';
	}

	/**
	 * Document settings without those that are as by default: what is stored and printed.
	 *
	 * @return array<string, mixed>
	 */
	public function compact(): array {
		$defaults = Schema::of_block( 'popup' )->defaults()['settings'];
		return array_filter(
			$this->document,
			static fn( mixed $value, string $name ): bool => $value !== $defaults[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Every set of rules.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function rule_sets(): array {
		return [ $this->timing, ...$this->timing_any ];
	}

	/**
	 * Whether any of some rules is on.
	 *
	 * @param string[] $names Names of rules.
	 */
	public function has_rule( array $names ): bool {
		foreach ( $this->rule_sets() as $rules ) {
			if ( array_intersect_key( $rules, array_flip( $names ) ) !== [] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The shape that REST, export and import have (docs/popup.md).
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'vitrine'    => 1,
			'kind'       => $this->kind,
			'label'      => $this->label,
			'settings'   => (object) $this->compact(),
			'timing'     => (object) $this->timing,
			'timing_any' => array_map( static fn( array $group ): object => (object) $group, $this->timing_any ),
			'triggers'   => (object) $this->triggers,
			'conditions' => $this->conditions,
		];
	}

	/**
	 * The rules that are on. A pattern that would run away is taken out, and a rule without its pattern never passes.
	 *
	 * @param mixed $given Anything.
	 * @return array<string, mixed>
	 */
	private static function rules( mixed $given ): array {
		$set = Switches::of( 'timing' )->read( $given );
		foreach ( [ 'url', 'current_url' ] as $name ) {
			if (
				( $set[ "{$name}_action" ] ?? '' ) === 'regex'
				&& SafeRegex::is_runaway( (string) $set[ "{$name}_url" ] )
			) {
				$set[ "{$name}_url" ] = '';
			}
		}
		return $set;
	}

	/**
	 * The groups of which one must pass; empty ones say nothing.
	 *
	 * @param mixed $given Anything.
	 * @return list<array<string, mixed>>
	 */
	private static function groups( mixed $given ): array {
		// Members of groups are read as those of `timing`: only what is on.
		$groups = is_array( $given ) && array_is_list( $given ) ? array_map( self::rules( ... ), $given ) : [];
		return array_slice(
			array_values( array_filter( $groups, static fn( array $group ): bool => $group !== [] ) ),
			0,
			Schema::of_block( 'popup' )->node( 'timingAny' )['maxItems']
		);
	}
}

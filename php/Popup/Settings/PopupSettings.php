<?php
/**
 * The settings of a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block, each within its bounds: saved content may hold anything. Names and bounds stand in Fields.
 *
 * Twin: frontend/render/popup/settings.ts; both are held to tests/fixtures/popup-settings.json.
 *
 * @phpstan-type Length array{size: int|float, unit: string}
 * @phpstan-type Row array{type: 'include'|'exclude', name: string, sub_name: string, sub_id: string}
 */
final class PopupSettings implements \JsonSerializable {

	public const KINDS = [ 'modal', 'slide-in', 'bar', 'full-screen' ];

	/** Most groups of `timing_any`. */
	private const MAX_GROUPS = 10;

	/** Most rows of where. */
	private const MAX_CONDITIONS = 100;

	/** Most characters of a name. */
	private const MAX_LABEL_LENGTH = 200;

	/**
	 * Keeps the fields.
	 *
	 * @param string                     $kind       One of KINDS.
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
		return new self(
			(string) Field::choice( self::KINDS )->read( $attributes['kind'] ?? null ),
			sanitize_text_field( (string) Field::text( self::MAX_LABEL_LENGTH )->read( $attributes['label'] ?? null ) ),
			Fields::read( Fields::document(), $attributes['settings'] ?? null ),
			self::rules( $attributes['timing'] ?? null ),
			self::groups( $attributes['timingAny'] ?? $attributes['timing_any'] ?? null ),
			Fields::read_switched( Fields::triggers(), Fields::TRIGGERS, $attributes['triggers'] ?? null ),
			self::rows( $attributes['conditions'] ?? null )
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
		/** See Field::length().
		 *
		 * @var Length $length */
		$length = $this->document[ $name ];
		return $length['size'] . $length['unit'];
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
		$fields = Fields::document();
		return array_filter(
			$this->document,
			static fn( mixed $value, string $name ): bool => $value !== $fields[ $name ]->initial,
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
		$set = Fields::read_switched( Fields::timing(), Fields::RULES, $given );
		foreach ( Fields::RULES as $name ) {
			if ( isset( $set[ $name ] ) && is_array( $given ) && ( $given[ "{$name}_not" ] ?? '' ) === 'yes' ) {
				$set[ "{$name}_not" ] = 'yes';
			}
		}
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
		$groups = is_array( $given ) ? array_map( self::rules( ... ), array_values( $given ) ) : [];
		return array_slice(
			array_values( array_filter( $groups, static fn( array $group ): bool => $group !== [] ) ),
			0,
			self::MAX_GROUPS
		);
	}

	/**
	 * Rows of where, without the ones that are none: one whose place cannot be read is nowhere, and not everywhere.
	 *
	 * @param mixed $given Anything.
	 * @return list<Row>
	 */
	private static function rows( mixed $given ): array {
		$type = Field::choice( [ 'include', 'exclude' ] );
		$part = Field::text( 100, '/^[\w-]+$/D' );
		$rows = [];
		foreach ( is_array( $given ) ? $given : [] as $row ) {
			if (
				! is_array( $row )
				|| ! in_array( $row['name'] ?? null, [ 'general', 'archive', 'singular', 'woocommerce' ], true )
			) {
				continue;
			}
			[ $sub_name, $sub_id ] = array_map(
				static fn( string $key ): string => (string) $part->read( $row[ $key ] ?? null ),
				[ 'sub_name', 'sub_id' ]
			);
			if (
				( $sub_name !== '' || ( $row['sub_name'] ?? '' ) === '' )
				&& ( $sub_id !== '' || ( $row['sub_id'] ?? '' ) === '' )
			) {
				$rows[] = [
					'type'     => $type->read( $row['type'] ?? null ) === 'exclude' ? 'exclude' : 'include',
					'name'     => $row['name'],
					'sub_name' => $sub_name,
					'sub_id'   => $sub_id,
				];
			}
		}
		return array_slice( $rows, 0, self::MAX_CONDITIONS );
	}
}

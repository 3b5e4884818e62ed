<?php
/**
 * Rules and triggers that are on.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Members of an attribute that are switched on by others: `scrolling: 'yes'` is a switch, `scrolling_offset` one of its
 * fields, `{name}_not` turns a rule round. Fields of what is off say nothing.
 *
 * Twin: frontend/render/popup/switches.ts.
 */
final class Switches {

	/**
	 * Names of switches, each with the schema of itself and its fields.
	 *
	 * @var array<string, Schema>
	 */
	private readonly array $fields;

	/**
	 * Instances by attribute.
	 *
	 * @var array<string, self>
	 */
	private static array $attributes = [];

	/**
	 * Sorts the members by their switch: the longest name that they begin with, `scrolling_to_selector` is not of
	 * `scrolling`.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas of the members.
	 * @throws \LogicException When a member belongs to none.
	 */
	public function __construct( array $properties ) {
		$fields = [];
		foreach ( $properties as $name => $node ) {
			if ( ( $node['enum'] ?? [] ) === [ '', 'yes' ] && ! str_ends_with( $name, '_not' ) ) {
				$fields[ $name ] = [];
			}
		}
		$switches = array_keys( $fields );
		foreach ( $properties as $name => $node ) {
			$owners = array_filter(
				$switches,
				static fn( string $known ): bool => str_starts_with( "{$name}_", "{$known}_" )
			);
			usort( $owners, static fn( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
			$owner = $owners[0] ?? throw new \LogicException( "No switch turns {$name} on." );
			$fields[ $owner ][ $name ] = $node;
		}
		$this->fields = array_map( static fn( array $nodes ): Schema => new Schema( $nodes ), $fields );
	}

	/**
	 * The switches of an attribute.
	 *
	 * @param 'timing'|'triggers' $attribute Name of the attribute.
	 */
	public static function of( string $attribute ): self {
		return self::$attributes[ $attribute ] ??= new self(
			Schema::of_block( 'popup' )->node( $attribute )['properties'] ?? []
		);
	}

	/**
	 * Names of the switches, in the order of the original.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_keys( $this->fields );
	}

	/**
	 * What is on, each with all its fields.
	 *
	 * @param mixed $given Anything.
	 * @return array<string, mixed>
	 */
	public function read( mixed $given ): array {
		$read   = [];
		$turned = [];
		// Most popups have few that are on, and a page may have many popups: only their fields are read.
		foreach ( is_array( $given ) ? $this->fields : [] as $name => $schema ) {
			if ( ( $given[ $name ] ?? '' ) !== 'yes' ) {
				continue;
			}
			foreach ( $schema->read( $given ) as $field => $value ) {
				if ( $field === "{$name}_not" ) {
					$turned += $value === 'yes' ? [ $field => $value ] : [];
				} else {
					// Boxes that are ticked are a set: its order is that of the schema.
					$choices        = $schema->attributes[ $field ]['items']['enum'] ?? null;
					$read[ $field ] = $choices === null
						? $value
						: array_values( array_intersect( $choices, $value ) );
				}
			}
		}
		return [ ...$read, ...$turned ];
	}
}

<?php
/**
 * Blocks that Elementor's elements become.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Writes blocks of ours, within the bounds of their schemas, and gives attributes to blocks that are written.
 */
final class ElementorBlock {

	/** Core's blocks that have effects themselves; others get a group around them. */
	private const WITH_EFFECTS = [ 'core/image', 'core/heading', 'core/buttons' ];

	/** What these have no attribute for: a group gets it. */
	private const OF_GROUPS = [ 'vitrineSticky' ];

	/**
	 * A block of ours.
	 *
	 * @param string               $slug       Such as `carousel`.
	 * @param array<mixed>         $attributes Attributes of its schema, possibly hostile.
	 * @param string               $inside     Blocks in it.
	 * @param array<string, mixed> $supports   What WordPress reads: classes, colors, layout.
	 */
	public static function ours( string $slug, array $attributes, string $inside = '', array $supports = [] ): string {
		return get_comment_delimited_block_content(
			"vitrine/{$slug}",
			[ ...self::said( Schema::of_block( $slug ), $attributes ), ...$supports ],
			$inside
		);
	}

	/**
	 * Attributes within their bounds, without those that say what holds anyway.
	 *
	 * @param Schema       $schema Their schema.
	 * @param array<mixed> $given  Attributes, possibly hostile.
	 * @return array<string, mixed>
	 */
	public static function said( Schema $schema, array $given ): array {
		return self::differing( $schema->read( $given ), $schema->defaults() );
	}

	/**
	 * Blocks with further attributes of core's blocks.
	 *
	 * @param string               $blocks     Blocks as they are saved.
	 * @param array<string, mixed> $attributes Effects, and what keeps a section in the window.
	 */
	public static function with( string $blocks, array $attributes ): string {
		if ( $blocks === '' || $attributes === [] ) {
			return $blocks;
		}
		$of_groups = array_intersect_key( $attributes, array_flip( self::OF_GROUPS ) );
		$parsed    = $of_groups === [] ? parse_blocks( $blocks ) : [];
		if ( count( $parsed ) === 1 && in_array( $parsed[0]['blockName'], self::WITH_EFFECTS, true ) ) {
			$parsed[0]['attrs'] = [ ...$parsed[0]['attrs'], ...$attributes ];
			return serialize_block( $parsed[0] );
		}
		return self::group( $blocks, $attributes );
	}

	/**
	 * A group.
	 *
	 * @param string               $blocks     Blocks in it.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param ElementorStyle|null  $style      Its looks.
	 */
	public static function group( string $blocks, array $attributes, ?ElementorStyle $style = null ): string {
		$html = $style?->html( 'wp-block-group' ) ?? ' class="wp-block-group"';
		return get_comment_delimited_block_content(
			'core/group',
			[ ...( $style?->attributes() ?? [] ), ...$attributes, 'layout' => [ 'type' => 'default' ] ],
			"\n<div{$html}>{$blocks}</div>\n"
		);
	}

	/**
	 * Members that differ from the defaults.
	 *
	 * @param array<string, mixed> $read     Members.
	 * @param array<string, mixed> $defaults Defaults.
	 * @return array<string, mixed>
	 */
	private static function differing( array $read, array $defaults ): array {
		$said = [];
		foreach ( $read as $name => $value ) {
			$default = $defaults[ $name ] ?? null;
			if ( is_array( $value ) && is_array( $default ) && ! array_is_list( $value ) ) {
				$value   = self::differing( $value, $default );
				$default = [];
			}
			if ( $value !== $default ) {
				$said[ $name ] = $value;
			}
		}
		return $said;
	}
}

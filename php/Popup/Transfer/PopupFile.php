<?php
/**
 * A popup as a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Transfer;

use Vitrine\Popup\Links\SelfReferences;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * The JSON that is exported (docs/popup.md): title, content, settings under the names of the original, and how the
 * frame looks.
 */
final class PopupFile {

	/** Attributes of block supports: colors, spacing, border, type. */
	private const LOOK = [
		'className',
		'backgroundColor',
		'textColor',
		'gradient',
		'borderColor',
		'fontSize',
		'style',
	];

	/** Types of what a file may have; what else is in it is no part of a popup. */
	private const TYPES = [
		'title'      => 'string',
		'content'    => 'string',
		'kind'       => 'string',
		'label'      => 'string',
		'settings'   => 'object',
		'timing'     => 'object',
		'timing_any' => 'list',
		'triggers'   => 'object',
		'conditions' => 'list',
		'look'       => 'object',
	];

	/**
	 * A popup's file.
	 *
	 * @param \WP_Post $post Popup.
	 * @return array<string, mixed>
	 */
	public static function of( \WP_Post $post ): array {
		$root       = PopupPosts::root( $post->post_content );
		$attributes = is_array( $root['attrs'] ?? null ) ? $root['attrs'] : [];
		/** As core parses them.
		 *
		 * @var list<array<string, mixed>> $inside */
		$inside = is_array( $root['innerBlocks'] ?? null ) ? $root['innerBlocks'] : [];
		return [
			'vitrine' => 1,
			'title'   => $post->post_title,
			'content' => implode(
				"\n\n",
				array_map( 'serialize_block', SelfReferences::unnamed( $inside, $post->ID ) )
			),
			...PopupSettings::of( $attributes )->jsonSerialize(),
			'look'    => (object) self::look( $attributes ),
		];
	}

	/**
	 * Reads a file.
	 *
	 * @param array<mixed> $given Anything.
	 * @throws ImportInvalid When it is no popup.
	 */
	public static function read( array $given ): ImportedPopup {
		$faults = self::faults( $given );
		if ( $faults !== [] ) {
			throw new ImportInvalid( $faults );
		}
		$settings = PopupSettings::of( $given );
		$left     = self::left_out( $given, $settings );
		return new ImportedPopup(
			is_string( $given['title'] ?? null ) ? $given['title'] : '',
			is_string( $given['content'] ?? null ) ? $given['content'] : '',
			$settings,
			self::look( is_array( $given['look'] ?? null ) ? $given['look'] : [] ),
			[ __( 'Title, content, settings, rules, triggers, and display conditions.', 'vitrine' ) ],
			$left
		);
	}

	/**
	 * What makes a file unusable, each in words.
	 *
	 * @param array<mixed> $given Anything.
	 * @return list<string>
	 */
	private static function faults( array $given ): array {
		$faults = [];
		$kinds  = Schema::of_block( 'popup' )->attributes['kind']['enum'];
		if ( ( $given['vitrine'] ?? null ) !== 1 ) {
			$faults[] = __( '“vitrine” must be 1. The file comes from another plugin or a newer version.', 'vitrine' );
		}
		foreach ( self::TYPES as $name => $type ) {
			if ( isset( $given[ $name ] ) && ! self::is_of_type( $given[ $name ], $type ) ) {
				$faults[] = sprintf(
					match ( $type ) {
						/* translators: %s: name of a field. */
						'string' => __( '“%s” must be text.', 'vitrine' ),
						/* translators: %s: name of a field. */
						'object' => __( '“%s” must be an object.', 'vitrine' ),
						/* translators: %s: name of a field. */
						default => __( '“%s” must be a list.', 'vitrine' ),
					},
					$name
				);
			}
		}
		if ( isset( $given['kind'] ) && is_string( $given['kind'] ) && ! in_array( $given['kind'], $kinds, true ) ) {
			$faults[] = sprintf(
				/* translators: %s: words that are possible. */
				__( '“kind” must be one of %s.', 'vitrine' ),
				implode( wp_get_list_item_separator(), $kinds )
			);
		}
		return $faults;
	}

	/**
	 * What of a file is not taken over, each in words: what is unknown, and what is out of bounds.
	 *
	 * @param array<mixed>  $given    File.
	 * @param PopupSettings $settings What is taken over.
	 * @return list<string>
	 */
	public static function left_out( array $given, PopupSettings $settings ): array {
		$left   = [];
		$schema = Schema::of_block( 'popup' );
		foreach ( array_diff( array_keys( $given ), [ 'vitrine', ...array_keys( self::TYPES ) ] ) as $name ) {
			/* translators: %s: name of a field. */
			$left[] = sprintf( __( '“%s” is unknown.', 'vitrine' ), self::short( (string) $name ) );
		}
		foreach (
			[
				'settings' => $settings->document,
				'timing'   => $settings->timing,
				'triggers' => $settings->triggers,
			] as $group => $read
		) {
			foreach ( is_array( $given[ $group ] ?? null ) ? $given[ $group ] : [] as $name => $value ) {
				$field = "{$group}.{$name}";
				if ( ! array_key_exists( $name, $read ) ) {
					// Fields of what is switched off say nothing.
					if ( ! isset( $schema->attributes[ $group ]['properties'][ $name ] ) ) {
						/* translators: %s: name of a field. */
						$left[] = sprintf( __( '“%s” is unknown.', 'vitrine' ), self::short( $field ) );
					}
				} elseif (
					self::json( $read[ $name ] ) !== self::json( $value )
					&& ! (
						is_scalar( $value )
							&& is_scalar( $read[ $name ] )
							&& (string) $value === (string) $read[ $name ]
					)
				) {
					$left[] = sprintf(
						/* translators: 1: name of a field; 2: what it has become. */
						__( '“%1$s” was invalid and is now %2$s.', 'vitrine' ),
						self::short( $field ),
						self::short( self::json( $read[ $name ] ) )
					);
				}
			}
		}
		$rows = is_array( $given['conditions'] ?? null ) ? count( $given['conditions'] ) : 0;
		if ( $rows > count( $settings->conditions ) ) {
			$left[] = sprintf(
				/* translators: %d: a number. */
				_n(
					'%d display condition.',
					'%d display conditions.',
					$rows - count( $settings->conditions ),
					'vitrine'
				),
				$rows - count( $settings->conditions )
			);
		}
		$groups = is_array( $given['timing_any'] ?? null ) ? count( $given['timing_any'] ) : 0;
		if ( $groups > count( $settings->timing_any ) ) {
			$left[] = sprintf(
				/* translators: %d: a number. */
				_n( '%d rule group.', '%d rule groups.', $groups - count( $settings->timing_any ), 'vitrine' ),
				$groups - count( $settings->timing_any )
			);
		}
		return $left;
	}

	/**
	 * How the frame looks: attributes of block supports, which core escapes where it prints them.
	 *
	 * @param array<mixed> $attributes Attributes, possibly hostile.
	 * @return array<string, mixed>
	 */
	private static function look( array $attributes ): array {
		$look = [];
		foreach ( self::LOOK as $name ) {
			$value = $attributes[ $name ] ?? null;
			if (
				$name === 'style'
				? is_array( $value )
				: is_string( $value ) && preg_match( '/^[\w -]{1,200}$/D', $value ) === 1
			) {
				$look[ $name ] = $value;
			}
		}
		return $look;
	}

	/**
	 * Whether a value has a type.
	 *
	 * @param mixed  $value Value.
	 * @param string $type  `string`, `object` or `list`.
	 */
	private static function is_of_type( mixed $value, string $type ): bool {
		// An empty object and an empty list are the same to PHP.
		return match ( $type ) {
			'string' => is_string( $value ),
			'object' => is_array( $value ) && ( $value === [] || ! array_is_list( $value ) ),
			default => is_array( $value ) && array_is_list( $value ),
		};
	}

	/**
	 * A value as text; names in any order are the same.
	 *
	 * @param mixed $value Value.
	 */
	private static function json( mixed $value ): string {
		if ( is_array( $value ) && ! array_is_list( $value ) ) {
			ksort( $value );
		}
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * The beginning of what strangers have written.
	 *
	 * @param string $text Text.
	 */
	private static function short( string $text ): string {
		return mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 59 ) . '…' : $text;
	}
}

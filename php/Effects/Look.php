<?php
/**
 * What effects add to a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

defined( 'ABSPATH' ) || exit;

/**
 * Classes, style and data for the element of a block. Twin: frontend/render/effects/look.ts.
 */
final class Look {

	/**
	 * Keeps them.
	 *
	 * @param list<string>          $classes Classes.
	 * @param array<string, string> $style   Custom properties.
	 * @param array<string, string> $data    Attributes.
	 */
	public function __construct(
		public readonly array $classes,
		public readonly array $style,
		public readonly array $data = []
	) {}

	/**
	 * Adds them to the tag where the processor is.
	 *
	 * @param \WP_HTML_Tag_Processor $tags The HTML of the block.
	 */
	public function add_to( \WP_HTML_Tag_Processor $tags ): void {
		foreach ( $this->classes as $class ) {
			$tags->add_class( $class );
		}
		foreach ( $this->data as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
		$style = $tags->get_attribute( 'style' );
		$style = is_string( $style ) && trim( $style ) !== '' ? rtrim( trim( $style ), ';' ) . ';' : '';
		if ( $this->style !== [] ) {
			$tags->set_attribute( 'style', $style . self::written( $this->style ) );
		}
	}

	/**
	 * Properties as a style attribute has them.
	 *
	 * @param array<string, string> $style Values by name.
	 */
	public static function written( array $style ): string {
		return implode(
			';',
			array_map( static fn( string $name ): string => "{$name}:{$style[ $name ]}", array_keys( $style ) )
		);
	}

	/**
	 * A class for each device on which a block has an effect.
	 *
	 * @param string       $effect Class of the effect.
	 * @param array<mixed> $read   Its settings.
	 * @return list<string> None where it is nowhere.
	 */
	public static function devices( string $effect, array $read ): array {
		$devices = array_filter(
			[ 'desktops', 'tablets', 'phones' ],
			static fn( string $device ): bool => $read[ $device ] === true
		);
		return array_values( array_map( static fn( string $device ): string => "{$effect}-on-{$device}", $devices ) );
	}
}

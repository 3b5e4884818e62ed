<?php
/**
 * Settings as texts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes stored settings as a shortcode has them: switches and numbers as words, lists with commas.
 */
final class SettingTexts {

	/** More settings than a feed has. */
	private const MAX = 500;

	/**
	 * Texts by name. What has to do with tokens is left where it is.
	 *
	 * @param array<mixed> $stored Settings, possibly hostile.
	 * @return array<string, string>
	 */
	public static function of( array $stored ): array {
		$texts = [];
		foreach ( array_slice( $stored, 0, self::MAX, true ) as $name => $value ) {
			$name    = strtolower( (string) $name );
			$text    = self::text( $value );
			$is_name = preg_match( '/^[a-z0-9_]{1,60}$/D', $name ) === 1 && ! str_contains( $name, 'token' );
			if ( $is_name && $text !== null ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * Words of a list.
	 *
	 * @param mixed $value List, or words with commas between.
	 * @return list<string>
	 */
	public static function words( mixed $value ): array {
		return array_values(
			array_filter(
				array_map( 'trim', explode( ',', self::text( $value ) ?? '' ) ),
				static fn( string $word ): bool => $word !== ''
			)
		);
	}

	/**
	 * A value as text.
	 *
	 * @param mixed $value Value.
	 * @return string|null Null where it has no text.
	 */
	private static function text( mixed $value ): ?string {
		return match ( true ) {
			is_bool( $value )  => $value ? 'true' : 'false',
			is_scalar( $value ) => trim( (string) $value ),
			is_array( $value ) && array_is_list( $value ) => implode(
				',',
				array_map( static fn( mixed $one ): string => is_scalar( $one ) ? (string) $one : '', $value )
			),
			default => null,
		};
	}
}

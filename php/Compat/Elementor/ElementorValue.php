<?php
/**
 * Settings of Elementor's elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Reads single settings, whatever is stored. Elementor stores only what differs from its defaults. Pure.
 */
final class ElementorValue {

	/** Entries of one list. */
	public const MAX_ROWS = 500;

	/** Endings of names, by our names of devices. */
	private const DEVICES = [ 'desktops' => '', 'tablets' => '_tablet', 'phones' => '_mobile' ];

	/**
	 * A setting that is text.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 * @param string       $default  Elementor's own value.
	 */
	public static function text( array $settings, string $name, string $default = '' ): string {
		$value = $settings[ $name ] ?? $default;
		return is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : $default;
	}

	/**
	 * Whether a switch is on.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 * @param bool         $default  Elementor's own value.
	 */
	public static function is_on( array $settings, string $name, bool $default = false ): bool {
		return isset( $settings[ $name ] ) ? in_array( $settings[ $name ], [ 'yes', true ], true ) : $default;
	}

	/**
	 * A number, alone or as the size of a slider.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 * @return float|null Null = none is given.
	 */
	public static function number( array $settings, string $name ): ?float {
		$value = $settings[ $name ] ?? null;
		$value = is_array( $value ) ? $value['size'] ?? null : $value;
		return is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : null;
	}

	/**
	 * A length in px. Other units than px, em and rem depend on what is around the element.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 * @return int|null Null = none is given.
	 */
	public static function pixels( array $settings, string $name ): ?int {
		$number = self::number( $settings, $name );
		$unit   = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ]['unit'] ?? 'px' : 'px';
		$factor = match ( $unit ) {
			'px' => 1,
			'em', 'rem' => 16,
			default => 0,
		};
		return $number === null || $factor === 0 ? null : (int) round( max( -9999, min( 9999, $number ) ) * $factor );
	}

	/**
	 * A color, and how dense it is.
	 *
	 * @param mixed $given As Elementor keeps it: hexadecimal or rgba().
	 * @return array{string, float}|null Null = it is none.
	 */
	public static function color( mixed $given ): ?array {
		$given = is_string( $given ) ? strtolower( trim( $given ) ) : '';
		if ( preg_match( '/^(#[0-9a-f]{6})([0-9a-f]{2})?$/D', $given, $match ) === 1 ) {
			return [ $match[1], isset( $match[2] ) ? hexdec( $match[2] ) / 255 : 1.0 ];
		}
		if ( preg_match( '/^#[0-9a-f]{3,4}$/D', $given ) === 1 ) {
			return self::color( (string) preg_replace( '/[0-9a-f]/', '$0$0', $given ) );
		}
		$rgb = '/^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d?\.?\d{1,6})\s*)?\)$/D';
		return preg_match( $rgb, $given, $match ) === 1
			? [
				vsprintf(
					'#%02x%02x%02x',
					array_map( static fn( string $part ): int => min( 255, (int) $part ), array_slice( $match, 1, 3 ) )
				),
				min( 1.0, (float) ( $match[4] ?? 1 ) ),
			]
			: null;
	}

	/**
	 * Words with simple HTML in them. Comments are left out: between blocks, they could be blocks.
	 *
	 * @param string $html HTML, possibly hostile.
	 */
	public static function inline( string $html ): string {
		return str_replace( '<!--', '&lt;!--', wp_kses( self::without_comments( $html ), 'data' ) );
	}

	/**
	 * HTML without comments.
	 *
	 * @param string $html HTML, possibly hostile; what comes out is no safer otherwise.
	 */
	public static function without_comments( string $html ): string {
		// What is left of two comments in one another is none, either.
		return str_replace( '<!--', '&lt;!--', (string) preg_replace( '/<!--.*?(?:-->|\z)/s', '', $html ) );
	}

	/**
	 * Code whose comments are no blocks.
	 *
	 * @param string $code Code; what comes out is no safer otherwise.
	 */
	public static function without_blocks( string $code ): string {
		return (string) preg_replace( '~<!--(\s*/?)wp:~i', '<!--$1wp&#58;', $code );
	}

	/**
	 * An address.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting: a link, a picture or a file.
	 */
	public static function url( array $settings, string $name = 'link' ): string {
		return is_array( $settings[ $name ] ?? null ) ? self::text( $settings[ $name ], 'url' ) : '';
	}

	/**
	 * What a link says besides its address: whether it opens a new tab, and what search engines do with it.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 * @return string Attributes of the tag.
	 */
	public static function rel( array $settings, string $name = 'link' ): string {
		$link = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ] : [];
		$says = static fn( string $word ): bool => in_array( $link[ $word ] ?? '', [ 'on', 'yes', true ], true );
		$rel  = [
			...( $says( 'is_external' ) ? [ 'noreferrer', 'noopener' ] : [] ),
			...( $says( 'nofollow' ) ? [ 'nofollow' ] : [] ),
		];
		return ( $says( 'is_external' ) ? ' target="_blank"' : '' )
			. ( $rel === [] ? '' : sprintf( ' rel="%s"', implode( ' ', $rel ) ) );
	}

	/**
	 * Entries of a list.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 * @return list<array<mixed>>
	 */
	public static function rows( array $settings, string $name ): array {
		$rows = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ] : [];
		return array_values( array_filter( array_slice( $rows, 0, self::MAX_ROWS ), 'is_array' ) );
	}

	/**
	 * A setting for each device; a smaller one has that of the next larger one unless it has its own.
	 *
	 * @template T
	 * @param string                $name Setting.
	 * @param callable(string): ?T  $read Reads one of a name; null = it says nothing.
	 * @return array{desktops: T|null, tablets: T|null, phones: T|null}
	 */
	public static function by_device( string $name, callable $read ): array {
		$desktops = $read( $name );
		$tablets  = $read( "{$name}_tablet" ) ?? $desktops;
		return [
			'desktops' => $desktops,
			'tablets'  => $tablets,
			'phones'   => $read( "{$name}_mobile" ) ?? $tablets,
		];
	}

	/**
	 * Names of a setting for all devices.
	 *
	 * @param string ...$names Settings.
	 * @return list<string>
	 */
	public static function names( string ...$names ): array {
		$all = [];
		foreach ( $names as $name ) {
			foreach ( self::DEVICES as $ending ) {
				$all[] = $name . $ending;
			}
		}
		return $all;
	}

	/**
	 * The devices that are not among those chosen, switched off as our blocks store it.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting: a list of devices; none is stored = all.
	 * @return array<string, false>
	 */
	public static function devices_off( array $settings, string $name ): array {
		$chosen = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ] : null;
		$off    = [];
		foreach ( [ 'desktop' => 'desktops', 'tablet' => 'tablets', 'mobile' => 'phones' ] as $theirs => $ours ) {
			if ( $chosen !== null && ! in_array( $theirs, $chosen, true ) ) {
				$off[ $ours ] = false;
			}
		}
		return $off;
	}
}

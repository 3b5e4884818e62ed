<?php
/**
 * Sanitizes what strangers wrote.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Turns any value into one of the expected type, within bounds, or into an empty one. Lengths are in characters, those
 * of ids and addresses in bytes, sides in pixels.
 */
class Sanitizer {

	public const TITLE       = 500;
	public const DESCRIPTION = 5000;
	public const ID          = 500;
	private const ADDRESS    = 2000;
	private const TAGS       = 50;
	private const TAG        = 60;

	/** Sizes beyond this are no photograph's. */
	private const MAX_SIDE = 100_000;

	/**
	 * A text in one language: markup is taken out, and so are characters that steer (controls, directions).
	 *
	 * @param mixed $value Any.
	 * @param int   $max   Characters.
	 */
	public static function text( mixed $value, int $max ): string {
		if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
			return '';
		}
		// Before anything else is done to it: work on megabytes is work for whoever wrote them.
		$text = mb_scrub( substr( (string) $value, 0, $max * 12 ), 'UTF-8' );
		$text = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = (string) preg_replace(
			'/[\x{0}-\x{8}\x{B}-\x{1F}\x{7F}\x{80}-\x{9F}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}\x{FFFE}\x{FFFF}]/u',
			'',
			$text
		);
		return trim( mb_substr( $text, 0, $max ) );
	}

	/**
	 * The same as `text()`, faster for the many texts of the site's own that have nothing to take out.
	 *
	 * @param string $text As written.
	 * @param int    $max  Characters.
	 */
	public static function plain( string $text, int $max ): string {
		return strlen( $text ) <= $max && preg_match( '/[<&\x00-\x1F\x7F-\xFF]/', $text ) === 0
			? trim( $text )
			: self::text( $text, $max );
	}

	/**
	 * An id: kept as it is or not at all, for a shortened one would name something else.
	 *
	 * @param mixed $value Any.
	 */
	public static function id( mixed $value ): string {
		$id = is_int( $value ) ? (string) $value : $value;
		return is_string( $id )
			&& $id !== ''
			&& strlen( $id ) <= self::ID
			&& preg_match( '/^[^\x00-\x20<>"\'`\\\\\x7F]+$/Du', $id ) === 1
			? $id
			: '';
	}

	/**
	 * A length in pixels, 0 for what cannot be one.
	 *
	 * @param mixed $value Any.
	 */
	public static function side( mixed $value ): int {
		$number = is_int( $value )
			|| is_float( $value )
			|| is_string( $value ) && preg_match( '/^\d{1,9}(\.\d+)?$/D', $value ) === 1
			? (float) $value
			: 0.0;
		return $number >= 1 && $number <= self::MAX_SIDE ? (int) round( $number ) : 0;
	}

	/**
	 * A count.
	 *
	 * @param mixed $value Any.
	 */
	public static function count( mixed $value ): int {
		$number = is_int( $value ) || is_string( $value ) && ctype_digit( $value ) && strlen( $value ) < 10
			? (int) $value
			: 0;
		return max( 0, min( 10_000_000, $number ) );
	}

	/**
	 * A color such as '#aabbcc', or ''.
	 *
	 * @param mixed $value Any.
	 */
	public static function color( mixed $value ): string {
		return is_string( $value ) && preg_match( '/^#[0-9a-f]{6}$/Di', $value ) === 1 ? strtolower( $value ) : '';
	}

	/**
	 * An address of HTTP, made absolute, or ''.
	 *
	 * @param mixed  $value Any.
	 * @param string $base  Address that a relative one starts from, '' = only absolute ones.
	 */
	public static function url( mixed $value, string $base = '' ): string {
		if (
			! is_string( $value )
			|| $value === ''
			|| strlen( $value ) > self::ADDRESS
			|| preg_match( '/[\x00-\x1F\x7F\\\\]/', $value ) === 1
		) {
			return '';
		}
		// What looks relative but has a scheme of its own is not joined to anything.
		$has_scheme = preg_match( '/^[a-z][a-z0-9+.\-]*:/i', $value ) === 1;
		if ( ! $has_scheme && $base === '' ) {
			return '';
		}
		$url = str_replace(
			[ ' ', '"', "'", '<', '>' ],
			[ '%20', '%22', '%27', '%3C', '%3E' ],
			$has_scheme ? $value : \WP_Http::make_absolute_url( $value, $base )
		);
		return SafeHttp::origin( $url ) === '' ? '' : $url;
	}

	/**
	 * Tags: a list, or words with spaces or commas between them.
	 *
	 * @param mixed $value Any.
	 * @return list<string>
	 */
	public static function tags( mixed $value ): array {
		$words = is_array( $value )
			? $value
			: ( is_string( $value ) ? (array) preg_split( '/[\s,]+/u', self::text( $value, self::DESCRIPTION ) ) : [] );
		$tags  = [];
		foreach ( array_slice( $words, 0, self::TAGS ) as $word ) {
			$tag = ltrim( self::text( $word, self::TAG ), '#' );
			if ( $tag !== '' ) {
				$tags[ mb_strtolower( $tag ) ] = $tag;
			}
		}
		return array_values( $tags );
	}

	/**
	 * Member of nested arrays, null where they have another shape.
	 *
	 * @param mixed      $value   Any.
	 * @param string|int ...$path Names.
	 */
	public static function at( mixed $value, string|int ...$path ): mixed {
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}
}

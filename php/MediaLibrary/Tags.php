<?php
/**
 * Tags of files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Reads tags as people and photo software write them.
 */
final class Tags {

	/** Tags of an item. */
	public const MAX = 50;

	/** Characters of a tag. */
	private const MAX_LENGTH = 60;

	/** Characters of a text that has tags in it. */
	private const MAX_TEXT_LENGTH = 5000;

	/**
	 * Tags as somebody typed them: words apart by spaces or commas, perhaps with '#' before them; or a list, whose
	 * members may have spaces.
	 *
	 * @param mixed $value Any.
	 * @return list<string>
	 */
	public static function of( mixed $value ): array {
		if ( is_string( $value ) ) {
			$value = preg_split( '/[\s,;、，]+|(?<!^)(?=#)/u', Sanitizer::plain( $value, self::MAX_TEXT_LENGTH ) );
		}
		$tags = [];
		foreach ( array_slice( is_array( $value ) ? $value : [], 0, self::MAX * 4 ) as $tag ) {
			$tag = is_string( $tag ) || is_int( $tag )
				? trim( str_replace( ',', ' ', Sanitizer::plain( (string) $tag, self::MAX_LENGTH ) ), " \t\n#" )
				: '';
			if ( $tag !== '' && count( $tags ) < self::MAX ) {
				$tags[ self::fold( $tag ) ] ??= $tag;
			}
		}
		return array_values( $tags );
	}

	/**
	 * Tags of a file: its own, or else what photo software wrote into it.
	 *
	 * @param list<string>               $tags    Its own.
	 * @param array<string, string>|null $details What ImageMeta made, null = it is not wanted.
	 * @return list<string>
	 */
	public static function of_file( array $tags, ?array $details ): array {
		return $tags === [] ? MediaRow::tags( $details['keywords'] ?? '' ) : $tags;
	}

	/**
	 * A tag as it is compared.
	 *
	 * @param string $tag Tag.
	 */
	public static function fold( string $tag ): string {
		return mb_strtolower( $tag );
	}
}

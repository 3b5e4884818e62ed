<?php
/**
 * Galleries in stored content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

use Vitrine\Gallery\Settings\GallerySettings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them as core's parser does, at any depth, and puts others in their place: every other byte stays as it is.
 */
final class StoredGalleries {

	/** Blocks whose content is shown for each post. */
	private const LOOPS = [ 'core/post-template', 'woocommerce/product-template' ];

	/**
	 * Replaces galleries.
	 *
	 * @param string                          $content Content of a post or a widget.
	 * @param \Closure(array<mixed>, bool): ?string $replace What takes the place of a gallery with these attributes,
	 *                                                       possibly hostile, in a loop or not; null = it stays.
	 */
	public static function replace( string $content, \Closure $replace ): string {
		$written = '';
		$copied  = 0;
		foreach ( self::found( $content ) as [ $attributes, $start, $end, $in_loop ] ) {
			$blocks = $replace( $attributes, $in_loop );
			if ( $blocks !== null ) {
				$written .= substr( $content, $copied, $start - $copied ) . $blocks;
				$copied   = $end;
			}
		}
		return $written . substr( $content, $copied );
	}

	/**
	 * How many there are.
	 *
	 * @param string $content Content.
	 */
	public static function count( string $content ): int {
		return count( self::found( $content ) );
	}

	/**
	 * Where they are.
	 *
	 * @param string $content Content.
	 * @return list<array{array<mixed>, int, int, bool}> Attributes, first byte, the one behind the last, and whether it
	 *                                                   is shown for each post of a loop.
	 */
	private static function found( string $content ): array {
		if ( ! str_contains( $content, 'wp:' . GallerySettings::BLOCK ) ) {
			return [];
		}
		$parser           = new \WP_Block_Parser();
		$parser->document = $content;
		$parser->offset   = 0;
		$found            = [];
		$opened           = null;
		$depth            = 0;
		$loops            = 0;
		while ( true ) {
			/** As core's parser gives it.
			 *
			 * @var array{string, string|null, array<mixed>|null, int|null, int|null} $token */
			$token                                         = $parser->next_token();
			[ $type, $name, $attributes, $start, $length ] = $token;
			if ( $start === null || $length === null ) {
				return $found;
			}
			$parser->offset = $start + $length;
			$is_gallery     = $name === GallerySettings::BLOCK;
			if ( $opened === null ) {
				if ( in_array( $name, self::LOOPS, true ) ) {
					$loops = max( 0, $loops + self::step( $type ) );
				}
				if ( $is_gallery && $type === 'void-block' ) {
					$found[] = [ (array) $attributes, $start, $parser->offset, $loops > 0 ];
				} elseif ( $is_gallery && $type === 'block-opener' ) {
					$opened = [ (array) $attributes, $start ];
					$depth  = 1;
				}
				continue;
			}
			$depth += self::step( $type );
			if ( $depth === 0 ) {
				$found[] = [ ...$opened, $parser->offset, $loops > 0 ];
				$opened  = null;
			}
		}
	}
	/**
	 * How much deeper the next token is.
	 *
	 * @param string $type Type of a token.
	 */
	private static function step( string $type ): int {
		return match ( $type ) {
			'block-opener' => 1,
			'block-closer' => -1,
			default => 0,
		};
	}
}

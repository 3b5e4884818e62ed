<?php
/**
 * Text of XML documents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Makes of what sites send what a parser takes: UTF-8, no characters that XML forbids, no entities but its own five, no
 * document type. One that defines entities is refused: they may grow without end, or name files of this server.
 */
final class XmlText {

	private const OWN_ENTITIES = [ 'amp', 'lt', 'gt', 'quot', 'apos' ];

	private const MARKS = [ "\xEF\xBB\xBF" => 'UTF-8', "\xFF\xFE" => 'UTF-16LE', "\xFE\xFF" => 'UTF-16BE' ];

	/** Bytes in which the root element has to begin. */
	private const PROLOG = 100_000;

	/**
	 * A document as UTF-8, without its XML declaration and document type.
	 *
	 * @param string $body    As it came.
	 * @param string $charset What the answer says of its characters, or empty.
	 * @throws GraphError When it is not safe.
	 */
	public static function of( string $body, string $charset = '' ): string {
		return self::clean( self::without_prolog( self::utf8( $body, $charset ) ) );
	}

	/**
	 * Text as UTF-8. What is valid UTF-8 is that, whatever is said of it.
	 *
	 * @param string $body    As it came.
	 * @param string $charset What the answer says of its characters, or empty.
	 */
	public static function utf8( string $body, string $charset = '' ): string {
		foreach ( self::MARKS as $mark => $name ) {
			if ( str_starts_with( $body, $mark ) ) {
				return self::converted( substr( $body, strlen( $mark ) ), $name );
			}
		}
		if ( preg_match( '//u', $body ) === 1 ) {
			return $body;
		}
		preg_match( '/^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["\']([A-Za-z0-9._:\-]{1,40})/', $body, $declared );
		foreach ( [ $declared[1] ?? '', $charset ] as $name ) {
			if ( $name !== '' && ! in_array( strtolower( $name ), [ 'utf-8', 'utf8', 'us-ascii' ], true ) ) {
				$text = self::converted( $body, $name );
				if ( $text !== '' ) {
					return $text;
				}
			}
		}
		// Browsers read what is damaged like this.
		return self::converted( $body, 'Windows-1252' );
	}

	/**
	 * Converts; characters that are damaged become question marks.
	 *
	 * @param string $text Text.
	 * @param string $name Character set.
	 * @return string Empty when PHP does not know it.
	 */
	private static function converted( string $text, string $name ): string {
		try {
			return (string) mb_convert_encoding( $text, 'UTF-8', $name );
		} catch ( \ValueError ) {
			return '';
		}
	}

	/**
	 * A document from its root element on.
	 *
	 * @param string $xml UTF-8.
	 * @throws GraphError Of kind Unsafe when it defines entities, of kind NoFeed when it has no root element.
	 */
	public static function without_prolog( string $xml ): string {
		$start = substr( $xml, 0, self::PROLOG );
		if ( preg_match( '/^(?:\s+|<\?.*?\?>|<!--.*?-->)*+/s', $start, $found ) !== 1 ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		$at = strlen( $found[0] );
		if ( strncasecmp( substr( $start, $at, 9 ), '<!DOCTYPE', 9 ) === 0 ) {
			if ( preg_match( '/\G<!DOCTYPE(?:[^"\'\[>]|"[^"]*"|\'[^\']*\')*+>/i', $start, $type, 0, $at ) !== 1 ) {
				throw new GraphError( ErrorKind::Unsafe );
			}
			$at += strlen( $type[0] );
			preg_match( '/\G(?:\s+|<\?.*?\?>|<!--.*?-->)*+/s', $start, $found, 0, $at );
			$at += strlen( $found[0] ?? '' );
		}
		if ( preg_match( '/\G<[A-Za-z_]/', $start, $found, 0, $at ) !== 1 ) {
			// A second document type, or no XML at all.
			throw new GraphError( stripos( $start, '<!ENTITY' ) === false ? ErrorKind::NoFeed : ErrorKind::Unsafe );
		}
		return substr( $xml, $at );
	}

	/**
	 * Text with nothing in it that ends a parser.
	 *
	 * @param string $xml UTF-8.
	 */
	public static function clean( string $xml ): string {
		$xml = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F]/', '', $xml );
		return (string) preg_replace_callback(
			'/&(?:#(?:\d{1,7}|x[0-9A-Fa-f]{1,6});|([A-Za-z][A-Za-z0-9]{1,31});)?/',
			static function ( array $found ): string {
				$name = $found[1] ?? '';
				if ( $name === '' ) {
					return $found[0] === '&' ? '&amp;' : self::reference( $found[0] );
				}
				if ( in_array( $name, self::OWN_ENTITIES, true ) ) {
					return $found[0];
				}
				$character = html_entity_decode( $found[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				return $character === $found[0] ? "&amp;{$name};" : $character;
			},
			$xml
		);
	}

	/**
	 * A reference to a character that XML has; others are left out.
	 *
	 * @param string $reference Such as `&#8217;` or `&#x2019;`.
	 */
	private static function reference( string $reference ): string {
		$code = $reference[2] === 'x' ? (int) hexdec( substr( $reference, 3, -1 ) ) : (int) substr( $reference, 2, -1 );
		return $code === 9 || $code === 10 || $code === 13
			|| $code >= 0x20 && $code <= 0xD7FF
			|| $code >= 0xE000 && $code <= 0xFFFD
			|| $code >= 0x10000 && $code <= 0x10FFFF
			? $reference
			: '';
	}
}

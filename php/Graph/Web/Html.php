<?php
/**
 * HTML of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Reads text with its line breaks out of HTML, and which pictures and frames it has. Nothing of it is kept as HTML.
 *
 * @phpstan-type Picture array{url: string, alt: string}
 */
final class Html {

	/** Bytes that are looked at: a long book has as many. */
	private const MAX_BYTES = 1_000_000;

	/** Tokens that are looked at. */
	private const MAX_TOKENS = 50_000;

	/** What stands on lines of its own. */
	private const BLOCKS = ' ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER HEADER LI MAIN NAV OL PRE SECTION TABLE TR UL ';

	/** What has an empty line around it. */
	private const PARAGRAPHS = [ 'P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HR' ];

	/** What nobody reads: its text is none. */
	private const SILENT = [ 'NOSCRIPT', 'OBJECT', 'SVG', 'MATH', 'TEMPLATE', 'SELECT', 'FORM', 'AUDIO', 'VIDEO' ];

	/** A picture of fewer pixels counts visitors. */
	private const MIN_SIDE = 3;

	/**
	 * Keeps what was read.
	 *
	 * @param string       $text     Text.
	 * @param array        $pictures Pictures.
	 * @param list<string> $frames   Addresses of embedded pages.
	 * @phpstan-param list<Picture> $pictures
	 */
	private function __construct(
		public readonly string $text,
		public readonly array $pictures,
		public readonly array $frames
	) {}

	/**
	 * Reads.
	 *
	 * @param string $html HTML.
	 * @param string $base Address that relative ones are relative to.
	 */
	public static function of( string $html, string $base = '' ): self {
		$html      = mb_strcut( $html, 0, self::MAX_BYTES, 'UTF-8' );
		$processor = new \WP_HTML_Tag_Processor( $html );
		$text      = '';
		$pictures  = [];
		$frames    = [];
		$silence   = '';
		$tokens    = 0;
		while ( $tokens < self::MAX_TOKENS && $processor->next_token() ) {
			++$tokens;
			$name = (string) $processor->get_token_name();
			if ( $silence !== '' ) {
				$silence = $name === $silence && $processor->is_tag_closer() ? '' : $silence;
			} elseif ( $name === '#text' ) {
				$text .= self::spaced( $processor->get_modifiable_text() );
				continue;
			}
			if ( $processor->get_token_type() !== '#tag' ) {
				continue;
			}
			if ( $name === 'IMG' ) {
				[ $picture, $word ] = self::picture( $processor, $base );
				$text              .= $silence === '' ? $word : '';
				if ( $picture !== null ) {
					$pictures[] = $picture;
				}
			} elseif ( $name === 'IFRAME' && ! $processor->is_tag_closer() ) {
				$frames[] = self::address( $processor->get_attribute( 'src' ), $base );
			} elseif ( $silence === '' ) {
				$is_silent = in_array( $name, self::SILENT, true ) && ! $processor->is_tag_closer();
				$silence   = $is_silent ? $name : '';
				$text     .= self::break_of( $name, $processor->is_tag_closer() );
			}
		}
		return new self( self::tidy( $text ), $pictures, array_values( array_filter( $frames, 'is_string' ) ) );
	}

	/**
	 * The text alone, on one line.
	 *
	 * @param string $html HTML, or text.
	 */
	public static function line( string $html ): string {
		return Field::line( strpbrk( $html, '<&' ) === false ? $html : self::of( $html )->text, 500 );
	}

	/**
	 * What a tag begins or ends.
	 *
	 * @param string $name      Name of the tag.
	 * @param bool   $is_closer Whether it is its end.
	 */
	private static function break_of( string $name, bool $is_closer ): string {
		return match ( true ) {
			$name === 'BR' => "\n",
			$name === 'LI' && ! $is_closer => "\n• ",
			$name === 'TD' || $name === 'TH' => ' ',
			in_array( $name, self::PARAGRAPHS, true ) => "\n\n",
			str_contains( self::BLOCKS, " {$name} " ) => "\n",
			default => '',
		};
	}

	/**
	 * A picture, or the word that one stands for.
	 *
	 * @param \WP_HTML_Tag_Processor $processor At the tag.
	 * @param string                 $base      Address that relative ones are relative to.
	 * @return array{Picture|null, string}
	 */
	private static function picture( \WP_HTML_Tag_Processor $processor, string $base ): array {
		$attribute = static function ( string $name ) use ( $processor ): string {
			$value = $processor->get_attribute( $name );
			return is_string( $value ) ? $value : '';
		};
		$alt       = Field::line( $attribute( 'alt' ), 500 );
		if ( preg_match( '/(^|\s)(wp-smiley|emoji)(\s|$)/', $attribute( 'class' ) ) === 1 ) {
			return [ null, $alt ];
		}
		foreach ( [ 'width', 'height' ] as $side ) {
			$pixels = $attribute( $side );
			if ( ctype_digit( $pixels ) && (int) $pixels < self::MIN_SIDE ) {
				return [ null, '' ];
			}
		}
		// Pages that load pictures late have the address elsewhere.
		$url = self::address( $attribute( 'src' ), $base ) ?? self::address( $attribute( 'data-src' ), $base );
		return [ $url === null ? null : [ 'url' => $url, 'alt' => $alt ], '' ];
	}

	/**
	 * An absolute address, or null.
	 *
	 * @param mixed  $value Of an attribute.
	 * @param string $base  Address that it may be relative to.
	 */
	public static function address( mixed $value, string $base ): ?string {
		$value = is_string( $value ) ? str_replace( ' ', '%20', trim( $value ) ) : '';
		if ( $value === '' || preg_match( '~^[a-z][a-z0-9+.\-]*:(?!//)~i', $value ) === 1 ) {
			return null;
		}
		return Field::url( $base === '' ? $value : \WP_Http::make_absolute_url( $value, $base ) );
	}

	/**
	 * Text as browsers show it: spaces and line breaks are one space.
	 *
	 * @param string $text Text.
	 */
	private static function spaced( string $text ): string {
		return (string) preg_replace( '/[ \t\r\n\f]+/', ' ', $text );
	}

	/**
	 * Text without spaces at the ends of lines, and without more than one empty line.
	 *
	 * @param string $text Text.
	 */
	private static function tidy( string $text ): string {
		$text = (string) preg_replace( [ '/[ \t]*\n[ \t]*/', '/ {2,}/', '/\n{3,}/' ], [ "\n", ' ', "\n\n" ], $text );
		// Items of lists, also those whose text stands in a paragraph.
		return Field::text( (string) preg_replace( [ '/• *\n+/u', '/\n+• /u' ], [ '• ', "\n• " ], $text ) );
	}
}

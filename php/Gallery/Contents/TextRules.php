<?php
/**
 * What becomes of texts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Texts;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\Tags;
use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Titles from file names, keyword of featured items, tags in texts.
 */
final class TextRules {

	public const MAX_TITLE_LENGTH       = 500;
	public const MAX_DESCRIPTION_LENGTH = 5000;

	/** A word behind '#', in any script, not in the middle of a word or of an entity. */
	private const HASH_WORD = '/(?<![\p{L}\p{M}\p{N}_&#])#([\p{L}\p{M}\p{N}_]+)/u';

	/**
	 * Tags that are not shown, folded.
	 *
	 * @var array<string, int>
	 */
	private readonly array $unwanted;

	/**
	 * Keeps the rules.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	public function __construct( private readonly GallerySettings $settings ) {
		$this->unwanted = array_flip( array_map( Tags::fold( ... ), $settings->tag_black_list ) );
	}

	/**
	 * Applies the rules.
	 *
	 * @param string   $title       As written; the name of a file where titles come from there.
	 * @param string   $description As written.
	 * @param string[] $tags        The item's own tags.
	 * @param bool     $featured    Whether the item is marked.
	 * @param bool     $named       Whether somebody gave it this title: then it is no file's name.
	 */
	public function apply(
		string $title,
		string $description,
		array $tags,
		bool $featured = false,
		bool $named = false
	): Texts {
		$order = '';
		if ( ! $named && $this->settings->title_from === 'filename' ) {
			[ $title, $told, $order ] = self::of_file( $title );
			$description              = $told !== '' ? $told : $description;
		}
		$title       = Sanitizer::plain( $title, self::MAX_TITLE_LENGTH );
		$description = Sanitizer::plain( $description, self::MAX_DESCRIPTION_LENGTH );
		$keyword     = $this->settings->featured_keyword;
		if (
			$keyword !== ''
			&& ( mb_stripos( $title, $keyword ) !== false || mb_stripos( $description, $keyword ) !== false )
		) {
			$featured    = true;
			$title       = self::without( $title, $keyword );
			$description = self::without( $description, $keyword );
		}
		if ( $this->settings->tags_from === 'title' ) {
			[ $title, $tags ] = self::hash_words( $title );
		} elseif ( $this->settings->tags_from === 'description' ) {
			[ $description, $tags ] = self::hash_words( $description );
		}
		return new Texts( $title, $description, $this->wanted( $tags ), $featured, $order !== '' ? $order : $title );
	}

	/**
	 * Title and description in the name of a file: dashes and underscores are spaces; nanoPhotosProvider2 has '$$'
	 * before a description, '==' behind what it is sorted by and '@@@@@' at a cover.
	 *
	 * @param string $name Name or path of a file.
	 * @return array{string, string, string} Title, description, what it is sorted by.
	 */
	public static function of_file( string $name ): array {
		$name   = (string) preg_replace( [ '~^.*[/\\\\]~s', '/\.[A-Za-z0-9]{1,5}$/', '/-scaled$/' ], '', $name );
		$order  = $name;
		$prefix = strpos( $name, '==' );
		$name   = str_replace( '@@@@@', '', $prefix === false ? $name : substr( $name, $prefix + 2 ) );
		$parts  = array_map(
			static fn( string $part ): string => trim( strtr( $part, '-_', '  ' ) ),
			explode( '$$', $name, 2 )
		);
		return [ (string) preg_replace( '/ {2,}/', ' ', $parts[0] ), $parts[1] ?? '', $order ];
	}

	/**
	 * Which text of a file is its title.
	 *
	 * @param string $title   Title.
	 * @param string $caption Caption.
	 * @param string $alt     Alternative text.
	 * @param string $file    Name of the file.
	 */
	public function title( string $title, string $caption, string $alt, string $file ): string {
		return match ( $this->settings->title_from ) {
			'caption' => $caption,
			'alt' => $alt,
			'filename' => $file,
			'written' => self::is_of_file( $title, $file ) ? '' : $title,
			default => $title,
		};
	}

	/**
	 * Whether a title is what WordPress makes of the name of a file when that is uploaded: nobody has written it.
	 *
	 * @param string $title Title.
	 * @param string $file  Name of the file; where there was one of that name already, with a number.
	 */
	private static function is_of_file( string $title, string $file ): bool {
		$plain = static fn( string $text ): string
			=> (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', mb_strtolower( remove_accents( $text ) ) );
		$name  = (string) preg_replace( '/(-scaled|-rotated|-e\d{10,})?(\.[a-z0-9]{1,5})?$/i', '', $file );
		$first = (string) preg_replace( '/-\d+$/', '', $name );
		return in_array( $plain( $title ), [ $plain( $name ), $plain( $first ) ], true );
	}

	/**
	 * Which text of a file is its description.
	 *
	 * @param string $description Description.
	 * @param string $caption     Caption.
	 * @param string $alt         Alternative text.
	 */
	public function description( string $description, string $caption, string $alt ): string {
		return match ( $this->settings->description_from ) {
			'description' => $description,
			'alt' => $alt,
			'none' => '',
			default => $caption,
		};
	}

	/**
	 * Takes the tags out of a text.
	 *
	 * @param string $text Plain text.
	 * @return array{string, list<string>} The text without their '#', and the tags.
	 */
	private static function hash_words( string $text ): array {
		preg_match_all( self::HASH_WORD, $text, $found );
		return [ (string) preg_replace( self::HASH_WORD, '$1', $text ), Tags::of( $found[1] ) ];
	}

	/**
	 * A text without a word.
	 *
	 * @param string $text Plain text.
	 * @param string $word Word.
	 */
	private static function without( string $text, string $word ): string {
		$text = (string) preg_replace( '/\s*' . preg_quote( $word, '/' ) . '/iu', '', $text );
		return trim( $text );
	}

	/**
	 * Tags that may be shown.
	 *
	 * @param string[] $tags Tags.
	 * @return list<string>
	 */
	private function wanted( array $tags ): array {
		return array_values(
			$this->unwanted === []
				? $tags
				: array_filter( $tags, fn( string $tag ): bool => ! isset( $this->unwanted[ Tags::fold( $tag ) ] ) )
		);
	}
}

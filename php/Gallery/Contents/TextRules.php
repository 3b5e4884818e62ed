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
use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Titles from file names, keyword of featured items, tags in texts.
 */
final class TextRules {

	public const MAX_TITLE_LENGTH       = 500;
	public const MAX_DESCRIPTION_LENGTH = 5000;
	public const MAX_TAGS               = 50;
	public const MAX_TAG_LENGTH         = 60;

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
		$this->unwanted = array_flip( array_map( [ self::class, 'fold' ], $settings->tag_black_list ) );
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
		$title       = self::plain( $title, self::MAX_TITLE_LENGTH );
		$description = self::plain( $description, self::MAX_DESCRIPTION_LENGTH );
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
	 * Tags as somebody typed them: words apart by spaces or commas, perhaps with '#' before them; or a list, whose
	 * members may have spaces.
	 *
	 * @param mixed $value Any.
	 * @return list<string>
	 */
	public static function tags( mixed $value ): array {
		if ( is_string( $value ) ) {
			$value = preg_split( '/[\s,;、，]+|(?<!^)(?=#)/u', self::plain( $value, self::MAX_DESCRIPTION_LENGTH ) );
		}
		$tags = [];
		foreach ( array_slice( is_array( $value ) ? $value : [], 0, self::MAX_TAGS * 4 ) as $tag ) {
			$tag = is_string( $tag ) || is_int( $tag )
				? trim( str_replace( ',', ' ', self::plain( (string) $tag, self::MAX_TAG_LENGTH ) ), " \t\n#" )
				: '';
			if ( $tag !== '' && count( $tags ) < self::MAX_TAGS ) {
				$tags[ self::fold( $tag ) ] ??= $tag;
			}
		}
		return array_values( $tags );
	}

	/**
	 * A text without markup and control characters.
	 *
	 * @param string $text As written.
	 * @param int    $most Characters.
	 */
	public static function plain( string $text, int $most ): string {
		// Nearly all texts have nothing to take out, and there may be thousands.
		if ( strlen( $text ) <= $most && preg_match( '/[<&\x00-\x1F\x7F-\xFF]/', $text ) === 0 ) {
			return trim( $text );
		}
		return Sanitizer::text( $text, $most );
	}

	/**
	 * A text as it is compared.
	 *
	 * @param string $text Text.
	 */
	public static function fold( string $text ): string {
		return mb_strtolower( $text );
	}

	/**
	 * Takes the tags out of a text.
	 *
	 * @param string $text Plain text.
	 * @return array{string, list<string>} The text without their '#', and the tags.
	 */
	private static function hash_words( string $text ): array {
		preg_match_all( self::HASH_WORD, $text, $found );
		return [ (string) preg_replace( self::HASH_WORD, '$1', $text ), self::tags( $found[1] ) ];
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
				: array_filter( $tags, fn( string $tag ): bool => ! isset( $this->unwanted[ self::fold( $tag ) ] ) )
		);
	}
}

<?php
/**
 * What stands above the posts of Custom Facebook Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Its header and its Like box, as attributes of `vitrine/social-feed`.
 */
final class FacebookHeader {

	/** What the block does anyway: the name is always shown, and the Like box, whole, above the posts. */
	public const ALWAYS = [
		'headername'         => true,
		'headeroutside'      => true,
		'likeboxpos'         => 'top',
		'likeboxoutside'     => true,
		'likeboxcover'       => true,
		'likeboxsmallheader' => false,
		'likeboxfaces'       => false,
		'likeboxhidebtn'     => false,
	];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Null where nothing is said.
	 */
	public static function read( ShortcodeValues $values ): array {
		return [
			...self::parts( $values ),
			'likesBoxWidth' => self::width( $values ),
		];
	}

	/**
	 * Parts of the header. One of text has none of them; lists of words go before the switches.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, bool|null>
	 */
	private static function parts( ShortcodeValues $values ): array {
		$is_text  = $values->choice( [ 'text' => true, 'visual' => false ], 'headertype' ) === true;
		$included = array_map( 'strtolower', $values->words( 'headerinc' ) );
		$excluded = array_map( 'strtolower', $values->words( 'headerexclude' ) );
		$has      = static fn( string $word, ?bool $switch ): ?bool => match ( true ) {
			$is_text => false,
			$included !== [] => in_array( $word, $included, true ),
			$excluded !== [] => ! in_array( $word, $excluded, true ),
			default => $switch,
		};
		return [
			'headerCover'   => $has( 'cover', $values->is_on( 'headercover' ) ),
			'headerBio'     => $has( 'about', $values->is_on( 'headerbio' ) ),
			'headerPicture' => $is_text ? false : $values->is_on( 'headeravatar' ),
			'headerCounts'  => $is_text ? false : $values->is_on( 'headerlikes' ),
		];
	}

	/**
	 * Width of the Like box, unless a width of its own is switched off.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 */
	private static function width( ShortcodeValues $values ): ?int {
		$width = $values->number( 180, 500, 'likeboxwidth' );
		return $values->is_on( 'likeboxcustomwidth' ) === false ? null : $width;
	}
}

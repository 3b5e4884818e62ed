<?php
/**
 * What both shortcodes say in the same words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * As attributes of `vitrine/social-feed`.
 */
final class CommonAttributes {

	/** Time until a carousel goes on where nothing is said, ms. */
	private const CAROUSEL_TIME = 5000;

	/** When visitors are asked; what is a switch elsewhere has three ways here. */
	private const CONSENT = [
		'auto'  => 'auto',
		'yes'   => 'on',
		'on'    => 'on',
		'true'  => 'on',
		'1'     => 'on',
		'no'    => 'off',
		'off'   => 'off',
		'false' => 'off',
		'0'     => 'off',
	];

	/** Looks; one's own colors are written into the style of the block. */
	private const SCHEMES = [
		'inherit' => 'inherit',
		'light'   => 'light',
		'dark'    => 'dark',
		'custom'  => 'inherit',
	];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Null where nothing is said.
	 */
	public static function read( ShortcodeValues $values ): array {
		$has_viewer = match ( $values->is_on( 'disablelightbox' ) ) {
			true    => false,
			false   => true,
			default => $values->is_on( 'lightbox' ),
		};
		$scrolls    = $values->is_on( 'autoscroll' );
		$moves      = $values->is_on( 'carouselautoplay' );
		$time       = $values->number( 0, 60_000, 'carouseltime' ) ?? self::CAROUSEL_TIME;
		return [
			'className'        => $values->class_names(),
			'numberPhone'      => $values->number( 0, 50, 'nummobile' ),
			'offset'           => $values->number( 0, 100, 'offset' ),
			'scheme'           => $values->choice( self::SCHEMES, 'colorpalette' ),
			'carouselArrows'   => $values->is_on( 'carouselarrows' ),
			'carouselDots'     => $values->is_on( 'carouselpag' ),
			'carouselAutoplay' => $moves === true ? max( 1, intdiv( $time, 1000 ) ) : null,
			'showHeader'       => $values->is_on( 'showheader' ),
			'viewerComments'   => $values->is_on( 'lightboxcomments' ),
			'openPosts'        => $has_viewer === null ? null : ( $has_viewer ? 'viewer' : 'network' ),
			'consent'          => $values->choice( self::CONSENT, 'gdpr' ),
			'paging'           => $scrolls === null ? null : ( $scrolls ? 'scroll' : 'button' ),
			'loadMoreText'     => $values->text( 'buttontext' ),
		];
	}
}

<?php
/**
 * The shortcode of Instagram Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * What `[instagram-feed]` says, as attributes of `vitrine/social-feed`, but for its source.
 */
final class InstagramShortcode {

	public const TAG = 'instagram-feed';

	/** Attributes that name the account. */
	public const ACCOUNT = [ 'user', 'id', 'userid', 'tagged' ];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Attributes of the block that are named.
	 */
	public static function read( ShortcodeValues $values ): array {
		$layout  = $values->choice(
			[ 'grid' => 'tiles', 'masonry' => 'masonry', 'highlight' => 'highlight', 'carousel' => 'carousel' ],
			'layout'
		);
		$seconds = $values->number( 0, 60_000, 'carouseltime' );
		$columns = $values->number( 1, 10, 'cols' ) ?? 4;
		$is_same = $values->is_on( 'disablemobile' ) === true
			|| $values->choice( [ 'same' => true ], 'colsmobile' ) === true;
		return array_filter(
			[
				...self::content( $values ),
				...self::overlay( $values ),
				'className'        => $values->class_names(),
				'style'            => self::gap( $values ),
				'showHeader'       => $values->is_on( 'showheader' ),
				'headerBio'        => $values->is_on( 'showbio' ),
				'headerCounts'     => $values->is_on( 'showfollowers' ),
				'headerFollow'     => $values->is_on( 'showfollow' ),
				'offset'           => $values->number( 0, 100, 'offset' ),
				'commentsShown'    => $values->number( 1, 25, 'numcomments' ),
				'showComments'     => $values->is_on( 'lightboxcomments' ),
				'viewerComments'   => $values->is_on( 'lightboxcomments' ),
				'number'           => $values->number( 1, 50, 'num' ) ?? 20,
				'numberPhone'      => $values->number( 0, 50, 'nummobile' ),
				'layout'           => $layout ?? 'tiles',
				'columns'          => $columns,
				'columnsTablet'    => $values->number( 0, 10, 'colstablet' ) ?? 0,
				'columnsPhone'     => $is_same ? min( 4, $columns ) : $values->number( 0, 4, 'colsmobile' ) ?? 0,
				'imageSize'        => $values->choice(
					[ 'auto' => 'auto', 'thumb' => 'thumb', 'medium' => 'medium', 'full' => 'full' ],
					'imageres'
				),
				'tileRatio'        => $values->choice(
					[ '1:1' => '1:1', '4:5' => '4:5', '3:4' => '3:4' ],
					'imageaspectratio'
				),
				'order'            => $values->choice( [ 'random' => 'random', 'likes' => 'popular' ], 'sortby' ),
				'types'            => $values->choice(
					[ 'photos' => [ 'photo', 'album' ], 'videos' => [ 'video', 'reel' ] ],
					'media'
				),
				'includeWords'     => $values->words( 'includewords' ),
				'excludeWords'     => $values->words( 'excludewords' ),
				'hidden'           => $values->words( 'hidephotos' ),
				'textLimit'        => $values->number( 1, 99999, 'captionlength', 'hovercaptionlength' ),
				'loadMore'         => $values->is_on( 'showbutton' ),
				'loadMoreText'     => $values->text( 'buttontext' ),
				'scheme'           => $values->choice( [ 'light' => 'light', 'dark' => 'dark' ], 'colorpalette' ),
				'highlightEvery'   => $values->number( 1, 50, 'highlightpattern' ),
				'highlightOffset'  => $values->number( 0, 49, 'highlightoffset' ),
				'carouselRows'     => $values->number( 1, 2, 'carouselrows' ),
				'carouselArrows'   => $values->is_on( 'carouselarrows' ),
				'carouselDots'     => $values->is_on( 'carouselpag' ),
				'carouselRewind'   => $values->choice( [ 'rewind' => true, 'infinity' => true ], 'carouselloop' ),
				'carouselAutoplay' => $values->is_on( 'carouselautoplay' ) === true
					? max( 1, intdiv( $seconds ?? 5000, 1000 ) )
					: null,
				'openPosts'        => match ( $values->is_on( 'disablelightbox' ) ) {
					true  => 'network',
					false => 'viewer',
					null  => null,
				},
			],
			static fn( mixed $value ): bool => $value !== null && $value !== [] && $value !== ''
		);
	}

	/**
	 * What is shown.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed>
	 */
	private static function content( ShortcodeValues $values ): array {
		$hashtags = $values->words( 'hashtag' );
		return match ( strtolower( $values->text( 'type' ) ) ) {
			'hashtag' => [
				'content'     => strtolower( $values->text( 'order' ) ) === 'top' ? 'hashtag-top' : 'hashtag',
				'contentItem' => $hashtags[0] ?? '',
			],
			'tagged'  => [ 'content' => 'tagged' ],
			default   => [],
		};
	}

	/**
	 * What tiles show over their pictures.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, bool|null>
	 */
	private static function overlay( ShortcodeValues $values ): array {
		$shown = array_map( 'strtolower', $values->words( 'hoverdisplay' ) );
		$has   = static fn( string $word ): ?bool => $shown === [] ? null : in_array( $word, $shown, true );
		return [
			'overlayAuthor' => $has( 'username' ),
			'overlayDate'   => $has( 'date' ),
			'overlayText'   => $values->is_on( 'hovercaption', 'showcaption' ) ?? $has( 'caption' ),
			'overlayCounts' => $values->is_on( 'showlikes' ) ?? $has( 'likes' ),
		];
	}

	/**
	 * The space between pictures: each of them had so much around it.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array{spacing: array{blockGap: string}}|null
	 */
	private static function gap( ShortcodeValues $values ): ?array {
		$around = $values->number( 0, 100, 'imagepadding' );
		$unit   = $values->choice( [ 'px' => 'px', '%' => '%' ], 'imagepaddingunit' ) ?? 'px';
		return $around === null ? null : [ 'spacing' => [ 'blockGap' => 2 * $around . $unit ] ];
	}
}

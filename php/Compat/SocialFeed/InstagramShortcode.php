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

	/** What the block does anyway. */
	private const ALWAYS = [
		'headerstyle'   => 'standard',
		'headeroutside' => true,
		'stories'       => false,
		'highlighttype' => 'pattern',
		'captionlinks'  => false,
		'shoppablefeed' => false,
		'widthresp'     => true,
	];

	/** Names of colors. */
	private const COLORS = [ 'background' => 'background' ];

	/** Their names in a palette of one's own. */
	private const CUSTOM_COLORS = [
		'background' => 'custombgcolor1',
		'text'       => 'customtextcolor1',
		'link'       => 'customlinkcolor1',
	];

	private const LAYOUTS = [
		'grid'      => 'tiles',
		'masonry'   => 'masonry',
		'highlight' => 'highlight',
		'carousel'  => 'carousel',
	];

	/** Types of posts by the words of `media`. */
	private const MEDIA = [
		'all'    => [],
		'photos' => [ 'photo', 'album' ],
		'videos' => [ 'video', 'reel' ],
	];

	/** Types of videos by the words of `videotypes`. */
	private const VIDEOS = [
		'regular' => 'video',
		'igtv'    => 'video',
		'reels'   => 'reel',
	];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Attributes of the block that are named.
	 */
	public static function read( ShortcodeValues $values ): array {
		$layout  = $values->choice( self::LAYOUTS, 'layout' )
			?? ( $values->is_on( 'carousel' ) === true ? 'carousel' : null );
		$columns = $values->number( 1, 10, 'cols' ) ?? 4;
		$is_same = $values->is_on( 'disablemobile' ) === true
			|| $values->choice( [ 'same' => true ], 'colsmobile' ) === true;
		$values->agree( self::ALWAYS );
		return array_filter(
			[
				...self::content( $values ),
				...self::overlay( $values ),
				...self::moderation( $values ),
				...CommonAttributes::read( $values ),
				'style'           => ShortcodeStyle::of( $values, self::COLORS, self::CUSTOM_COLORS ),
				'headerBio'       => $values->is_on( 'showbio' ),
				'headerCounts'    => $values->is_on( 'showfollowers' ),
				'headerFollow'    => $values->is_on( 'showfollow' ),
				'commentsShown'   => $values->number( 1, 25, 'numcomments' ),
				'showComments'    => $values->is_on( 'lightboxcomments' ),
				'number'          => $values->number( 1, 50, 'num' ) ?? 20,
				'layout'          => $layout ?? 'tiles',
				'columns'         => $columns,
				'columnsTablet'   => $values->number( 0, 10, 'colstablet' ) ?? 0,
				'columnsPhone'    => $is_same ? min( 4, $columns ) : $values->number( 0, 4, 'colsmobile' ) ?? 0,
				'imageSize'       => $values->choice(
					[ 'auto' => 'auto', 'thumb' => 'thumb', 'medium' => 'medium', 'full' => 'full' ],
					'imageres'
				),
				'tileRatio'       => $values->choice(
					[ '1:1' => '1:1', '4:5' => '4:5', '3:4' => '3:4' ],
					'imageaspectratio'
				),
				'order'           => $values->choice(
					[ 'none' => 'newest', 'random' => 'random', 'likes' => 'popular' ],
					'sortby'
				),
				'types'           => self::types( $values ),
				'includeWords'    => $values->words( 'includewords' ),
				'excludeWords'    => $values->words( 'excludewords' ),
				'textLimit'       => $values->number( 1, 99999, 'captionlength', 'hovercaptionlength' ),
				'loadMore'        => $values->is_on( 'showbutton' ),
				'highlightEvery'  => $values->number( 1, 50, 'highlightpattern' ),
				'highlightOffset' => $values->number( 0, 49, 'highlightoffset' ),
				'carouselRows'    => $values->number( 1, 2, 'carouselrows' ),
				'carouselRewind'  => $values->choice( [ 'rewind' => true, 'infinity' => true ], 'carouselloop' ),
			],
			static fn( mixed $value ): bool => $value !== null && $value !== [] && $value !== ''
		);
	}

	/**
	 * What is shown. What a feed has besides its first content has no source yet.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed>
	 */
	private static function content( ShortcodeValues $values ): array {
		$type = $values->choice(
			[ 'user' => 'user', 'hashtag' => 'hashtag', 'tagged' => 'tagged', 'mixed' => 'mixed' ],
			'type'
		);
		$kind = $values->choice( [ 'recent' => 'hashtag', 'top' => 'hashtag-top' ], 'order' ) ?? 'hashtag';
		$post = $values->words( 'single' )[0] ?? '';
		if ( $post !== '' ) {
			return [ 'content' => 'post', 'contentItem' => (string) preg_replace( '/^sbi_/', '', $post ) ];
		}
		if ( $type === 'tagged' ) {
			return [ 'content' => 'tagged' ];
		}
		$hashtags = $type === 'hashtag' || $type === 'mixed' ? $values->words( 'hashtag' ) : [];
		$contents = array_map(
			static fn( string $hashtag ): array => [ 'content' => $kind, 'contentItem' => $hashtag ],
			$hashtags
		);
		if ( $type === 'mixed' ) {
			return [
				'others' => [
					...$contents,
					...( $values->text( 'tagged' ) === '' ? [] : [ [ 'content' => 'tagged' ] ] ),
				],
			];
		}
		return [ ...$contents[0] ?? [], 'others' => array_slice( $contents, 1 ) ];
	}

	/**
	 * Which types of posts are shown; none = all.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return list<string>
	 */
	private static function types( ShortcodeValues $values ): array {
		$media  = array_map( 'strtolower', $values->words( 'media' ) );
		$videos = array_map( 'strtolower', $values->words( 'videotypes' ) );
		$videos = array_intersect_key( self::VIDEOS, array_flip( $videos ) );
		$types  = [];
		foreach ( $media as $word ) {
			$is_some = $word === 'videos' && $videos !== [];
			$types   = [ ...$types, ...( $is_some ? array_values( $videos ) : self::MEDIA[ $word ] ?? [] ) ];
		}
		$types = array_values( array_unique( $types ) );
		return count( $types ) === count( array_merge( ...array_values( self::MEDIA ) ) ) ? [] : $types;
	}

	/**
	 * Which posts are shown, and which are not.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed>
	 */
	private static function moderation( ShortcodeValues $values ): array {
		$chosen = $values->ids( 'whitelist' );
		return [
			'hidden'     => $values->words( 'hidephotos' ),
			'pinned'     => $chosen,
			'onlyPinned' => $chosen === [] ? null : true,
		];
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
}

<?php
/**
 * The shortcode of Custom Facebook Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * What `[custom-facebook-feed]` says, as attributes of `vitrine/social-feed`, but for its source.
 */
final class FacebookShortcode {

	public const TAG = 'custom-facebook-feed';

	/** Attributes that name the account. */
	public const ACCOUNT = [ 'account', 'id', 'pageid' ];

	private const CONTENTS = [
		'photos'      => 'photos',
		'videos'      => 'videos',
		'albums'      => 'albums',
		'events'      => 'events',
		'reviews'     => 'reviews',
		'singlealbum' => 'album',
	];

	private const TYPES = [
		'links'    => [ 'link' ],
		'events'   => [ 'event' ],
		'videos'   => [ 'video', 'reel' ],
		'photos'   => [ 'photo', 'album' ],
		'albums'   => [ 'album' ],
		'statuses' => [ 'text' ],
	];

	/** Parts of a post by the words of `include` and `exclude`. */
	private const PARTS = [
		'author'      => 'showAuthor',
		'date'        => 'showDate',
		'text'        => 'showText',
		'media'       => 'showMedia',
		'sharedlink'  => 'showLink',
		'sharedlinks' => 'showLink',
		'social'      => 'showCounts',
		'link'        => 'showNetworkLink',
	];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Attributes of the block that are named.
	 */
	public static function read( ShortcodeValues $values ): array {
		return array_filter(
			[
				...self::content( $values ),
				...self::layout( $values ),
				...self::parts( $values ),
				'includeWords' => $values->words( 'filter' ),
				'excludeWords' => $values->words( 'exfilter' ),
				'dateFrom'     => self::day( $values->text( 'from' ) ),
				'dateTo'       => self::day( $values->text( 'until' ) ),
				'offset'       => $values->number( 0, 100, 'offset' ),
				'textLimit'    => $values->number( 1, 99999, 'textlength' ),
				'linkHashtags' => $values->is_on( 'linkhashtags' ),
				'loadMore'     => $values->is_on( 'loadmore' ),
				'loadMoreText' => $values->text( 'buttontext' ),
				'endText'      => $values->text( 'nomoretext' ),
				'dates'        => $values->text( 'dateformat' ) === '1' ? 'relative' : null,
				'showComments' => $values->is_on( 'showcomments', 'expandcomments' ),
				'commentsShown' => $values->number( 1, 25, 'commentsnum' ),
				'openPosts'    => match ( $values->is_on( 'disablelightbox' ) ) {
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
		$types    = array_map( 'strtolower', $values->words( 'type', 'feedtype' ) );
		$album    = $values->text( 'album', 'albumid' );
		$post     = $values->text( 'featuredpost' );
		$timeline = in_array(
			'timeline',
			[ $values->text( 'photosource' ), $values->text( 'videosource' ), $values->text( 'albumsource' ) ],
			true
		);
		$past     = $values->is_on( 'pastevents' );
		$events   = $past === null ? [] : [ 'events' => $past ? 'past' : 'upcoming' ];
		if ( $post !== '' ) {
			return [ 'content' => 'post', 'contentItem' => $post ];
		}
		if ( $album !== '' ) {
			return [ 'content' => 'album', 'contentItem' => $album ];
		}
		if ( count( $types ) === 1 && isset( self::CONTENTS[ $types[0] ] ) && ! $timeline ) {
			return [ 'content' => self::CONTENTS[ $types[0] ], ...$events ];
		}
		$shown = array_map( static fn( string $type ): array => self::TYPES[ $type ] ?? [], $types );
		return [ 'types' => array_values( array_unique( array_merge( ...$shown ) ) ), ...$events ];
	}

	/**
	 * How the posts stand.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed>
	 */
	private static function layout( ShortcodeValues $values ): array {
		$columns = $values->number( 1, 10, 'cols', 'masonrycols' );
		$layout  = $values->choice(
			[ 'list' => 'list', 'grid' => 'grid', 'masonry' => 'masonry', 'carousel' => 'carousel' ],
			'feedlayout'
		);
		$seconds = $values->number( 0, 60_000, 'carouseltime' );
		return [
			'number'           => $values->number( 1, 50, 'num' ),
			'numberPhone'      => $values->number( 0, 50, 'nummobile' ),
			// Without a word about it, posts stand below each other.
			'layout'           => $layout ?? ( $columns === null || $columns === 1 ? 'list' : 'masonry' ),
			'columns'          => $columns,
			'columnsTablet'    => $values->number( 0, 10, 'colstablet' ),
			'columnsPhone'     => $values->number( 0, 4, 'colsmobile', 'masonrycolsmobile' ),
			'postLayout'       => $values->choice(
				[ 'thumb' => 'thumbnail', 'half' => 'half', 'full' => 'full' ],
				'layout'
			),
			'boxed'            => $values->choice( [ 'boxed' => true, 'regular' => false ], 'poststyle' ),
			'scheme'           => $values->choice( [ 'light' => 'light', 'dark' => 'dark' ], 'colorpalette' ),
			'carouselArrows'   => $values->is_on( 'carouselarrows' ),
			'carouselDots'     => $values->is_on( 'carouselpag' ),
			'carouselAutoplay' => $values->is_on( 'carouselautoplay' ) === true
				? max( 1, intdiv( $seconds ?? 5000, 1000 ) )
				: null,
		];
	}

	/**
	 * Parts of a post.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, bool>
	 */
	private static function parts( ShortcodeValues $values ): array {
		$parts    = [];
		$included = array_map( 'strtolower', $values->words( 'include' ) );
		foreach ( $included === [] ? [] : self::PARTS as $word => $name ) {
			$parts[ $name ] = ( $parts[ $name ] ?? false ) || in_array( $word, $included, true );
		}
		foreach ( array_map( 'strtolower', $values->words( 'exclude' ) ) as $word ) {
			if ( isset( self::PARTS[ $word ] ) ) {
				$parts[ self::PARTS[ $word ] ] = false;
			}
		}
		$author = $values->is_on( 'showauthornew', 'showauthor' );
		return $author === null ? $parts : [ ...$parts, 'showAuthor' => $author ];
	}

	/**
	 * A day as the block has it.
	 *
	 * @param string $text Such as `2026-01-31`; what is relative to today is not read.
	 */
	private static function day( string $text ): string {
		return preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $text ) === 1 ? $text : '';
	}
}

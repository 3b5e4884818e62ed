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
	public const ACCOUNT = [ 'account', 'sources', 'id', 'pageid' ];

	private const CONTENTS = [
		'photos'      => 'photos',
		'videos'      => 'videos',
		'albums'      => 'albums',
		'events'      => 'events',
		'reviews'     => 'reviews',
		'singlealbum' => 'album',
	];

	/** Contents that stand in columns where nothing is said, and the attribute that counts these. */
	private const GRIDS = [
		'photos' => 'photocols',
		'videos' => 'videocols',
		'albums' => 'albumcols',
		'album'  => 'photocols',
	];

	/** Columns of those. */
	private const GRID_COLUMNS = 4;

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
		'likebox'     => 'likesBox',
	];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Attributes of the block that are named.
	 */
	public static function read( ShortcodeValues $values ): array {
		$content = self::content( $values );
		$negated = static fn( ?bool $value ): ?bool => $value === null ? null : ! $value;
		return array_filter(
			[
				...$content,
				...self::layout( $values, (string) ( $content['content'] ?? '' ) ),
				...self::parts( $values ),
				'className'    => $values->class_names(),
				'showHeader'   => $values->is_on( 'showheader' ),
				'headerCover'  => $values->is_on( 'headercover' ),
				'headerPicture' => $values->is_on( 'headeravatar' ),
				'headerBio'    => $values->is_on( 'headerbio' ),
				'headerCounts' => $values->is_on( 'headerlikes' ),
				'likesBoxWidth' => $values->number( 180, 500, 'likeboxwidth' ),
				'includeWords' => $values->words( 'filter' ),
				'excludeWords' => $values->words( 'exfilter' ),
				'dateFrom'     => $values->day( 'from' ),
				'dateTo'       => $values->day( 'until' ),
				'offset'       => $values->number( 0, 100, 'offset' ),
				'textLimit'    => $values->number( 1, 99999, 'textlength' ),
				'linkHashtags' => $values->is_on( 'linkhashtags' ),
				'linkMentions' => $values->is_on( 'posttags' ),
				'loadMore'     => $values->is_on( 'loadmore' ),
				'loadMoreText' => $values->text( 'buttontext' ),
				'endText'      => $values->text( 'nomoretext' ),
				'dates'        => $values->choice( [ '1' => 'relative' ], 'dateformat' ),
				'showNegative' => $negated( $values->is_on( 'hidenegative' ) ),
				'showComments' => $values->is_on( 'showcomments', 'expandcomments' ),
				'commentsShown' => $values->number( 1, 25, 'commentsnum' ),
				'viewerComments' => $values->is_on( 'lightboxcomments' ),
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
		$playlist = $values->text( 'playlist' );
		$post     = $values->text( 'featuredpost' );
		$sources  = [ 'timeline' => true, 'photospage' => false, 'videospage' => false, 'eventspage' => false ];
		$timeline = in_array(
			true,
			array_map(
				static fn( string $name ): ?bool => $values->choice( $sources, $name ),
				[ 'photosource', 'videosource', 'albumsource', 'eventsource' ]
			),
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
		if ( $playlist !== '' ) {
			return [ 'content' => 'playlist', 'contentItem' => $playlist ];
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
	 * @param ShortcodeValues $values  Attributes of the shortcode.
	 * @param string          $content What is shown, '' = posts.
	 * @return array<string, mixed>
	 */
	private static function layout( ShortcodeValues $values, string $content ): array {
		$grid    = self::GRIDS[ $content ] ?? null;
		$columns = $values->number( 1, 10, 'cols', 'masonrycols', ...( $grid === null ? [] : [ $grid ] ) )
			?? ( $grid === null ? null : self::GRID_COLUMNS );
		$layout  = $values->choice(
			[ 'list' => 'list', 'grid' => 'grid', 'masonry' => 'masonry', 'carousel' => 'carousel' ],
			'feedlayout'
		)
			?? ( $values->is_on( 'carousel' ) === true ? 'carousel' : null )
			?? ( $values->is_on( 'masonry' ) === true ? 'masonry' : null )
			?? ( $grid === null ? null : 'grid' );
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
		return array_filter(
			[
				...$parts,
				'showAuthor'      => $author ?? $parts['showAuthor'] ?? null,
				'showNetworkLink' => $values->is_on( 'showfacebooklink' ) ?? $parts['showNetworkLink'] ?? null,
				'showShare'       => $values->is_on( 'showsharelink' ),
			],
			'is_bool'
		);
	}
}

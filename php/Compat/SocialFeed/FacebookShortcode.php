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

	/** Contents whose words have switches of their own: they are shown unless all of these are off. */
	private const WORDS = [
		'videos' => [ 'showvideoname', 'showvideodesc' ],
		'albums' => [ 'showalbumtitle' ],
	];

	/** What the block does anyway. */
	private const ALWAYS = [
		...FacebookHeader::ALWAYS,
		'pagetype'          => 'page',
		'showpostsby'       => 'me',
		'others'            => false,
		'privategroup'      => false,
		'width'             => '100%',
		'enablenarrow'      => true,
		'mediaposition'     => 'above',
		'nofollow'          => true,
		'disablelinkbox'    => false,
		'oneimage'          => false,
		'textlink'          => false,
		'linktotimeline'    => false,
		'loadiframes'       => false,
		'hidecommentimages' => true,
		'eventtitlelink'    => true,
		'reviewsrated'      => '1,2,3,4,5',
	];

	/** Names of colors. */
	private const COLORS = [ 'background' => 'bgcolor', 'text' => 'textcolor', 'link' => 'textlinkcolor' ];

	/** Their names in a palette of one's own. */
	private const CUSTOM_COLORS = [
		'background' => 'custombgcolor1',
		'text'       => 'textcolor1',
		'link'       => 'customlinkcolor',
	];

	/** What says that posts are shown up to today. */
	private const NOW = [ 'now' => true, 'today' => true ];

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array<string, mixed> Attributes of the block that are named.
	 */
	public static function read( ShortcodeValues $values ): array {
		$content = self::content( $values );
		$negated = static fn( ?bool $value ): ?bool => $value === null ? null : ! $value;
		$parts   = self::parts( $values, (string) ( $content['content'] ?? '' ) );
		$values->agree( self::ALWAYS );
		$values->choice( self::NOW, 'until' );
		return array_filter(
			[
				...$content,
				...self::layout( $values, (string) ( $content['content'] ?? '' ) ),
				...$parts,
				...CommonAttributes::read( $values ),
				...FacebookHeader::read( $values ),
				'style'        => ShortcodeStyle::of( $values, self::COLORS, self::CUSTOM_COLORS ),
				'includeWords' => $values->words( 'filter' ),
				'excludeWords' => $values->words( 'exfilter' ),
				'dateFrom'     => $values->day( 'from' ),
				'dateTo'       => $values->day( 'until' ),
				'lastDays'     => $values->days_ago( 'from' ),
				'textLimit'    => $values->number( 1, 99999, 'textlength' ),
				'linkHashtags' => $values->is_on( 'linkhashtags' ),
				'linkMentions' => $values->is_on( 'posttags' ),
				'loadMore'     => $values->is_on( 'loadmore' ),
				'endText'      => $values->text( 'nomoretext' ),
				'dates'        => self::dates( $values ),
				'showNegative' => $negated( $values->is_on( 'hidenegative' ) ),
				// Of the words of `include`, `social` means the comments as well.
				'showComments' => $values->is_on( 'showcomments' )
					?? ( $values->is_on( 'expandcomments' ) === true ? true : null )
					?? $parts['showCounts'] ?? null,
				'commentsShown' => $values->number( 1, 25, 'commentsnum' ),
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
		$is_all = $values->choice( [ 'all' => true, 'custom' => false ], 'showpoststypes' ) === true;
		$shown  = array_map( static fn( string $type ): array => self::TYPES[ $type ] ?? [], $is_all ? [] : $types );
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
		return [
			'number'           => $values->number( 1, 50, 'num' ),
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
		];
	}

	/**
	 * Parts of a post.
	 *
	 * @param ShortcodeValues $values  Attributes of the shortcode.
	 * @param string          $content What is shown, '' = posts.
	 * @return array<string, bool>
	 */
	private static function parts( ShortcodeValues $values, string $content ): array {
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
		$words = self::WORDS[ $content ] ?? [];
		$shown = array_filter( $words, static fn( string $name ): bool => $values->is_on( $name ) !== false );
		if ( $words !== [] && $shown === [] ) {
			$parts['showText'] = false;
		}
		$author = $values->is_on( 'showauthornew', 'showauthor' );
		return array_filter(
			[
				...$parts,
				'showAuthor'      => $author ?? $parts['showAuthor'] ?? null,
				'likesBox'        => $values->is_on( 'showlikebox' ) ?? $parts['likesBox'] ?? null,
				'showNetworkLink' => $values->is_on( 'showfacebooklink' ) ?? $parts['showNetworkLink'] ?? null,
				'showShare'       => $values->is_on( 'showsharelink' ),
			],
			'is_bool'
		);
	}

	/**
	 * How dates are written. The format of those that say a day is the site's own.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 */
	private static function dates( ShortcodeValues $values ): ?string {
		$format = $values->number( 1, 99, 'dateformat' );
		return $format === null ? null : ( $format === 1 ? 'relative' : 'absolute' );
	}
}

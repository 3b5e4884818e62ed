<?php
/**
 * Values that the plugins set by themselves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Every stored feed has all settings that there are. What nobody has changed is nothing that an import could lose.
 */
final class UsualValues {

	/** What means that nothing is chosen, or that something is off. */
	private const NOTHING = [ '', '#', '0', 'false', 'off', 'no', 'none', 'auto', 'inherit', '{}', '[]' ];

	/** Names by the value that a new feed has; names are those of shortcodes, and mean the same in both plugins. */
	private const NAMES = [
		'1'                   => [ 'cachetime', 'sepsize' ],
		'5'                   => [ 'maxrequests' ],
		'6'                   => [ 'eventoffset' ],
		'12'                  => [ 'descsize', 'linkurlsize', 'starsize' ],
		'13'                  => [ 'likessize' ],
		'14'                  => [ 'eventdateformat' ],
		'28'                  => [ 'headericonsize' ],
		'200'                 => [ 'desclength' ],
		'300'                 => [ 'headercoverheight' ],
		'#ddd'                => [ 'sepcolor' ],
		'#517fa4'             => [ 'headerprimarycolor' ],
		'#eeeeee'             => [ 'headersecondarycolor' ],
		'#408bd1'             => [ 'followcolor' ],
		'#359dff'             => [ 'followhovercolor' ],
		'all'                 => [ 'reviewsmethod' ],
		'author'              => [ 'datepos' ],
		'background'          => [ 'cachetype', 'resizeprocess' ],
		'below'               => [ 'eventdatepos', 'mediaposition' ],
		'blue'                => [ 'likeboxtextcolor' ],
		'date'                => [ 'timelinepag' ],
		'facebook'            => [ 'videoplayer' ],
		'facebook-square'     => [ 'headericon' ],
		'full'                => [ 'eventimage' ],
		'hours'               => [ 'cacheunit' ],
		'large'               => [ 'postimagesize' ],
		'largesquare'         => [ 'linkimagesize' ],
		'light'               => [ 'iconstyle' ],
		'medium'              => [ 'headersize' ],
		'on'                  => [
			'showalbumtitle',
			'showalbumnum',
			'showvideoname',
			'showvideodesc',
			'fulllinkimages',
			'headericonenabled',
		],
		'p'                   => [ 'textformat', 'linktitleformat', 'eventtitleformat' ],
		'photos'              => [ 'photostext' ],
		'post'                => [ 'videoaction' ],
		'tallest'             => [ 'carouselheight' ],
		'true'                => [ 'masonryjs', 'colsjs', 'nofollow', 'stories' ],
		'en_us'               => [ 'locale' ],
		'america/chicago'     => [ 'timezone' ],
		'facebook posts'      => [ 'headertext' ],
		'view on facebook'    => [ 'facebooklinktext' ],
		'share'               => [ 'sharelinktext' ],
		'view all reviews'    => [ 'reviewslinktext' ],
		'follow on instagram' => [ 'followtext' ],
	];

	/**
	 * Whether a setting is as it was when the feed was made.
	 *
	 * @param string $name  Name.
	 * @param string $value Value.
	 */
	public static function has( string $name, string $value ): bool {
		$value = strtolower( $value );
		return in_array( $value, self::NOTHING, true )
			|| in_array( $name, self::NAMES[ $value ] ?? [], true )
			// Which of the plugin's own extensions run.
			|| str_ends_with( $name, 'active' );
	}
}

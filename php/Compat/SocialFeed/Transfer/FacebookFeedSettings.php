<?php
/**
 * Settings of feeds of Custom Facebook Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Makes attributes of the shortcode of them: some have other names, some count only where another one says so.
 */
final class FacebookFeedSettings {

	/** Settings of carousels by the names that shortcodes have for them. */
	private const CAROUSEL = [
		'carouselpagination' => 'carouselpag',
		'carouselinterval'   => 'carouseltime',
		'carouseldesktop_cols' => 'cols',
		'carouselmobile_cols'  => 'colsmobile',
	];

	/** Switches of the settings page of before feeds had names, by the words of `type` and `include`. */
	private const OF_SITE = [
		'type'    => [
			'cff_show_links_type'  => 'links',
			'cff_show_event_type'  => 'events',
			'cff_show_video_type'  => 'videos',
			'cff_show_photos_type' => 'photos',
			'cff_show_albums_type' => 'albums',
			'cff_show_status_type' => 'statuses',
		],
		'include' => [
			'cff_show_author'       => 'author',
			'cff_show_text'         => 'text',
			'cff_show_shared_links' => 'sharedlinks',
			'cff_show_date'         => 'date',
			'cff_show_media'        => 'media',
			'cff_show_meta'         => 'social',
			'cff_show_link'         => 'link',
		],
	];

	/** Settings that count in feeds of one kind only. */
	private const OF_KIND = [ 'album' => 'singlealbum', 'featuredpost' => 'featuredpost', 'playlist' => 'videos' ];

	/** Every type of posts: nothing is left out. */
	private const TYPES = 6;

	/**
	 * Attributes of the shortcode, without accounts.
	 *
	 * @param array<mixed> $stored Settings, possibly hostile.
	 * @return array<string, string>
	 */
	public static function given( array $stored ): array {
		$given = array_diff_key(
			SettingTexts::of( $stored ),
			array_flip( [ 'sources', 'id', 'account', 'pagetype', 'feed', 'feed_name' ] )
		);
		$kind  = $given['feedtype'] ?? 'timeline';
		unset( $given['feedtype'] );
		if ( $kind !== 'timeline' ) {
			$given['type'] = $kind;
		} elseif ( count( SettingTexts::words( $given['type'] ?? '' ) ) >= self::TYPES ) {
			unset( $given['type'] );
		}
		// Each of them may still be there from a time when the feed showed something else.
		foreach ( self::OF_KIND as $name => $of ) {
			if ( $kind !== $of ) {
				unset( $given[ $name ] );
			}
		}
		return self::with_carousel( self::with_dates( $given ) );
	}

	/**
	 * Ids of its accounts.
	 *
	 * @param array<mixed> $stored Settings, possibly hostile.
	 * @return list<string>
	 */
	public static function accounts( array $stored ): array {
		$words = SettingTexts::words( $stored['sources'] ?? '' );
		return $words === [] ? SettingTexts::words( $stored['id'] ?? '' ) : $words;
	}

	/**
	 * Settings of the site, from before feeds had names, as those of a feed.
	 *
	 * @param array<mixed> $style  `cff_style_settings`.
	 * @param string       $number `cff_num_show`.
	 * @param string       $pages  `cff_page_id`.
	 * @return array<string, mixed>
	 */
	public static function of_site( array $style, string $number, string $pages ): array {
		$stored = [
			'sources'    => $pages,
			'num'        => $number,
			'layout'     => $style['cff_preset_layout'] ?? '',
			'poststyle'  => $style['cff_post_style'] ?? '',
			'cols'       => $style['cff_cols'] ?? '',
			'colsmobile' => $style['cff_cols_mobile'] ?? '',
			'filter'     => $style['cff_filter_string'] ?? '',
			'exfilter'   => $style['cff_exclude_string'] ?? '',
			'loadmore'   => $style['cff_load_more'] ?? '',
			'buttontext' => $style['cff_load_more_text'] ?? '',
		];
		foreach ( self::OF_SITE as $name => $switches ) {
			$known = array_intersect_key( $style, $switches );
			if ( $known !== [] ) {
				$stored[ $name ] = array_values(
					array_filter(
						$switches,
						static fn( string $switch ): bool => (bool) ( $known[ $switch ] ?? false ),
						ARRAY_FILTER_USE_KEY
					)
				);
			}
		}
		return $stored;
	}

	/**
	 * Attributes with the dates between which posts are shown.
	 *
	 * @param array<string, string> $given Attributes.
	 * @return array<string, string>
	 */
	private static function with_dates( array $given ): array {
		$is_on = ( $given['daterange'] ?? '' ) === 'on';
		foreach ( [ 'from', 'until' ] as $end ) {
			$day = $given[ "daterange{$end}specific" ] ?? '';
			if ( ! $is_on ) {
				unset( $given[ $end ] );
			} elseif ( ( $given[ "daterange{$end}type" ] ?? 'specific' ) === 'specific' && $day !== '' ) {
				$given[ $end ] = $day;
			}
			unset( $given[ "daterange{$end}specific" ], $given[ "daterange{$end}type" ] );
			if ( ! $is_on ) {
				unset( $given[ "daterange{$end}relative" ] );
			}
		}
		unset( $given['daterange'] );
		return $given;
	}

	/**
	 * Attributes of a carousel, or without those of one.
	 *
	 * @param array<string, string> $given Attributes.
	 * @return array<string, string>
	 */
	private static function with_carousel( array $given ): array {
		if ( ( $given['feedlayout'] ?? '' ) !== 'carousel' ) {
			return array_filter(
				$given,
				static fn( string $name ): bool => ! str_starts_with( $name, 'carousel' ),
				ARRAY_FILTER_USE_KEY
			);
		}
		foreach ( self::CAROUSEL as $from => $to ) {
			if ( isset( $given[ $from ] ) ) {
				$given[ $to ] = $given[ $from ];
				unset( $given[ $from ] );
			}
		}
		if ( isset( $given['carouselnavigation'] ) ) {
			$given['carouselarrows'] = $given['carouselnavigation'] === 'none' ? 'false' : 'true';
			unset( $given['carouselnavigation'] );
		}
		return $given;
	}
}

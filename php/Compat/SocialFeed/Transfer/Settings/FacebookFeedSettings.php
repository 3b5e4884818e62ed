<?php
/**
 * Settings of feeds of Custom Facebook Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer\Settings;

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

	/** Settings that count in feeds of one kind only. */
	private const OF_KIND = [ 'album' => 'singlealbum', 'featuredpost' => 'featuredpost', 'playlist' => 'videos' ];

	/** How the names of settings begin that count only where a switch is on. */
	private const OF_SWITCH = [ 'showheader' => 'header', 'showlikebox' => 'likebox' ];

	/** What a header with pictures has nothing of. */
	private const OF_TEXT_HEADER = [
		'headertext',
		'headericon',
		'headericonenabled',
		'headericoncolor',
		'headericonsize',
	];

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
		return self::of_what_is_shown( self::with_carousel( self::with_dates( $given ) ) );
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
	 * Attributes with the dates between which posts are shown.
	 *
	 * @param array<string, string> $given Attributes.
	 * @return array<string, string>
	 */
	private static function with_dates( array $given ): array {
		$is_on = ( $given['daterange'] ?? '' ) === 'on';
		foreach ( [ 'from', 'until' ] as $end ) {
			$type = ( $given[ "daterange{$end}type" ] ?? '' ) === 'relative' ? 'relative' : 'specific';
			$day  = $given[ "daterange{$end}{$type}" ] ?? '';
			if ( ! $is_on ) {
				unset( $given[ $end ] );
			} elseif ( $day !== '' ) {
				$given[ $end ] = $day;
			}
			unset(
				$given[ "daterange{$end}type" ],
				$given[ "daterange{$end}specific" ],
				$given[ "daterange{$end}relative" ]
			);
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

	/**
	 * Attributes without those of a header or a Like box that are switched off.
	 *
	 * @param array<string, string> $given Attributes.
	 * @return array<string, string>
	 */
	private static function of_what_is_shown( array $given ): array {
		foreach ( self::OF_SWITCH as $switch => $beginning ) {
			if ( isset( $given[ $switch ] ) && ! in_array( $given[ $switch ], [ 'on', 'true', '1' ], true ) ) {
				$given = array_filter(
					$given,
					static fn( string $name ): bool => ! str_starts_with( $name, $beginning ),
					ARRAY_FILTER_USE_KEY
				);
			}
		}
		return ( $given['headertype'] ?? '' ) === 'visual'
			? array_diff_key( $given, array_flip( self::OF_TEXT_HEADER ) )
			: $given;
	}
}

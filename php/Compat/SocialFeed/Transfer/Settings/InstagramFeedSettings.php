<?php
/**
 * Settings of feeds of Instagram Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes attributes of the shortcode of them.
 */
final class InstagramFeedSettings {

	/** Types of posts that each have a switch. */
	private const TYPES = [ 'photosposts', 'videosposts', 'reelsposts', 'igtvposts' ];

	/** Most posts that a block shows alone. */
	private const MAX_CHOSEN = 20;

	/**
	 * Attributes of the shortcode, without accounts.
	 *
	 * @param array<mixed> $stored Settings, possibly hostile.
	 * @return array<string, string>
	 */
	public static function given( array $stored ): array {
		$given = array_diff_key(
			SettingTexts::of( $stored ),
			array_flip(
				[ 'sources', 'id', 'user', 'userid', 'feed', 'feedid', 'feed_name', 'source_details', 'customizer' ]
			)
		);
		$given = self::with_moderation( self::with_types( $given ), $stored );
		return array_filter(
			$given,
			// What other layouts would look like says nothing.
			static fn( string $name ): bool => ! (
				( str_starts_with( $name, 'carousel' ) && ( $given['layout'] ?? '' ) !== 'carousel' )
				|| ( str_starts_with( $name, 'highlight' ) && ( $given['layout'] ?? '' ) !== 'highlight' )
			),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * Ids of its accounts.
	 *
	 * @param array<mixed> $stored Settings, possibly hostile.
	 * @return list<string>
	 */
	public static function accounts( array $stored ): array {
		$tagged = ( $stored['type'] ?? '' ) === 'tagged' ? SettingTexts::words( $stored['tagged'] ?? '' ) : [];
		return $tagged === [] ? SettingTexts::words( $stored['id'] ?? '' ) : $tagged;
	}

	/**
	 * Attributes with the types of posts that are switched on.
	 *
	 * @param array<string, string> $given Attributes.
	 * @return array<string, string>
	 */
	private static function with_types( array $given ): array {
		$switches = array_intersect_key( $given, array_flip( self::TYPES ) );
		$given    = array_diff_key( $given, $switches );
		if ( $switches === [] ) {
			return $given;
		}
		$is_on  = static fn( string $name ): bool => self::is_on( $switches[ $name ] ?? 'true' );
		$videos = array_filter( [ 'regular' => 'videosposts', 'reels' => 'reelsposts' ], $is_on );
		$media  = array_filter( [ 'photos' => $is_on( 'photosposts' ), 'videos' => $videos !== [] ] );
		return [
			...$given,
			'media'      => implode( ',', array_keys( $media ) ),
			'videotypes' => implode( ',', array_keys( $videos ) ),
		];
	}

	/**
	 * Whether a switch is on.
	 *
	 * @param string $value Its value.
	 */
	private static function is_on( string $value ): bool {
		return in_array( $value, [ 'true', 'on', '1' ], true );
	}

	/**
	 * Attributes with the posts that somebody has chosen or blocked.
	 *
	 * @param array<string, string> $given  Attributes.
	 * @param array<mixed>          $stored Settings.
	 * @return array<string, string>
	 */
	private static function with_moderation( array $given, array $stored ): array {
		$list  = $stored['moderationlist'] ?? null;
		$list  = is_string( $list ) ? json_decode( $list, true, 4 ) : $list;
		$list  = is_array( $list ) ? $list : [];
		$is_on = self::is_on( $given['enablemoderationmode'] ?? '' );
		$more  = SettingTexts::words( $given['customblockmoderationlist'] ?? '' );
		$given = array_diff_key(
			$given,
			array_flip( [ 'enablemoderationmode', 'moderationlist', 'customblockmoderationlist', 'whitelist' ] )
		);
		if ( ! $is_on ) {
			return $given;
		}
		if ( ( $list['list_type_selected'] ?? '' ) === 'allow' ) {
			$chosen = SettingTexts::words( $list['allow_list'] ?? '' );
			// More than a block takes are named as without effect.
			$name = count( $chosen ) > self::MAX_CHOSEN ? 'moderationlist' : 'whitelist';
			return [ ...$given, $name => implode( ',', $chosen ) ];
		}
		$hidden = [
			...SettingTexts::words( $given['hidephotos'] ?? '' ),
			...SettingTexts::words( $list['block_list'] ?? '' ),
			...$more,
		];
		return [ ...$given, 'hidephotos' => implode( ',', $hidden ) ];
	}
}

<?php
/**
 * Settings of feeds of Instagram Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Makes attributes of the shortcode of them.
 */
final class InstagramFeedSettings {

	/** How names begin in the settings of the site, from before feeds had names. */
	private const OF_SITE = 'sb_instagram_';

	/** Names there, by those that shortcodes have. */
	private const NAMES = [
		'num'             => 'num',
		'nummobile'       => 'nummobile',
		'cols'            => 'cols',
		'colsmobile'      => 'colsmobile',
		'layout_type'     => 'layout',
		'image_res'       => 'imageres',
		'media_type'      => 'media',
		'sort'            => 'sortby',
		'show_btn'        => 'showbutton',
		'btn_text'        => 'buttontext',
		'show_caption'    => 'showcaption',
		'caption_length'  => 'captionlength',
		'show_meta'       => 'showlikes',
		'hide_photos'     => 'hidephotos',
		'exclude_words'   => 'excludewords',
		'include_words'   => 'includewords',
		'offset'          => 'offset',
		'disable_lightbox' => 'disablelightbox',
		'user_id'         => 'id',
	];

	/**
	 * Attributes of the shortcode, without accounts.
	 *
	 * @param array<mixed> $stored Settings, possibly hostile.
	 * @return array<string, string>
	 */
	public static function given( array $stored ): array {
		$given  = array_diff_key(
			SettingTexts::of( $stored ),
			array_flip(
				[ 'sources', 'id', 'user', 'userid', 'feed', 'feedid', 'feed_name', 'source_details', 'customizer' ]
			)
		);
		$hidden = self::hidden( $stored );
		if ( $hidden !== [] ) {
			$given['hidephotos'] = implode( ',', [ ...SettingTexts::words( $given['hidephotos'] ?? '' ), ...$hidden ] );
		}
		unset( $given['moderationlist'] );
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
	 * Settings of the site, from before feeds had names, as those of a feed.
	 *
	 * @param array<mixed> $options `sb_instagram_settings`.
	 * @return array<string, mixed>
	 */
	public static function of_site( array $options ): array {
		$stored = [];
		foreach ( self::NAMES as $from => $to ) {
			if ( isset( $options[ self::OF_SITE . $from ] ) ) {
				$stored[ $to ] = $options[ self::OF_SITE . $from ];
			}
		}
		return $stored;
	}

	/**
	 * Posts that somebody has blocked, where that is switched on.
	 *
	 * @param array<mixed> $stored Settings.
	 * @return list<string>
	 */
	private static function hidden( array $stored ): array {
		$list  = $stored['moderationlist'] ?? null;
		$list  = is_string( $list ) ? json_decode( $list, true, 4 ) : $list;
		$is_on = in_array( $stored['enablemoderationmode'] ?? false, [ true, 'true', 'on', '1', 1 ], true );
		return $is_on && is_array( $list ) && ( $list['list_type_selected'] ?? '' ) === 'block'
			? SettingTexts::words( $list['block_list'] ?? '' )
			: [];
	}
}

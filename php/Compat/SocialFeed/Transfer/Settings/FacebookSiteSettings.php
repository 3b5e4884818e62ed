<?php
/**
 * Settings of the site of Custom Facebook Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * From before feeds had names: those of the one feed that there was.
 */
final class FacebookSiteSettings {

	/** Options of their own, by the names that shortcodes have for them. */
	public const OPTIONS = [
		'sources'    => 'cff_page_id',
		'num'        => 'cff_num_show',
		'loadmore'   => 'cff_load_more',
		'textlength' => 'cff_title_length',
		'from'       => 'cff_date_from',
		'until'      => 'cff_date_until',
	];

	/** Names in `cff_style_settings`, by those of shortcodes. */
	private const NAMES = [
		'layout'             => 'cff_preset_layout',
		'poststyle'          => 'cff_post_style',
		'boxshadow'          => 'cff_box_shadow',
		'cols'               => 'cff_cols',
		'colsmobile'         => 'cff_cols_mobile',
		'nummobile'          => 'cff_num_mobile',
		'class'              => 'cff_class',
		'bgcolor'            => 'cff_bg_color',
		'padding'            => 'cff_feed_padding',
		'textcolor'          => 'cff_title_color',
		'textsize'           => 'cff_title_size',
		'textlinkcolor'      => 'cff_posttext_link_color',
		'filter'             => 'cff_filter_string',
		'exfilter'           => 'cff_exclude_string',
		'posttags'           => 'cff_post_tags',
		'linkhashtags'       => 'cff_link_hashtags',
		'dateformat'         => 'cff_date_formatting',
		'showfacebooklink'   => 'cff_show_facebook_link',
		'showsharelink'      => 'cff_show_facebook_share',
		'loadmore'           => 'cff_load_more',
		'buttontext'         => 'cff_load_more_text',
		'nomoretext'         => 'cff_no_more_posts_text',
		'disablelightbox'    => 'cff_disable_lightbox',
		'lightboxcomments'   => 'cff_lightbox_comments',
		'expandcomments'     => 'cff_expand_comments',
		'commentsnum'        => 'cff_comments_num',
		'hidenegative'       => 'cff_reviews_hide_negative',
		'gdpr'               => 'gdpr',
		'showheader'         => 'cff_show_header',
		'headertype'         => 'cff_header_type',
		'headercover'        => 'cff_header_cover',
		'headeravatar'       => 'cff_header_avatar',
		'headername'         => 'cff_header_name',
		'headerbio'          => 'cff_header_bio',
		'headerlikes'        => 'cff_header_likes',
		'headeroutside'      => 'cff_header_outside',
		'headertext'         => 'cff_header_text',
		'showlikebox'        => 'cff_show_like_box',
		'likeboxwidth'       => 'cff_likebox_width',
		'likeboxpos'         => 'cff_like_box_position',
		'likeboxoutside'     => 'cff_like_box_outside',
		'likeboxfaces'       => 'cff_like_box_faces',
		'likeboxcover'       => 'cff_like_box_cover',
		'likeboxsmallheader' => 'cff_like_box_small_header',
		'likeboxhidebtn'     => 'cff_like_box_hide_cta',
	];

	/** Switches there, by the words of `type` and `include`. */
	private const SWITCHES = [
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

	/**
	 * Settings of a feed.
	 *
	 * @param array<mixed>          $style   `cff_style_settings`.
	 * @param array<string, string> $options The others, by the names that shortcodes have for them.
	 * @return array<string, mixed>
	 */
	public static function of( array $style, array $options ): array {
		$stored = [
			...array_filter( $options, static fn( string $value ): bool => $value !== '' ),
			...array_filter(
				array_map( static fn( string $name ): mixed => $style[ $name ] ?? null, self::NAMES ),
				static fn( mixed $value ): bool => $value !== null
			),
		];
		if ( isset( $stored['from'] ) || isset( $stored['until'] ) ) {
			$stored['daterange'] = 'on';
		}
		foreach ( self::SWITCHES as $name => $switches ) {
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
}

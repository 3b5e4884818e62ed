<?php
/**
 * Settings of the site of Instagram Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * From before feeds had names: those of the one feed that there was.
 */
final class InstagramSiteSettings {

	/** How most names begin. */
	private const BEGINNING = 'sb_instagram_';

	/** Names behind it, by those of shortcodes where they differ. */
	private const NAMES = [
		'id'               => 'user_id',
		'tagged'           => 'tagged_ids',
		'layout'           => 'layout_type',
		'imageres'         => 'image_res',
		'imagepadding'     => 'image_padding',
		'imagepaddingunit' => 'image_padding_unit',
		'disablemobile'    => 'disable_mobile',
		'media'            => 'media_type',
		'sortby'           => 'sort',
		'showbutton'       => 'show_btn',
		'buttontext'       => 'btn_text',
		'showcaption'      => 'show_caption',
		'captionlength'    => 'caption_length',
		'showlikes'        => 'show_meta',
		'hidephotos'       => 'hide_photos',
		'excludewords'     => 'exclude_words',
		'includewords'     => 'include_words',
		'disablelightbox'  => 'disable_lightbox',
		'lightboxcomments' => 'lightbox_comments',
		'numcomments'      => 'num_comments',
		'showheader'       => 'show_header',
		'headerstyle'      => 'header_style',
		'showfollowers'    => 'show_followers',
		'showbio'          => 'show_bio',
		'custombio'        => 'custom_bio',
		'customavatar'     => 'custom_avatar',
		'showfollow'       => 'show_follow_btn',
		'carouselrows'     => 'carousel_rows',
		'carouselloop'     => 'carousel_loop',
		'carouselarrows'   => 'carousel_arrows',
		'carouselpag'      => 'carousel_pag',
		'carouselautoplay' => 'carousel_autoplay',
		'carouseltime'     => 'carousel_interval',
		'highlighttype'    => 'highlight_type',
		'highlightoffset'  => 'highlight_offset',
		'highlightpattern' => 'highlight_factor',
	];

	/** Names behind it that are those of shortcodes. */
	private const SAME = [
		'type',
		'order',
		'hashtag',
		'num',
		'nummobile',
		'cols',
		'colsmobile',
		'offset',
		'background',
		'carousel',
		'autoscroll',
		'autoscrolldistance',
	];

	/** The names that have no beginning. */
	private const BARE = [ 'gdpr', 'videotypes' ];

	/** Words of `hoverdisplay` by their switches. */
	private const HOVER = [
		'username' => 'sbi_hover_inc_username',
		'date'     => 'sbi_hover_inc_date',
		'caption'  => 'sbi_hover_inc_caption',
		'likes'    => 'sbi_hover_inc_likes',
	];

	/**
	 * Settings of a feed.
	 *
	 * @param array<mixed> $options `sb_instagram_settings`.
	 * @return array<string, mixed>
	 */
	public static function of( array $options ): array {
		$names  = [
			...array_map(
				static fn( string $name ): string => self::BEGINNING . $name,
				[ ...self::NAMES, ...array_combine( self::SAME, self::SAME ) ]
			),
			...array_combine( self::BARE, self::BARE ),
		];
		$stored = array_filter(
			array_map( static fn( string $name ): mixed => $options[ $name ] ?? null, $names ),
			static fn( mixed $value ): bool => $value !== null
		);
		return array_intersect_key( $options, array_flip( self::HOVER ) ) === [] ? $stored : [
			...$stored,
			'hoverdisplay' => array_keys(
				array_filter( self::HOVER, static fn( string $name ): bool => (bool) ( $options[ $name ] ?? false ) )
			),
		];
	}
}

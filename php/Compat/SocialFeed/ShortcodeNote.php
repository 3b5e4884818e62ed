<?php
/**
 * What people who edit are told of a shortcode.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Stands above the feed while they look at the page: visitors get nothing of it.
 */
final class ShortcodeNote {

	/**
	 * The note.
	 *
	 * @param ReadShortcode $read The shortcode.
	 * @return string '' where there is nothing to say, or nobody to say it to.
	 */
	public static function html( ReadShortcode $read ): string {
		if ( $read->is_connected() && $read->without_effect === [] || ! self::is_wanted() ) {
			return '';
		}
		$words = $read->is_connected()
			? sprintf(
				/* translators: 1: shortcode, 2: attributes between commas. */
				__( '%1$s: these attributes have no effect: %2$s.', 'vitrine' ),
				"[{$read->tag}]",
				implode( wp_get_list_item_separator(), $read->without_effect )
			)
			: sprintf(
				/* translators: %s: shortcode. */
				__( '%s: the account of this feed is not connected. Visitors see nothing here.', 'vitrine' ),
				"[{$read->tag}]"
			);
		return sprintf(
			'<p class="vitrine-shortcode-note"><em>%s %s</em></p>',
			esc_html( $words ),
			esc_html__( 'Only people who can edit this page see this note.', 'vitrine' )
		);
	}

	/**
	 * Whether somebody looks at a page who may edit it.
	 */
	private static function is_wanted(): bool {
		$post = get_the_ID();
		return is_user_logged_in()
			&& ! is_feed()
			&& ( $post === false ? current_user_can( 'edit_theme_options' ) : current_user_can( 'edit_post', $post ) );
	}
}

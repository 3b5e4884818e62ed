<?php
/**
 * What is in the popup of a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Makes of a post's content what WordPress makes of a template's: blocks, embeds, shortcodes, typography. The page's own post stays the current one.
 */
final class PopupContent {

	/**
	 * The popup's block, ready to be rendered.
	 *
	 * @param \WP_Post $post    Post.
	 * @param string   $content Its content.
	 */
	public static function block( \WP_Post $post, string $content ): ?\WP_Block {
		global $wp_embed;
		if ( $wp_embed instanceof \WP_Embed ) {
			$before = $wp_embed->post_ID;
			// Answers about embeds are kept with the popup, not with every page that it is on.
			$wp_embed->post_ID = $post->ID;
			$content           = $wp_embed->autoembed( $wp_embed->run_shortcode( $content ) );
			$wp_embed->post_ID = $before;
		}
		$root = PopupPosts::root( do_shortcode( shortcode_unautop( $content ) ) );
		$page = get_post();
		return $root === null ? null : new \WP_Block( $root, $page instanceof \WP_Post ? [ 'postId' => $page->ID, 'postType' => $page->post_type ] : [] );
	}

	/**
	 * What is done after blocks have been rendered.
	 *
	 * @param string $html Inner blocks, rendered.
	 */
	public static function finished( string $html ): string {
		return str_replace( ']]>', ']]&gt;', MediaDelay::apply( wp_filter_content_tags( convert_smilies( wptexturize( $html ) ), 'vitrine_popup' ) ) );
	}
}

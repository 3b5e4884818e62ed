<?php
/**
 * What is in the popup of a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes of a post's content what WordPress makes of a template's: blocks, embeds, shortcodes, typography. The page's
 * own post stays the current one.
 */
final class PopupContent {

	/**
	 * The popup's block with each of its contents, ready to be rendered.
	 *
	 * @param \WP_Post $post    Post.
	 * @param string   $content Its content.
	 * @return list<\WP_Block> None where there is no popup; variant A, and B where it is shown.
	 */
	public static function blocks( \WP_Post $post, string $content ): array {
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
		if ( $root === null ) {
			return [];
		}
		$context  = $page instanceof \WP_Post ? [ 'postId' => $page->ID, 'postType' => $page->post_type ] : [];
		$is_split = PopupSettings::of( is_array( $root['attrs'] ?? null ) ? $root['attrs'] : [] )->has( 'split' );
		[ $a, $b ] = PopupVariant::contents( $root );
		return array_map(
			static fn( array $half ): \WP_Block => new \WP_Block( $half, $context ),
			$is_split && $b !== null ? [ $a, $b ] : [ $a ]
		);
	}

	/**
	 * What is done after blocks have been rendered.
	 *
	 * @param string $html Inner blocks, rendered.
	 */
	public static function finished( string $html ): string {
		return str_replace(
			']]>',
			']]&gt;',
			LazyMedia::apply( wp_filter_content_tags( convert_smilies( wptexturize( $html ) ), 'vitrine_popup' ), true )
		);
	}
}

<?php
/**
 * Lists of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Compat\HtmlBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of widgets that repeat something: lists, accordions, icons of networks.
 */
final class ElementorLists {

	/** Icons whose names are not those of core's services. */
	private const SERVICES = [
		'facebook-f'   => 'facebook',
		'linkedin-in'  => 'linkedin',
		'x-twitter'    => 'x',
		'pinterest-p'  => 'pinterest',
		'vimeo-v'      => 'vimeo',
		'reddit-alien' => 'reddit',
		'wordpress'    => 'wordpress', // phpcs:ignore WordPress.WP.CapitalPDangit -- The name of an icon.
		'envelope'     => 'mail',
		'rss'          => 'feed',
	];

	/**
	 * A list; its icons stay behind.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function icons( array $settings ): string {
		$items = '';
		foreach ( ElementorValue::rows( $settings, 'icon_list' ) as $item ) {
			$text = ElementorValue::inline( ElementorValue::text( $item, 'text' ) );
			$url  = esc_url( ElementorValue::url( $item ) );
			$rel  = ElementorValue::rel( $item );
			if ( $text !== '' ) {
				$inner  = $url === '' ? $text : "<a href=\"{$url}\"{$rel}>{$text}</a>";
				$items .= "<!-- wp:list-item -->\n<li>{$inner}</li>\n<!-- /wp:list-item -->";
			}
		}
		return $items === '' ? '' : "<!-- wp:list -->\n<ul class=\"wp-block-list\">{$items}</ul>\n<!-- /wp:list -->";
	}

	/**
	 * An accordion, or toggles: Details, which need no script.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function details( array $settings ): string {
		$blocks = [];
		foreach ( ElementorValue::rows( $settings, 'tabs' ) as $item ) {
			$title = ElementorValue::inline( ElementorValue::text( $item, 'tab_title' ) );
			if ( $title !== '' ) {
				$html     = ElementorValue::without_comments( ElementorValue::text( $item, 'tab_content' ) );
				$inside   = HtmlBlocks::of( $html );
				$blocks[] = "<!-- wp:details -->\n<details class=\"wp-block-details\"><summary>{$title}</summary>{$inside}</details>\n<!-- /wp:details -->";
			}
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * Icons of networks.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function networks( array $settings ): string {
		$links = '';
		foreach ( ElementorValue::rows( $settings, 'social_icon_list' ) as $item ) {
			$icon = is_array( $item['social_icon'] ?? null ) ? $item['social_icon'] : [];
			$name = (string) preg_replace( '/^.*\bfa-/', '', ElementorValue::text( $icon, 'value' ) );
			$name = self::SERVICES[ $name ] ?? $name;
			$url  = esc_url_raw( ElementorValue::url( $item ) );
			if ( $url !== '' ) {
				$known  = array_key_exists( $name, (array) block_core_social_link_services() );
				$links .= get_comment_delimited_block_content(
					'core/social-link',
					[ 'url' => $url, 'service' => $known ? $name : 'chain' ],
					''
				);
			}
		}
		return $links === ''
			? ''
			: "<!-- wp:social-links -->\n<ul class=\"wp-block-social-links\">{$links}</ul>\n<!-- /wp:social-links -->";
	}
}

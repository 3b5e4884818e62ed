<?php
/**
 * Blocks of a panel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * Writes core's columns, headings and lists as core's editor saves them.
 */
final class MenuColumns {

	/**
	 * A row of columns.
	 *
	 * @param list<array{int, string}> $columns Parts of the width, and blocks.
	 * @param int                      $spans   All parts.
	 */
	public static function html( array $columns, int $spans ): string {
		if ( implode( '', array_column( $columns, 1 ) ) === '' ) {
			return '';
		}
		$html = '';
		foreach ( $columns as [ $span, $blocks ] ) {
			$width = count( $columns ) * $span === $spans ? '' : round( 100 * $span / max( 1, $spans ), 2 ) . '%';
			$html .= get_comment_delimited_block_content(
				'core/column',
				$width === '' ? [] : [ 'width' => $width ],
				sprintf(
					'<div class="wp-block-column"%s>%s</div>',
					$width === '' ? '' : " style=\"flex-basis:{$width}\"",
					$blocks
				)
			);
		}
		$html = "<div class=\"wp-block-columns\">{$html}</div>";
		return get_comment_delimited_block_content( 'core/columns', [], $html );
	}

	/**
	 * A link as a short heading.
	 *
	 * @param MenuEntry $item The item.
	 */
	public static function heading( MenuEntry $item ): string {
		return get_comment_delimited_block_content(
			'core/paragraph',
			[],
			'<p><strong>' . self::link( $item ) . '</strong></p>'
		);
	}

	/**
	 * A list of links.
	 *
	 * @param list<string> $links Links.
	 */
	public static function items( array $links ): string {
		if ( $links === [] ) {
			return '';
		}
		$items = array_map(
			static fn( string $link ): string
				=> get_comment_delimited_block_content( 'core/list-item', [], "<li>{$link}</li>" ),
			$links
		);
		return get_comment_delimited_block_content(
			'core/list',
			[],
			'<ul class="wp-block-list">' . implode( '', $items ) . '</ul>'
		);
	}

	/**
	 * A link; words where it leads nowhere.
	 *
	 * @param MenuEntry $item The item.
	 */
	public static function link( MenuEntry $item ): string {
		$label = esc_html( wp_strip_all_tags( $item->title ) );
		$url   = esc_url( $item->url );
		return $url === '' ? $label : "<a href=\"{$url}\">{$label}</a>";
	}
}

<?php
/**
 * Widgets of a panel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Menus;

use Vitrine\Compat\HtmlBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes blocks of the widgets that Max Mega Menu shows in panels. WordPress's own have a block of the same kind; others
 * are named.
 */
final class MenuWidgets {

	/** Widgets of WordPress by the block that shows the same. */
	private const BLOCKS = [
		'archives'        => 'core/archives',
		'calendar'        => 'core/calendar',
		'categories'      => 'core/categories',
		'pages'           => 'core/page-list',
		'recent-comments' => 'core/latest-comments',
		'recent-posts'    => 'core/latest-posts',
		'search'          => 'core/search',
		'tag_cloud'       => 'core/tag-cloud',
	];

	/**
	 * What has no counterpart.
	 *
	 * @var list<string>
	 */
	private array $notes = [];

	/**
	 * The block of a widget.
	 *
	 * @param string $id Such as `text-3`.
	 */
	public function block( string $id ): string {
		if ( preg_match( '/^(.+)-([0-9]+)$/D', $id, $match ) !== 1 ) {
			return '';
		}
		[ , $kind, $number ] = $match;
		$stored   = get_option( "widget_{$kind}" );
		$settings = is_array( $stored ) && is_array( $stored[ $number ] ?? null ) ? $stored[ $number ] : [];
		$title    = is_string( $settings['title'] ?? null ) ? trim( $settings['title'] ) : '';
		$block    = $this->of( $kind, $settings );
		if ( $block === '' ) {
			$this->notes[] = sprintf(
				/* translators: %s: name of a widget. */
				__( 'Widget “%s”: there is no block for it.', 'vitrine' ),
				$title === '' ? $kind : "{$title} ({$kind})"
			);
			return '';
		}
		return $title === '' ? $block : HtmlBlocks::heading( esc_html( $title ), 3 ) . $block;
	}

	/**
	 * What has no counterpart.
	 *
	 * @return list<string>
	 */
	public function notes(): array {
		return $this->notes;
	}

	/**
	 * The block for a kind of widget.
	 *
	 * @param string       $kind     Such as `text`.
	 * @param array<mixed> $settings Its settings, possibly hostile.
	 */
	private function of( string $kind, array $settings ): string {
		$text = static fn( string $name ): string => is_string( $settings[ $name ] ?? null ) ? $settings[ $name ] : '';
		switch ( $kind ) {
			case 'block':
				return wp_kses_post( $text( 'content' ) );
			case 'text':
				return HtmlBlocks::of( wp_kses_post( $text( 'text' ) ) );
			case 'custom_html':
				return HtmlBlocks::of( wp_kses_post( $text( 'content' ) ) );
			case 'media_image':
				return self::image( (int) ( $settings['attachment_id'] ?? 0 ), $text( 'alt' ) );
			default:
				return isset( self::BLOCKS[ $kind ] )
					? get_comment_delimited_block_content( self::BLOCKS[ $kind ], [], '' )
					: '';
		}
	}

	/**
	 * A picture of the media library.
	 *
	 * @param int    $id  Attachment.
	 * @param string $alt Its alternative text.
	 */
	private static function image( int $id, string $alt ): string {
		$url = wp_get_attachment_image_url( $id, 'large' );
		if ( $url === false ) {
			return '';
		}
		return get_comment_delimited_block_content(
			'core/image',
			[ 'id' => $id, 'sizeSlug' => 'large' ],
			sprintf(
				// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- markup that core's own block saves.
				'<figure class="wp-block-image size-large"><img src="%s" alt="%s" class="wp-image-%d"/></figure>',
				esc_url( $url ),
				esc_attr( $alt ),
				$id
			)
		);
	}
}

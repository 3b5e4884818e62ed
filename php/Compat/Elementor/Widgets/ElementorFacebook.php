<?php
/**
 * Widgets of Elementor Pro for Facebook.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;
use Vitrine\Embed\FacebookAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Makes what Facebook still offers to other websites: posts, videos and pages. Its Like button and its Comments ended
 * in February 2026: buttons share or lead to the page, and comments are core's.
 */
final class ElementorFacebook implements ElementorConverter {

	/** Hosts that a link may lead to. */
	private const HOST = '~^https?://(?:(?:www|m|web)\.)?(?:facebook\.com|fb\.com|fb\.watch)/[^\s"\'<>\\\\]*$~Di';

	/** What each widget reads. */
	private const FIELDS = [
		'post'    => 'post_url',
		'video'   => 'video_url',
		'comment' => 'comment_url',
	];

	/** Core's comments, as its own template has them. */
	private const COMMENTS = <<<'BLOCKS'
		<!-- wp:comments -->
		<div class="wp-block-comments"><!-- wp:comments-title /-->

		<!-- wp:comment-template -->
		<!-- wp:comment-author-name /-->

		<!-- wp:comment-date /-->

		<!-- wp:comment-content /-->

		<!-- wp:comment-reply-link /-->
		<!-- /wp:comment-template -->

		<!-- wp:comments-pagination -->
		<!-- wp:comments-pagination-previous /-->

		<!-- wp:comments-pagination-next /-->
		<!-- /wp:comments-pagination -->

		<!-- wp:post-comments-form /--></div>
		<!-- /wp:comments -->
		BLOCKS;

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [
			'type',
			'url',
			'url_type',
			'url_format',
			'show_cover',
			'layout',
			'size',
			'color_scheme',
			'show_share',
			'show_faces',
			'comments_number',
			'order_by',
			'post_url',
			'video_url',
			'comment_url',
		];
	}

	/**
	 * The block.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Nothing.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): ?string {
		return match ( $widget ) {
			'facebook-page' => self::page( $settings ),
			'facebook-embed' => self::embed( $settings ),
			'facebook-button' => self::button( $settings, $notes ),
			default => self::comments( $notes ),
		};
	}

	/**
	 * The box of a page.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 */
	private static function page( array $settings ): ?string {
		$url = ElementorValue::text( $settings, 'url' );
		return FacebookAddress::of( $url )?->kind === 'page'
			? ElementorBlock::ours(
				'embed',
				[ 'url' => $url, 'cover' => ElementorValue::is_on( $settings, 'show_cover', true ) ]
			)
			: self::link( $url, __( 'Visit us on Facebook', 'vitrine' ) );
	}

	/**
	 * A post or a video; a comment, which cannot be embedded any more, is a link.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 */
	private static function embed( array $settings ): ?string {
		$type    = ElementorValue::text( $settings, 'type', 'post' );
		$url     = ElementorValue::text( $settings, self::FIELDS[ $type ] ?? 'post_url' );
		$address = $type === 'comment' ? null : FacebookAddress::of( $url );
		return $address === null || $address->kind === 'page'
			? self::link( $url, __( 'See it on Facebook', 'vitrine' ) )
			: ElementorBlock::ours( 'embed', [ 'url' => $url ] );
	}

	/**
	 * A button: one that follows leads to the page at Facebook, others share.
	 *
	 * @param array<mixed>   $settings Settings of the widget.
	 * @param ElementorNotes $notes    What is left out.
	 */
	private static function button( array $settings, ElementorNotes $notes ): ?string {
		$type = ElementorValue::text( $settings, 'type', 'like' );
		$url  = ElementorValue::text( $settings, 'url_type' ) === 'custom' || $type === 'follow'
			? ElementorValue::text( $settings, 'url' )
			: '';
		if ( $type !== 'share' ) {
			$notes->tell(
				__(
					'Facebook’s Like, Recommend, and Follow buttons ended in February 2026. A link or a share button takes their place.',
					'vitrine'
				)
			);
		}
		return $type === 'follow' || FacebookAddress::of( $url )?->kind === 'page'
			? self::link( $url, __( 'Follow us on Facebook', 'vitrine' ) )
			: ElementorShareButtons::facebook( $url );
	}

	/**
	 * Comments.
	 *
	 * @param ElementorNotes $notes What is left out.
	 */
	private static function comments( ElementorNotes $notes ): string {
		$notes->tell(
			__(
				'Facebook Comments ended in February 2026, and existing comments cannot be imported. A Comments block takes their place. Remove it if your theme already shows comments.',
				'vitrine'
			)
		);
		return self::COMMENTS;
	}

	/**
	 * A button that leads to Facebook.
	 *
	 * @param string $url  Address, possibly hostile.
	 * @param string $text Its words.
	 * @return string|null Null where it leads elsewhere.
	 */
	private static function link( string $url, string $text ): ?string {
		if ( strlen( $url ) > 2000 || preg_match( self::HOST, $url ) !== 1 ) {
			return null;
		}
		$button = sprintf(
			'<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="%s">%s</a></div>',
			esc_url( $url ),
			esc_html( $text )
		);
		return "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n{$button}\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->";
	}
}

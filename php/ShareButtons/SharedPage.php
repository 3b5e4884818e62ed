<?php
/**
 * What is shared.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ShareButtons;

defined( 'ABSPATH' ) || exit;

/**
 * The page that a visitor looks at, a post in a list of posts, or an address that the block names.
 */
final class SharedPage {

	/**
	 * Keeps the fields.
	 *
	 * @param string        $url   Address.
	 * @param string        $title Title as plain text, or empty.
	 * @param \WP_Post|null $post  The post that it is, null = it is none.
	 */
	public function __construct(
		public readonly string $url,
		public readonly string $title,
		private readonly ?\WP_Post $post = null
	) {}

	/**
	 * Finds it.
	 *
	 * @param string               $url     Address of the block's own, '' = that of the page.
	 * @param string               $title   Title of the block's own, '' = that of the page.
	 * @param array<string, mixed> $context Context of the block.
	 */
	public static function of( string $url, string $title, array $context ): self {
		if ( $url !== '' ) {
			return new self( $url, self::plain( $title ) );
		}
		$post = self::post( $context );
		if ( $post === null ) {
			return new self(
				ListAddress::of_request(),
				self::plain( $title === '' ? wp_get_document_title() : $title )
			);
		}
		$address = wp_get_canonical_url( $post );
		return new self(
			is_string( $address ) && $address !== '' ? $address : get_permalink( $post ),
			self::plain( $title === '' ? get_the_title( $post ) : $title ),
			$post
		);
	}

	/**
	 * The post that is shared. WordPress names the first post of a list as the context of what stands around the list,
	 * too.
	 *
	 * @param array<string, mixed> $context Context of the block.
	 */
	private static function post( array $context ): ?\WP_Post {
		$is_post = is_singular() || in_the_loop() || isset( $context['queryId'] );
		$id      = $context['postId'] ?? 0;
		$id      = is_numeric( $id ) && $id > 0 ? (int) $id : get_queried_object_id();
		return $is_post && $id > 0 ? get_post( $id ) : null;
	}

	/**
	 * The excerpt that somebody wrote for it, or empty.
	 */
	public function text(): string {
		return $this->post === null || post_password_required( $this->post )
			? ''
			: self::plain( $this->post->post_excerpt );
	}

	/**
	 * Address of its featured image, or empty.
	 */
	public function image(): string {
		$image = $this->post === null ? false : get_the_post_thumbnail_url( $this->post, 'full' );
		return is_string( $image ) ? $image : '';
	}

	/**
	 * Text without markup, in a line.
	 *
	 * @param string $html HTML.
	 */
	private static function plain( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return mb_substr( trim( wp_check_invalid_utf8( $text ) ), 0, 300 );
	}
}

<?php
/**
 * Where a loop is stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Answers;

use Vitrine\Sealed\ContentStack;

defined( 'ABSPATH' ) || exit;

/**
 * A post, a template or a template part: `post-12`, `template-theme//archive`, `part-theme//sidebar`. The loop is read
 * anew from there, never from what a visitor sends.
 */
final class LoopContainer {

	/** Most parts of a template that are looked through. */
	private const MAX_PARTS = 20;

	/**
	 * Keeps the fields.
	 *
	 * @param string $name    Its name.
	 * @param string $content Its blocks, as they are stored.
	 */
	private function __construct( public readonly string $name, private readonly string $content ) {}

	/**
	 * The container of a loop on the page that is being rendered.
	 *
	 * @param string $loop Id of the loop.
	 * @return self|null Null where it is none of these, such as a widget, or what somebody looks at is not stored yet.
	 */
	public static function of_page( string $loop ): ?self {
		global $_wp_current_template_id, $_wp_current_template_content;
		if ( ContentStack::is_preview() ) {
			return null;
		}
		foreach ( array_reverse( ContentStack::posts() ) as $post ) {
			$container = self::of_post( $post );
			if ( $container?->may_have( $loop ) === true ) {
				return $container;
			}
		}
		$template = is_string( $_wp_current_template_content ) ? $_wp_current_template_content : '';
		if ( ! is_string( $_wp_current_template_id ) ) {
			return null;
		}
		$container = new self( "template-{$_wp_current_template_id}", $template );
		if ( $container->may_have( $loop ) ) {
			return $container;
		}
		preg_match_all( '~<!-- wp:template-part (\{[^\n]{1,500}?\}) /?-->~', $template, $parts );
		foreach ( array_slice( $parts[1], 0, self::MAX_PARTS ) as $json ) {
			$attributes = json_decode( $json, true );
			$theme      = $attributes['theme'] ?? get_stylesheet();
			$slug       = $attributes['slug'] ?? '';
			$part       = is_string( $theme ) && is_string( $slug ) ? self::of( "part-{$theme}//{$slug}" ) : null;
			if ( $part?->may_have( $loop ) === true ) {
				return $part;
			}
		}
		return null;
	}

	/**
	 * The container of a name, which was sealed.
	 *
	 * @param string $name Name.
	 * @return self|null Null where there is none any more.
	 */
	public static function of( string $name ): ?self {
		[ $kind, $id ] = [ ...explode( '-', $name, 2 ), '' ];
		if ( $kind === 'post' ) {
			return self::of_post( (int) $id );
		}
		$template = get_block_template( $id, $kind === 'part' ? 'wp_template_part' : 'wp_template' );
		return $template === null ? null : new self( $name, $template->content );
	}

	/**
	 * The container that a post is.
	 *
	 * @param int $id Id of the post.
	 */
	public static function of_post( int $id ): ?self {
		$post = get_post( $id );
		return $post instanceof \WP_Post ? new self( "post-{$id}", $post->post_content ) : null;
	}

	/**
	 * Content that is not stored.
	 *
	 * @param string $content Blocks.
	 */
	public static function of_content( string $content ): self {
		return new self( '', $content );
	}

	/**
	 * Id of the post that it is, 0 = it is none.
	 */
	public function post(): int {
		return str_starts_with( $this->name, 'post-' ) ? (int) substr( $this->name, 5 ) : 0;
	}

	/**
	 * The block of a loop.
	 *
	 * @param string $loop Id of the loop.
	 * @return array<string, mixed>|null As core parses it.
	 */
	public function block( string $loop ): ?array {
		return $this->may_have( $loop ) ? self::find( parse_blocks( $this->content ), $loop ) : null;
	}

	/**
	 * Whether the id stands in it.
	 *
	 * @param string $loop Id of the loop.
	 */
	private function may_have( string $loop ): bool {
		return str_contains( $this->content, "\"vitrineLoop\":\"{$loop}\"" );
	}

	/**
	 * Finds a loop.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @param string       $loop   Id of the loop.
	 * @return array<string, mixed>|null The first one.
	 */
	private static function find( array $blocks, string $loop ): ?array {
		foreach ( $blocks as $block ) {
			$found = $block['blockName'] === 'core/query' && ( $block['attrs']['vitrineLoop'] ?? null ) === $loop
				? $block
				: self::find( $block['innerBlocks'], $loop );
			if ( $found !== null ) {
				return $found;
			}
		}
		return null;
	}
}

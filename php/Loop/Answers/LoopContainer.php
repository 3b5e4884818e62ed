<?php
/**
 * Where a loop is stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Answers;

use Vitrine\Loop\LoopModule;
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
	 * The one of the loop that is being answered.
	 *
	 * @var self|null
	 */
	private static ?self $known = null;

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
	 * @return self|null Null where it is none of these, such as a widget.
	 */
	public static function of_page( string $loop ): ?self {
		return self::$known?->has_loop( $loop ) === true
			? self::$known
			: self::first( static fn( self $one ): bool => $one->has_loop( $loop ) );
	}

	/**
	 * The container of a filter outside of its loop, on the page that is being rendered.
	 *
	 * @param string $loop Id of the loop.
	 */
	public static function of_filter( string $loop ): ?self {
		return self::first( static fn( self $one ): bool => str_contains( $one->content, "\"loop\":\"{$loop}\"" ) );
	}

	/**
	 * Does something for which it is known where the loop is stored.
	 *
	 * @template T
	 * @param \Closure(): T $work What is done.
	 * @return T
	 */
	public function during( \Closure $work ): mixed {
		$before      = self::$known;
		self::$known = $this;
		try {
			return $work();
		} finally {
			self::$known = $before;
		}
	}

	/**
	 * The first container of the page for which something holds: posts, the innermost first, the template, its parts.
	 *
	 * @param \Closure(self): bool $holds What.
	 */
	private static function first( \Closure $holds ): ?self {
		global $_wp_current_template_id, $_wp_current_template_content;
		foreach ( array_reverse( ContentStack::posts() ) as $post ) {
			$container = self::of_post( $post );
			if ( $container !== null && $holds( $container ) ) {
				return $container;
			}
		}
		if ( ! is_string( $_wp_current_template_id ) || ! is_string( $_wp_current_template_content ) ) {
			return null;
		}
		$container = new self( "template-{$_wp_current_template_id}", $_wp_current_template_content );
		if ( $holds( $container ) ) {
			return $container;
		}
		preg_match_all( '~<!-- wp:template-part (\{[^\n]{1,500}?\}) /?-->~', $container->content, $parts );
		foreach ( array_slice( $parts[1], 0, self::MAX_PARTS ) as $json ) {
			$attributes = json_decode( $json, true );
			$theme      = $attributes['theme'] ?? get_stylesheet();
			$slug       = $attributes['slug'] ?? '';
			$part       = is_string( $theme ) && is_string( $slug ) ? self::of( "part-{$theme}//{$slug}" ) : null;
			if ( $part !== null && $holds( $part ) ) {
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
	 * @return array<string, mixed>|null As core parses it; the first one.
	 */
	public function block( string $loop ): ?array {
		return $this->has_loop( $loop )
			? self::find(
				parse_blocks( $this->content ),
				static fn( array $block ): bool => in_array( $block['blockName'], LoopModule::QUERY_BLOCKS, true )
					&& ( $block['attrs']['vitrineLoop'] ?? null ) === $loop
			)
			: null;
	}

	/**
	 * The block of a filter outside of its loop.
	 *
	 * @param string $key Of key().
	 * @return array<string, mixed>|null As core parses it; one of several that are the same.
	 */
	public function filter( string $key ): ?array {
		return self::find(
			parse_blocks( $this->content ),
			static fn( array $block ): bool => $block['blockName'] === 'vitrine/loop-filter'
				&& self::key( $block['attrs'] ) === $key
		);
	}

	/**
	 * What tells a filter from others.
	 *
	 * @param array<mixed> $attributes Its attributes, as they are stored.
	 */
	public static function key( array $attributes ): string {
		return substr( md5( (string) wp_json_encode( $attributes ) ), 0, 12 );
	}

	/**
	 * Loops before one, in the order of the document; those in posts of others are not among them.
	 *
	 * @param string $loop Id of the loop.
	 * @return list<array<string, mixed>> As core parses them.
	 */
	public function before( string $loop ): array {
		$before = [];
		$is_it  = static function ( array $block ) use ( &$before, $loop ): ?bool {
			if ( ! in_array( $block['blockName'], LoopModule::QUERY_BLOCKS, true ) ) {
				return false;
			}
			$is_it = static fn( array $inner ): bool => ( $inner['attrs'][ LoopModule::ATTRIBUTE ] ?? null ) === $loop;
			if ( $is_it( $block ) || self::find( $block['innerBlocks'], $is_it ) !== null ) {
				return true;
			}
			$before[] = $block;
			return null;
		};
		return $this->has_loop( $loop ) && self::find( parse_blocks( $this->content ), $is_it ) !== null ? $before : [];
	}

	/**
	 * Whether the id of a loop stands in it.
	 *
	 * @param string $loop Id of the loop.
	 */
	public function has_loop( string $loop ): bool {
		return str_contains( $this->content, "\"vitrineLoop\":\"{$loop}\"" );
	}

	/**
	 * Finds a block.
	 *
	 * @param array<mixed>                                $blocks Blocks as core parses them.
	 * @param \Closure(array<string, mixed>): (bool|null) $is_it  Whether it is the one; null = nor is what is in it.
	 * @return array<string, mixed>|null The first one.
	 */
	private static function find( array $blocks, \Closure $is_it ): ?array {
		foreach ( $blocks as $block ) {
			$found = match ( $is_it( $block ) ) {
				true  => $block,
				false => self::find( $block['innerBlocks'], $is_it ),
				null  => null,
			};
			if ( $found !== null ) {
				return $found;
			}
		}
		return null;
	}
}

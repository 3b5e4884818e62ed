<?php
/**
 * Loops that stand above another one on its page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Answers;

use Vitrine\Loop\Additions\ShownPosts;
use Vitrine\Loop\Items\PostTemplateItems;
use Vitrine\Loop\LoopModule;

defined( 'ABSPATH' ) || exit;

/**
 * A route that answers with one loop shows those above it first, unseen, as the page would for the same address: then
 * it is known which posts a loop without duplicates leaves out. They are read from where they are stored, never from
 * what a visitor sends.
 *
 * Above: the id of a post, or a loop as core parses it.
 *
 * @phpstan-type Above int|array<string, mixed>
 */
final class LoopsAbove {

	/** Loops that are shown for another one. */
	private const MAX_LOOPS = ShownPosts::MAX_LOOPS;

	/** Blocks that may hold a loop which is not written in them, and items that are counted. */
	private const HOLDERS = [ PostTemplateItems::BLOCK, 'core/block', 'core/pattern', 'core/post-content' ];

	/**
	 * How a proof names a loop that is above another one: by its id and, where it is not stored beside that one, by
	 * its container.
	 *
	 * @param string        $loop      Its id.
	 * @param LoopContainer $container Where the other one is stored.
	 * @return string|null Null where a route could not show it as the page does.
	 */
	public static function address( string $loop, LoopContainer $container ): ?string {
		if ( $container->has_loop( $loop ) ) {
			return ShownPosts::LOOP . $loop;
		}
		$other = LoopContainer::of_page( $loop );
		// The answer to a loop in a post knows nothing of what the page itself asks for.
		$inherits = ( $other?->block( $loop )['attrs']['query']['inherit'] ?? true ) !== false;
		return $other === null || str_contains( $other->name, ',' ) || ( $inherits && $container->post() !== 0 )
			? null
			: ShownPosts::LOOP . "{$loop}:{$other->name}";
	}

	/**
	 * Those of a proof.
	 *
	 * @param string        $text      What ShownPosts::text() has answered.
	 * @param LoopContainer $container Where the loop is stored.
	 * @return list<Above>
	 */
	public static function of_proof( string $text, LoopContainer $container ): array {
		$above = array_map(
			static function ( string $part ) use ( $container ): int|array|null {
				if ( ! str_starts_with( $part, ShownPosts::LOOP ) ) {
					return (int) $part;
				}
				[ $loop, $name ] = [ ...explode( ':', substr( $part, strlen( ShownPosts::LOOP ) ), 2 ), '' ];
				return ( $name === '' ? $container : LoopContainer::of( $name ) )?->block( $loop );
			},
			$text === '' ? [] : explode( ',', $text )
		);
		return array_values( array_filter( $above, static fn( int|array|null $one ): bool => $one !== null ) );
	}

	/**
	 * Ids of the loops of a proof.
	 *
	 * @param string $text What ShownPosts::text() has answered.
	 * @return list<string>
	 */
	public static function ids( string $text ): array {
		preg_match_all( '~(?<![^,])' . ShownPosts::LOOP . '([^:,]+)~', $text, $found );
		return $found[1];
	}

	/**
	 * Those before a loop that leaves out what they show, where it is stored.
	 *
	 * @param array<string, mixed> $block     The loop, as core parses it.
	 * @param LoopContainer        $container Where it is stored.
	 * @return list<array<string, mixed>> The nearest.
	 */
	public static function of_block( array $block, LoopContainer $container ): array {
		$above = ( $block['attrs']['query']['vitrine']['skipShown'] ?? false ) === true
			? $container->before( $block['attrs'][ LoopModule::ATTRIBUTE ] )
			: [];
		return array_slice( $above, -self::MAX_LOOPS );
	}

	/**
	 * Shows them to nobody.
	 *
	 * @param list<Above> $above Posts and loops, in their order.
	 */
	public static function show( array $above ): void {
		if ( $above === [] ) {
			return;
		}
		$only  = static fn( mixed $html, array $parsed ): mixed => $html ?? ( self::has_posts( $parsed ) ? null : '' );
		$store = \WP_Style_Engine_CSS_Rules_Store::get_store( 'block-supports' );
		$known = $store?->get_all_rules() ?? [];
		$left  = self::MAX_LOOPS;
		// Before blocks of a post are chosen.
		add_filter( 'pre_render_block', $only, 9, 2 );
		foreach ( $above as $one ) {
			if ( is_int( $one ) ) {
				ShownPosts::add( $one );
			} elseif ( $left-- > 0 ) {
				render_block( $one );
			}
		}
		remove_filter( 'pre_render_block', $only, 9 );
		// Their styles are on the page.
		foreach ( array_keys( array_diff_key( $store?->get_all_rules() ?? [], $known ) ) as $rule ) {
			$store?->remove_rule( $rule );
		}
	}

	/**
	 * Whether posts are shown in a block.
	 *
	 * @param array<string, mixed> $parsed The block.
	 */
	private static function has_posts( array $parsed ): bool {
		if ( in_array( $parsed['blockName'], [ ...LoopModule::TEMPLATES, ...self::HOLDERS ], true ) ) {
			return true;
		}
		foreach ( $parsed['innerBlocks'] as $inner ) {
			if ( self::has_posts( $inner ) ) {
				return true;
			}
		}
		return false;
	}
}

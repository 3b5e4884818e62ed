<?php
/**
 * Alternate templates and fixed items of a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Items;

use Vitrine\Loop\LoopModule;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Core renders the blocks of a Post Template once for each post. While one is being rendered that has blocks
 * `vitrine/loop-item`, this says for each post which of its blocks are: those of the alternate template that is for
 * it, or all others. Fixed items become items of the list. Twin: blocks/loop-item/places.ts.
 */
final class PostTemplateItems {

	/** The block. */
	public const BLOCK = 'vitrine/loop-item';

	/**
	 * Post templates that are being rendered, the innermost last; null = one without items.
	 *
	 * @var list<LoopItems|null>
	 */
	private static array $open = [];

	/**
	 * A post template begins.
	 *
	 * @param array<string, mixed> $parsed The block, as core parses it.
	 */
	public static function begin( array $parsed ): void {
		$attributes = [];
		foreach ( $parsed['innerBlocks'] as $block ) {
			if ( $block['blockName'] === self::BLOCK ) {
				$given = is_array( $block['attrs'] ) ? $block['attrs'] : [];
				/** Generated from block.json.
				 *
				 * @var LoopItemAttributes $read */
				$read         = Schema::of_block( 'loop-item' )->read( $given );
				$attributes[] = $read;
			}
		}
		if ( $attributes !== [] && self::$open === [] ) {
			add_filter( 'pre_render_block', [ self::class, 'choose' ], 10, 3 );
			add_filter( 'post_class', [ self::class, 'count' ], 11, 2 );
			add_filter( 'render_block_core/post-template', [ self::class, 'end' ] );
			add_filter( 'render_block_woocommerce/product-template', [ self::class, 'end' ] );
		}
		if ( $attributes !== [] || self::$open !== [] ) {
			$class        = static fn( array $item ): string
				=> ColumnSpan::of( $item['span'], $parsed['attrs']['layout'] ?? null );
			self::$open[] = $attributes === []
				? null
				: new LoopItems( $attributes, array_map( $class, $attributes ) );
		}
	}

	/**
	 * Says whether a block is rendered for the post that is being shown.
	 *
	 * @param mixed          $html   What another plugin shows instead, null = nothing.
	 * @param array          $parsed The block.
	 * @param \WP_Block|null $around The block around it.
	 * @phpstan-param array<string, mixed> $parsed
	 * @return mixed '' = it is not rendered.
	 */
	public static function choose( mixed $html, array $parsed, ?\WP_Block $around = null ): mixed {
		$items = end( self::$open );
		// What core renders the blocks of a post in.
		if ( ! $items instanceof LoopItems || $around?->name !== 'core/null' || $html !== null ) {
			return $html;
		}
		if ( $parsed['blockName'] !== self::BLOCK ) {
			return $items->has_template() ? '' : null;
		}
		$item = $items->next();
		if ( $item['shows'] === 'post' ) {
			return $items->is_template() ? null : '';
		}
		$items->is_here( $item ) ? $items->insert( render_block( $parsed ) ) : $items->wait( $parsed );
		return '';
	}

	/**
	 * A post has been rendered: core asks for the classes of its item.
	 *
	 * @param array<string> $classes Classes.
	 * @param mixed         $own     What core adds.
	 * @return array<string>
	 */
	public static function count( array $classes, mixed $own ): array {
		$items = end( self::$open );
		$class = array_values( array_intersect( LoopModule::ITEMS, (array) $own ) )[0] ?? null;
		return $class !== null && $items instanceof LoopItems ? [ ...$classes, ...$items->turn( $class ) ] : $classes;
	}

	/**
	 * The post template ends.
	 *
	 * @param string $html Its list.
	 */
	public static function end( string $html ): string {
		// What a list in an item says is not for the lists around this one.
		$items = end( self::$open );
		$html  = $items instanceof LoopItems ? $items->into( $html, render_block( ... ) ) : $html;
		array_pop( self::$open );
		if ( self::$open === [] ) {
			remove_filter( 'pre_render_block', [ self::class, 'choose' ] );
			remove_filter( 'post_class', [ self::class, 'count' ], 11 );
			remove_filter( 'render_block_core/post-template', [ self::class, 'end' ] );
			remove_filter( 'render_block_woocommerce/product-template', [ self::class, 'end' ] );
		}
		return $html;
	}
}

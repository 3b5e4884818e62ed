<?php
/**
 * An item of a WordPress menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress knows of it once wp_setup_nav_menu_item() has seen it: as properties that its class does not have.
 */
final class MenuEntry {

	/**
	 * Keeps the fields.
	 *
	 * @param int                           $id          Its post.
	 * @param int                           $parent      The item that it is below; 0 = none.
	 * @param string                        $title       Its words, with markup.
	 * @param string                        $url         Where it leads, possibly hostile.
	 * @param 'custom'|'post-type'|'taxonomy' $entity      What that is.
	 * @param int                           $object_id   The post or term.
	 * @param string                        $target      Such as `_blank`.
	 * @param string                        $rel         Relation of the link.
	 * @param string                        $description A line about it.
	 * @param list<string>                  $classes     Classes.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $parent,
		public readonly string $title,
		public readonly string $url,
		public readonly string $entity,
		public readonly int $object_id,
		public readonly string $target,
		public readonly string $rel,
		public readonly string $description,
		public readonly array $classes
	) {}

	/**
	 * The items of a menu.
	 *
	 * @param int $menu The menu.
	 * @return list<self> In their order.
	 */
	public static function of_menu( int $menu ): array {
		$items = wp_get_nav_menu_items( $menu, [ 'update_post_term_cache' => false ] );
		return array_map( self::of( ... ), array_values( is_array( $items ) ? $items : [] ) );
	}

	/**
	 * An item by its post.
	 *
	 * @param int $id The post.
	 * @return self|null Null where it is none.
	 */
	public static function of_post( int $id ): ?self {
		$post = get_post( $id );
		return $post instanceof \WP_Post && $post->post_type === 'nav_menu_item'
			? self::of( wp_setup_nav_menu_item( $post ) )
			: null;
	}

	/**
	 * Reads an item.
	 *
	 * @param object $item As WordPress has made it.
	 */
	private static function of( object $item ): self {
		$all  = get_object_vars( $item );
		$text = static fn( string $name ): string => is_scalar( $all[ $name ] ?? null ) ? (string) $all[ $name ] : '';
		return new self(
			(int) $text( 'ID' ),
			(int) $text( 'menu_item_parent' ),
			$text( 'title' ),
			$text( 'url' ),
			match ( $text( 'type' ) ) {
				'post_type' => 'post-type',
				'taxonomy'  => 'taxonomy',
				default     => 'custom',
			},
			(int) $text( 'object_id' ),
			$text( 'target' ),
			$text( 'xfn' ),
			$text( 'description' ),
			array_values( array_filter( (array) ( $all['classes'] ?? [] ), 'is_string' ) )
		);
	}
}

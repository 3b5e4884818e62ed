<?php
/**
 * What scripts learn of an item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Gallery\Contents\Items\Item;

defined( 'ABSPATH' ) || exit;

/**
 * JSON of an item and of other things for attributes. Twin: frontend/render/gallery/items/item-data.ts.
 */
final class ItemData {

	/**
	 * An item: without what says nothing, and without what the tile shows itself.
	 *
	 * @param Item $item Item.
	 */
	public static function of( Item $item ): string {
		$members = $item->jsonSerialize();
		unset( $members['url'], $members['thumb'] );
		if ( $item->thumb->color !== '' ) {
			$members['thumb'] = [ 'color' => $item->thumb->color ];
		}
		return self::json( $members );
	}

	/**
	 * JSON without a letter that HTML knows: esc_attr() leaves entities as they are, and `&quot;` in a text would end
	 * it.
	 *
	 * @param mixed $value Anything.
	 */
	public static function json( mixed $value ): string {
		return (string) wp_json_encode(
			$value,
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR
				| JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS | JSON_HEX_TAG
		);
	}
}

<?php
/**
 * What other plugins and themes change about the items of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

use Vitrine\Images\Address;

defined( 'ABSPATH' ) || exit;

/**
 * A filter of single items: tiles, labels, viewer and scripts show what it says. Where nobody listens it costs nothing.
 */
final class ItemHooks {

	/**
	 * An item as it is shown.
	 *
	 * @param Item $item Item.
	 */
	public static function shown( Item $item ): Item {
		if ( $item->kind === 'albumUp' || ! has_filter( 'vitrine_gallery_item' ) ) {
			return $item;
		}
		$given = [
			'title'       => $item->title,
			'description' => $item->description,
			'author'      => $item->author,
			'tags'        => $item->tags,
			'destination' => $item->destination_url,
			'download'    => $item->download_url,
			'data'        => $item->custom_data ?? [],
		];
		/**
		 * An item of a gallery: texts are plain and escaped where they are printed, addresses lead to websites.
		 *
		 * @param array<string, mixed>                            $given `title`, `description`, `author`, `tags`,
		 *                                                               `destination`, `download` and `data`.
		 * @param array{id: string, kind: string, album: string}  $item  Which item; of the media library its id is the
		 *                                                               number of the file.
		 */
		$filtered = apply_filters(
			'vitrine_gallery_item',
			$given,
			[ 'id' => $item->id, 'kind' => $item->kind, 'album' => $item->album_id ]
		);
		return is_array( $filtered ) && $filtered !== $given ? self::changed( $item, $filtered ) : $item;
	}

	/**
	 * An item with other words and addresses.
	 *
	 * @param Item         $item  Item.
	 * @param array<mixed> $given What a filter says.
	 */
	private static function changed( Item $item, array $given ): Item {
		$text = static fn( string $name, string $before ): string => is_string( $given[ $name ] ?? null )
			? $given[ $name ]
			: $before;
		$tags = $given['tags'] ?? null;
		$data = $given['data'] ?? null;
		return $item->changed(
			[
				'title'           => $text( 'title', $item->title ),
				'description'     => $text( 'description', $item->description ),
				'author'          => $text( 'author', $item->author ),
				'tags'            => is_array( $tags )
					? array_values( array_filter( $tags, 'is_string' ) )
					: $item->tags,
				'destination_url' => Address::link( $text( 'destination', $item->destination_url ) ),
				'download_url'    => Address::link( $text( 'download', $item->download_url ) ),
				'custom_data'     => is_array( $data ) && $data !== [] ? $data : null,
			]
		);
	}
}

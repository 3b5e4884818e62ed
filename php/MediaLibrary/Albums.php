<?php
/**
 * Albums of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * A hierarchical taxonomy on attachments, with cover and order.
 */
final class Albums {

	public const TAXONOMY = 'vitrine_album';

	/** Term meta: the attachment that stands for an album. */
	public const COVER = 'vitrine_cover';

	/** Term meta: place among its neighbors; albums with the same are in the order of their names. */
	public const ORDER = 'vitrine_order';

	/**
	 * A cover that is deleted is nobody's cover any more.
	 *
	 * @param int $id Attachment.
	 */
	public static function forget_cover( int $id ): void {
		delete_metadata( 'term', 0, self::COVER, (string) $id, true );
	}

	/**
	 * What the admin calls them.
	 *
	 * @return array{labels: array<string, string>, description: string}
	 */
	public static function names(): array {
		return [
			'labels'      => [
				'name'              => __( 'Albums', 'vitrine' ),
				'singular_name'     => __( 'Album', 'vitrine' ),
				'menu_name'         => __( 'Albums', 'vitrine' ),
				'all_items'         => __( 'All albums', 'vitrine' ),
				'parent_item'       => __( 'Parent album', 'vitrine' ),
				'parent_item_colon' => __( 'Parent album:', 'vitrine' ),
				'edit_item'         => __( 'Edit album', 'vitrine' ),
				'view_item'         => __( 'View album', 'vitrine' ),
				'update_item'       => __( 'Update album', 'vitrine' ),
				'add_new_item'      => __( 'Add album', 'vitrine' ),
				'new_item_name'     => __( 'New album name', 'vitrine' ),
				'search_items'      => __( 'Search albums', 'vitrine' ),
				'not_found'         => __( 'No albums found.', 'vitrine' ),
				'no_terms'          => __( 'No albums', 'vitrine' ),
				'filter_by_item'    => __( 'Filter by album', 'vitrine' ),
				'back_to_items'     => __( '← Go to Albums', 'vitrine' ),
				'name_field_description' => __( 'The name is how the album appears in galleries.', 'vitrine' ),
				'slug_field_description' => __( 'URL name. Leave empty to use the title.', 'vitrine' ),
				'parent_field_description' => __( 'The album that this one is in. None = top level.', 'vitrine' ),
				'desc_field_description' => __(
					'Shown below the title, where galleries show descriptions.',
					'vitrine'
				),
			],
			'description' => __( 'Albums of the Media Library, shown by photo galleries.', 'vitrine' ),
		];
	}

	/**
	 * Adds the names that visitors' requests leave out.
	 */
	public static function add_names(): void {
		$taxonomy = get_taxonomy( self::TAXONOMY );
		if ( $taxonomy !== false ) {
			[ 'labels' => $labels, 'description' => $description ] = self::names();
			// Core's function reads them from the object.
			$taxonomy->labels      = (object) $labels;
			$taxonomy->labels      = (object) (array) get_taxonomy_labels( $taxonomy );
			$taxonomy->label       = $labels['name'];
			$taxonomy->description = $description;
		}
	}
}

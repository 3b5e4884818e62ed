<?php
/**
 * Albums of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A hierarchical taxonomy on attachments, with cover and order.
 */
final class Albums implements Module {

	public const TAXONOMY = 'vitrine_album';

	/** Term meta: the attachment that stands for an album. */
	public const COVER = 'vitrine_cover';

	/** Term meta: place among its neighbours; albums with the same are in the order of their names. */
	public const ORDER = 'vitrine_order';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', [ $this, 'register_taxonomy' ], 5 );
		add_action( 'delete_attachment', [ $this, 'forget_cover' ] );
	}

	/**
	 * Registers taxonomy and meta.
	 */
	public function register_taxonomy(): void {
		register_taxonomy(
			self::TAXONOMY,
			'attachment',
			[
				'labels'                => [
					'name'              => __( 'Albums', 'vitrine' ),
					'singular_name'     => __( 'Album', 'vitrine' ),
					'menu_name'         => __( 'Albums', 'vitrine' ),
					'all_items'         => __( 'All albums', 'vitrine' ),
					'parent_item'       => __( 'Album above', 'vitrine' ),
					'parent_item_colon' => __( 'Album above:', 'vitrine' ),
					'edit_item'         => __( 'Edit album', 'vitrine' ),
					'view_item'         => __( 'View album', 'vitrine' ),
					'update_item'       => __( 'Update album', 'vitrine' ),
					'add_new_item'      => __( 'Add album', 'vitrine' ),
					'new_item_name'     => __( 'Name of the album', 'vitrine' ),
					'search_items'      => __( 'Search albums', 'vitrine' ),
					'not_found'         => __( 'No albums found.', 'vitrine' ),
					'no_terms'          => __( 'No albums', 'vitrine' ),
					'filter_by_item'    => __( 'Filter by album', 'vitrine' ),
					'back_to_items'     => __( '← To all albums', 'vitrine' ),
					'name_field_description' => __( 'The title of the album in galleries.', 'vitrine' ),
					'slug_field_description' => __( 'Its name in addresses; empty = made of the title.', 'vitrine' ),
					'parent_field_description' => __(
						'The album that this one is in; none = the first level.',
						'vitrine'
					),
					'desc_field_description' => __(
						'Shown below the title, where galleries show descriptions.',
						'vitrine'
					),
				],
				'description'           => __( 'Albums of the media library, shown by photo galleries.', 'vitrine' ),
				'hierarchical'          => true,
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => true,
				'show_in_rest'          => true,
				'show_admin_column'     => true,
				'show_tagcloud'         => false,
				'show_in_nav_menus'     => false,
				'rewrite'               => false,
				'query_var'             => self::TAXONOMY,
				// Whoever uploads files may put them into albums; albums are made by those who make categories.
				'capabilities'          => [
					'manage_terms' => 'manage_categories',
					'edit_terms'   => 'manage_categories',
					'delete_terms' => 'manage_categories',
					'assign_terms' => 'upload_files',
				],
				// Core's own callback does not count files that are attached to nothing.
				'update_count_callback' => '_update_generic_term_count',
			]
		);
		foreach ( [ self::COVER, self::ORDER ] as $key ) {
			register_term_meta(
				self::TAXONOMY,
				$key,
				[
					'type'              => 'integer',
					'single'            => true,
					'default'           => 0,
					'sanitize_callback' => static fn( mixed $value ): int => is_numeric( $value )
						? max( $key === self::COVER ? 0 : -1_000_000, min( PHP_INT_MAX >> 11, (int) $value ) )
						: 0,
					'auth_callback'     => static fn(
						bool $allowed,
						string $name,
						int $id
					): bool => current_user_can( 'edit_term', $id ),
					'show_in_rest'      => true,
				]
			);
		}
	}

	/**
	 * A cover that is deleted is nobody's cover any more.
	 *
	 * @param int $id Attachment.
	 */
	public function forget_cover( int $id ): void {
		delete_metadata( 'term', 0, self::COVER, (string) $id, true );
	}
}

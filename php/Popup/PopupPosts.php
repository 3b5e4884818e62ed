<?php
/**
 * Popups that are posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The post type: its content is one block `vitrine/popup`, whose attributes are the settings. It has no page of its
 * own.
 */
final class PopupPosts {

	public const TYPE = 'vitrine_popup';

	public const BLOCK = 'vitrine/popup';

	/**
	 * Where somebody looks at a popup before visitors do: autosaves say it, too.
	 *
	 * @template T
	 * @param T        $link Address.
	 * @param \WP_Post $post Post.
	 * @return T|string
	 */
	public static function preview_link( mixed $link, \WP_Post $post ): mixed {
		return $post->post_type === self::TYPE ? PopupPreview::url( $post->ID ) : $link;
	}

	/**
	 * Adds the settings, and the address of the preview, to `wp/v2/popups`.
	 */
	public static function register_fields(): void {
		register_rest_field(
			self::TYPE,
			'popup',
			[
				'get_callback' => static fn( array $post ): PopupSettings => self::settings(
					get_post_field( 'post_content', (int) $post['id'], 'raw' )
				),
				'schema'       => [
					'description' => __( 'Type, name, settings, rules, triggers, and display conditions.', 'vitrine' ),
					'type'        => 'object',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
			]
		);
		register_rest_field(
			self::TYPE,
			'preview_link',
			[
				'get_callback' => static fn( array $post ): string => PopupPreview::url( (int) $post['id'] ),
				'schema'       => [
					'description' => __( 'URL of a page that previews the popup as last saved.', 'vitrine' ),
					'type'        => 'string',
					'format'      => 'uri',
					'context'     => [ 'edit' ],
					'readonly'    => true,
				],
			]
		);
	}

	/**
	 * The settings that a popup's content holds.
	 *
	 * @param string $content Content of a popup's post, possibly hostile.
	 */
	public static function settings( string $content ): PopupSettings {
		return PopupSettings::of( self::root( $content )['attrs'] ?? [] );
	}

	/**
	 * The block that a popup's content is: the first of its kind, whatever else somebody has put beside it.
	 *
	 * @param string $content Content of a popup's post, possibly hostile.
	 * @return array<string, mixed>|null As core parses it.
	 */
	public static function root( string $content ): ?array {
		foreach ( has_block( self::BLOCK, $content ) ? parse_blocks( $content ) : [] as $block ) {
			if ( $block['blockName'] === self::BLOCK ) {
				return $block;
			}
		}
		return null;
	}

	/**
	 * Forgets what is worked out from the popups of this site.
	 *
	 * @param bool $all Whether to delete the popups for good.
	 */
	public static function remove( bool $all ): void {
		delete_option( PopupIndex::OPTION );
		if ( ! $all ) {
			return;
		}
		/** Ids, whatever their state.
		 *
		 * @var list<int> $ids */
		$ids = get_posts(
			[
				'post_type'      => self::TYPE,
				'post_status'    => array_keys( get_post_stati() ),
				'fields'         => 'ids',
				'posts_per_page' => -1,
			]
		);
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
		// Deleting them has made it anew.
		delete_option( PopupIndex::OPTION );
	}

	/**
	 * What the admin calls them.
	 *
	 * @return array{labels: array<string, string>, description: string}
	 */
	public static function names(): array {
		return [
			'labels'      => [
				'name'                     => __( 'Popups', 'vitrine' ),
				'singular_name'            => __( 'Popup', 'vitrine' ),
				'add_new'                  => __( 'Add popup', 'vitrine' ),
				'add_new_item'             => __( 'Add popup', 'vitrine' ),
				'new_item'                 => __( 'New popup', 'vitrine' ),
				'edit_item'                => __( 'Edit popup', 'vitrine' ),
				'all_items'                => __( 'All popups', 'vitrine' ),
				'search_items'             => __( 'Search popups', 'vitrine' ),
				'not_found'                => __( 'No popups found.', 'vitrine' ),
				'not_found_in_trash'       => __( 'No popups found in Trash.', 'vitrine' ),
				'filter_items_list'        => __( 'Filter popups list', 'vitrine' ),
				'items_list_navigation'    => __( 'Popups list navigation', 'vitrine' ),
				'items_list'               => __( 'Popups list', 'vitrine' ),
				'item_published'           => __( 'Popup published.', 'vitrine' ),
				'item_published_privately' => __( 'Popup published privately.', 'vitrine' ),
				'item_reverted_to_draft'   => __( 'Popup reverted to draft.', 'vitrine' ),
				'item_trashed'             => __( 'Popup trashed.', 'vitrine' ),
				'item_scheduled'           => __( 'Popup scheduled.', 'vitrine' ),
				'item_updated'             => __( 'Popup updated.', 'vitrine' ),
			],
			'description' => __(
				'Popups built with blocks.',
				'vitrine'
			),
		];
	}

	/**
	 * Adds the names that visitors' requests leave out.
	 */
	public static function add_names(): void {
		$type = get_post_type_object( self::TYPE );
		if ( $type !== null ) {
			[ 'labels' => $labels, 'description' => $description ] = self::names();
			// Core's function reads them from the object.
			$type->labels      = (object) $labels;
			// phpcs:ignore Generic.PHP.ForbiddenFunctions -- the names that core gives to every type.
			$type->labels      = (object) (array) get_post_type_labels( $type );
			$type->label       = $labels['name'];
			$type->description = $description;
		}
	}
}

<?php
/**
 * Finds feeds in what is saved.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Places;

use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Looks through posts of all types, templates and their parts, synced patterns, and widgets: one content at a time, and
 * a bounded number of them.
 */
final class PlaceScan {

	private const BLOCK = 'vitrine/social-feed';

	/** Posts with a feed that are noted, the newest ones. */
	private const MAX_POSTS = 1000;

	/** Templates and parts that are looked at. */
	private const MAX_TEMPLATES = 200;

	/** Types of posts that are looked for in their own ways, or are nobody's to see. */
	private const OTHERS = "'revision', 'wp_template', 'wp_template_part'";

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Posts, synced patterns and menus, the newest first.
	 *
	 * @return \Generator<int, Place>
	 */
	public function posts(): \Generator {
		$table = $this->db->table( 'posts' );
		$rows  = $this->db->all(
			'SELECT ID, post_type FROM %i WHERE post_type NOT IN ( ' . self::OTHERS . " ) AND post_status NOT IN ( '"
				. implode( "', '", StoredBlocks::UNUSED ) . "' ) AND "
				. ( new StoredBlocks( $this->db ) )->marked( self::BLOCK ) . ' ORDER BY ID DESC LIMIT %d',
			$table,
			self::MAX_POSTS
		);
		foreach ( $rows as $row ) {
			$content = $this->db->value( 'SELECT post_content FROM %i WHERE ID = %d', $table, (int) $row['ID'] );
			$place   = self::in_post( (int) $row['ID'], (string) $row['post_type'], (string) $content );
			if ( $place !== null ) {
				yield $place;
			}
		}
	}

	/**
	 * A post.
	 *
	 * @param int    $id      Id.
	 * @param string $type    Type.
	 * @param string $content Content.
	 * @return Place|null Null when there is no feed in it.
	 */
	public static function in_post( int $id, string $type, string $content ): ?Place {
		$accounts = self::accounts( $content );
		$kind     = in_array( $type, [ Place::PATTERN, Place::NAVIGATION ], true ) ? $type : Place::POST;
		$area     = $kind === Place::POST ? 'content' : ( $kind === Place::NAVIGATION ? 'header' : '' );
		return $accounts === null ? null : new Place( $kind, (string) $id, $area, $accounts );
	}

	/**
	 * Templates and their parts, those of files and those that were changed.
	 *
	 * @return \Generator<int, Place>
	 */
	public static function templates(): \Generator {
		if ( ! wp_is_block_theme() && ! current_theme_supports( 'block-template-parts' ) ) {
			return;
		}
		foreach ( [ Place::TEMPLATE, Place::PART ] as $kind ) {
			foreach ( array_slice( get_block_templates( [], $kind ), 0, self::MAX_TEMPLATES ) as $template ) {
				$content = $template->content;
				// Themes write patterns by their names.
				if ( str_contains( $content, 'wp:pattern ' ) ) {
					$content = serialize_blocks( resolve_pattern_blocks( parse_blocks( $content ) ) );
				}
				$accounts = self::accounts( $content );
				if ( $accounts !== null ) {
					$area = $kind === Place::TEMPLATE ? 'content' : self::area( $template->area ?? '' );
					yield new Place( $kind, $template->id, $area, $accounts );
				}
			}
		}
	}

	/**
	 * Widgets.
	 *
	 * @return \Generator<int, Place>
	 */
	public static function widgets(): \Generator {
		$sidebars = [];
		foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
			foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
				$sidebars[ (string) $widget ] = (string) $sidebar;
			}
		}
		foreach ( StoredBlocks::widgets() as $id => $content ) {
			$accounts = self::accounts( $content );
			if ( $accounts !== null ) {
				$sidebar = $sidebars[ $id ] ?? 'wp_inactive_widgets';
				$area    = $sidebar === 'wp_inactive_widgets' ? '' : self::sidebar_area( $sidebar );
				yield new Place( Place::WIDGET, $id, $area, $accounts );
			}
		}
	}

	/**
	 * The area of a part of a template.
	 *
	 * @param string $area As the theme calls it.
	 */
	private static function area( string $area ): string {
		return match ( $area ) {
			'header', 'navigation-overlay' => 'header',
			'footer', 'sidebar' => $area,
			default => '',
		};
	}

	/**
	 * The area of widgets, by what the theme calls it; most stand beside the content.
	 *
	 * @param string $sidebar Id of the widget area.
	 */
	private static function sidebar_area( string $sidebar ): string {
		global $wp_registered_sidebars;
		$name = strtolower( $sidebar . ' ' . ( $wp_registered_sidebars[ $sidebar ]['name'] ?? '' ) );
		return match ( true ) {
			str_contains( $name, 'foot' ) => 'footer',
			str_contains( $name, 'head' ) => 'header',
			default => 'sidebar',
		};
	}

	/**
	 * Accounts that the feeds of a content show.
	 *
	 * @param string $content Content.
	 * @return list<int>|null Null when there is no feed.
	 */
	private static function accounts( string $content ): ?array {
		$accounts = null;
		foreach ( StoredBlocks::within( [ $content ], self::BLOCK ) as $attributes ) {
			$others     = is_array( $attributes['others'] ?? null ) ? array_slice( $attributes['others'], 0, 9 ) : [];
			$accounts ??= [];
			foreach ( [ $attributes, ...$others ] as $part ) {
				$id = is_array( $part ) ? $part['source'] ?? 0 : 0;
				if ( is_int( $id ) && $id > 0 ) {
					$accounts[ $id ] = $id;
				}
			}
		}
		return $accounts === null ? null : array_values( $accounts );
	}
}

<?php
/**
 * Where a popup is used.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Links;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the places of this site that open a popup: controls, links and blocks in content, and menus. For editors only:
 * it reads all content.
 */
final class PopupUsage {

	/** Most places that are named. */
	private const MAX = 20;

	/**
	 * Posts that lead to a popup, and items of menus, of any state but revisions and the trash.
	 *
	 * @param int $popup Popup.
	 * @return list<int> Newest first.
	 */
	public static function of( int $popup ): array {
		global $wpdb;
		$like = static fn( string $text ): string => '%' . $wpdb->esc_like( $text ) . '%';
		/** What may be one: the number may be the beginning of another, so PHP looks again.
		 *
		 * @var list<object{ID: string, text: string}> $rows */
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a search in contents, on one screen.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_content AS text FROM {$wpdb->posts} WHERE ID <> %d AND post_type NOT IN ( 'revision', 'attachment' ) AND post_status NOT IN ( 'trash', 'auto-draft', 'inherit' ) AND ( post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s )
				UNION SELECT post_id AS ID, meta_value AS text FROM {$wpdb->postmeta} WHERE meta_key = '_menu_item_url' AND meta_value LIKE %s ORDER BY ID DESC LIMIT 200",
				$popup,
				$like( "#popup-{$popup}" ),
				$like( "\"popup\":{$popup}" ),
				$like( "\"popup\":\"{$popup}\"" ),
				$like( "#popup-{$popup}" )
			)
		);
		$found = [];
		foreach ( $rows as $row ) {
			if ( preg_match( "/(#popup-|\"popup\":\"?){$popup}(?!\d)/", $row->text ) === 1 ) {
				$found[] = (int) $row->ID;
			}
		}
		return array_slice( array_values( array_unique( $found ) ), 0, self::MAX );
	}
}

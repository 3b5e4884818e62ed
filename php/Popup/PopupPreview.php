<?php
/**
 * A look at a popup before visitors see it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * `?vitrine-popup-preview=12&_wpnonce=…` on any page opens that popup at once, as it is in its editor, for those who
 * may edit it.
 */
final class PopupPreview {

	public const PARAMETER = 'vitrine-popup-preview';

	/**
	 * Found when it is first wanted.
	 *
	 * @var int|null
	 */
	private ?int $id = null;

	/**
	 * Address of the preview.
	 *
	 * @param int    $id  Post of the popup.
	 * @param string $url A page of this site, '' = the front page.
	 */
	public static function url( int $id, string $url = '' ): string {
		return add_query_arg(
			[ self::PARAMETER => $id, '_wpnonce' => wp_create_nonce( self::action( $id ) ) ],
			$url === '' ? home_url( '/' ) : $url
		);
	}

	/**
	 * The popup that is looked at.
	 *
	 * @return int Post; 0 = none, or somebody may not.
	 */
	public function id(): int {
		return $this->id ??= $this->find();
	}

	/**
	 * What is in its editor, which visitors do not see yet.
	 *
	 * @param \WP_Post $post The popup.
	 * @return \WP_Post The popup, or what has been saved of it without publishing.
	 */
	public function saved( \WP_Post $post ): \WP_Post {
		$saved = $post->ID === $this->id() ? wp_get_post_autosave( $post->ID, get_current_user_id() ) : false;
		return $saved !== false && $saved->post_modified_gmt >= $post->post_modified_gmt ? $saved : $post;
	}

	/**
	 * Looks at the address.
	 */
	private function find(): int {
		$id    = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? absint( $_GET[ self::PARAMETER ] )
			: 0;
		$nonce = isset( $_GET['_wpnonce'] ) && is_string( $_GET['_wpnonce'] ) ? sanitize_key( $_GET['_wpnonce'] ) : '';
		return $id > 0
			&& wp_verify_nonce( $nonce, self::action( $id ) ) !== false
			&& get_post_type( $id ) === PopupPosts::TYPE
			&& get_post_status( $id ) !== 'trash'
			&& current_user_can( 'edit_post', $id )
			? $id
			: 0;
	}

	/**
	 * What the nonce is for.
	 *
	 * @param int $id Post of the popup.
	 */
	private static function action( int $id ): string {
		return self::PARAMETER . "-{$id}";
	}
}

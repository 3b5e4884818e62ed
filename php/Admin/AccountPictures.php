<?php
/**
 * Pictures of accounts, albums and posts that may be chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Images\Download;
use Vitrine\Images\PictureError;
use Vitrine\Module;
use Vitrine\Sealed\Seal;

defined( 'ABSPATH' ) || exit;

/**
 * Passes them on to whoever chooses, so that no browser contacts the network. Nothing is kept.
 */
final class AccountPictures implements Module {

	private const ACTION = 'vitrine_account_picture';

	/**
	 * Keeps its helper.
	 *
	 * @param Download $download Fetches them.
	 */
	public function __construct( private readonly Download $download ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	/**
	 * Address on this site of a picture.
	 *
	 * @param string $remote Its address on the network, which stays here: it is sealed.
	 * @return string|null Null where the site has no key to seal with.
	 */
	public static function url( string $remote ): ?string {
		$sealed = self::seal()->close( $remote );
		return $sealed === '' ? null : add_query_arg(
			[ 'action' => self::ACTION, 'picture' => $sealed, '_wpnonce' => wp_create_nonce( self::ACTION ) ],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Fetches a picture.
	 *
	 * @param string $sealed What `url()` sealed.
	 * @return array{type: string, bytes: string}|null Null when it is none of ours, or does not come.
	 */
	public function fetch( string $sealed ): ?array {
		$remote = self::seal()->open( $sealed );
		if ( $remote === null ) {
			return null;
		}
		try {
			$file = $this->download->fetch( $remote );
		} catch ( PictureError ) {
			return null;
		}
		// Download has looked at its content.
		$type  = wp_get_image_mime( $file );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local temporary file.
		$bytes = file_get_contents( $file );
		wp_delete_file( $file );
		return is_string( $type ) && is_string( $bytes ) ? [ 'type' => $type, 'bytes' => $bytes ] : null;
	}

	/**
	 * Answers with a picture.
	 */
	private function send(): void {
		check_admin_referer( self::ACTION );
		$sealed  = isset( $_GET['picture'] ) && is_string( $_GET['picture'] )
			? sanitize_text_field( wp_unslash( $_GET['picture'] ) )
			: '';
		// Those who choose accounts, and those who choose what of them is shown.
		$may     = Capability::may_manage() || current_user_can( 'publish_posts' );
		$picture = $may ? $this->fetch( $sealed ) : null;
		if ( $picture === null ) {
			wp_die( '', '', [ 'response' => 404 ] );
		}
		header( "Content-Type: {$picture['type']}" );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: private, max-age=3600' );
		header_remove( 'Expires' );
		echo $picture['bytes']; // phpcs:ignore WordPress.Security.EscapeOutput -- bytes of a picture.
		exit;
	}

	/**
	 * Seals addresses.
	 */
	private static function seal(): Seal {
		return Seal::of_site( 'account-picture' );
	}
}

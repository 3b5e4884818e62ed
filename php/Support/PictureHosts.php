<?php
/**
 * Where pictures may come from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Says of an address whether its picture may be fetched. Stands here because networks know nothing of pictures, and
 * pictures nothing of networks.
 */
interface PictureHosts {

	/**
	 * Whether a picture may be fetched from here.
	 *
	 * @param string $url Absolute address.
	 */
	public function allows_picture( string $url ): bool;

	/**
	 * Whether wp-config.php names the origin: it may be private then.
	 *
	 * @param string $url Absolute address.
	 */
	public function is_trusted( string $url ): bool;
}

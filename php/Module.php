<?php
/**
 * A capability of the plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Something that adds its hooks once, at start.
 */
interface Module {

	/**
	 * Adds the hooks; does no work yet.
	 */
	public function register(): void;
}

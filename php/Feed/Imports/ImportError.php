<?php
/**
 * What went wrong with an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Imports;

use Vitrine\Graph\Imports\ImportedPosts;

defined( 'ABSPATH' ) || exit;

/**
 * The words where no network is asked.
 */
final class ImportError {

	public const NETWORKS = [ ImportedPosts::NETWORK ];

	/**
	 * What happened.
	 */
	public static function message(): string {
		return __( 'The file that was being imported is gone. Posts imported so far are shown.', 'vitrine' );
	}

	/**
	 * What mends it.
	 */
	public static function remedy(): string {
		return __( 'Import the file again: nothing is imported twice.', 'vitrine' );
	}
}

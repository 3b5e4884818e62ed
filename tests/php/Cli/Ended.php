<?php
/**
 * The end of a command.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Cli;

/**
 * WP-CLI would have ended PHP here.
 */
final class Ended extends \Exception {

	/**
	 * Keeps the exit code.
	 *
	 * @param int $exit Exit code.
	 */
	public function __construct( public readonly int $exit ) {
		parent::__construct( "Ended with {$exit}" );
	}
}

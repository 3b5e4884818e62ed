<?php
/**
 * A file that is no popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Says in words what is wrong with a file.
 */
final class ImportInvalid extends \RuntimeException {

	/**
	 * Keeps what is wrong.
	 *
	 * @param list<string> $faults Each in words.
	 */
	public function __construct( public readonly array $faults ) {
		parent::__construct( implode( ' ', $faults ) );
	}
}

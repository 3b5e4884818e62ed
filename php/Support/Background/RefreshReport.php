<?php
/**
 * What a refresh did.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Whether there is more to do, and what a capability counts.
 */
abstract class RefreshReport {

	/**
	 * Keeps it.
	 *
	 * @param bool $complete Whether the round has ended, well or not; false means: call again.
	 */
	public function __construct( public readonly bool $complete ) {}

	/**
	 * The shape of the REST answer.
	 *
	 * @return array<string, mixed>
	 */
	abstract public function to_array(): array;
}

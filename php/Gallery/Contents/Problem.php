<?php
/**
 * A problem of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * What the person who can mend it should know; visitors never see it.
 */
final class Problem {

	/**
	 * Keeps the fields.
	 *
	 * @param string $state   Such as `empty`, `unknown` or the state of a provider.
	 * @param string $message What is wrong.
	 * @param string $remedy  What mends it, or ''.
	 */
	public function __construct(
		public readonly string $state,
		public readonly string $message,
		public readonly string $remedy
	) {}
}

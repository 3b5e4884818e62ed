<?php
/**
 * A picture that cannot be kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Says why, in one word of ours, and whether another try makes sense.
 */
final class PictureError extends \RuntimeException {

	/**
	 * Keeps the reason.
	 *
	 * @param string $problem    One of `host`, `redirect`, `type`, `truncated`, `too_large`, `too_many_pixels`,
	 *                           `expired`, `unreachable`, `unreadable`, `unwritable`.
	 * @param bool   $is_passing Whether another try makes sense.
	 */
	public function __construct( public readonly string $problem, public readonly bool $is_passing ) {
		parent::__construct( $problem );
	}
}

<?php
/**
 * A picture that cannot be kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Support\Background\RetryPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * Says why, in one word of ours, and whether another try makes sense.
 */
final class PictureError extends \RuntimeException {

	/** In the column `retry_at`: never again. */
	private const GIVEN_UP = -1;

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

	/**
	 * Columns of a picture after it, with the time of the next try.
	 *
	 * @param int $failures Tries that failed before this one.
	 * @return array{status: string, problem: string, attempts: int, retry_at: int}
	 */
	public function columns( int $failures ): array {
		$retry = RetryPolicy::steps( 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS, DAY_IN_SECONDS );
		return [
			'status'   => 'error',
			'problem'  => $this->problem,
			'attempts' => $failures + 1,
			'retry_at' => $this->is_passing ? time() + $retry->wait( $failures ) : self::GIVEN_UP,
		];
	}
}

<?php
/**
 * Hashtags that an account may ask for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Counts as Instagram does, so that nothing is asked for that it would refuse: an account may ask for 30 different
 * hashtags, and each counts for seven days from the first time on.
 */
final class HashtagAllowance {

	/** Hashtags in one window. */
	public const MAX = 30;

	private const WINDOW = 7 * DAY_IN_SECONDS;

	/**
	 * Keeps the sources.
	 *
	 * @param Sources $sources The sources.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * Writes down that an account asks for a hashtag.
	 *
	 * @param Source $account The account.
	 * @param string $tag     Hashtag without its sign.
	 * @return Source The account as it is now.
	 * @throws GraphError Of kind HashtagQuota when it has asked for so many others.
	 */
	public function take( Source $account, string $tag ): Source {
		$account = $this->sources->get( $account->id ) ?? $account;
		$now     = time();
		$counted = self::counted( $account, $now );
		if ( isset( $counted[ $tag ] ) ) {
			return $account;
		}
		if ( count( $counted ) >= self::MAX ) {
			$free = min( $counted ) + self::WINDOW - $now;
			throw new GraphError( ErrorKind::HashtagQuota, 18, 0, min( DAY_IN_SECONDS, max( 1, $free ) ) );
		}
		return $this->sources->update(
			$account,
			[ 'hashtags' => (string) wp_json_encode( [ ...$counted, $tag => $now ], JSON_UNESCAPED_UNICODE ) ]
		);
	}

	/**
	 * Hashtags that count, with the time since when each does.
	 *
	 * @param Source $account The account.
	 * @param int    $now     Unix time.
	 * @return array<string, int>
	 */
	private static function counted( Source $account, int $now ): array {
		$stored  = json_decode( (string) $account->hashtags, true );
		$counted = [];
		foreach ( is_array( $stored ) ? $stored : [] as $tag => $since ) {
			if ( is_int( $since ) && $since > $now - self::WINDOW && $since <= $now + DAY_IN_SECONDS ) {
				$counted[ (string) $tag ] = $since;
			}
		}
		return $counted;
	}
}

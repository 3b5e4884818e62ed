<?php
/**
 * Answers with a token.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Logins;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Token;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads them, and takes nothing for a token that is none.
 */
final class TokenAnswer {

	/**
	 * The token.
	 *
	 * @param array<mixed> $body Answer.
	 * @throws GraphError When there is none.
	 */
	public static function token( array $body ): string {
		$token = $body['access_token'] ?? null;
		if ( ! is_string( $token ) || ! Token::is_one( $token ) ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		return $token;
	}

	/**
	 * Its end.
	 *
	 * @param array<mixed> $body Answer.
	 * @return int|null Unix time, null when the network does not say.
	 */
	public static function end( array $body ): ?int {
		$seconds = $body['expires_in'] ?? null;
		return is_int( $seconds ) && $seconds > 0 ? time() + $seconds : null;
	}
}

<?php
/**
 * An error of the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Carries the kind and the codes. The network's own message may hold a token or hostile text: it goes no further than
 * here.
 */
final class GraphError extends \RuntimeException {

	/**
	 * Keeps what the reaction depends on.
	 *
	 * @param ErrorKind $kind        What kind of error.
	 * @param int       $error_code  Code of the Graph API, or the HTTP status.
	 * @param int       $subcode     Subcode, 0 when there is none.
	 * @param int       $retry_after Seconds that the network wants to be left alone, 0 when it does not say.
	 */
	public function __construct(
		public readonly ErrorKind $kind,
		public readonly int $error_code = 0,
		public readonly int $subcode = 0,
		public readonly int $retry_after = 0
	) {
		parent::__construct( "{$kind->value} {$error_code}/{$subcode}" );
	}

	/**
	 * Whether the account's owner has taken the app's rights away.
	 */
	public function is_deauthorization(): bool {
		return $this->kind === ErrorKind::Token && $this->subcode === ErrorKind::DEAUTHORIZED;
	}
}

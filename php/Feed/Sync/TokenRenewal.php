<?php
/**
 * Tokens that are renewed before they end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Network;
use Vitrine\Graph\Networks;
use Vitrine\Support\Clock;
use Vitrine\Support\Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the network for a new token before the old one ends.
 */
final class TokenRenewal {

	/** Seconds between two tries while the network has trouble. */
	private const PAUSE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources    $sources    The sources.
	 * @param Networks   $networks   The networks.
	 * @param Encryption $encryption Seals tokens.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Networks $networks,
		private readonly Encryption $encryption
	) {}

	/**
	 * Renews the token where the network offers that. A refusal is written down for the owner, and asked about again a
	 * day later; any other failure ten minutes later.
	 *
	 * @param Source  $source  The source.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 * @return array{Source, string} Both as they are now: renewed or as before.
	 */
	public function renew(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token
	): array {
		if (
			$source->renewal_refused_at > time() - DAY_IN_SECONDS
			|| Clock::lasts( $source->renewal_tried_at + self::PAUSE, self::PAUSE )
		) {
			return [ $source, $token ];
		}
		try {
			$new = $network->renew( $client, $token, $source->connected_at, $source->expires_at );
		} catch ( GraphError $error ) {
			$is_refused = in_array(
				$error->kind,
				[ ErrorKind::Token, ErrorKind::Permission, ErrorKind::Unknown, ErrorKind::Blocked ],
				true
			);
			return [
				$this->sources->update(
					$source,
					[ $is_refused ? 'renewal_refused_at' : 'renewal_tried_at' => time() ]
				),
				$token,
			];
		}
		if ( $new === null ) {
			return [ $source, $token ];
		}
		$source = $this->sources->update(
			$source,
			[
				'token'              => $this->encryption->seal(
					$new['token'],
					$source->context(),
					$this->networks->address( $source->network )
				),
				'expires_at'         => $new['expires_at'],
				'renewal_refused_at' => 0,
			]
		);
		return [ $source, $new['token'] ];
	}
}

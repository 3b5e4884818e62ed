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
use Vitrine\Support\Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the network for a new token before the old one ends.
 */
final class TokenRenewal {

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
	 * day later.
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
		if ( $source->renewal_refused_at > time() - DAY_IN_SECONDS ) {
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
				$is_refused ? $this->sources->update( $source, [ 'renewal_refused_at' => time() ] ) : $source,
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

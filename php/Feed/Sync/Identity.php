<?php
/**
 * Whose posts a source has.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Account;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Network;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Images\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Name, link and picture of a source at the beginning of a round.
 */
final class Identity {

	/**
	 * Keeps its helpers.
	 *
	 * @param Images  $images  Records of pictures.
	 * @param Network $network Network of the source.
	 * @param Client  $client  Conversation with it.
	 */
	public function __construct(
		private readonly Images $images,
		private readonly Network $network,
		private readonly Client $client
	) {}

	/**
	 * Asks who an account is and plans its picture; its contents are told without asking.
	 *
	 * @param Source $source  The source.
	 * @param Source $account The account that it is, or is a content of.
	 * @param string $token   Token of the account.
	 * @return array<string, string|null> Columns.
	 * @throws GraphError When the network fails.
	 */
	public function of( Source $source, Source $account, #[\SensitiveParameter] string $token ): array {
		if ( $source->is_account() ) {
			return $this->of_account( $source, $token );
		}
		$own = $this->network->byline( $source->content );
		return [
			'name'    => $own->name ?? $account->name,
			'link'    => (string) ( $own === null ? $account->link : $own->link ),
			'picture' => $own === null ? $account->picture : null,
		];
	}

	/**
	 * Asks who an account is.
	 *
	 * @param Source $source The account.
	 * @param string $token  Its token.
	 * @return array<string, string|null> Columns.
	 * @throws GraphError When the network fails.
	 */
	private function of_account( Source $source, #[\SensitiveParameter] string $token ): array {
		try {
			$account = $this->network->account( $this->client, $source->account, $token );
		} catch ( GraphError $error ) {
			if ( $error->kind !== ErrorKind::Permission && ! $error->kind->is_passing() ) {
				throw $error;
			}
			// The posts may be readable all the same; if not, their own error says so.
			$account = new Account( $source->account, $source->name, $source->link );
		}
		$wanted = $account->picture === null
			? []
			: $this->images->plan( $source->id, 0, [ new RemotePicture( 0, $account->id, $account->picture ) ] );
		$this->images->confirm( $source->id, [ 0 ] );
		return [
			'name'    => $account->name === '' ? $source->name : $account->name,
			'link'    => $account->link ?? (string) $source->link,
			// Planned anew: the old file is gone, and the new one may not come.
			'picture' => $wanted === [] ? $source->picture : null,
		];
	}
}

<?php
/**
 * Connects accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Round;
use Vitrine\Graph\Account;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Networks;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a pasted token into a source, asks about it, forgets it.
 */
final class Connections {

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources    The sources.
	 * @param Posts           $posts      The posts.
	 * @param Networks        $networks   The networks.
	 * @param Encryption      $encryption Seals tokens.
	 * @param RefreshSchedule $schedule   The events.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Networks $networks,
		private readonly Encryption $encryption,
		private readonly RefreshSchedule $schedule
	) {}

	/**
	 * The accounts that a token may manage; nothing is kept.
	 *
	 * @param string $network Network.
	 * @param string $token   Pasted token.
	 * @return Account[]
	 * @throws GraphError When the network does not answer.
	 */
	public function accounts( string $network, #[\SensitiveParameter] string $token ): array {
		return $this->networks->get( $network )->accounts( new Client(), $token );
	}

	/**
	 * Connects an account, or connects it again with a new token.
	 *
	 * @param string $network Network.
	 * @param string $account Id of the account.
	 * @param string $token   Token of the account, or of a user who manages it.
	 * @throws GraphError When the network refuses; of kind Unknown when the token does not manage the account.
	 * @throws KeyMissing When the site has no key to seal the token with.
	 */
	public function connect( string $network, string $account, #[\SensitiveParameter] string $token ): Source {
		// First of all: without a key nothing is sent anywhere.
		if ( ! $this->encryption->has_key() ) {
			throw new KeyMissing( 'No key to seal the token with.' );
		}
		$client = new Client();
		$net    = $this->networks->get( $network );
		$found  = null;
		foreach ( $net->accounts( $client, $token ) as $candidate ) {
			$found = $candidate->id === $account ? $candidate : $found;
		}
		if ( $found === null ) {
			throw new GraphError( ErrorKind::Unknown, 803 );
		}
		$own    = $found->token ?? $token;
		$facts  = $net->facts( $client, $own );
		$fields = [
			'name'            => $found->name === '' ? $account : $found->name,
			'link'            => (string) $found->link,
			'token'           => $this->encryption->seal(
				$own,
				Source::context_of( $network, $account ),
				$this->networks->address( $network )
			),
			'token_kind'      => $facts->kind,
			'scopes'          => $facts->scopes === null ? null : (string) wp_json_encode( $facts->scopes ),
			'connected_at'    => time(),
			'expires_at'      => $facts->expires_at,
			'state'           => SourceState::Connecting->value,
			'error'           => null,
			'deauthorized_at' => 0,
			'renewal_refused_at' => 0,
			'failures'        => 0,
			'dropped'         => '[]',
			'page_size'       => Round::PAGE_SIZE,
			'next_refresh_at' => time(),
			'round_open'      => 0,
			'round_after'     => null,
			'round_counts'    => '{}',
		];
		$source = $this->sources->find( $network, $account );
		if ( $source === null ) {
			$source = $this->added( $network, $account, $fields );
		} else {
			$source = $this->sources->update( $source, $fields );
		}
		if ( $source === null ) {
			throw new \LogicException( 'A source that was just written is not there.' );
		}
		$this->schedule->ensure();
		return $source;
	}

	/**
	 * Adds a source: with the id that it had when it was connected before, else with one that no account ever had.
	 *
	 * @param string                        $network Network.
	 * @param string                        $account Id of the account.
	 * @param array<string, string|int|null> $fields  Its other columns.
	 */
	private function added( string $network, string $account, array $fields ): ?Source {
		$fields  = [ 'network' => $network, 'account' => $account, ...$fields ];
		$highest = FormerSources::highest();
		$former  = FormerSources::take( $network, $account );
		$sources = $this->sources->all();
		$newest  = $sources === [] ? 0 : max( array_map( static fn( Source $source ): int => $source->id, $sources ) );
		$wanted  = $former ?? ( $highest > $newest ? $highest + 1 : null );
		// Refused where somebody else was faster: then there is a source already, or any id will do.
		if ( $wanted === null || $this->sources->add( [ 'id' => $wanted, ...$fields ] ) === 0 ) {
			$this->sources->add( $fields );
		}
		return $this->sources->find( $network, $account );
	}

	/**
	 * Asks the network about the token and the account of a source.
	 *
	 * @param Source $source The source.
	 * @throws GraphError When the network refuses.
	 * @throws \Vitrine\Support\KeyChanged When the token does not open.
	 * @throws KeyMissing When the site has no key.
	 */
	public function test( Source $source ): Source {
		$token  = $this->encryption->open(
			$source->token,
			$source->context(),
			$this->networks->address( $source->network )
		);
		$client = new Client();
		$net    = $this->networks->get( $source->network );
		$facts  = $net->facts( $client, $token );
		$net->account( $client, $source->account, $token );
		$works = $source->state === SourceState::Reconnect || $source->state === SourceState::Permission;
		return $this->sources->update(
			$source,
			[
				'scopes'     => $facts->scopes === null ? null : (string) wp_json_encode( $facts->scopes ),
				'expires_at' => $facts->expires_at ?? $source->expires_at,
				'quota'      => $client->usage()->percent,
				'dropped'    => '[]',
				// The network takes it again: the next refresh shows whether all is well.
				...( $works ? [ 'state' => SourceState::Failing->value, 'next_refresh_at' => time() ] : [] ),
			]
		);
	}

	/**
	 * Forgets a source with its token, posts and pictures.
	 *
	 * @param int $id Row.
	 */
	public function remove( int $id ): void {
		$source = $this->sources->get( $id );
		if ( $source !== null ) {
			FormerSources::remember( $source );
		}
		$this->posts->forget_source( $id );
		$this->sources->delete( $id );
		$this->schedule->ensure();
	}
}

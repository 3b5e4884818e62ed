<?php
/**
 * Files of films.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Films;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Http\Usage;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * Where the files of films are on the networks: their addresses live for some hours, so that they are asked for when
 * somebody wants to see one, kept as long as they work, and never printed into a page. It is the one thing that a
 * visitor has a network asked for: so many times a minute, once each time, and not for long.
 */
final class Films {

	/** How names of transients begin that keep an address. */
	public const KEPT = 'vitrine_film_';

	/** Seconds that the network may take for each of two calls. */
	private const TIMEOUT = 5;

	/** Seconds before its end at which an address is not given any more: somebody is about to look. */
	private const MARGIN = 10 * MINUTE_IN_SECONDS;

	/** Seconds that an address is kept which does not say how long it lives. */
	private const UNSURE = 5 * MINUTE_IN_SECONDS;

	/** Seconds until the network is asked again that has given none. */
	private const WAIT = 10 * MINUTE_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources       $sources    Accounts.
	 * @param FilmAllowance $allowance  How often networks are asked.
	 * @param Networks      $networks   Networks.
	 * @param Origins       $origins    Where they are.
	 * @param Encryption    $encryption Opens tokens.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly FilmAllowance $allowance,
		private readonly Networks $networks,
		private readonly Origins $origins,
		private readonly Encryption $encryption
	) {}

	/**
	 * The address of a film.
	 *
	 * @param Post $post     The post.
	 * @param int  $position Which of its pictures stands for the film.
	 * @return string|null Null where the network gives none, or is not asked now.
	 */
	public function address( Post $post, int $position ): ?string {
		$name = self::KEPT . "{$post->id}_{$position}";
		$kept = get_transient( $name );
		if ( is_string( $kept ) && ( $kept === '' || self::seconds( $kept ) > 0 ) ) {
			return $kept === '' ? null : $kept;
		}
		$source  = $this->sources->get( $post->source_id );
		$account = $source === null ? null : $this->sources->account_of( $source );
		if (
			$account === null
			|| ! $account->has_token()
			|| ! $account->state->can_be_asked()
			|| ( $account->quota ?? 0 ) >= Usage::SLOW
			|| ! $this->allowance->take( $account->id )
		) {
			return null;
		}
		// Whoever presses at the same moment does not ask as well.
		set_transient( $name, '', 2 * self::TIMEOUT );
		$address = $this->asked( $account, $post->network_id, $position );
		$seconds = $address === null ? 0 : self::seconds( $address );
		if ( $address === null || $seconds <= 0 ) {
			set_transient( $name, '', self::WAIT );
			return null;
		}
		set_transient( $name, $address, $seconds );
		return $address;
	}

	/**
	 * Asks the network.
	 *
	 * @param Source $account  The account.
	 * @param string $post     Id of the post.
	 * @param int    $position Which of its pictures stands for the film.
	 * @return string|null Null where it gives none that a page may have.
	 */
	private function asked( Source $account, string $post, int $position ): ?string {
		$client = new Client( timeout: self::TIMEOUT, tries: 1 );
		try {
			$token   = $this->encryption->open(
				$account->token,
				$account->context(),
				$this->networks->address( $account->network )
			);
			$address = $this->networks->get( $account->network )->film( $client, $post, $token, $position );
		} catch ( GraphError | KeyChanged | KeyMissing ) {
			// What it says of the account, the next refresh finds out.
			return null;
		} finally {
			if ( $client->usage()->percent > 0 ) {
				$this->sources->update( $account, [ 'quota' => $client->usage()->percent ] );
			}
		}
		return $address !== null && ! str_contains( $address, $token ) && $this->origins->allows_film( $address )
			? $address
			: null;
	}

	/**
	 * How long an address can be given yet.
	 *
	 * @param string $address Signed address.
	 */
	private static function seconds( string $address ): int {
		$end = RemotePicture::end_of( $address );
		return $end === null ? self::UNSURE : $end - time() - self::MARGIN;
	}
}

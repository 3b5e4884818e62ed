<?php
/**
 * Accounts that are being connected.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\AccountPictures;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceView;
use Vitrine\Graph\Account;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * What a token finds, and what becomes of a choice: the answers are the same however one came by the token.
 */
final class NewSource {

	/** Seconds of the first fetch, which connecting includes. */
	private const FIRST_FETCH = 3.0;

	/** Seconds to wait for a refresh that runs elsewhere. */
	private const PATIENCE = 15.0;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources     The sources.
	 * @param Connections     $connections Connects.
	 * @param RefreshSchedule $schedule    The events.
	 * @param SourceView      $view        What managers see.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Connections $connections,
		private readonly RefreshSchedule $schedule,
		private readonly SourceView $view
	) {}

	/**
	 * The accounts that a token may manage.
	 *
	 * @param string $network One of Networks::NAMES.
	 * @param string $token   Token.
	 * @param bool   $pasted  Whether somebody has pasted it: a login gives one that lasts.
	 * @return list<array<string, mixed>>|\WP_Error
	 */
	public function accounts(
		string $network,
		#[\SensitiveParameter] string $token,
		bool $pasted = false
	): array|\WP_Error {
		try {
			$accounts = $this->connections->accounts( $network, $token );
		} catch ( GraphError $error ) {
			return RestErrors::of_network( $error );
		}
		$end = $pasted && $accounts !== [] ? $this->connections->end_of_short( $token ) : null;
		return array_values(
			array_map(
				fn( Account $account ): array => [
					'id'        => $account->id,
					'name'      => $account->name,
					'handle'    => $account->handle,
					'picture'   => $account->picture === null ? null : AccountPictures::url( $account->picture ),
					'network'   => $network,
					'tasks'     => $account->tasks,
					'connected' => $this->sources->find( $network, $account->id ) !== null,
					'expires'   => $end === null ? null : gmdate( 'c', $end ),
				],
				$accounts
			)
		);
	}

	/**
	 * Connects an account and fetches its first posts.
	 *
	 * @param string   $network    One of Networks::NAMES.
	 * @param string   $account    Id of the account.
	 * @param string   $token      Token.
	 * @param int|null $expires_at Its end where only who has it knows, Unix time.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function connected(
		string $network,
		string $account,
		#[\SensitiveParameter] string $token,
		?int $expires_at = null
	) {
		try {
			$source = $this->connections->connect( $network, $account, $token, $expires_at );
		} catch ( GraphError $error ) {
			return RestErrors::of_network( $error );
		} catch ( KeyMissing ) {
			return RestErrors::key_missing();
		}
		return $this->with_posts( $source );
	}

	/**
	 * A source that was connected, once its first posts are fetched.
	 *
	 * @param Source $source The source.
	 */
	public function with_posts( Source $source ): \WP_REST_Response {
		if ( ! $this->fetched( $source->id ) ) {
			// The screen asks for the rest at once; should it be closed, the event goes on.
			$this->schedule->soon( 30 );
		}
		return new \WP_REST_Response( $this->view->full( $this->sources->get( $source->id ) ?? $source ), 201 );
	}

	/**
	 * Fetches the first posts.
	 *
	 * @param int $id Source.
	 * @return bool Whether all of them.
	 */
	private function fetched( int $id ): bool {
		try {
			return $this->schedule->now( $id, self::FIRST_FETCH, self::PATIENCE )->complete;
		} catch ( RefreshBusy ) {
			return false;
		}
	}
}

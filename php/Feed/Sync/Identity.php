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
use Vitrine\Graph\Profiles\Profile;
use Vitrine\Images\Image;
use Vitrine\Images\Images;
use Vitrine\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Name, link and pictures of a source at the beginning of a round; once a day also what an account says of itself.
 */
final class Identity {

	/** Seconds between two questions about what an account says of itself. */
	private const DAILY = DAY_IN_SECONDS;

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
		$asked = $source->profile['asked_at'] ?? 0;
		$whole = ! Clock::lasts( ( is_int( $asked ) ? $asked : 0 ) + self::DAILY, self::DAILY );
		try {
			$account = $this->network->account( $this->client, $source->account, $token, $whole );
		} catch ( GraphError $error ) {
			if ( $error->kind !== ErrorKind::Permission && ! $error->kind->is_passing() ) {
				throw $error;
			}
			// The posts may be readable all the same; if not, their own error says so.
			$account = new Account( $source->account, $source->name, $source->link );
		}
		$wanted = $account->picture === null
			? []
			: $this->images->plan( $source->id, 0, [ new RemotePicture( 0, $account->id, $account->picture ) ], 0 );
		$said   = $this->said( $source, $account, $whole );
		$this->images->confirm( $source->id, [ 0 ] );
		return [
			'name'    => $account->name === '' ? $source->name : $account->name,
			'link'    => $account->link ?? (string) $source->link,
			// Planned anew: the old file is gone, and the new one may not come.
			'picture' => $wanted === [] ? $source->picture : null,
			...$said,
		];
	}

	/**
	 * What an account says of itself, with its cover planned. Where that was refused, what was known stays.
	 *
	 * @param Source  $source   The account.
	 * @param Account $account  The answer.
	 * @param bool    $is_asked Whether it was asked about that.
	 * @return array<string, string> Columns.
	 */
	private function said( Source $source, Account $account, bool $is_asked ): array {
		$profile = $account->profile;
		if ( $profile === null && ! $is_asked ) {
			return [];
		}
		if ( $profile !== null ) {
			$cover = $profile->cover;
			$this->images->plan(
				$source->id,
				0,
				$cover === null ? [] : [ new RemotePicture( Image::COVER, $account->id, $cover ) ],
				Image::COVER
			);
		}
		$said = $profile?->to_array( Profile::of_stored( $source->profile ) ) ?? $source->profile;
		return [ 'profile' => (string) wp_json_encode( [ ...$said, 'asked_at' => time() ] ) ];
	}
}

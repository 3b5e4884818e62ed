<?php
/**
 * What editors choose contents from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Lists\Choice;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Token;
use Vitrine\Support\Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the network for albums, playlists and posts while somebody edits.
 */
final class ContentChoices {

	/** Seconds that a list is kept. */
	private const KEPT = 10 * MINUTE_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources    $sources    The sources.
	 * @param Networks   $networks   The networks.
	 * @param Encryption $encryption Opens tokens.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Networks $networks,
		private readonly Encryption $encryption
	) {}

	/**
	 * One of several, by its id, its address or a hashtag.
	 *
	 * @param Source $account The account.
	 * @param string $kind    Kind of content.
	 * @param string $item    What was typed or chosen.
	 * @return Choice|null Null where the network has no such thing.
	 * @throws GraphError When the network refuses.
	 * @throws \Vitrine\Support\KeyChanged When the token does not open.
	 * @throws \Vitrine\Support\KeyMissing When the site has no key.
	 */
	public function find( Source $account, string $kind, string $item ): ?Choice {
		$token   = $this->token( $account );
		$content = Content::of( $kind, $item );
		if ( $content !== null && $content->is_hashtag() && Token::network( $token ) !== 'instagram' ) {
			( new HashtagAllowance( $this->sources ) )->take( $account, $content->item );
		}
		return $this->networks->get( $account->network )->resolve(
			new Client(),
			$account->account,
			$kind,
			$item,
			$token
		);
	}

	/**
	 * All that there are of a kind, newest first; asked for once in ten minutes.
	 *
	 * @param Source $account The account.
	 * @param string $kind    Kind of content.
	 * @return list<Choice>
	 * @throws GraphError When the network refuses.
	 * @throws \Vitrine\Support\KeyChanged When the token does not open.
	 * @throws \Vitrine\Support\KeyMissing When the site has no key.
	 */
	public function all( Source $account, string $kind ): array {
		// Connected again, an account may be another one.
		$key  = "vitrine_choices_{$account->id}_{$kind}_{$account->connected_at}";
		$rows = get_transient( $key );
		if ( ! is_array( $rows ) ) {
			$found = $this->networks->get( $account->network )->choices(
				new Client(),
				$account->account,
				$kind,
				$this->token( $account )
			);
			$rows  = array_map(
				static fn( Choice $one ): array => [
					$one->item,
					$one->title,
					$one->total,
					$one->made_at,
					$one->picture,
				],
				$found
			);
			set_transient( $key, $rows, self::KEPT );
		}
		$choices = [];
		foreach ( $rows as $row ) {
			if ( is_array( $row ) ) {
				$choices[] = new Choice(
					(string) ( $row[0] ?? '' ),
					(string) ( $row[1] ?? '' ),
					is_int( $row[2] ?? null ) ? $row[2] : null,
					is_int( $row[3] ?? null ) ? $row[3] : null,
					is_string( $row[4] ?? null ) ? $row[4] : null
				);
			}
		}
		return $choices;
	}

	/**
	 * The token of an account.
	 *
	 * @param Source $account The account.
	 */
	private function token( Source $account ): string {
		return $this->encryption->open(
			$account->token,
			$account->context(),
			$this->networks->address( $account->network )
		);
	}
}

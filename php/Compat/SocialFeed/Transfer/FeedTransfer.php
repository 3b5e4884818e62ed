<?php
/**
 * Takes over what other plugins for feeds have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Compat\SocialFeed\ShortcodeSources;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceError;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sync\Round;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Token;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * Connects their accounts and makes synced patterns of their feeds.
 */
final class FeedTransfer {

	/** What a network says of a token for good; anything else may pass. */
	private const REFUSALS = [ ErrorKind::Token, ErrorKind::Permission, ErrorKind::AppSecret, ErrorKind::Unknown ];

	/** Most accounts of a feed. */
	private const MAX_SOURCES = 10;

	/**
	 * Keeps its helpers.
	 *
	 * @param StoredFeeds      $stored      What is there.
	 * @param ImportedPatterns $patterns    What becomes of feeds.
	 * @param Sources          $sources     Connected accounts.
	 * @param Connections      $connections Connects accounts.
	 */
	public function __construct(
		private readonly StoredFeeds $stored,
		private readonly ImportedPatterns $patterns,
		private readonly Sources $sources,
		private readonly Connections $connections
	) {}

	/**
	 * What there is of a plugin, and what an import would make of it.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @return array<string, mixed>|null Null where there is nothing.
	 */
	public function preview( FeedPlugin $plugin ): ?array {
		$feeds    = $this->stored->feeds( $plugin );
		$accounts = $this->stored->accounts( $plugin );
		if ( $feeds === [] && $accounts === [] ) {
			return null;
		}
		return [
			'plugin'     => $plugin->value,
			'title'      => $plugin->title(),
			'active'     => $plugin->is_active(),
			'unreadable' => $this->stored->unreadable( $plugin, $feeds ),
			'leftOut'    => $this->stored->left_out( $plugin ),
			'limit'      => StoredFeeds::MAX_FEEDS,
			'accounts'   => array_values(
				array_map( fn( StoredAccount $one ): array => $this->account_view( $plugin, $one ), $accounts )
			),
			'feeds'      => array_map(
				function ( StoredFeed $feed ): array {
					$attributes = $this->attributes( $feed );
					return self::feed_view(
						$feed,
						$attributes,
						$this->patterns->state( $feed, $attributes ),
						$this->patterns->find( $feed->plugin, $feed->id )->ID ?? 0
					);
				},
				$feeds
			),
		];
	}

	/**
	 * Connects an account with the token that the plugin has for it. Where that cannot be, the account is listed as one
	 * to reconnect and says why, so that its feeds show its posts as soon as it is.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @param string     $id     Id of the account.
	 * @return array<string, mixed>|null Null where the plugin has no such account.
	 * @throws GraphError When the network cannot be asked now.
	 * @throws KeyMissing When the site has no key to seal tokens with.
	 */
	public function connect( FeedPlugin $plugin, string $id ): ?array {
		$account = $this->stored->accounts( $plugin )[ $id ] ?? null;
		if ( $account === null ) {
			return null;
		}
		if ( $this->state( $plugin, $account ) === AccountState::Ready ) {
			try {
				$this->connections->connect( $plugin->network(), $id, (string) $account->token( $plugin ) );
			} catch ( GraphError $error ) {
				$this->wait_for( $plugin, $account, SourceError::of( $error, null ) );
				if ( ! in_array( $error->kind, self::REFUSALS, true ) ) {
					throw $error;
				}
				return [ ...$this->account_view( $plugin, $account ), ...self::state_view( AccountState::Reconnect ) ];
			}
		}
		return $this->account_view( $plugin, $account );
	}

	/**
	 * Makes patterns of all feeds.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @return list<array<string, mixed>> As in a preview, with what was found before.
	 */
	public function take( FeedPlugin $plugin ): array {
		foreach ( $this->stored->accounts( $plugin ) as $account ) {
			if ( $this->source( $plugin, $account ) === null ) {
				$this->wait_for( $plugin, $account, self::reason( $plugin, $account ) );
			}
		}
		$taken = [];
		foreach ( $this->stored->feeds( $plugin ) as $feed ) {
			$attributes       = $this->attributes( $feed );
			[ $state, $post ] = $this->patterns->write( $feed, $attributes );
			$taken[]          = self::feed_view( $feed, $attributes, $state, $post );
		}
		return $taken;
	}

	/**
	 * Attributes of the block of a feed. Without accounts that are connected here it has no source.
	 *
	 * @param StoredFeed $feed Feed.
	 * @return array<string, mixed>
	 */
	private function attributes( StoredFeed $feed ): array {
		$sources = array_filter(
			array_map(
				fn( string $id ): ?Source => $this->sources->find( $feed->plugin->network(), $id ),
				array_slice( $feed->accounts, 0, self::MAX_SOURCES )
			)
		);
		return ShortcodeSources::with(
			$feed->attributes(),
			array_values( array_map( static fn( Source $one ): int => $one->id, $sources ) )
		);
	}

	/**
	 * Why an account is not connected that the network was not asked about.
	 *
	 * @param FeedPlugin    $plugin  Plugin.
	 * @param StoredAccount $account Account.
	 * @return SourceError|null Null where its token is as good as any.
	 */
	private static function reason( FeedPlugin $plugin, StoredAccount $account ): ?SourceError {
		$token = $account->token( $plugin );
		return match ( true ) {
			$token === null => new SourceError( 'key', 0, 0, time() ),
			Token::fits( $token, $plugin->network() ) => null,
			default => new SourceError( ErrorKind::Token->value, 0, 0, time() ),
		};
	}

	/**
	 * Lists an account as one to reconnect.
	 *
	 * @param FeedPlugin       $plugin  Plugin.
	 * @param StoredAccount    $account Account.
	 * @param SourceError|null $error   Why it is not connected.
	 */
	private function wait_for( FeedPlugin $plugin, StoredAccount $account, ?SourceError $error ): void {
		if ( $account->is_group || ! $account->has_network_id() ) {
			return;
		}
		$source = $this->source( $plugin, $account );
		if ( $source !== null ) {
			// One with a token of its own has reasons of its own.
			if ( $source->token === '' ) {
				$this->sources->update( $source, [ 'error' => $error?->to_json() ] );
			}
			return;
		}
		$this->sources->add_account(
			$plugin->network(),
			$account->id,
			[
				'name'            => $account->name,
				'link'            => '',
				'token'           => '',
				'token_kind'      => '',
				'connected_at'    => time(),
				'state'           => SourceState::Reconnect->value,
				'error'           => $error?->to_json(),
				'dropped'         => '[]',
				'page_size'       => Round::PAGE_SIZE,
				'next_refresh_at' => time() + DAY_IN_SECONDS,
				'round_counts'    => '{}',
			]
		);
	}

	/**
	 * The account here.
	 *
	 * @param FeedPlugin    $plugin  Plugin.
	 * @param StoredAccount $account Account there.
	 */
	private function source( FeedPlugin $plugin, StoredAccount $account ): ?Source {
		return $this->sources->find( $plugin->network(), $account->id );
	}

	/**
	 * What becomes of an account.
	 *
	 * @param FeedPlugin    $plugin  Plugin.
	 * @param StoredAccount $account Account.
	 */
	private function state( FeedPlugin $plugin, StoredAccount $account ): AccountState {
		$source = $this->source( $plugin, $account );
		$token  = $account->token( $plugin );
		return match ( true ) {
			$account->is_group => AccountState::Group,
			$source !== null && $source->state !== SourceState::Reconnect => AccountState::Connected,
			$token !== null && $account->has_network_id() && Token::fits( $token, $plugin->network() )
				=> AccountState::Ready,
			default => AccountState::Reconnect,
		};
	}

	/**
	 * What managers see of an account; nothing of its token.
	 *
	 * @param FeedPlugin    $plugin  Plugin.
	 * @param StoredAccount $account Account.
	 * @return array<string, mixed>
	 */
	private function account_view( FeedPlugin $plugin, StoredAccount $account ): array {
		return [
			'id'   => $account->id,
			'name' => $account->name,
			...self::state_view( $this->state( $plugin, $account ) ),
		];
	}

	/**
	 * A state and its words.
	 *
	 * @param AccountState|PatternState $state State.
	 * @return array{state: string, stateLabel: string}
	 */
	private static function state_view( AccountState|PatternState $state ): array {
		return [ 'state' => $state->value, 'stateLabel' => $state->label() ];
	}

	/**
	 * What managers see of a feed.
	 *
	 * @param StoredFeed           $feed       Feed.
	 * @param array<string, mixed> $attributes Attributes of its block.
	 * @param PatternState         $state      What there is of its pattern.
	 * @param int                  $pattern    Pattern, 0 = none.
	 * @return array<string, mixed>
	 */
	private static function feed_view( StoredFeed $feed, array $attributes, PatternState $state, int $pattern ): array {
		return [
			'id'            => $feed->id,
			'name'          => $feed->name,
			'shortcode'     => $feed->id === StoredFeed::LEGACY
				? "[{$feed->plugin->value}]"
				: "[{$feed->plugin->value} feed=\"{$feed->id}\"]",
			'becomes'       => FeedSummary::of( $attributes ),
			'withoutEffect' => $feed->without_effect(),
			'edit'          => $pattern === 0 ? null : get_edit_post_link( $pattern, 'raw' ),
			...self::state_view( $state ),
		];
	}
}

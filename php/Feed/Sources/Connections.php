<?php
/**
 * Connects accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Round;
use Vitrine\Feed\Sync\ShownContents;
use Vitrine\Feed\Webhooks\Subscription;
use Vitrine\Graph\Account;
use Vitrine\Graph\App;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Logins\LoginRefused;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Token;
use Vitrine\Graph\TokenFacts;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Turns a pasted token into a source, asks about it, forgets it.
 */
final class Connections {

	/** Seconds: a token with less is one of hours. */
	private const SHORT = 2 * DAY_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources    The sources.
	 * @param Posts           $posts      The posts.
	 * @param Networks        $networks   The networks.
	 * @param Encryption      $encryption Seals tokens.
	 * @param RefreshSchedule $schedule   The events.
	 * @param Subscription    $webhooks   Whether accounts tell by themselves.
	 * @param Apps            $apps       The site's apps.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Networks $networks,
		private readonly Encryption $encryption,
		private readonly RefreshSchedule $schedule,
		private readonly Subscription $webhooks,
		private readonly Apps $apps
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
	 * @param string   $token      Token of the account, or of a user who manages it.
	 * @param int|null $expires_at End of the token where the network tells it only once, Unix time.
	 * @throws GraphError When the network refuses; of kind Unknown when the token does not manage the account.
	 * @throws KeyMissing When the site has no key to seal the token with.
	 */
	public function connect(
		string $network,
		string $account,
		#[\SensitiveParameter] string $token,
		?int $expires_at = null
	): Source {
		// First of all: without a key nothing is sent anywhere.
		if ( ! $this->encryption->has_key() ) {
			throw new KeyMissing( 'No key to seal the token with.' );
		}
		$client = new Client();
		$net    = $this->networks->get( $network );
		$token  = $this->lasting( $client, $token );
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
			'expires_at'      => $facts->expires_at ?? $expires_at,
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
			$source = $this->sources->add_account( $network, $account, $fields );
			ShownContents::look_again();
		} else {
			$source = $this->sources->update( $source, $fields );
			$this->sources->postpone_contents( $source->id, time() );
		}
		if ( $source === null ) {
			throw new \LogicException( 'A source that was just written is not there.' );
		}
		$source = $this->webhooks->add( $source, $facts, $own );
		$this->schedule->ensure();
		return $source;
	}

	/**
	 * When a pasted token ends, where that is within hours and connecting will not exchange it. Tokens of Instagram are
	 * renewed, and a network that does not say is no reason to warn.
	 *
	 * @param string $token Pasted token.
	 * @return int|null Unix time.
	 */
	public function end_of_short( #[\SensitiveParameter] string $token ): ?int {
		if ( Token::network( $token ) === 'instagram' ) {
			return null;
		}
		try {
			$facts = $this->networks->get( 'facebook' )->facts( new Client(), $token );
		} catch ( GraphError ) {
			return null;
		}
		return self::is_short( $facts ) && ! self::can_exchange( $facts, $this->apps->get( 'facebook' ) )
			? $facts->expires_at
			: null;
	}

	/**
	 * Whether a token lives for hours only.
	 *
	 * @param TokenFacts $facts What the network says about it.
	 */
	private static function is_short( TokenFacts $facts ): bool {
		return $facts->expires_at !== null && $facts->expires_at <= time() + self::SHORT;
	}

	/**
	 * Whether an app can make a token of weeks of it.
	 *
	 * @param TokenFacts $facts What the network says about it.
	 * @param App        $app   The site's own app.
	 */
	private static function can_exchange( TokenFacts $facts, App $app ): bool {
		return $app->is_ready() && $facts->kind === 'user' && $facts->app === $app->id;
	}

	/**
	 * Exchanges the token of a person that ends within hours for one of weeks: page tokens end with the token that
	 * lists them. Only its own app can; whatever it cannot do leaves the token as it is.
	 *
	 * @param Client $client Conversation.
	 * @param string $token  Pasted token.
	 */
	private function lasting( Client $client, #[\SensitiveParameter] string $token ): string {
		$app = $this->apps->get( 'facebook' );
		if ( ! $app->is_ready() || Token::network( $token ) !== 'facebook' ) {
			return $token;
		}
		try {
			$facts = $this->networks->get( 'facebook' )->facts( $client, $token );
			return self::is_short( $facts ) && self::can_exchange( $facts, $app )
				? $this->networks->facebook_login()->lasting( $client, $app, $token )['token']
				: $token;
		} catch ( GraphError | LoginRefused ) {
			return $token;
		}
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
		$source = $this->sources->account_of( $source ) ?? $source;
		$token  = $source->has_token() ? $this->encryption->open(
			$source->token,
			$source->context(),
			$this->networks->address( $source->network )
		) : '';
		$client = new Client();
		$net    = $this->networks->get( $source->network, $source->memo );
		$facts  = $net->facts( $client, $token );
		$net->account( $client, $source->account, $token );
		$works = $source->state->needs_token();
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
	 * Forgets a source with its token, posts and pictures, and an account with all its contents.
	 *
	 * @param int $id Row.
	 */
	public function remove( int $id ): void {
		$source = $this->sources->get( $id );
		if ( $source !== null && $source->is_account() ) {
			$this->webhooks->remove( $source );
			FormerSources::remember( $source );
		}
		foreach ( $this->sources->contents( $id ) as $content ) {
			$this->posts->forget_source( $content->id );
			$this->sources->delete( $content->id );
		}
		$this->posts->forget_source( $id );
		$this->sources->delete( $id );
		$this->schedule->ensure();
		if ( $source !== null ) {
			PostChanges::tell( $source );
		}
	}
}

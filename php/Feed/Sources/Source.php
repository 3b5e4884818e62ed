<?php
/**
 * A connected account, or a further content of one.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Graph\Content;
use Vitrine\Graph\Networks;
use Vitrine\Support\Background\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * A row of `vitrine_sources`.
 */
final class Source {

	/**
	 * Seconds that posts stay after the app was removed from the account. The network allows 90 days; a cron that
	 * sleeps must not exceed them.
	 */
	private const STAY = 80 * DAY_IN_SECONDS;

	/**
	 * Keeps the fields.
	 *
	 * @param int                $id              Row.
	 * @param string             $network         `facebook` or `instagram`.
	 * @param string             $account         Id on the network.
	 * @param string             $name            Name to show.
	 * @param string|null        $link            Public address.
	 * @param string|null        $picture         Name of the local copy of its picture.
	 * @param string             $token           Sealed token.
	 * @param string             $token_kind      `user`, `page` or `instagram`.
	 * @param string[]|null      $scopes          Permissions, null when unknown.
	 * @param int                $connected_at    Unix time of connecting.
	 * @param int|null           $expires_at      End of the token, null when there is none or it is unknown.
	 * @param SourceState        $state           State.
	 * @param SourceError|null   $error           Last error while it lasts.
	 * @param int                $failures        Refreshes that failed in a row.
	 * @param int|null           $quota           Percent of the network's allowance used.
	 * @param array<string, int> $dropped         Optional fields that the network refused in the round, with its error
	 *                                            codes.
	 * @param int                $page_size       Posts asked for in one call.
	 * @param int                $last_success_at Unix time, 0 for never.
	 * @param int                $next_refresh_at Unix time.
	 * @param int                $lease_until     Until when somebody refreshes it.
	 * @param int                $round           Number of the current or last round.
	 * @param bool               $round_open      Whether that round is under way.
	 * @param string|null        $round_after     Cursor of its next page.
	 * @param bool               $round_listed    Whether it has listed all posts.
	 * @param int                $round_posts     Posts it has listed.
	 * @param array<string, int> $round_counts    What it has done so far.
	 * @param int                $round_restarts  Times that its list began again.
	 * @param string[]           $round_cursors   Marks of the cursors that it has had.
	 * @param int                $deauthorized_at Unix time since when the app is not allowed any more, 0 while it is.
	 * @param int                $renewal_refused_at Unix time at which the network refused to renew the token, 0 when
	 *                                               it did not.
	 * @param int                $parent_id       Row of the account that it is a further content of, 0 = it is an
	 *                                            account. The token is the account's.
	 * @param Content            $content         What of the account it has.
	 * @param string             $title           What the network calls the content, or empty.
	 * @param int                $used_at         Unix time at which a page was last known to show the content.
	 * @param string|null        $hashtags        JSON of HashtagAllowance.
	 * @param int                $wanted_at       Unix time from which on the network is to be asked before its turn, 0
	 *                                            when it is not.
	 * @param int                $hurried_until   How much haste it has had, see Webhooks\Wanted.
	 * @param string             $webhook         Whether the account tells by itself, see Webhooks\Subscription.
	 * @param int                $renewal_tried_at Unix time of the last try to renew the token that came to nothing.
	 * @param array<mixed>       $memo            What its network keeps of it where there is no token, such as its
	 *                                            address.
	 * @param array<mixed>       $profile         What it says of itself, see Sync\Identity.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $network,
		public readonly string $account,
		public readonly string $name,
		public readonly ?string $link,
		public readonly ?string $picture,
		public readonly string $token,
		public readonly string $token_kind,
		public readonly ?array $scopes,
		public readonly int $connected_at,
		public readonly ?int $expires_at,
		public readonly SourceState $state,
		public readonly ?SourceError $error,
		public readonly int $failures,
		public readonly ?int $quota,
		public readonly array $dropped,
		public readonly int $page_size,
		public readonly int $last_success_at,
		public readonly int $next_refresh_at,
		public readonly int $lease_until,
		public readonly int $round,
		public readonly bool $round_open,
		public readonly ?string $round_after,
		public readonly bool $round_listed,
		public readonly int $round_posts,
		public readonly array $round_counts,
		public readonly int $round_restarts,
		public readonly array $round_cursors,
		public readonly int $deauthorized_at = 0,
		public readonly int $renewal_refused_at = 0,
		public readonly int $parent_id = 0,
		public readonly Content $content = new Content(),
		public readonly string $title = '',
		public readonly int $used_at = 0,
		public readonly ?string $hashtags = null,
		public readonly int $wanted_at = 0,
		public readonly int $hurried_until = 0,
		public readonly string $webhook = '',
		public readonly int $renewal_tried_at = 0,
		public readonly array $memo = [],
		public readonly array $profile = []
	) {}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function of_row( array $row ): self {
		$text    = static fn( string $name ): string => $row[ $name ] ?? '';
		$number  = static fn( string $name ): int => (int) ( $row[ $name ] ?? 0 );
		$strings = static fn( mixed $list ): array => is_array( $list )
			? array_values( array_filter( $list, 'is_string' ) )
			: [];
		$scopes  = json_decode( $text( 'scopes' ), true );
		$counts  = json_decode( $text( 'round_counts' ), true );
		$dropped = json_decode( $text( 'dropped' ), true );
		$memo    = json_decode( $text( 'memo' ), true );
		$profile = json_decode( $text( 'profile' ), true );
		return new self(
			$number( 'id' ),
			$text( 'network' ),
			$text( 'account' ),
			$text( 'name' ),
			$text( 'link' ) === '' ? null : $text( 'link' ),
			$text( 'picture' ) === '' ? null : $text( 'picture' ),
			$text( 'token' ),
			$text( 'token_kind' ),
			is_array( $scopes ) ? $strings( $scopes ) : null,
			$number( 'connected_at' ),
			isset( $row['expires_at'] ) ? $number( 'expires_at' ) : null,
			SourceState::tryFrom( $text( 'state' ) ) ?? SourceState::Failing,
			SourceError::of_json(
				$row['error'] ?? null,
				$text( 'network' ),
				// That of a content is its account's.
				$text( 'token' ) !== '' || $number( 'parent_id' ) > 0
			),
			$number( 'failures' ),
			isset( $row['quota'] ) ? $number( 'quota' ) : null,
			is_array( $dropped ) ? array_map( 'intval', array_filter( $dropped, 'is_int' ) ) : [],
			max( 1, $number( 'page_size' ) ),
			$number( 'last_success_at' ),
			$number( 'next_refresh_at' ),
			$number( 'lease_until' ),
			$number( 'round_number' ),
			$number( 'round_open' ) === 1,
			isset( $row['round_after'] ) && $row['round_after'] !== '' ? $row['round_after'] : null,
			$number( 'round_listed' ) === 1,
			$number( 'round_posts' ),
			is_array( $counts ) ? array_map( 'intval', array_filter( $counts, 'is_int' ) ) : [],
			$number( 'round_restarts' ),
			$strings( json_decode( $text( 'round_cursors' ), true ) ),
			$number( 'deauthorized_at' ),
			$number( 'renewal_refused_at' ),
			$number( 'parent_id' ),
			new Content( $row['content'] ?? Content::POSTS, $text( 'item' ) ),
			$text( 'title' ),
			$number( 'used_at' ),
			$row['hashtags'] ?? null,
			$number( 'wanted_at' ),
			$number( 'hurried_until' ),
			$text( 'webhook' ),
			$number( 'renewal_tried_at' ),
			is_array( $memo ) ? $memo : [],
			is_array( $profile ) ? $profile : []
		);
	}

	/**
	 * Whether it is an account, not a further content of one.
	 */
	public function is_account(): bool {
		return $this->parent_id === 0;
	}

	/**
	 * Whether it is read with a token.
	 */
	public function has_token(): bool {
		return in_array( $this->network, Networks::NAMES, true );
	}

	/**
	 * What its token is sealed with.
	 */
	public function context(): string {
		return self::context_of( $this->network, $this->account );
	}

	/**
	 * What the token of an account is sealed with: a token copied to another row does not open there.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 */
	public static function context_of( string $network, string $account ): string {
		return "source:{$network}:{$account}";
	}

	/**
	 * When posts and pictures have to be deleted, unless the token works again; null when they may stay.
	 */
	public function deletion_at(): ?int {
		return $this->deauthorized_at === 0 ? null : $this->deauthorized_at + self::STAY;
	}

	/**
	 * Whether its first posts are fetched as soon as somebody asks for them: they never were all here, and no error has
	 * them wait.
	 */
	public function is_unfinished(): bool {
		return $this->last_success_at === 0 && $this->next_refresh_at <= time();
	}

	/**
	 * Whether everything but the account's id was deleted for want of the right to keep it.
	 */
	public function is_emptied(): bool {
		return $this->error?->code() === SourceError::EMPTIED;
	}

	/**
	 * Whether somebody refreshes it now.
	 */
	public function is_busy(): bool {
		return Lease::is_held( $this->lease_until );
	}
}

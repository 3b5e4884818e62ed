<?php
/**
 * The last error of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Imports\ImportError;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

/**
 * What happened and what mends it, in our own words: nothing the network wrote is repeated.
 */
final class SourceError {

	/** Kind: posts and pictures were deleted because the app was removed from the account. */
	public const EMPTIED = 'emptied';

	/**
	 * Keeps the fields.
	 *
	 * @param string $kind    A value of ErrorKind, `key` or `storage`.
	 * @param int    $code    Code of the Graph API, HTTP status or 0.
	 * @param int    $subcode Subcode or 0.
	 * @param int    $since   Unix time of its first occurrence.
	 * @param string $network Network of the source; where there is no token, its words are others.
	 * @param bool   $has_token Whether the source has what it can be tried again with.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly int $code,
		public readonly int $subcode,
		public readonly int $since,
		private readonly string $network = '',
		private readonly bool $has_token = true
	) {}

	/**
	 * The error of an exception, `since` kept while it stays the same.
	 *
	 * @param GraphError $error  What was thrown.
	 * @param self|null  $before The error so far.
	 */
	public static function of( GraphError $error, ?self $before ): self {
		$kind = $error->kind->value;
		return new self(
			$kind,
			$error->error_code,
			$error->subcode,
			$before !== null && $before->kind === $kind ? $before->since : time()
		);
	}

	/**
	 * Reads what `to_json()` wrote.
	 *
	 * @param string|null $json    Stored text.
	 * @param string      $network Network of the source.
	 * @param bool        $has_token Whether the source has a token.
	 */
	public static function of_json( ?string $json, string $network = '', bool $has_token = true ): ?self {
		$data = json_decode( (string) $json, true );
		return is_array( $data ) && is_string( $data[0] ?? null )
			? new self(
				$data[0],
				(int) ( $data[1] ?? 0 ),
				(int) ( $data[2] ?? 0 ),
				(int) ( $data[3] ?? 0 ),
				$network,
				$has_token
			)
			: null;
	}

	/**
	 * As stored text.
	 */
	public function to_json(): string {
		return (string) wp_json_encode( [ $this->kind, $this->code, $this->subcode, $this->since ] );
	}

	/**
	 * Its name for programs, such as `token_463`.
	 */
	public function code(): string {
		return $this->kind . ( $this->subcode > 0 ? "_{$this->subcode}" : ( $this->code > 0 ? "_{$this->code}" : '' ) );
	}

	/**
	 * What happened.
	 */
	public function message(): string {
		if ( in_array( $this->network, SiteError::NETWORKS, true ) && $this->kind !== 'storage' ) {
			return SiteError::message( $this->kind, $this->code );
		}
		if ( in_array( $this->network, ImportError::NETWORKS, true ) && $this->kind !== 'storage' ) {
			return ImportError::message();
		}
		$number = $this->code > 0 ? ' (' . $this->code . ( $this->subcode > 0 ? "/{$this->subcode}" : '' ) . ')' : '';
		return match ( $this->kind ) {
			self::EMPTIED => __(
				'The app was removed from the account, so its posts and images were deleted from this site.',
				'vitrine'
			),
			'key' => __(
				'The access token can no longer be read, because this site’s secret keys or the network’s URL in wp-config.php have changed.',
				'vitrine'
			),
			'storage' => __(
				'This site’s database could not store the fetched posts, so the refresh was stopped.',
				'vitrine'
			),
			ErrorKind::Token->value => match ( $this->subcode ) {
				458     => __( 'The app was removed from the account.', 'vitrine' ),
				459, 464 => __( 'The network requires the account’s owner to confirm something first.', 'vitrine' ),
				460     => __( 'The account’s password was changed.', 'vitrine' ),
				463     => __( 'The access token has expired.', 'vitrine' ),
				467     => __( 'The access token was invalidated, for example by logging out.', 'vitrine' ),
				490     => __( 'The network requires the account’s owner to pass a security check.', 'vitrine' ),
				492     => __( 'The person who owns the access token no longer has a role on the page.', 'vitrine' ),
				2069032 => __( 'This is a user token, but the network requires the page’s own token.', 'vitrine' ),
				default => __( 'The network no longer accepts the access token.', 'vitrine' ),
			} . $number,
			ErrorKind::Permission->value => __(
				'The access token is missing a permission, or it has no access to the account.',
				'vitrine'
			)
				. $number,
			ErrorKind::AppSecret->value => __(
				'The app only accepts calls signed with its App Secret, and this site does not have the right one.',
				'vitrine'
			)
				. $number,
			ErrorKind::Throttled->value => __( 'The network’s rate limit has been reached.', 'vitrine' ) . $number,
			ErrorKind::Blocked->value => __(
				'The network has temporarily blocked this app for policy reasons.',
				'vitrine'
			)
				. $number,
			ErrorKind::Unknown->value => __( 'The network does not know this account.', 'vitrine' ) . $number,
			ErrorKind::TooMuch->value => __( 'The network rejected the request as too large.', 'vitrine' ) . $number,
			ErrorKind::Broken->value => __( 'The network’s response could not be read.', 'vitrine' ) . $number,
			ErrorKind::Unreachable->value => __( 'The network could not be reached.', 'vitrine' ),
			ErrorKind::Malformed->value => __(
				'The network’s response does not match its documentation, so it was not used. No posts were deleted.',
				'vitrine'
			),
			ErrorKind::TooLarge->value => __( 'The network’s response was too large, so it was not used.', 'vitrine' ),
			ErrorKind::HashtagQuota->value => __(
				'Instagram lets each account look up 30 hashtags in seven days, and this account has reached that limit.',
				'vitrine'
			),
			ErrorKind::HashtagUnusable->value => __(
				'Instagram does not know this hashtag, or returns no posts for it.',
				'vitrine'
			)
				. $number,
			ErrorKind::FacebookLogin->value => __(
				'Instagram only returns hashtag posts to accounts that are connected through Facebook.',
				'vitrine'
			),
			ErrorKind::Endless->value => __(
				'The network’s list of posts never ends: its pages repeat, or the link to the next page is rejected.',
				'vitrine'
			)
				. $number,
			default => __( 'The network returned an error.', 'vitrine' ) . $number,
		};
	}

	/**
	 * What mends it.
	 */
	public function remedy(): string {
		if ( in_array( $this->network, SiteError::NETWORKS, true ) && $this->kind !== 'storage' ) {
			return SiteError::remedy( $this->kind );
		}
		if ( in_array( $this->network, ImportError::NETWORKS, true ) && $this->kind !== 'storage' ) {
			return ImportError::remedy();
		}
		if ( ! $this->has_token && ! $this->is_for_hands() ) {
			return $this->import_remedy();
		}
		return match ( $this->kind ) {
			self::EMPTIED => __(
				'Reconnect the account with a new token under Settings → Vitrine. Its posts will then appear again.',
				'vitrine'
			),
			ErrorKind::Token->value => $this->token_remedy() . ' '
				. __(
					'Until then, visitors see the posts from the last refresh. Vitrine tries the token once a day and continues automatically when it works again.',
					'vitrine'
				),
			'key' => __(
				'Reconnect the account with a new token under Settings → Vitrine. Until then, visitors see the posts from the last refresh.',
				'vitrine'
			),
			'storage' => __(
				'Ask your host whether the database is full or read-only. Until then, visitors see the posts fetched so far.',
				'vitrine'
			),
			ErrorKind::Permission->value => __(
				'Generate a token with the permissions that are listed as missing, and reconnect the account.',
				'vitrine'
			),
			ErrorKind::AppSecret->value => __(
				'Enter the App Secret of the app that generated the access token under Settings → Vitrine or in wp-config.php. Until then, visitors see the posts from the last refresh.',
				'vitrine'
			),
			ErrorKind::HashtagQuota->value => __(
				'Wait until one of them is a week old, or connect another account. Vitrine continues automatically.',
				'vitrine'
			),
			ErrorKind::HashtagUnusable->value => __(
				'Check the spelling of the hashtag. Some are blocked on Instagram. Vitrine will try again automatically.',
				'vitrine'
			),
			ErrorKind::FacebookLogin->value => __(
				'Connect the account with a token of the Facebook page it is linked to. Facebook tokens begin with EA.',
				'vitrine'
			),
			ErrorKind::Throttled->value, ErrorKind::Blocked->value => __(
				'No action is needed. Vitrine continues automatically when the pause is over.',
				'vitrine'
			),
			ErrorKind::Unknown->value => __(
				'Check whether the account still exists. If it does, reconnect it.',
				'vitrine'
			),
			ErrorKind::Malformed->value, ErrorKind::Endless->value => __(
				'Vitrine will try again automatically. If this lasts more than a day, check for a Vitrine update: the network may have changed its API.',
				'vitrine'
			),
			ErrorKind::TooLarge->value => __(
				'No action is needed. Vitrine will request fewer posts at a time.',
				'vitrine'
			),
			ErrorKind::Unreachable->value => __(
				'Vitrine will try again automatically. If the problem persists, ask your host whether this site can reach the network over HTTPS.',
				'vitrine'
			),
			default => __( 'No action is needed. Vitrine will try again automatically.', 'vitrine' ),
		};
	}

	/**
	 * Whether a person mends it, with or without a token.
	 */
	private function is_for_hands(): bool {
		$kinds = [ ErrorKind::Permission->value, ErrorKind::Unknown->value, self::EMPTIED, 'key', 'storage' ];
		return in_array( $this->kind, $kinds, true );
	}

	/**
	 * What mends an account that was imported without its token: nothing is tried by itself.
	 */
	private function import_remedy(): string {
		return $this->kind === ErrorKind::AppSecret->value
			? __(
				'Enter the App Secret of the app that generated the access token under Settings → Vitrine or in wp-config.php, and import the account again.',
				'vitrine'
			)
			: __(
				'Import the account again, or connect it with a new token under Settings → Vitrine.',
				'vitrine'
			);
	}

	/**
	 * What mends a token, by its subcode.
	 */
	private function token_remedy(): string {
		return match ( $this->subcode ) {
			ErrorKind::DEAUTHORIZED => __(
				'Allow the app again when you generate a new token, and use it to reconnect the account under Settings → Vitrine.',
				'vitrine'
			),
			459, 490 => __(
				'Log in to the network in a browser as the person who generated the token, and follow its instructions. If that does not help, reconnect the account with a new token under Settings → Vitrine.',
				'vitrine'
			),
			464      => __(
				'Log in to the network in a browser as the person who generated the token, and confirm the account by email or phone. If that does not help, reconnect the account with a new token under Settings → Vitrine.',
				'vitrine'
			),
			460      => __(
				'Generate a new token, and use it to reconnect the account under Settings → Vitrine.',
				'vitrine'
			),
			463      => __(
				'Generate a long-lived token, and use it to reconnect the account under Settings → Vitrine.',
				'vitrine'
			),
			492      => __(
				'Give that person a role on the page again, or reconnect the account under Settings → Vitrine with the token of someone who has one.',
				'vitrine'
			),
			2069032  => __(
				'Reconnect the account under Settings → Vitrine with the page’s own token, or with that of someone who manages the page.',
				'vitrine'
			),
			default  => __( 'Reconnect the account with a new token under Settings → Vitrine.', 'vitrine' ),
		};
	}
}

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
				'The app was removed from the account, so its posts and pictures were deleted from this site.',
				'vitrine'
			),
			'key' => __(
				'The access token cannot be read anymore: the secret keys of this site have changed, or the address of the network in wp-config.php.',
				'vitrine'
			),
			'storage' => __( 'This site’s database did not take what was fetched. The refresh was ended.', 'vitrine' ),
			ErrorKind::Token->value => match ( $this->subcode ) {
				458     => __( 'The app was removed from the account.', 'vitrine' ),
				459, 464 => __( 'The network wants the account’s owner to confirm something first.', 'vitrine' ),
				460     => __( 'The account’s password was changed.', 'vitrine' ),
				463     => __( 'The access token has expired.', 'vitrine' ),
				467     => __( 'The access token was made invalid, for example by logging out.', 'vitrine' ),
				490     => __( 'The network holds the account’s owner up at a security check.', 'vitrine' ),
				492     => __( 'The person who made the access token has no role on the page anymore.', 'vitrine' ),
				2069032 => __( 'This is a user token, and the network wants the token of the page itself.', 'vitrine' ),
				default => __( 'The network does not accept the access token anymore.', 'vitrine' ),
			} . $number,
			ErrorKind::Permission->value => __(
				'The access token lacks a permission, or the account may not be read with it.',
				'vitrine'
			)
				. $number,
			ErrorKind::AppSecret->value => __(
				'The app accepts only calls that are signed with its App Secret, and this site does not have the right one.',
				'vitrine'
			)
				. $number,
			ErrorKind::Throttled->value => __( 'The network’s limit of calls is reached.', 'vitrine' ) . $number,
			ErrorKind::Blocked->value => __(
				'The network has blocked this app for a while because of its policies.',
				'vitrine'
			)
				. $number,
			ErrorKind::Unknown->value => __( 'The network does not know this account.', 'vitrine' ) . $number,
			ErrorKind::TooMuch->value => __( 'The network found the request too large.', 'vitrine' ) . $number,
			ErrorKind::Broken->value => __( 'The network answered with something unreadable.', 'vitrine' ) . $number,
			ErrorKind::Unreachable->value => __( 'The network could not be reached.', 'vitrine' ),
			ErrorKind::Malformed->value => __(
				'The network’s answer does not have the form that it documents. Nothing of it was used, and no post was deleted.',
				'vitrine'
			),
			ErrorKind::TooLarge->value => __(
				'The network’s answer was too large to be read. Nothing of it was used.',
				'vitrine'
			),
			ErrorKind::HashtagQuota->value => __(
				'Instagram lets an account ask for 30 hashtags in seven days, and this account has asked for 30 others.',
				'vitrine'
			),
			ErrorKind::HashtagUnusable->value => __(
				'Instagram does not know this hashtag, or gives nothing that has it.',
				'vitrine'
			)
				. $number,
			ErrorKind::FacebookLogin->value => __(
				'Instagram gives posts with a hashtag only to accounts that were connected through Facebook.',
				'vitrine'
			),
			ErrorKind::Endless->value => __(
				'The network’s list of posts does not come to an end: its pages repeat, or the way to the next page is refused.',
				'vitrine'
			)
				. $number,
			default => __( 'The network has a fault of its own.', 'vitrine' ) . $number,
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
				'Connect the account again with a new token under Settings → Vitrine: blocks that show it then show it again.',
				'vitrine'
			),
			ErrorKind::Token->value => $this->token_remedy() . ' '
				. __(
					'Until then visitors see the posts of the last refresh. Vitrine tries the token once a day and goes on by itself when it works again.',
					'vitrine'
				),
			'key' => __(
				'Connect the account again with a new token under Settings → Vitrine. Until then visitors see the posts of the last refresh.',
				'vitrine'
			),
			'storage' => __(
				'Ask your host whether the database is full or can only be read. Until then visitors see the posts that are there.',
				'vitrine'
			),
			ErrorKind::Permission->value => __(
				'Make a token with the permissions that the screen names as missing, and connect the account again.',
				'vitrine'
			),
			ErrorKind::AppSecret->value => __(
				'Enter the App Secret of the app that the access token was made with under Settings → Vitrine or in wp-config.php. Until then visitors see the posts of the last refresh.',
				'vitrine'
			),
			ErrorKind::HashtagQuota->value => __(
				'Wait until one of them is a week old, or connect another account. Vitrine goes on by itself.',
				'vitrine'
			),
			ErrorKind::HashtagUnusable->value => __(
				'Check how the hashtag is written. Some are blocked on Instagram. Vitrine tries again by itself.',
				'vitrine'
			),
			ErrorKind::FacebookLogin->value => __(
				'Connect the account with a token of the Facebook page that it belongs to; such a token begins with EA.',
				'vitrine'
			),
			ErrorKind::Throttled->value, ErrorKind::Blocked->value => __(
				'Nothing to do: Vitrine goes on by itself when the pause is over.',
				'vitrine'
			),
			ErrorKind::Unknown->value => __(
				'Check whether the account still exists; if so, connect it again.',
				'vitrine'
			),
			ErrorKind::Malformed->value, ErrorKind::Endless->value => __(
				'Vitrine tries again by itself. If it stays so for more than a day, look for an update of Vitrine: the network may have changed its interface.',
				'vitrine'
			),
			ErrorKind::TooLarge->value => __( 'Nothing to do: Vitrine asks for fewer posts at a time.', 'vitrine' ),
			ErrorKind::Unreachable->value => __(
				'Vitrine tries again by itself. If it stays so, ask your host whether the site may reach the network over HTTPS.',
				'vitrine'
			),
			default => __( 'Nothing to do: Vitrine tries again by itself.', 'vitrine' ),
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
				'Enter the App Secret of the app that the access token was made with under Settings → Vitrine or in wp-config.php, and import the account again.',
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
				'Allow the app again when you make a new token, and connect the account again with it under Settings → Vitrine.',
				'vitrine'
			),
			459, 490 => __(
				'Log in to the network in a browser as the person who made the token, and do what it asks for. If that does not help, connect the account again with a new token under Settings → Vitrine.',
				'vitrine'
			),
			464      => __(
				'Log in to the network in a browser as the person who made the token, and confirm the account by e-mail or telephone. If that does not help, connect the account again with a new token under Settings → Vitrine.',
				'vitrine'
			),
			460      => __(
				'Make a new token with the new password, and connect the account again with it under Settings → Vitrine.',
				'vitrine'
			),
			463      => __(
				'Make a new token that does not expire, or does so late, and connect the account again with it under Settings → Vitrine.',
				'vitrine'
			),
			492      => __(
				'Have that person given a role on the page again, or connect the account again with the token of somebody who has one, under Settings → Vitrine.',
				'vitrine'
			),
			2069032  => __(
				'Connect the account again under Settings → Vitrine with a token of the page, or of a person who manages it.',
				'vitrine'
			),
			default  => __( 'Connect the account again with a new token under Settings → Vitrine.', 'vitrine' ),
		};
	}
}

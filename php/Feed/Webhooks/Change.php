<?php
/**
 * Something that happened on an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Webhooks;

defined( 'ABSPATH' ) || exit;

/**
 * A change that a network tells of: what it is about, never what it says, which is asked of the network itself.
 */
final class Change {

	/** What people do with a post: its counts change, and a minute sooner or later does not matter. */
	private const RESPONSES = [ 'comment', 'reaction', 'like', 'share', 'mention', 'rating' ];

	/**
	 * Keeps the fields.
	 *
	 * @param string $account  Id of the account on the network.
	 * @param string $item     What it is about, such as `post`, `photo`, `comment`, `reaction`.
	 * @param string $verb     What happened, such as `add`, `edited`, `hide`, `unhide`, `remove`.
	 * @param string $post     Id of the post on the network, '' = unknown.
	 * @param string $comment  Id of the comment, '' = none.
	 * @param bool   $is_own   Whether the account itself did it.
	 */
	public function __construct(
		public readonly string $account,
		public readonly string $item,
		public readonly string $verb,
		public readonly string $post,
		public readonly string $comment,
		public readonly bool $is_own
	) {}

	/**
	 * Reads the changes of an entry.
	 *
	 * @param array<mixed> $entry An entry of a webhook.
	 * @return list<self> Those that are of any use.
	 */
	public static function of_entry( array $entry ): array {
		$account = self::id( $entry['id'] ?? null );
		$changes = is_array( $entry['changes'] ?? null ) ? $entry['changes'] : [];
		$found   = [];
		foreach ( $account === '' ? [] : $changes as $change ) {
			$value = is_array( $change ) ? ( $change['value'] ?? null ) : null;
			if ( ! is_array( $value ) ) {
				continue;
			}
			$one = match ( $change['field'] ?? null ) {
				'feed' => self::of_feed( $account, $value ),
				'comments', 'live_comments', 'mentions' => self::of_comment( $account, $value ),
				default => null,
			};
			if ( $one !== null ) {
				$found[] = $one;
			}
		}
		return $found;
	}

	/**
	 * Whether visitors should see it within seconds.
	 */
	public function is_urgent(): bool {
		return $this->is_own && ! in_array( $this->item, self::RESPONSES, true );
	}

	/**
	 * Whether a post is not to be seen any more.
	 */
	public function is_gone(): bool {
		return $this->post !== ''
			&& ! in_array( $this->item, self::RESPONSES, true )
			&& in_array( $this->verb, [ 'hide', 'remove', 'delete' ], true );
	}

	/**
	 * What others are told of it.
	 *
	 * @return array{item: string, verb: string, post: string, comment: string}
	 */
	public function to_array(): array {
		return [
			'item'    => $this->item,
			'verb'    => $this->verb,
			'post'    => $this->post,
			'comment' => $this->comment,
		];
	}

	/**
	 * A change of a page's feed.
	 *
	 * @param string       $account Id of the page.
	 * @param array<mixed> $value   What happened.
	 */
	private static function of_feed( string $account, array $value ): ?self {
		$item = self::word( $value['item'] ?? null );
		$verb = self::word( $value['verb'] ?? null );
		$from = is_array( $value['from'] ?? null ) ? self::id( $value['from']['id'] ?? null ) : '';
		return $item === '' || $verb === '' ? null : new self(
			$account,
			$item,
			$verb,
			self::id( $value['post_id'] ?? null ),
			self::id( $value['comment_id'] ?? null ),
			$from === '' || $from === $account
		);
	}

	/**
	 * A comment on a medium.
	 *
	 * @param string       $account Id of the account.
	 * @param array<mixed> $value   The comment.
	 */
	private static function of_comment( string $account, array $value ): self {
		$media = $value['media'] ?? null;
		$post  = self::id( is_array( $media ) ? ( $media['id'] ?? null ) : ( $value['media_id'] ?? null ) );
		return new self( $account, 'comment', 'add', $post, self::id( $value['id'] ?? null ), false );
	}

	/**
	 * An id, or ''.
	 *
	 * @param mixed $value What was sent.
	 */
	private static function id( mixed $value ): string {
		$text = is_int( $value ) ? (string) $value : $value;
		return is_string( $text ) && preg_match( '/^\d{1,64}(_\d{1,64})?$/D', $text ) === 1 ? $text : '';
	}

	/**
	 * A word of the network's, or ''.
	 *
	 * @param mixed $value What was sent.
	 */
	private static function word( mixed $value ): string {
		return is_string( $value ) && preg_match( '/^[a-z_]{1,32}$/D', $value ) === 1 ? $value : '';
	}
}

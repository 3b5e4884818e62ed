<?php
/**
 * What is not quite right with a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Comments\Threads;
use Vitrine\Feed\Contents\ContentName;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Webhooks\Subscription;

defined( 'ABSPATH' ) || exit;

/**
 * Things that its owner should know although the last refresh went through. One method for each kind; each says what
 * happened and what mends it.
 *
 * @phpstan-type Note array{code: string, message: string, remedy: string}
 */
final class SourceNotes {

	/** Permissions that some contents need beyond that of posts. */
	private const PERMISSIONS = [
		'reviews' => 'pages_read_user_content',
		'tagged'  => 'pages_read_user_content',
	];

	/**
	 * Keeps its helpers.
	 *
	 * @param Posts   $posts   The posts.
	 * @param Sources $sources The sources.
	 * @param Threads $threads Lists of comments.
	 */
	public function __construct(
		private readonly Posts $posts,
		private readonly Sources $sources,
		private readonly Threads $threads
	) {}

	/**
	 * All of a source.
	 *
	 * @param Source $source The source.
	 * @return list<Note>
	 */
	public function of( Source $source ): array {
		$own = array_filter(
			[
				self::deletion( $source ),
				self::renewal( $source ),
				self::short( $source ),
				$this->refused( $source ),
				$this->missed( $source ),
				self::webhook( $source ),
				$this->comments( $source ),
			],
			'is_array'
		);
		return [ ...array_values( $own ), ...$this->contents( $source ) ];
	}

	/**
	 * What is wrong with further contents of an account; what is wrong with its token is the account's own error.
	 *
	 * @param Source $source The source.
	 * @return list<Note>
	 */
	private function contents( Source $source ): array {
		$notes = [];
		foreach ( $source->is_account() ? $this->sources->contents( $source->id ) : [] as $content ) {
			if ( $content->error === null ) {
				continue;
			}
			$needed  = $source->network === 'facebook' ? self::PERMISSIONS[ $content->content->kind ] ?? '' : '';
			$notes[] = [
				'code'    => 'content',
				'message' => sprintf(
					/* translators: 1: such as "Events" or "Album: Summer", 2: what is wrong, a sentence. */
					__( '%1$s: %2$s', 'vitrine' ),
					ContentName::of( $content->content, $content->title ),
					$content->error->message()
				),
				'remedy'  => $content->state === SourceState::Permission && $needed !== '' ? sprintf(
					/* translators: %s: name of a permission. */
					__( 'Generate a token with the permission %s, and use it to reconnect the account.', 'vitrine' ),
					$needed
				) : $content->error->remedy(),
			];
		}
		return $notes;
	}

	/**
	 * Until when posts may stay after the app was removed from the account.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	public static function deletion( Source $source ): ?array {
		$end = $source->deletion_at();
		return $end === null || $source->is_emptied() ? null : [
			'code'    => 'deletion',
			'message' => sprintf(
				/* translators: %s: date. */
				__(
					'The app was removed from the account. On %s, its posts and images will be deleted from this site, as the network requires.',
					'vitrine'
				),
				(string) wp_date( (string) get_option( 'date_format' ), $end )
			),
			'remedy'  => __(
				'To keep them, reconnect the account before then. They are also kept if the token starts working again.',
				'vitrine'
			),
		];
	}

	/**
	 * A token that the network does not renew.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	private static function renewal( Source $source ): ?array {
		return $source->renewal_refused_at === 0 || $source->error !== null ? null : [
			'code'    => 'renewal',
			'message' => $source->expires_at === null
				? __( 'Instagram will not renew the access token, which expires after 60 days.', 'vitrine' )
				: sprintf(
					/* translators: %s: date. */
					__( 'Instagram will not renew the access token, which expires on %s.', 'vitrine' ),
					(string) wp_date( (string) get_option( 'date_format' ), $source->expires_at )
				),
			'remedy'  => __(
				'Vitrine tries again once a day. To be safe, generate a new token and use it to reconnect the account.',
				'vitrine'
			),
		];
	}

	/**
	 * A token of Facebook that ends within hours of being connected: nothing renews it.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	private static function short( Source $source ): ?array {
		return $source->token_kind === 'instagram'
			|| $source->expires_at === null
			|| $source->expires_at > $source->connected_at + 2 * DAY_IN_SECONDS
			|| $source->error !== null ? null : [
			'code'    => 'short',
			'message' => sprintf(
				/* translators: %s: date and time. */
				__(
					'This access token is only valid for a few hours. It expires on %s, and no new posts will be fetched after that.',
					'vitrine'
				),
				(string) wp_date(
					get_option( 'date_format' ) . ' ' . get_option( 'time_format' ),
					$source->expires_at
				)
			),
			'remedy'  => __(
				'Log in with your own app to get a token that lasts, or generate a long-lived token and use it to reconnect the account.',
				'vitrine'
			),
		];
	}

	/**
	 * Fields that the network refused in the last round.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	private function refused( Source $source ): ?array {
		if ( $source->dropped === [] ) {
			return null;
		}
		$names = array_map( [ self::class, 'field' ], array_keys( $source->dropped ) );
		$codes = implode(
			', ',
			array_unique( array_filter( $source->dropped, static fn( int $code ): bool => $code > 0 ) )
		);
		return [
			'code'    => 'refused',
			'message' => sprintf(
				/* translators: %s: what was refused, such as "counts of comments, pictures and links". */
				__( 'At the last refresh, the network denied access to: %s.', 'vitrine' ),
				implode( ', ', $names )
			)
				. ( $codes === '' ? '' : " ({$codes})" ),
			'remedy'  => __(
				'Stored data is kept, and Vitrine asks again at each refresh. If the problem persists, see “Permissions”.',
				'vitrine'
			),
		];
	}

	/**
	 * Posts that the network's list no longer has while nothing proves that they are gone.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	private function missed( Source $source ): ?array {
		$count = $this->posts->count_missed( $source->id );
		return $count === 0 ? null : [
			'code'    => 'missed',
			'message' => sprintf(
				/* translators: %s: number of posts. */
				_n(
					'%s post is no longer in the network’s list.',
					'%s posts are no longer in the network’s list.',
					$count,
					'vitrine'
				),
				number_format_i18n( $count )
			),
			'remedy'  => __(
				'They are still shown. Vitrine deletes posts when the network confirms that they are gone, or when three refreshes over two days do not find them.',
				'vitrine'
			),
		];
	}

	/**
	 * A page that does not tell this site of new posts.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	private static function webhook( Source $source ): ?array {
		return $source->webhook === '' || $source->webhook === Subscription::ON ? null : [
			'code'    => 'webhook',
			'message' => sprintf(
				/* translators: %s: error codes of Facebook, such as 200/0. */
				__( 'Facebook will not notify this site of new posts. (%s)', 'vitrine' ),
				$source->webhook
			),
			'remedy'  => __(
				'New posts are fetched with the next refresh. To get them right away, log in again and allow the permission pages_manage_metadata. You need full control of the page or the Content task.',
				'vitrine'
			),
		];
	}

	/**
	 * Comments that the network refuses.
	 *
	 * @param Source $source The source.
	 * @return Note|null
	 */
	private function comments( Source $source ): ?array {
		return ! $this->threads->are_refused( $source->id ) ? null : [
			'code'    => 'comments',
			'message' => __(
				'The network does not let this token read comments. Their count is still shown.',
				'vitrine'
			),
			'remedy'  => $source->network === 'instagram'
				? __(
					'Reconnect the account with a token that has the permission instagram_manage_comments, or instagram_business_manage_comments with Instagram Login.',
					'vitrine'
				)
				: __(
					'Reconnect the account with a token that has the permission pages_read_user_content.',
					'vitrine'
				),
		];
	}

	/**
	 * What a field brings.
	 *
	 * @param string $name Name in Network::optional_fields().
	 */
	private static function field( string $name ): string {
		return match ( $name ) {
			'comments'  => __( 'comment counts', 'vitrine' ),
			'feelings'  => __( 'counts of each reaction', 'vitrine' ),
			'reactions' => __( 'like counts', 'vitrine' ),
			'shares'    => __( 'share counts', 'vitrine' ),
			'button'    => __( 'buttons', 'vitrine' ),
			'times'     => __( 'additional event times', 'vitrine' ),
			'interest'  => __( 'counts of interested people', 'vitrine' ),
			'ticket'    => __( 'ticket URLs', 'vitrine' ),
			'place'     => __( 'event locations', 'vitrine' ),
			'cover', 'images', 'format', 'photos' => __( 'images', 'vitrine' ),
			'stars'     => __( 'star ratings', 'vitrine' ),
			'reviewer'  => __( 'people’s names', 'vitrine' ),
			'alt_text'  => __( 'alternative texts', 'vitrine' ),
			'children'  => __( 'album images', 'vitrine' ),
			default     => __( 'images and links', 'vitrine' ),
		};
	}
}

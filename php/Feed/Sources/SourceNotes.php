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
					__( 'Make a token with the permission %s, and connect the account again with it.', 'vitrine' ),
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
					'The app was removed from the account: on %s its posts and pictures will be deleted from this site, as the network’s rules demand.',
					'vitrine'
				),
				(string) wp_date( (string) get_option( 'date_format' ), $end )
			),
			'remedy'  => __(
				'Connect the account again before then to keep them. If the token works again by itself, they stay, too.',
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
				? __( 'Instagram refuses to renew the access token, which then ends after 60 days.', 'vitrine' )
				: sprintf(
					/* translators: %s: date. */
					__( 'Instagram refuses to renew the access token, which ends on %s.', 'vitrine' ),
					(string) wp_date( (string) get_option( 'date_format' ), $source->expires_at )
				),
			'remedy'  => __(
				'Vitrine asks again once a day. To be safe, make a new token and connect the account again with it.',
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
				__( 'This access token is one of some hours: it ends on %s, and then no new posts come.', 'vitrine' ),
				(string) wp_date(
					get_option( 'date_format' ) . ' ' . get_option( 'time_format' ),
					$source->expires_at
				)
			),
			'remedy'  => __(
				'Log in with your own app, which gets one that lasts, or make a long-lived token and connect the account again with it.',
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
				__( 'At the last refresh the network refused: %s.', 'vitrine' ),
				implode( ', ', $names )
			)
				. ( $codes === '' ? '' : " ({$codes})" ),
			'remedy'  => __(
				'What was stored of it stays, and Vitrine asks again at each refresh. If it stays so, look under “What the tokens permit”.',
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
					'The network’s list no longer has %s post that it had before.',
					'The network’s list no longer has %s posts that it had before.',
					$count,
					'vitrine'
				),
				number_format_i18n( $count )
			),
			'remedy'  => __(
				'They are still shown. Vitrine deletes them when the network confirms that they are gone, or when three refreshes on two days have not found them.',
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
				__( 'Facebook refuses to tell this site of new posts. (%s)', 'vitrine' ),
				$source->webhook
			),
			'remedy'  => __(
				'New posts come with the next refresh. To have them at once, log in again and allow the permission pages_manage_metadata; you need full control of the page or the task Content.',
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
				'The network does not let this token read comments. Their number is shown all the same.',
				'vitrine'
			),
			'remedy'  => $source->network === 'instagram'
				? __(
					'Connect the account again with a token that has the permission instagram_manage_comments, or with Instagram Login instagram_business_manage_comments.',
					'vitrine'
				)
				: __(
					'Connect the account again with a token that has the permission pages_read_user_content.',
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
			'comments'  => __( 'counts of comments', 'vitrine' ),
			'feelings'  => __( 'counts of each reaction', 'vitrine' ),
			'reactions' => __( 'counts of likes', 'vitrine' ),
			'shares'    => __( 'counts of shares', 'vitrine' ),
			'button'    => __( 'buttons', 'vitrine' ),
			'times'     => __( 'further times of events', 'vitrine' ),
			'interest'  => __( 'counts of people who are interested', 'vitrine' ),
			'ticket'    => __( 'addresses of tickets', 'vitrine' ),
			'place'     => __( 'places of events', 'vitrine' ),
			'cover', 'images', 'format', 'photos' => __( 'pictures', 'vitrine' ),
			'stars'     => __( 'stars', 'vitrine' ),
			'reviewer'  => __( 'names of people', 'vitrine' ),
			'alt_text'  => __( 'alternative texts', 'vitrine' ),
			'children'  => __( 'the pictures of albums', 'vitrine' ),
			default     => __( 'pictures and links', 'vitrine' ),
		};
	}
}

<?php
/**
 * What is not quite right with a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Store\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Things that its owner should know although the last refresh went through. One method for each kind; each says what
 * happened and what mends it.
 *
 * @phpstan-type Note array{code: string, message: string, remedy: string}
 */
final class SourceNotes {

	/**
	 * Keeps the posts.
	 *
	 * @param Posts $posts The posts.
	 */
	public function __construct( private readonly Posts $posts ) {}

	/**
	 * All of a source.
	 *
	 * @param Source $source The source.
	 * @return list<Note>
	 */
	public function of( Source $source ): array {
		return array_values(
			array_filter(
				[
					self::deletion( $source ),
					self::renewal( $source ),
					$this->refused( $source ),
					$this->missed( $source ),
				],
				'is_array'
			)
		);
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
	 * What a field brings.
	 *
	 * @param string $name Name in Network::optional_fields().
	 */
	private static function field( string $name ): string {
		return match ( $name ) {
			'comments'  => __( 'counts of comments', 'vitrine' ),
			'reactions' => __( 'counts of likes', 'vitrine' ),
			'shares'    => __( 'counts of shares', 'vitrine' ),
			'alt_text'  => __( 'alternative texts', 'vitrine' ),
			'children'  => __( 'the pictures of albums', 'vitrine' ),
			default     => __( 'pictures and links', 'vitrine' ),
		};
	}
}

<?php
/**
 * The account above a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Header;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Graph\Profiles\Profile;
use Vitrine\Images\Image;
use Vitrine\Images\Images;
use Vitrine\Install\Database;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Whose posts a feed shows, by its first source: further ones are named in their posts, and a header for each would
 * push all posts away.
 */
final class ShownAccount {

	/** Version of the tables that knows what accounts say of themselves. */
	private const SINCE = 14;

	/**
	 * Keeps the fields.
	 *
	 * @param string      $network Network.
	 * @param string      $id      Id on the network.
	 * @param string      $name    Name.
	 * @param string|null $link    Public address.
	 * @param string|null $picture Name of the file of its picture.
	 * @param Profile     $profile What it says of itself.
	 * @param Image|null  $cover   Its cover, where that is here.
	 */
	private function __construct(
		public readonly string $network,
		public readonly string $id,
		public readonly string $name,
		public readonly ?string $link,
		public readonly ?string $picture,
		public readonly Profile $profile,
		public readonly ?Image $cover
	) {}

	/**
	 * That of a feed, by one query, where something of it is shown.
	 *
	 * @param Db           $db       Tables.
	 * @param FeedSettings $settings What is shown.
	 */
	public static function of( Db $db, FeedSettings $settings ): ?self {
		$first = $settings->query->sources[0] ?? null;
		if (
			$first === null
			|| ! $settings->header->is_shown && ! $settings->header->box
			// Posts with a hashtag are other people's.
			|| $first->content->is_hashtag()
			// Until somebody works on a site that was updated, its tables are as they were.
			|| (int) get_option( Database::OPTION, 0 ) < self::SINCE
		) {
			return null;
		}
		$row = $db->first(
			"SELECT s.network, s.account, s.name, s.link, s.picture, s.profile, i.facebook_id, i.media_id, i.extension, i.sizes, i.color FROM %i s LEFT JOIN %i i ON i.source_id = s.id AND i.post_id = 0 AND i.position = %d AND i.status = 'ready' WHERE s.id = %d AND s.parent_id = 0",
			$db->table( 'vitrine_sources' ),
			$db->table( Images::TABLE ),
			Image::COVER,
			$first->source
		);
		return $row === null ? null : self::of_row( $row, $first->source );
	}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row Row.
	 * @param int                        $id  Of the row.
	 */
	private static function of_row( array $row, int $id ): self {
		$text  = static fn( string $name ): ?string => ( $row[ $name ] ?? '' ) === '' ? null : $row[ $name ];
		$cover = Image::of_record(
			$id,
			0,
			Image::COVER,
			[ ...$row, 'sizes' => json_decode( (string) $row['sizes'], true ) ]
		);
		return new self(
			(string) $row['network'],
			(string) $row['account'],
			(string) $row['name'],
			$text( 'link' ),
			$text( 'picture' ),
			Profile::of_stored( (array) json_decode( (string) $row['profile'], true ) ),
			$cover->is_ready() ? $cover : null
		);
	}

	/**
	 * What its network is called; of a website that is its own name.
	 */
	public function place(): string {
		return match ( $this->network ) {
			'facebook'  => 'Facebook',
			'instagram' => 'Instagram',
			default     => $this->name,
		};
	}
}

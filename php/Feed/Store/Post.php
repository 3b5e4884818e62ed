<?php
/**
 * A post that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * A stored post with its pictures and the name of its account.
 *
 * @phpstan-import-type PostData from RemotePost
 */
final class Post {

	/** What a row shows that was cut off or comes from another version: no page breaks because of it. */
	private const NOTHING = [
		'url'    => null,
		'author' => null,
		'text'   => '',
		'tags'   => [],
		'kind'   => 'none',
		'total'  => 0,
		'links'  => [],
		'counts' => [],
	];

	/**
	 * Keeps the fields.
	 *
	 * @param int $id Row.
	 * @param string $network_id Id on the network.
	 * @param int $published_at Unix time.
	 * @param array $data What is shown.
	 * @param array{network: string, name: string, link: ?string, picture: ?string} $account Whose post it is.
	 * @param array<int, Image> $images Pictures by position.
	 * @phpstan-param PostData $data
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $network_id,
		public readonly int $published_at,
		public readonly array $data,
		public readonly array $account,
		public readonly array $images = []
	) {}

	/**
	 * Makes one of a row of the database, joined with its account.
	 *
	 * @param array<string, string|null> $row    Row.
	 * @param array<int, Image>          $images Pictures by position.
	 */
	public static function of_row( array $row, array $images ): self {
		$stored = json_decode( (string) $row['data'], true );
		/** What `Posts::store()` wrote.
		 *
		 * @var PostData $data */
		$data = [ ...self::NOTHING, ...( is_array( $stored ) ? $stored : [] ) ];
		$text = static fn( string $name ): ?string => ( $row[ $name ] ?? '' ) === '' ? null : $row[ $name ];
		return new self(
			(int) $row['id'],
			(string) $row['network_id'],
			(int) $row['published_at'],
			$data,
			[
				'network' => (string) $row['network'],
				'name'    => (string) $row['name'],
				'link'    => $text( 'link' ),
				'picture' => $text( 'picture' ),
			],
			$images
		);
	}
}

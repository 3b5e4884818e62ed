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

	/**
	 * Keeps the fields.
	 *
	 * @param int $id Row.
	 * @param string $network_id Id on the network.
	 * @param int $published_at Unix time.
	 * @param array $data What is shown.
	 * @param array{network: string, name: string, link: ?string, picture: ?string} $account Whose post it is.
	 * @param array<int, Image> $images Pictures by position.
	 * @param list<int> $position Where a page goes on after it: its place among those that come first, or what it is
	 *                            sorted by (PostOrder).
	 * @param int $source_id Source.
	 * @phpstan-param PostData $data
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $network_id,
		public readonly int $published_at,
		public readonly array $data,
		public readonly array $account,
		public readonly array $images = [],
		public readonly array $position = [],
		public readonly int $source_id = 0
	) {}

	/**
	 * Its own pictures that are here, in order.
	 *
	 * @return list<Image>
	 */
	public function pictures(): array {
		$own = array_filter(
			$this->images,
			static fn( Image $image, int $position ): bool => $position < RemotePost::LINK_POSITION
				&& $image->is_ready(),
			ARRAY_FILTER_USE_BOTH
		);
		ksort( $own );
		return array_values( $own );
	}

	/**
	 * The same post with other pictures.
	 *
	 * @param array<int, Image> $images Pictures by position.
	 */
	public function with( array $images ): self {
		return new self(
			$this->id,
			$this->network_id,
			$this->published_at,
			$this->data,
			$this->account,
			$images,
			$this->position,
			$this->source_id
		);
	}

	/**
	 * Makes one of a row of the database, joined with its account.
	 *
	 * @param array<string, string|null> $row      Row.
	 * @param array<int, Image>          $images   Pictures by position.
	 * @param list<int>                  $position Where a page goes on after it.
	 */
	public static function of_row( array $row, array $images, array $position = [] ): self {
		$stored = json_decode( (string) $row['data'], true );
		/** What `Posts::store()` wrote.
		 *
		 * @var PostData $data */
		// A row may be cut off or come from another version: no page breaks because of it.
		$data = [ ...RemotePost::NOTHING, ...( is_array( $stored ) ? $stored : [] ) ];
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
			$images,
			$position,
			(int) ( $row['source_id'] ?? 0 )
		);
	}
}

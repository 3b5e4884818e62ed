<?php
/**
 * A comment that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * A stored comment, or a reply to one, with its picture.
 *
 * @phpstan-import-type CommentData from RemoteComment
 */
final class Comment {

	/** What a row shows that was cut off or comes from another version. */
	private const NOTHING = [
		'author' => null,
		'text'   => '',
		'tags'   => [],
		'likes'  => 0,
		'url'    => null,
		'link'   => null,
	];

	/**
	 * Keeps the fields.
	 *
	 * @param int        $id           Row.
	 * @param int        $parent       Row of the comment that it replies to, 0 for one of the post.
	 * @param string     $network_id   Id on the network.
	 * @param int        $published_at Unix time, 0 when the network does not say.
	 * @param int        $replies      How many replies it has on the network.
	 * @param array      $data         What is shown.
	 * @param Image|null $image        Its picture.
	 * @phpstan-param CommentData $data
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $parent,
		public readonly string $network_id,
		public readonly int $published_at,
		public readonly int $replies,
		public readonly array $data,
		public readonly ?Image $image = null
	) {}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row   Row.
	 * @param Image|null                 $image Its picture.
	 */
	public static function of_row( array $row, ?Image $image = null ): self {
		$stored = json_decode( (string) $row['data'], true );
		/** What `Comments::store()` wrote.
		 *
		 * @var CommentData $data */
		$data = [ ...self::NOTHING, ...( is_array( $stored ) ? $stored : [] ) ];
		return new self(
			(int) $row['id'],
			(int) $row['parent_id'],
			(string) $row['network_id'],
			(int) $row['published_at'],
			(int) $row['replies'],
			$data,
			$image
		);
	}
}

<?php
/**
 * Something that may become an entry.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * What a source knows of an item before sorting and filters; texts may be left empty where ItemFilter::wants() says so.
 */
final class Candidate {

	/**
	 * Keeps the fields.
	 *
	 * @param string       $id          Id.
	 * @param string       $kind        `image` or `album`.
	 * @param float        $ratio       Width by height, 0 = unknown.
	 * @param bool         $leads_off   Whether a click leads to its destination.
	 * @param string       $title       As written.
	 * @param string       $description As written.
	 * @param list<string> $tags        Its own tags.
	 * @param bool         $named       Whether somebody gave it this title: then it is no file's name.
	 * @param string       $date        When it was taken or uploaded, whichever is sorted by, as WordPress writes
	 *                                  dates; '' = unknown, or sorted otherwise.
	 * @param string       $author      As written.
	 * @param string       $album       Id of the album below that it is in, '' = the album itself.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $kind = 'image',
		public readonly float $ratio = 0.0,
		public readonly bool $leads_off = false,
		public readonly string $title = '',
		public readonly string $description = '',
		public readonly array $tags = [],
		public readonly bool $named = false,
		public readonly string $date = '',
		public readonly string $author = '',
		public readonly string $album = ''
	) {}
}

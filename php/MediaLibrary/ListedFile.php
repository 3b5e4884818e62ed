<?php
/**
 * A file of a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * What a list knows of a file; what was not asked for is empty (FileColumns).
 */
final class ListedFile {

	/**
	 * Keeps the fields.
	 *
	 * @param int                        $id          Attachment.
	 * @param int                        $album       Its album's id in the taxonomy, 0 where no albums are listed.
	 * @param int                        $width       Px, 0 = unknown.
	 * @param int                        $height      Likewise.
	 * @param bool                       $leads_off   Whether it has a destination.
	 * @param string                     $title       Title.
	 * @param string                     $caption     Caption.
	 * @param string                     $description Description.
	 * @param string                     $alt         Alternative text.
	 * @param string                     $file        Name of the file.
	 * @param list<string>               $tags        Its own tags.
	 * @param int                        $taken_at    When it was taken, Unix time, 0 = unknown.
	 * @param string                     $uploaded    When it was uploaded, as WordPress writes dates.
	 * @param string                     $author      Author that the owner has named.
	 * @param array<string, string>|null $details     What photo software has written into it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $album,
		public readonly int $width,
		public readonly int $height,
		public readonly bool $leads_off,
		public readonly string $title,
		public readonly string $caption,
		public readonly string $description,
		public readonly string $alt,
		public readonly string $file,
		public readonly array $tags,
		public readonly int $taken_at,
		public readonly string $uploaded,
		public readonly string $author,
		public readonly ?array $details
	) {}
}

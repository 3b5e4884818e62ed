<?php
/**
 * What becomes of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks of WordPress in place of one gallery, and what they do not have; or why it stays.
 */
final class ConvertedGallery {

	/**
	 * Keeps the fields.
	 *
	 * @param string       $markup   The blocks as they are stored, '' = the gallery stays.
	 * @param int          $images   Images in them.
	 * @param int          $videos   Videos in them.
	 * @param int          $columns  Columns of the gallery.
	 * @param list<string> $headings Titles of albums, which become headings.
	 * @param list<string> $lost     What changes or is lost, in sentences.
	 * @param string       $reason   Why it stays, or ''.
	 * @param bool         $is_ready Whether all files are there: images of online albums are copied a few at a time.
	 */
	public function __construct(
		public readonly string $markup,
		public readonly int $images = 0,
		public readonly int $videos = 0,
		public readonly int $columns = 0,
		public readonly array $headings = [],
		public readonly array $lost = [],
		public readonly string $reason = '',
		public readonly bool $is_ready = true
	) {}

	/**
	 * A gallery that stays.
	 *
	 * @param string $reason Why.
	 */
	public static function kept( string $reason ): self {
		return new self( '', reason: $reason );
	}

	/**
	 * What people are told before anything is changed.
	 *
	 * @return array{images: int, videos: int, columns: int, headings: list<string>, lost: list<string>, reason: string}
	 */
	public function told(): array {
		return [
			'images'   => $this->images,
			'videos'   => $this->videos,
			'columns'  => $this->columns,
			'headings' => $this->headings,
			'lost'     => $this->lost,
			'reason'   => $this->reason,
		];
	}
}

<?php
/**
 * What a conversion meets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * Counts while a gallery is converted.
 */
final class GalleryTally {

	/** Images and videos of a gallery: more of them, no editor opens. */
	public const MAX = 1000;

	// phpcs:disable Squiz.Commenting.VariableComment -- Their names say what they count.
	public int $images     = 0;
	public int $videos     = 0;
	public int $missing    = 0;
	public int $copies     = 0;
	public int $remote     = 0;
	public bool $is_cut    = false;
	public bool $is_ready  = true;
	// phpcs:enable

	/**
	 * Titles of albums.
	 *
	 * @var list<string>
	 */
	public array $headings = [];

	/**
	 * Titles of online albums that have something in them, but nothing here.
	 *
	 * @var list<string>
	 */
	public array $unread = [];

	/**
	 * How many may follow.
	 */
	public function left(): int {
		return max( 0, self::MAX - $this->images - $this->videos );
	}
}

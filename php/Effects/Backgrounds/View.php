<?php
/**
 * What is printed of a background.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

defined( 'ABSPATH' ) || exit;

/**
 * What a slideshow or a video prints.
 */
final class View {

	/**
	 * Keeps the fields.
	 *
	 * @param string                    $image  HTML of the still image, escaped, '' = none.
	 * @param array<string, mixed>|null $data   What the script learns, null = nothing moves.
	 * @param string                    $label  Name of the button at first.
	 * @param string                    $notice What a press means for the visitor's privacy, '' = nothing.
	 */
	public function __construct(
		public readonly string $image,
		public readonly ?array $data = null,
		public readonly string $label = '',
		public readonly string $notice = ''
	) {}
}

<?php
/**
 * Prints two images with a handle between them; without a script they are side by side. Twin of the handle:
 * blocks/image-comparison/edit.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ImageComparison;

defined( 'ABSPATH' ) || exit;

/** What ImageComparisonModule hands over; wrapper and images are ready to be printed.
 *
 * @var array{open: string, content: string, position: int} $vitrine */

// phpcs:ignore WordPress.Security.EscapeOutput -- a tag that is escaped, and blocks that are rendered.
echo $vitrine['open'], $vitrine['content'];
// Browsers that remember what was in a form would remember where the handle was, but not the images.
printf(
	'<input type="range" class="wp-block-vitrine-image-comparison__handle" value="%d" aria-label="%s" autocomplete="off"></div>',
	$vitrine['position'], // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
	esc_attr__( 'Visible part of the first image, in percent', 'vitrine' )
);

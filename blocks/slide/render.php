<?php
/**
 * Prints a slide.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

defined( 'ABSPATH' ) || exit;

/** What Slide hands over, ready to be printed.
 *
 * @var array{open: string, link: string, content: string} $vitrine */

// phpcs:ignore WordPress.Security.EscapeOutput -- tags that are escaped, and blocks that are rendered.
echo $vitrine['open'], $vitrine['link'], $vitrine['content'], '</div>';

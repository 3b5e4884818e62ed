<?php
/**
 * A place that cannot be written.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * Its message says why, to whoever wanted it.
 */
final class PlaceRefused extends \RuntimeException {}

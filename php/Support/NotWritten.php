<?php
/**
 * A database that does not take what is written.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Ends a job that could not write down what it has done: it would do it again and again.
 */
final class NotWritten extends \RuntimeException {}

<?php
/**
 * Somebody else has the lease.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a source is refreshed elsewhere at this moment.
 */
final class SourceBusy extends \RuntimeException {}

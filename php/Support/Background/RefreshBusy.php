<?php
/**
 * Somebody else has the lease.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a row is refreshed elsewhere at this moment.
 */
final class RefreshBusy extends \RuntimeException {}

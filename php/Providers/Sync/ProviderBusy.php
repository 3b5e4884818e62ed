<?php
/**
 * Somebody else has the lease.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a connection is refreshed elsewhere at this moment.
 */
final class ProviderBusy extends \RuntimeException {}

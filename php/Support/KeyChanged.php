<?php
/**
 * A sealed text does not open.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a token was sealed with another key, or was tampered with: the account must be connected again.
 */
final class KeyChanged extends \RuntimeException {}

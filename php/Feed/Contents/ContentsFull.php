<?php
/**
 * An account has as many contents as it may.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * No further content is made.
 */
final class ContentsFull extends \RuntimeException {}

<?php
/**
 * The site has no key.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown where a token would have to be sealed without a key of the site's own.
 */
final class KeyMissing extends \RuntimeException {}

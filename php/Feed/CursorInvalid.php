<?php
/**
 * A cursor that is not ours.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown for a forged, foreign or broken cursor.
 */
final class CursorInvalid extends \RuntimeException {}

<?php
/**
 * A file that cannot be imported.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

defined( 'ABSPATH' ) || exit;

/**
 * Why a file is refused as a whole, in words for who has chosen it; nothing of the file is repeated.
 */
final class ImportProblem extends \RuntimeException {}

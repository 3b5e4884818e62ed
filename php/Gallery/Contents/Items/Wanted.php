<?php
/**
 * What is wanted of candidates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * How much a source has to read of thousands of items.
 */
enum Wanted {

	/** What layouts need. */
	case Shapes;

	/** Texts and tags, too. */
	case Texts;

	/** Everything that is searched: texts, tags and authors. */
	case Authors;
}

<?php
/**
 * An album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * An album as breadcrumbs and headings name it.
 */
final class Album {

	/**
	 * Keeps the fields.
	 *
	 * @param string $id          Id, `0` = the root.
	 * @param string $title       Plain text; of the root perhaps ''.
	 * @param string $description Plain text.
	 * @param string $parent      Id of the album above, '' for the root.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $description,
		public readonly string $parent
	) {}
}

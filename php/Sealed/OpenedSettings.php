<?php
/**
 * Settings that a page was given.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sealed;

defined( 'ABSPATH' ) || exit;

/**
 * What is in sealed settings.
 */
final class OpenedSettings {

	/**
	 * Keeps the fields.
	 *
	 * @param array<mixed> $settings Settings, as they were sealed.
	 * @param list<int>    $open     Posts that are not for everybody, and that whoever has the page may see.
	 * @param bool         $is_brief Whether they are for some visitors only, and end.
	 */
	public function __construct(
		public readonly array $settings,
		public readonly array $open,
		public readonly bool $is_brief
	) {}
}

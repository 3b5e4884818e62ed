<?php
/**
 * A popup that comes from a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Transfer;

use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * What was read of a file of any kind, before it is stored.
 */
final class ImportedPopup {

	/**
	 * Keeps the fields.
	 *
	 * @param string               $title     Title.
	 * @param string               $content   Its inner blocks as they are saved, or HTML; possibly hostile.
	 * @param PopupSettings        $settings  Settings within their bounds.
	 * @param array<string, mixed> $look      Attributes of block supports.
	 * @param list<string>         $taken     What was taken over, in words.
	 * @param list<string>         $left      What was not.
	 * @param int                  $elementor Number that links of Elementor name it by, 0 = none.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $content,
		public readonly PopupSettings $settings,
		public readonly array $look,
		public readonly array $taken,
		public readonly array $left,
		public readonly int $elementor = 0
	) {}
}

<?php
/**
 * Converts widgets of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorNotes;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a block of ours of a widget.
 */
interface ElementorConverter {

	/**
	 * Settings that are taken over, or say nothing.
	 *
	 * @return list<string>
	 */
	public static function names(): array;

	/**
	 * The block as it is saved.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Elements in it, as blocks.
	 * @param ElementorNotes $notes    What is left out.
	 * @return string|null Null where there is none for it.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): ?string;
}

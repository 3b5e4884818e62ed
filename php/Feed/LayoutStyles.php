<?php
/**
 * Style sheets of layouts of feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\CapabilityModule;
use Vitrine\LateStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Brings what a feed needs besides the block's own sheet to pages that have such a feed, before anything of it is seen.
 */
final class LayoutStyles {

	/** The block's own sheet, whose rules these change. */
	private const OWN = 'vitrine-social-feed-style';

	/**
	 * Asks WordPress for the sheets.
	 *
	 * @param list<string> $names Such as `tiles`.
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	public function bring( array $names ): string {
		$html = '';
		foreach ( $names as $name ) {
			$html .= LateStyle::bring( "vitrine-social-feed-{$name}", "social-feed/style-{$name}.css", [ self::OWN ] );
		}
		return $html;
	}

	/**
	 * Where a sheet is that WordPress cannot be asked for any more: the page is there already.
	 *
	 * @param string $name Such as `event`.
	 */
	public static function address( string $name ): string {
		return CapabilityModule::build_url( "social-feed/style-{$name}.css" ) . '?ver=' . VITRINE_VERSION;
	}
}

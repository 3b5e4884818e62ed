<?php
/**
 * Lists of tools.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

use Vitrine\Gallery\Layout\SizeClass;

defined( 'ABSPATH' ) || exit;

/**
 * Comma lists such as 'select,lashare': a size class before a name shows the tool from that class up. Unknown names are
 * ignored.
 * Twin: frontend/render/gallery/tools.ts.
 */
final class Tools {

	/** Of tiles. */
	public const TILE = [
		'select',
		'featured',
		'counter',
		'counter2',
		'share',
		'download',
		'info',
		'shoppingcart',
		'display',
	];

	/** Of the viewer. */
	public const VIEWER = [
		'minimizeButton',
		'label',
		'previousButton',
		'nextButton',
		'pageCounter',
		'playPauseButton',
		'rotateLeft',
		'rotateRight',
		'zoomButton',
		'fullscreenButton',
		'infoButton',
		'linkOriginalButton',
		'downloadButton',
		'shareButton',
		'shoppingcart',
		'closeButton',
	];

	/**
	 * The list without what is unknown or there twice.
	 *
	 * @param string   $list  Comma list, possibly hostile.
	 * @param string[] $known Names of tools.
	 */
	public static function known( string $list, array $known ): string {
		$names = [];
		foreach ( self::parsed( $list, $known ) as [ $name, $from ] ) {
			$names[ $name ] ??= ( $from === null ? '' : $from->value ) . $name;
		}
		return implode( ',', $names );
	}

	/**
	 * Tools with the class from which they are shown.
	 *
	 * @param string   $list  Comma list.
	 * @param string[] $known Names of tools.
	 * @return list<array{string, SizeClass|null}>
	 */
	public static function parsed( string $list, array $known ): array {
		$tools = [];
		foreach ( explode( ',', substr( $list, 0, 1000 ) ) as $entry ) {
			$entry = trim( $entry );
			$from  = null;
			$name  = $entry;
			// 'label' begins as a class does.
			if ( ! self::is_known( $entry, $known ) ) {
				$from = SizeClass::tryFrom( substr( $entry, 0, 2 ) );
				$name = $from === null ? '' : substr( $entry, 2 );
			}
			if ( self::is_known( $name, $known ) ) {
				$tools[] = [ $name, $from ];
			}
		}
		return $tools;
	}

	/**
	 * Whether there is such a tool; sites may add ten of their own.
	 *
	 * @param string   $name  Name.
	 * @param string[] $known Names of tools.
	 */
	private static function is_known( string $name, array $known ): bool {
		return in_array( $name, $known, true ) || preg_match( '/^custom([1-9]|10)$/D', $name ) === 1;
	}
}
